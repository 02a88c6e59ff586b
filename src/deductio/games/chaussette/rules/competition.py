"""The competition: rounds of searches, then inquiry reports."""

from __future__ import annotations

from deductio.core.messages import Rules, ask_together, tell_all
from deductio.games.chaussette.messages import Report, Reported, RoundBegan
from deductio.games.chaussette.rules.end import score
from deductio.games.chaussette.rules.search import search
from deductio.games.chaussette.socks import KINDS, ROUNDS, TOKENS
from deductio.games.chaussette.state import State

REPORTS = tuple(map(Report, KINDS))


def compete(state: State) -> Rules[None]:
    """CH-20: in each round every seat searches once, clockwise from the same first player."""
    if state.active == state.first:
        state.round += 1
        yield from tell_all(RoundBegan(state.round))
    yield from search(state, state.active, bonus=False)
    state.active = state.left_of(state.active)
    if state.active == state.first:
        yield from end_round(state)


def end_round(state: State) -> Rules[None]:
    """CH-21: a report ends each of the last rounds; CH-30: the last report ends the game."""
    rounds_left = ROUNDS[state.seats] - state.round
    if rounds_left < len(TOKENS):
        yield from report(state, TOKENS[len(TOKENS) - 1 - rounds_left])
    if not rounds_left:
        yield from score(state)


def report(state: State, token: int) -> Rules[None]:
    """CH-21, CH-22: all name a kind at once and sealed; then everyone sees everything."""
    reports = yield from ask_together("report", dict.fromkeys(range(state.seats), REPORTS))
    for seat, chosen in reports.items():
        state.reports[seat] += (chosen.kind,)
        yield from tell_all(Reported(seat, token, chosen.kind))
