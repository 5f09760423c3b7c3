"""The guide, and its pages."""


def guide(page):
    page.goto("/guide/")


def page_of_the_guide(page):
    page.goto("/guide/counterfeiting/")


def question_within_the_guide(page):
    page.goto("/guide/counterfeiting/")
    page.locator("#tries ~ ul a").first.click()
    page.locator("form.play").wait_for()


def page_of_the_guide_with_pots(page):
    page.goto("/guide/scooping-and-quartering/")


def page_of_the_guide_with_tables(page):
    page.goto("/guide/betting-structures/")


def house_rules(page):
    page.goto("/guide/house-rules/")


def page_of_starting_hands(page):
    page.goto("/guide/starting-hands/")


def glossary(page):
    page.goto("/guide/glossary/")


GUIDE_STATES = (
    guide,
    page_of_the_guide,
    question_within_the_guide,
    page_of_the_guide_with_pots,
    page_of_the_guide_with_tables,
    house_rules,
    page_of_starting_hands,
    glossary,
)
