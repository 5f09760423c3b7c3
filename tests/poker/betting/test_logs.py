"""The log of a hand, street by street, and the chips left."""

from itertools import pairwise

from quizzes.poker.betting.actions import Act
from quizzes.poker.betting.logs import Posting, StreetLog
from quizzes.poker.betting.streets import Street
from quizzes.poker.betting.tables import Post
from tests.poker.betting.make import make_hand, play
from tests.poker.betting.playouts import playouts


def lines(street_log):
    """Return entries as lines such as "3 raise_to: 4 to 6, pot 12"."""
    return [
        f"{entry.seat} {entry.did}: {entry.put} to {entry.to}, pot {entry.pot_after}"
        + (", all-in" if entry.is_all_in else "")
        for entry in street_log.entries
    ]


def test_antes_come_first_then_the_blinds_then_what_others_post():
    posts = {4: Post(live=2, dead=1), 5: Post(dead=1)}
    hand = make_hand("limit", 5, ante=3, posts=posts)

    (preflop,) = hand.log
    assert lines(preflop) == [
        "1 ante: 3 to 0, pot 3",
        "2 ante: 3 to 0, pot 6",
        "3 ante: 3 to 0, pot 9",
        "4 ante: 3 to 0, pot 12",
        "5 ante: 3 to 0, pot 15",
        "1 small_blind: 1 to 1, pot 16",
        "2 big_blind: 2 to 2, pot 18",
        "4 post: 2 to 2, pot 20",
        "4 dead_post: 1 to 2, pot 21",
        "5 dead_post: 1 to 0, pot 22",
    ]
    assert (preflop.pot_before, preflop.pot_after) == (0, 22)


def test_heads_up_the_button_s_small_blind_comes_first():
    (preflop,) = make_hand("limit", 2).log

    assert lines(preflop) == [
        "2 small_blind: 1 to 1, pot 1",
        "1 big_blind: 2 to 2, pot 3",
    ]


def test_without_a_small_blind_the_log_begins_with_the_big_one():
    (preflop,) = make_hand("limit", 3, small_blind_is_dead=True).log

    assert lines(preflop) == ["1 big_blind: 2 to 2, pot 2"]


def test_each_street_tells_what_was_put_in_to_which_total():
    done = "3 raise_to 7, 1 call, 2 fold, 1 check, 3 bet 9, 1 raise_to 20, 3 call"
    hand = make_hand("no-limit", stacks={1: 27}, done=done)

    preflop, flop = hand.log
    assert lines(preflop)[2:] == [
        "3 raise_to: 7 to 7, pot 10",
        "1 call: 6 to 7, pot 16",
        "2 fold: 0 to 2, pot 16",
    ]
    assert lines(flop) == [
        "1 check: 0 to 0, pot 16",
        "3 bet: 9 to 9, pot 25",
        "1 raise_to: 20 to 20, pot 45, all-in",
        "3 call: 11 to 20, pot 56",
    ]
    assert (preflop.street, preflop.pot_before, preflop.pot_after) == ("preflop", 0, 16)
    assert (flop.street, flop.pot_before, flop.pot_after) == ("flop", 16, 56)


def test_a_first_bet_that_was_told_as_a_raise_is_a_bet():
    hand = make_hand("limit", 2, done="2 call, 1 check, 1 raise_to 2, 2 raise_to 4")

    assert [entry.did for entry in hand.log[1].entries] == [Act.BET, Act.RAISE_TO]


def test_a_raise_of_the_blind_is_no_bet():
    hand = make_hand("limit", 3, done="3 call, 1 call, 2 raise_to 4")

    assert hand.log[0].entries[-1].did is Act.RAISE_TO


def test_a_raise_of_an_all_in_that_was_no_whole_bet_is_no_bet():
    done = "3 call, 1 call, 2 check, 1 check, 2 raise_to 1, 3 raise_to 3"
    hand = make_hand("no-limit", stacks={2: 3}, done=done)

    dids = [entry.did for entry in hand.log[1].entries]
    assert dids == [Act.CHECK, Act.BET, Act.RAISE_TO]


def test_whoever_posts_or_calls_the_last_chip_is_all_in_and_nobody_after():
    hand = make_hand("no-limit", 4, stacks={1: 1, 4: 5}, done="3 raise_to 6, 4 call")
    hand = play(hand, "2 fold")

    (preflop,) = hand.log
    assert [e.seat for e in preflop.entries if e.is_all_in] == [1, 4]


def test_a_street_on_which_nothing_is_done_yet_has_its_pot():
    hand = make_hand("limit", 3, done="3 call, 1 call, 2 check")

    assert hand.log[1] == StreetLog(Street.FLOP, (), pot_before=6, pot_after=6)


def test_the_stacks_left_are_those_that_are_told():
    hand = make_hand("no-limit", stacks={1: 50, 2: 60}, done="3 raise_to 7, 1 call")

    assert hand.stacks == {1: 43, 2: 58}


def test_the_log_adds_up_to_what_was_put_in():
    for *_, hand in playouts("logs", 150):
        put = dict.fromkeys(hand.table.seats, 0)
        entries = [entry for street in hand.log for entry in street.entries]
        for entry in entries:
            put[entry.seat] += entry.put
        stakes = hand.stakes
        for seat in hand.table.seats:
            assert put[seat] == stakes.contributed[seat] + stakes.dead[seat]
            assert put[seat] + hand.stacks[seat] == hand.table.stacks[seat]
        assert entries[0].pot_before == 0
        assert all(a.pot_after == b.pot_before for a, b in pairwise(entries))
        assert entries[-1].pot_after == hand.chips


def test_whoever_has_no_chips_left_was_all_in_once():
    for *_, hand in playouts("all-in", 150):
        entries = [entry for street in hand.log for entry in street.entries]
        all_in = sorted(entry.seat for entry in entries if entry.is_all_in)
        assert all_in == sorted(seat for seat, left in hand.stacks.items() if not left)


def test_what_is_posted_is_no_action():
    hand = make_hand("limit", 3)

    assert [entry.did for entry in hand.log[0].entries] == [
        Posting.SMALL_BLIND,
        Posting.BIG_BLIND,
    ]
    assert hand.actions == ()
