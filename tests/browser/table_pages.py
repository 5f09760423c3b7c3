"""A page with a table, its log and a settlement, for tests alone."""

from django.http import HttpResponse
from django.template import engines
from django.urls import path

from omaha_trainer.urls import urlpatterns as pages
from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import start_hand
from quizzes.poker.betting.tables import Table
from quizzes.poker.cards import parse_cards
from quizzes.poker.rules import PROFILES, Structure
from quizzes.poker.settlement import settle
from quizzes.tables import show_settlement, show_table

PAGE = """
{% extends "base.html" %}{% load static %}
{% block title %}Table{% endblock %}
{% block head %}
  <link rel="stylesheet" href="{% static "css/cards.css" %}">
  <link rel="stylesheet" href="{% static "css/practice.css" %}">
  {% include "quizzes/tables/assets.html" %}
{% endblock %}
{% block content %}
  <h1>Table</h1>
  <div class="sheet" data-shortcuts="on">
    <div class="table-and-log">
      {% include "quizzes/tables/table.html" with table=table only %}
      {% include "quizzes/tables/log.html" with table=table only %}
    </div>
    <h2>Settlement</h2>
    {% include "quizzes/tables/settlement.html" with settlement=settlement only %}
  </div>
{% endblock %}
"""
GAME = Game(structure=Structure.NO_LIMIT, blinds=(1, 2))
BOARD = parse_cards("Kc7h3s6dQs")
HANDS = ["As2d9cTd", "KhKd9h8h", "Ad2cQcQd", "4s5s9s9d"]


def played(count, scale):
    """Everyone up to seat 4 goes all-in; who sits behind folds, the blinds call.

    Before that all call and check to the turn.
    """
    stacks = {1: 50, 2: 150, 3: 300, 4: 300} | dict.fromkeys(range(5, 11), 800)
    stacks = {seat: stacks[seat] * scale for seat in range(1, count + 1)}
    hand = start_hand(Table(game=GAME, seats=tuple(stacks), stacks=stacks))
    while not hand.is_over:
        hand = hand.act(next_action(hand, min(count, 4)))
    return hand


def next_action(hand, most):
    seat, legal = hand.to_act, hand.legal
    if len(hand.log) < 3:
        return Action(seat, Act.CALL if legal.call else Act.CHECK)
    if seat > most:
        return Action(seat, Act.FOLD)
    if legal.raise_to:
        act = Act.RAISE_TO if legal.faced else Act.BET
        return Action(seat, act, legal.raise_to.most)
    return Action(seat, Act.CALL)


def table(request, count, scale):
    hand = played(count, scale)
    hole = {seat: parse_cards(HANDS[seat - 1]) for seat in hand.stakes.live}
    settlement = settle(hand.stakes, hole=hole, board=BOARD, rules=PROFILES["default"])
    shown = {
        "table": show_table(hand, hole=hole, board=BOARD, own=2, house="TDA 2024"),
        "settlement": show_settlement(
            settlement, hand.stakes, hole=hole, board=BOARD, own=2
        ),
    }
    return HttpResponse(engines["django"].from_string(PAGE).render(shown, request))


urlpatterns = [path("table/<int:count>/<int:scale>/", table), *pages]
