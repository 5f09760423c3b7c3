"""The guide, and its pages."""


def guide(page):
    page.goto("/guide/")


def page_of_the_guide(page):
    page.goto("/guide/counterfeiting/")


GUIDE_STATES = (guide, page_of_the_guide)
