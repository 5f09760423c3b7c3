"""A question is its address: the code says all, and gives nothing away."""

from collections import Counter
from random import Random

import pytest

from quizzes.poker.rules import PROFILES, Structure, Variant
from quizzes.questions import (
    KINDS,
    best_high,
    best_low,
    counterfeit,
    high_and_low,
    low_possible,
    nuts,
    order_lows,
    pot_shares,
    quarter_value,
    who_wins,
)
from quizzes.questions.address import (
    LEVELS,
    SEED_LETTERS,
    Address,
    InvalidCodeError,
    fresh_seed,
)
from quizzes.questions.asking import (
    OldVersionError,
    ask,
    fresh_address,
    seek_case,
)
from quizzes.questions.terms import Terms
from tests.questions.dealt import EACH_CASE, name_of

each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=name_of)


def fresh(kind, seed, level=3, variant=Variant.FOUR):
    return fresh_address(kind, Random(seed), level=level, terms=Terms(variant=variant))


def test_a_code_says_version_variant_rules_level_and_seed():
    address = Address.read("best-low", "12.5.tda-2024.4.7k3m9q0a")

    assert address == Address(
        kind="best-low",
        version=12,
        terms=Terms(variant=Variant.FIVE, house="tda-2024"),
        level=4,
        seed="7k3m9q0a",
    )
    assert address.code == "12.5.tda-2024.4.7k3m9q0a"


@each_kind
@pytest.mark.parametrize("house", PROFILES)
@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("structure", [None, *Structure])
def test_an_address_is_read_as_it_was_written(kind, house, variant, structure):
    terms = Terms(variant=variant, house=house, structure=structure)
    for level in LEVELS:
        address = fresh_address(kind, Random(level), level=level, terms=terms)

        assert Address.read(kind.NAME, address.code) == address


@pytest.mark.parametrize(
    "code",
    [
        "",
        "1",
        "1.4.default.1",
        "1.4.default.1.7k3m9q0",
        "1.4.default.1.7k3m9q0aa",
        "1.4.default.1.7k3m9q0a.1",
        "1.4.default.1.7K3M9Q0A",
        # Four letters are left out, as they are taken for digits or for others.
        "1.4.default.1.7k3m9qil",
        "1.4.default.1.7k3m9qou",
        "0.4.default.1.7k3m9q0a",
        "01.4.default.1.7k3m9q0a",
        "-1.4.default.1.7k3m9q0a",
        "99999.4.default.1.7k3m9q0a",
        "1.3.default.1.7k3m9q0a",
        "1.7.default.1.7k3m9q0a",
        "1.4.nowhere.1.7k3m9q0a",
        "1.4..1.7k3m9q0a",
        "1.4.default.0.7k3m9q0a",
        "1.4.default.6.7k3m9q0a",
        "1.4.default.1.7k3m9q0a\n",
        " 1.4.default.1.7k3m9q0a",
        # Digits of other scripts are digits to Python.
        "\u0661.4.default.1.7k3m9q0a",
        "1.4.default.1.7k3m9q0\u0663",
    ],
)
def test_what_is_no_code_is_named(code):
    with pytest.raises(InvalidCodeError) as caught:
        Address.read("best-low", code)

    assert caught.value.code == code
    assert repr(code) in str(caught.value)


@each_kind
def test_a_code_of_another_version_is_not_dealt(kind):
    address = Address.read(kind.NAME, f"{kind.VERSION + 1}.4.default.1.7k3m9q0a")

    with pytest.raises(OldVersionError, match=address.code):
        ask(address)


