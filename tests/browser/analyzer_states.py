"""The analyzer: asking, telling of a deal with every table open, and refusing one."""

PEERS = "hand1=As2d9cTd&hand2=KhKd9h8h&hand3=Ad2cQcQd&hand4=4s5s9s9d&board=Kc7h3s6dQs"


def analyzer(page):
    page.goto("/analyze/")


def analysis_of_a_river(page):
    page.goto(f"/analyze/?{PEERS}")
    for summary in page.locator(".fold summary").all():
        summary.click()


def analysis_before_the_flop(page):
    page.goto("/analyze/?hand1=AsAd2s3d&hand2=KsKdQsQd")


def analyzer_with_errors(page):
    page.goto("/analyze/?hand1=AsAd2s&board=4d3c")


def analyzer_with_a_paste_that_is_no_deal(page):
    page.goto("/analyze/?deal=hello")


ANALYZER_STATES = (
    analyzer,
    analysis_of_a_river,
    analysis_before_the_flop,
    analyzer_with_errors,
    analyzer_with_a_paste_that_is_no_deal,
)
