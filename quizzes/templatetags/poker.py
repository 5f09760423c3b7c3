"""Tags that draw a whole row of cards at once: to choose, marked, or small."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from django import template
from django.utils.html import conditional_escape, escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, gettext, pgettext

from quizzes import labels
from quizzes.forms.sections.picker import CardToPick, Half
from quizzes.poker.cards import Card
from quizzes.proofs import ProofRow

register = template.Library()

MARKS = {"right": "✓", "wrong": "✕", "missed": "+", "partly": "½"}

# Where a card of the deck would lie that is on the board.
EMPTY_PLACE = '<i class="gone"></i>'

# Ranks of a hand, or hands in order; the sign between these is escaped by then.
IN_ROW = re.compile(r"(?<![\w-])(?:10|\w)(?:(?:-| &gt; | = )(?:10|\w))+(?![\w-])")


@register.simple_tag
def card_boxes(
    cards: Iterable[CardToPick | None], halves: Iterable[Half]
) -> SafeString:
    """Draw cards with a box to tick, or one for each half that may take them.

    None is a place that stays empty.
    """
    language = get_language()
    named = tuple([(half.name, half.title, half.short) for half in halves])
    drawn = [
        _drawn_boxes(card, named, language) if card else EMPTY_PLACE for card in cards
    ]
    return mark_safe(f'<div class="cards">{"".join(drawn)}</div>')


@lru_cache(maxsize=8192)
def _drawn_boxes(
    picked: CardToPick, halves: tuple[tuple[str, str, str], ...], language: str | None
) -> str:
    card, shortcut, ticked = picked
    key = escape(shortcut)
    face = _face(labels.rank_shown(card), card.suit)
    name = labels.card_name(card)
    if key:
        face += f'<kbd aria-hidden="true">{key}</kbd>'
    if len(halves) == 1:
        box = _box(halves[0][0], str(card), name, ticked[0], key)
        return f'<label class="card {card.suit}">{box}{face}</label>'
    drawn = "".join(
        f'<label class="of-half"{" data-idle" if place else ""}>'
        f"{_box(half, str(card), f'{name}, {title}', ticked[place], key)}"
        f"<span>{escape(short)}</span></label>"
        for place, (half, title, short) in enumerate(halves)
    )
    return f'<div class="card {card.suit}">{face}{drawn}</div>'


def _box(half: str, value: str, name: str, checked: bool, key: str) -> str:
    shortcut = f' data-key="{key}" aria-keyshortcuts="{key}"' if key else ""
    return (
        f'<input type="checkbox" name="{escape(half)}" value="{value}"'
        f' aria-label="{escape(name)}"{shortcut}{" checked" if checked else ""}>'
    )


@register.simple_tag
def deck_key(card: Card) -> SafeString:
    """Draw a card of the deck as a button that names it."""
    return mark_safe(
        f'<button type="button" class="card key {card.suit}" data-card="{card}"'
        f' aria-pressed="false" aria-label="{escape(labels.card_name(card))}">'
        f'<b aria-hidden="true">{labels.rank_shown(card)}</b>'
        f'<svg aria-hidden="true"><use href="#suit-{card.suit}"/></svg></button>'
    )


@register.simple_tag
def marked_cards(cards: Iterable[tuple[Card, str]]) -> SafeString:
    """Draw cards as pictures, each with what the answer made of it."""
    language = get_language()
    drawn = "".join(_marked_card(card, mark, language) for card, mark in cards)
    return mark_safe(f'<ul class="cards">{drawn}</ul>')


@lru_cache(maxsize=1024)
def _marked_card(card: Card, mark: str, language: str | None) -> str:
    words = {
        "right": pgettext("a card in a verdict", "chosen, and it plays"),
        "wrong": pgettext("a card in a verdict", "chosen, but it does not play"),
        "missed": pgettext("a card in a verdict", "not chosen, but it plays"),
    }
    badge = f'<i class="badge {mark}">{MARKS[mark]}</i>' if mark else ""
    name = labels.card_name(card) + (f", {words[mark]}" if mark else "")
    return (
        f'<li class="card {card.suit} {mark}"><span class="visually-hidden">'
        f'{escape(name)}</span><span aria-hidden="true">'
        f"{_face(labels.rank_shown(card), card.suit)}{badge}</span></li>"
    )


def _face(rank: str, suit: str) -> str:
    """Draw rank and suit as one picture, since they grow with the card."""
    return (
        '<svg class="face" viewBox="0 0 100 140" aria-hidden="true">'
        f'<text x="9" y="47">{escape(rank)}</text>'
        f'<use href="#suit-{suit}" x="41" y="81" width="50" height="50"/></svg>'
    )


@register.simple_tag
def mini_cards(cards: Sequence[Card], more: Sequence[Card] = ()) -> SafeString:
    """Draw a row of small cards for running text; `more` follow after a plus."""
    language = get_language()
    drawn = "".join(_mini_card(card, language) for card in cards)
    if more:
        rest = "".join(_mini_card(card, language) for card in more)
        drawn += f'<span class="plus">+</span>{rest}'
    return mark_safe(f'<bdi dir="ltr" class="mini">{drawn}</bdi>')


@lru_cache(maxsize=512)
def _mini_card(card: Card, language: str | None) -> str:
    return (
        f'<span class="{card.suit}"><span aria-hidden="true">'
        f"{escape(labels.card_shown(card))}</span>"
        f'<span class="visually-hidden">{escape(labels.card_name(card))} </span></span>'
    )


@register.simple_tag
def proof_rows(rows: Iterable[ProofRow]) -> SafeString:
    """Draw the rows of a proof: what two cards, or a next card, make."""
    return mark_safe("".join(map(_proof_row, rows)))


def _proof_row(row: ProofRow) -> str:
    first = f"<b>{escape(row.label)}</b>" if row.label else mini_cards(row.hole)
    best = f"<b>{gettext('The best.')}</b> " if row.is_best else ""
    playing = (row.hole, row.board) if row.label and row.hole else (row.board,)
    return (
        f"<tr{' class="is-best"' if row.is_best else ''}><td>{first}</td>"
        f'<td><div class="makes"><strong>{hands_isolated(row.name)}</strong>'
        f"{mini_cards(*playing) if row.board else ''}"
        f"<small>{best}{hands_isolated(row.note)}</small></div></td></tr>"
    )


@register.simple_tag
def pips(outcomes: Iterable[str]) -> SafeString:
    """Draw how the answers of a sitting turned out, the newest last."""
    drawn = "".join(f'<i class="{mark}">{MARKS[mark]}</i>' for mark in outcomes)
    return mark_safe(f'<span class="pips" aria-hidden="true">{drawn}</span>')


@register.filter
def hands_isolated(sentence: str) -> SafeString:
    """Keep hands such as 8-4-3-2-A, and orders such as B > A, from left to right."""
    is_safe = isinstance(sentence, SafeString)
    return _isolated(sentence if is_safe else str(sentence), is_safe)


@lru_cache(maxsize=4096)
def _isolated(sentence: str, is_safe: bool) -> SafeString:
    isolated = IN_ROW.sub(
        r'<bdi dir="ltr" class="hand-name">\g<0></bdi>', conditional_escape(sentence)
    )
    return mark_safe(isolated)