# Whoever changes what is dealt raises the kind's version, and deals these anew.
@pytest.mark.parametrize(
    ("kind", "code", "written"),
    [
        (best_low, "1.4.default.1.00000000", ["4c Qc 6d 2c", "4s 7s Ts Th Tc"]),
        (best_low, "1.5.default.3.7k3m9q0a", ["9s 5c 7c 8s 7s", "6d Kh 5s 4d Td"]),
        (best_low, "1.6.tda-2024.5.zyxwvt98", ["2c Qh 3s 3c 8d 6d", "4c 3h 4d Kh 8h"]),
        (best_high, "1.4.default.1.00000000", ["6c 8d 2s Qd", "Kd 9h 6s 7d Tc"]),
        (best_high, "1.5.default.3.7k3m9q0a", ["3c 4s Qc Ad Qs", "Ts Ks 5s 9h Js"]),
        (best_high, "1.6.tda-2024.5.zyxwvt98", ["5d 4s 3s 6s As 6d", "9h 7s Td 4c 8c"]),
        (high_and_low, "1.4.default.1.00000000", ["2s 6d 3h As", "Qc 8s Kc 5s 3s"]),
        (high_and_low, "1.5.default.3.7k3m9q0a", ["Kd 9d Jc 2d 6h", "5c 3c 7s 8d 6c"]),
        (
            high_and_low,
            "1.6.tda-2024.5.zyxwvt98",
            ["2s Ad 8h 7c 5s 9d", "Ks 5c 3c 4c 5d"],
        ),
        (
            order_lows,
            "1.4.default.1.00000000",
            ["3c Ac 5s 7h 6d", "4s 8h 6s 5h 2s", "6h 4d Ah 7s 5d"],
        ),
        (order_lows, "1.5.default.3.7k3m9q0a", ["Ac 2c 3c 6c 7c", "2h As 6s 8c 7d"]),
        (order_lows, "1.6.tda-2024.5.zyxwvt98", ["3d 8c 4s 2h 9h", "5h Ad 7s 3s 2c"]),
        (low_possible, "1.4.default.1.00000000", ["Jc 9s Ks 5h", "4c Ac 8h 7d 5d"]),
        (low_possible, "1.5.default.3.7k3m9q0a", ["5h 2c 4c Qd 6s", "9d 3s 3h Td 5c"]),
        (
            low_possible,
            "1.6.tda-2024.5.zyxwvt98",
            ["Jh Ts 8s 2d Qc 9h", "Ac 2s 9d 8d Kh"],
        ),
        (nuts, "1.4.default.1.00000000", ["Th Tc 6c Js", "6h Jd Ts Ac Td"]),
        (nuts, "1.5.default.3.7k3m9q0a", ["9d 6d Ts 3d 6s", "6c 5d 6h Ac 9c"]),
        (nuts, "1.6.tda-2024.5.zyxwvt98", ["3c 6s As 9c Qh Ah", "2h 4s Tc 5h 3s"]),
        (counterfeit, "1.4.default.1.00000000", ["4d 3h As 7h", "6s 2h 5c"]),
        (counterfeit, "1.5.default.3.7k3m9q0a", ["Ts Th Ah 9s 2s", "3d 5h 7c"]),
        (counterfeit, "1.6.tda-2024.5.zyxwvt98", ["3d 8d 9h Tc 9s Ks", "7d 4h 6h"]),
        (
            who_wins,
            "1.4.default.1.00000000",
            ["7c 2h Qs 8c 4h", "9h 3d 9s As", "Tc 9d 2c 2d"],
        ),
        (
            who_wins,
            "1.5.default.3.7k3m9q0a",
            ["6s 7h As 8h 5h", "Kd Kc Ad 8c 3s", "6d 9s 3c Ac Qs", "2h Jh 2s 4h 7d"],
        ),
        (
            who_wins,
            "1.6.tda-2024.5.zyxwvt98",
            [
                "5d 6s As Tc 6d",
                "7h 7d 2d 9s Js 2s",
                "Jc Ad 3c 4c 2h Qd",
                "4d 3d 3h Jd 2c Qs",
            ],
        ),
        (
            pot_shares,
            "1.4.default.1.00000000",
            ["Th 7d 4h 5h 2s", "6s 7h Jh 7s", "Tc 6h As 9c", 890, 5, "default"],
        ),
        (
            pot_shares,
            "1.5.default.3.7k3m9q0a",
            [
                "7s 6h 2h Jd Qc",
                "Th Td 3c 5c 8h",
                "6c 7d As Ks Ad",
                "Jc 2s 3d 6s 6d",
                "5s 3s 3h Qh 8c",
                3625,
                25,
                "default",
            ],
        ),
        (
            pot_shares,
            "1.6.tda-2024.5.zyxwvt98",
            [
                "2c 4h Ts 4c 6h",
                "2h Ad 9d 3c 7h 5d",
                "As 5h 7s Ks 6s 3s",
                590,
                5,
                "tda-2024",
            ],
        ),
        (quarter_value, "1.4.default.1.00000000", ["1/4", 2, 2400, 0, 0, False]),
        (quarter_value, "1.5.default.3.7k3m9q0a", ["1/4", 3, 196, 0, 0, False]),
        (quarter_value, "1.6.tda-2024.5.zyxwvt98", ["1/4", 5, 400, 1000, 200, True]),
    ],
    ids=name_of,
)
def test_a_code_deals_the_cards_it_has_always_dealt(kind, code, written):
    asked = ask(Address.read(kind.NAME, code))

    assert list(asked.question.write().values()) == written


@each_kind
def test_kinds_levels_variants_and_rules_deal_different_cards_from_one_seed(kind):
    codes = [
        f"1.{variant}.{rules}.{level}.7k3m9q0a"
        for variant in (4, 5, 6)
        for rules in PROFILES
        for level in LEVELS
    ]
    questions = [ask(Address.read(kind.NAME, code)).question for code in codes]

    assert len({str(question.write()) for question in questions}) == len(codes)


@pytest.mark.parametrize(("kind", "case"), EACH_CASE, ids=name_of)
def test_a_case_sought_is_found_and_its_code_does_not_tell_it(kind, case):
    asked = seek_case(kind, Random(1), case=case, level=3)
    address = asked.address
    levels = [level for level in LEVELS if case in kind.LEVELS[level]]
    nearest = min(abs(level - 3) for level in levels)

    assert asked.case == kind.case_of(asked.question) == case
    assert ask(Address.read(kind.NAME, address.code)) == asked
    assert address.level in levels
    assert abs(address.level - 3) == nearest
    plain = fresh(kind, 1, level=address.level)
    assert address.code.removesuffix(address.seed) == plain.code.removesuffix(
        plain.seed
    )


def test_seeds_use_every_letter_alike_in_every_place():
    rng = Random(1)
    seeds = [fresh_seed(rng) for _ in range(32_000)]

    # A thousand expected, with a standard deviation of 31.
    for letters in zip(*seeds, strict=True):
        counts = Counter(letters)
        assert set(counts) == set(SEED_LETTERS)
        assert all(abs(count - 1000) < 160 for count in counts.values())


@each_kind
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_deals_its_cases_as_often_as_it_weighs_them(kind, level):
    weights = kind.LEVELS[level]
    rng = Random(f"{kind.NAME}/{level}")
    # A hand takes longer to be played out than to be dealt.
    deals = 300 if kind.HAS_BETTING else 800
    addresses = [fresh_address(kind, rng, level=level) for _ in range(deals)]
    counts = Counter(ask(address).case for address in addresses)

    assert set(counts) == set(weights)
    for case, weight in weights.items():
        share = weight / sum(weights.values())
        deviation = (deals * share * (1 - share)) ** 0.5
        assert abs(counts[case] - deals * share) < 4 * deviation
