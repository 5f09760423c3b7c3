"""Every page and state: for everybody, on every screen, light and dark."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe

from tests.browser.states import STATES

TELEPHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
TARGETS = "a, button, summary, select, label:has(input), input:not(label input)"
LEAST = 44

# Links within a sentence are as high as its line.
SIZES_OF_TARGETS = """
targets => targets
  .filter(target => target.checkVisibility({visibilityProperty: true}))
  .filter(target => getComputedStyle(target).display !== "inline")
  .filter(target => !target.matches(".skip, [type=hidden]"))
  .map(target => [target, target.getBoundingClientRect()])
  .filter(([_, {width, height}]) => Math.min(width, height) < LEAST)
  .map(([target, {width, height}]) => `${target.outerHTML} is ${width} x ${height}`)
""".replace("LEAST", str(LEAST))

OVERFLOWING = """
() => [...document.querySelectorAll("main *, header *, footer *")]
  .filter(element => !element.closest(".visually-hidden, [hidden]"))
  .filter(element => element.checkVisibility())
  .filter(element => element.getBoundingClientRect().right > innerWidth)
  .map(element => element.outerHTML)
"""


@pytest.mark.browser_context_args(viewport=TELEPHONE, has_touch=True)
@pytest.mark.parametrize("reach", STATES.values(), ids=STATES)
def test_it_is_for_everybody_on_every_screen(page, reach):
    reach(page)
    page.wait_for_load_state()

    assert page.evaluate("document.documentElement.scrollWidth") == TELEPHONE["width"]
    assert page.evaluate(OVERFLOWING) == []
    assert page.locator(TARGETS).evaluate_all(SIZES_OF_TARGETS) == []
    for colors in ("light", "dark"):
        page.emulate_media(color_scheme=colors)
        for screen in (TELEPHONE, DESK):
            page.set_viewport_size(screen)
            assert complaints_about(page) == ""


def complaints_about(page):
    """What axe has found against the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    results = Axe(axe_script="").run(page)
    return results.generate_report() if results.violations_count else ""
