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


SETTLED = (
    "chips1=50&hole1=As2d9cTd&chips2=150&dead2=5&hole2=KhKd9h8h&chips3=300"
    "&hole3=Ad2cQcQd&chips4=330&hole4=4s5s9s9d&board=Kc7h3s6dQs&rake=10"
)


def settlement(page):
    page.goto("/analyze/settlement/")
    for summary in page.locator("form summary").all():
        summary.click()


def settlement_of_three_pots(page):
    page.goto(f"/analyze/settlement/?{SETTLED}")


def settlement_with_errors(page):
    page.goto(
        "/analyze/settlement/?chips1=5x&hole1=As2d9c&hole2=As2dKcKh&chips9=7&dead9=x"
        "&rake=1&house=ours&chip=5"
    )


def settlement_with_a_paste_that_is_no_hand(page):
    page.goto("/analyze/settlement/?hand=hello")


ANALYZER_STATES = (
    analyzer,
    analysis_of_a_river,
    analysis_before_the_flop,
    analyzer_with_errors,
    analyzer_with_a_paste_that_is_no_deal,
    settlement,
    settlement_of_three_pots,
    settlement_with_errors,
    settlement_with_a_paste_that_is_no_hand,
)
