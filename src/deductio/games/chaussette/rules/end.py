"""How an inquiry ends and what it is worth."""

from __future__ import annotations

from itertools import groupby

from deductio.core.messages import Finished, Rules, Seat, tell_all
from deductio.games.chaussette.messages import (
    DrawerOpened,
    MissingSockRevealed,
    Reason,
    RemovedCardRevealed,
    Scored,
    TeamLost,
    TeamWon,
)
from deductio.games.chaussette.socks import (
    ACCURACY,
    PAIR_POINTS,
    TOKENS,
    VALUE_OF,
    Kind,
    equal_characteristics,
)
from deductio.games.chaussette.state import State


def score(state: State) -> Rules[None]:
    """CH-25: the missing sock is shown, then reports and pairs are counted."""
    yield from open_everything(state)
    points = []
    for seat in range(state.seats):
        reports = report_points(state.reports[seat], state.missing)
        pairs = PAIR_POINTS[len(state.pairs[seat])]  # CH-33
        yield from tell_all(Scored(seat, reports, pairs))
        points.append(reports + pairs)
    ranking = rank(points, [len(pairs) for pairs in state.pairs])
    yield from tell_all(Finished(ranking[0], ranking, tuple(points), state.round))


def report_points(reports: tuple[Kind, ...], missing: Kind) -> int:
    """CH-32: each token's value, by how many characteristics of the report are right."""
    return sum(
        token * ACCURACY[equal_characteristics(kind, missing)]
        for token, kind in zip(TOKENS, reports, strict=True)
    )


def rank(points: list[int], pairs: list[int]) -> tuple[tuple[Seat, ...], ...]:
    """CH-34: more points, then more pairs; who is still equal shares the place."""

    def merit(seat: Seat) -> tuple[int, int]:
        return points[seat], pairs[seat]

    by_merit = sorted(range(len(points)), key=merit, reverse=True)
    return tuple(tuple(group) for _, group in groupby(by_merit, key=merit))


def compare_markers(state: State) -> Rules[None]:
    """CH-50: all three markers right, and the team has won."""
    if state.markers != VALUE_OF[state.missing]:
        yield from lose(state, "wrong")
        return
    yield from open_everything(state)
    yield from tell_all(TeamWon(state.counted, state.bonus, state.counter))
    yield from finish_together(state, won=True)


def lose(state: State, reason: Reason) -> Rules[None]:
    """CH-31: a wrong marker, no search left, or no pair left."""
    yield from open_everything(state)
    yield from tell_all(TeamLost(reason, state.counted, state.bonus, state.counter))
    yield from finish_together(state, won=False)


def finish_together(state: State, *, won: bool) -> Rules[None]:
    """CH-35: all win or none; the rounds of a team are its counted searches."""
    team = tuple(range(state.seats))
    scores = (int(won),) * state.seats
    yield from tell_all(Finished(team if won else (), (team,), scores, state.counted))


def open_everything(state: State) -> Rules[None]:
    """The missing sock, the drawer and a removed card are turned up."""
    state.over = True
    yield from tell_all(MissingSockRevealed(state.missing))
    yield from tell_all(DrawerOpened(state.cards, tuple(map(state.kind_in, state.cards))))
    if state.removed is not None:
        yield from tell_all(RemovedCardRevealed(state.removed, state.kind_in(state.removed)))
