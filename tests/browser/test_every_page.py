"""Every page and state: for everybody, on every screen, light and dark."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe

from tests.browser.states import STATES

TELEPHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
TARGETS = "a, button, summary, select, label:has(input), input:not(label input)"
LEAST = 44

each_state = pytest.mark.parametrize("reach", STATES.values(), ids=STATES)

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
  .filter(element => element.getBoundingClientRect().right > innerWidth)
  .map(element => element.outerHTML)
"""


@each_state
def test_axe_finds_nothing_to_complain_of(page, reach):
    reach(page)
    page.evaluate(AXE_SCRIPT)
    axe = Axe(axe_script="")

    for screen in (TELEPHONE, DESK):
        page.set_viewport_size(screen)
        for colors in ("light", "dark"):
            page.emulate_media(color_scheme=colors)
            results = axe.run(page)
            assert not results.response["violations"], results.generate_report()


@pytest.mark.browser_context_args(viewport=TELEPHONE, has_touch=True)
@each_state
def test_it_fits_a_telephone_and_a_thumb(page, reach):
    reach(page)

    assert page.evaluate("document.documentElement.scrollWidth") == TELEPHONE["width"]
    assert page.evaluate(OVERFLOWING) == []
    assert page.locator(TARGETS).evaluate_all(SIZES_OF_TARGETS) == []
