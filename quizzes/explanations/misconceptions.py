"""What is said about the wrong rule behind an answer."""

from collections.abc import Sequence
from typing import NamedTuple

from django.utils.translation import gettext_lazy

from quizzes import labels
from quizzes.explanations import played, posts, showings, starting_hands, turns
from quizzes.explanations.contradicted import OF_MISCONCEPTIONS
from quizzes.explanations.rules import Numbers
from quizzes.labels import Text
from quizzes.questions.misconceptions import Misconception

MISCONCEPTIONS: dict[Misconception, Text] = {
    Misconception.THREE_FROM_HAND: gettext_lazy(
        "Three cards of the hand seem to have played. It is always exactly two."
    ),
    Misconception.TRIPS_IN_HAND: gettext_lazy(
        "Three of a rank in the hand are only a pair: two of your cards play."
    ),
    Misconception.FOUR_FROM_HAND: gettext_lazy(
        "Four cards of the hand seem to have played. It is always exactly two."
    ),
    Misconception.ONE_FROM_HAND: gettext_lazy(
        "One card of the hand seems to have played with four of the board. It is "
        "always two and three."
    ),
    Misconception.ONE_CARD_FLUSH: gettext_lazy(
        "One card of a suit makes no flush in Omaha: two of your own must be of it."
    ),
    Misconception.NONE_FROM_HAND: gettext_lazy(
        "The board cannot be played in Omaha: two of your own cards always play."
    ),
    Misconception.ACE_NEVER_LOW: gettext_lazy(
        "The ace is also the bottom of a straight: 5-4-3-2-A is one, the lowest."
    ),
    Misconception.KICKERS_IGNORED: gettext_lazy(
        "The kickers count as well: of equal hands the one with the higher side cards "
        "is better."
    ),
    Misconception.STRAIGHT_BEATS_FLUSH: gettext_lazy("A flush beats a straight."),
    Misconception.FLUSH_BEATS_FULL_HOUSE: gettext_lazy("A full house beats a flush."),
    Misconception.PAIRED_CARD_COUNTS: gettext_lazy(
        "A pair spoils a low: it takes five different ranks."
    ),
    Misconception.NINE_COUNTS: gettext_lazy(
        "A nine is too high: the highest card of a low is an eight at most."
    ),
    Misconception.ACE_NOT_LOW: gettext_lazy(
        "The ace is the lowest card of all in a low."
    ),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: gettext_lazy(
        "Straights and flushes do not count against a low."
    ),
    Misconception.DUPLICATE_KILLS_LOW: gettext_lazy(
        "A card that the board pairs can still play: only the same rank twice in the "
        "five cards is forbidden."
    ),
    Misconception.READ_FROM_BOTTOM: gettext_lazy(
        "Lows are read from the highest card down, not from the lowest up."
    ),
    Misconception.LATER_CARDS_IGNORED: gettext_lazy(
        "Where the highest cards are equal, the next ones decide."
    ),
    Misconception.SAME_PAIR_FOR_BOTH: gettext_lazy(
        "High and low may use different cards of your hand: choose two for each."
    ),
    Misconception.STRAIGHT_OVERLOOKED: gettext_lazy(
        "Three of the board fit into five in a row, so a straight is possible, and it "
        "beats three of a kind."
    ),
    Misconception.FLUSH_OVERLOOKED: gettext_lazy(
        "Three of the board are of one suit, so a flush is possible, and it beats a "
        "straight."
    ),
    Misconception.QUADS_OVERLOOKED: gettext_lazy(
        "With a pair on the board the other two of its rank make four of a kind; only "
        "a straight flush beats it."
    ),
    Misconception.STRAIGHT_FLUSH_OVERLOOKED: gettext_lazy(
        "Three of the board are of one suit and fit into five in a row: a straight "
        "flush is possible."
    ),
    Misconception.ACE_DEUCE_ALWAYS: gettext_lazy(
        "A-2 is not always the nut low: an ace or a deuce on the board counts for "
        "everybody, and without three low ranks there is no low at all."
    ),
    Misconception.ONE_NUT_CARD: gettext_lazy(
        "One card of the pair is not enough: the nuts take both, as the ace and "
        "another card of its suit, or the ace and the deuce."
    ),
    Misconception.OWN_CARDS_EXCLUDED: gettext_lazy(
        "The nuts of a board count every card that is not on it, those in your hand "
        "as well."
    ),
    Misconception.ACE_CANNOT_HURT: gettext_lazy(
        "An ace on the board pairs your own: everybody has it then, and yours adds "
        "nothing any more."
    ),
    Misconception.PROTECTION_FORGOTTEN: gettext_lazy(
        "Your third low card protects you: it plays in place of the one that is paired."
    ),
    Misconception.WHEEL_CAN_BE_PASSED: gettext_lazy(
        "Nothing beats the wheel, whatever comes; it can only be tied."
    ),
    Misconception.PAIR_IN_HAND_PROTECTS: gettext_lazy(
        "A second card of the same rank protects nothing: a rank counts once."
    ),
    Misconception.THIRD_CARD_ALWAYS_PROTECTS: gettext_lazy(
        "A third low card protects only if it makes the best low again, and so only if "
        "it is the next lowest rank."
    ),
    Misconception.EVERY_PAIR_COUNTERFEITS: gettext_lazy(
        "Not every card that pairs your low makes it worse: only if it lets more hands "
        "beat it than before."
    ),
    Misconception.UNPAIRED_CARDS_COUNT: gettext_lazy(
        "To counterfeit a low a card must pair one of your two cards in it."
    ),
    Misconception.IDLE_CARDS_COUNT: gettext_lazy(
        "A card that pairs what does not play in your low takes nothing from it."
    ),
    Misconception.LOW_WITHOUT_QUALIFIER: gettext_lazy(
        "The lowest cards are not always a low: none of the five may be above the "
        "eight. Where nobody has such a low, the high has the whole pot."
    ),
    Misconception.HIGH_TAKES_BOTH: gettext_lazy(
        "The best high has only its half where there is a low: the other half goes to "
        "the best low."
    ),
    Misconception.ONE_OF_TIED_WINS: gettext_lazy(
        "Equal hands share what they win: all that tie have a part of it."
    ),
    Misconception.WINNERS_SHARE_ALIKE: gettext_lazy(
        "The winners do not share the pot alike: each half is shared for itself, among "
        "those that win it."
    ),
    Misconception.LOW_TAKES_ODD_CHIP: gettext_lazy(
        "The odd chip between the halves goes to the high, not to the low."
    ),
    Misconception.ODD_CHIP_LOST: gettext_lazy(
        "What cannot be shared evenly is not lost: odd chips go one to each of those "
        "that tie, from the left of the button."
    ),
    Misconception.ODD_CHIPS_TO_ONE: gettext_lazy(
        "No seat has two odd chips of one half: they go one to each, from the left of "
        "the button."
    ),
    Misconception.TIE_NOT_SHARED: gettext_lazy(
        "A half that several tie for is shared among them: with one other you get a "
        "quarter of the pot, with two others a sixth."
    ),
    Misconception.SPLIT_IS_EVEN: gettext_lazy(
        "To share a pot is not to get one's chips back: it depends on your part of the "
        "pot, and on how many pay."
    ),
    Misconception.GROSS_FOR_NET: gettext_lazy(
        "What you get from the pot is not what you win: the chips that you put in come "
        "off it."
    ),
    Misconception.SHARE_OF_WINNINGS: gettext_lazy(
        "Your own chips are shared as well: take your part of the whole pot, and then "
        "take off all that you put in."
    ),
    Misconception.OWN_BET_LEFT_OUT: gettext_lazy(
        "Your own bet lies in the pot too, and counts when it is shared."
    ),
    Misconception.COUNTED_ON_TOP: gettext_lazy(
        "You are one of those who pay: your bet is among theirs."
    ),
    Misconception.POT_MONEY_FORGOTTEN: gettext_lazy(
        "What lay in the pot before the bet is shared with it."
    ),
    Misconception.EARLIER_CHIPS_FORGOTTEN: gettext_lazy(
        "The net result is that of the whole hand: what you put in earlier comes off "
        "it like the bet."
    ),
    **played.MISCONCEPTIONS,
    **posts.MISCONCEPTIONS,
    **turns.MISCONCEPTIONS,
    **showings.MISCONCEPTIONS,
    **starting_hands.MISCONCEPTIONS,
}


class SlipTold(NamedTuple):
    """A wrong rule that explains an answer, and what is right instead, by its rules."""

    misconception: Misconception
    name: Text
    sentence: Text
    rules: Numbers


def explain_misconceptions(candidates: Sequence[str]) -> list[SlipTold]:
    """Return the wrong rules that explain an answer, each by the name it has anywhere.

    The sentence alone tells what is right, and would be read as the slip itself.
    """
    return [
        SlipTold(m, labels.MISCONCEPTIONS[m], MISCONCEPTIONS[m], OF_MISCONCEPTIONS[m])
        for m in map(Misconception, candidates)
    ]
