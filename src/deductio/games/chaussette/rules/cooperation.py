"""Co-operation: counted searches, councils, bonus searches and markers."""

from __future__ import annotations

from functools import cache

from deductio.core.messages import Rules, Seat, ask_together, ask_unless_forced, tell_all
from deductio.core.options import Either, Options, Product
from deductio.games.chaussette.messages import (
    Action,
    Agreed,
    BonusPicked,
    CounterChanged,
    Disagreed,
    GrantBonus,
    Indicate,
    IndicationPicked,
    LetIndicate,
    MarkerPlaced,
    Propose,
    Proposed,
    Skill,
)
from deductio.games.chaussette.rules.effects import turn_effect
from deductio.games.chaussette.rules.end import compare_markers, lose
from deductio.games.chaussette.rules.search import search
from deductio.games.chaussette.socks import (
    CHARACTERISTICS,
    MOST_PAIRS,
    VALUES,
    Characteristic,
    Kind,
)
from deductio.games.chaussette.state import State

ACTIONS: tuple[Action, ...] = ("bonus", "indicate")
REASONS: tuple[Skill, ...] = ("none", "pair", "char")


def cooperate(state: State) -> Rules[None]:
    """CH-40: the active seat makes a counted search; CH-48: when all is done, the counter falls."""
    state.counted += 1
    yield from search_for_all(state, state.active, bonus=False)
    if state.over:
        return
    state.counter -= 1
    state.active = state.left_of(state.active)
    yield from tell_all(CounterChanged(state.counter))
    if not state.counter:
        yield from lose(state, "searches")


def search_for_all(state: State, seat: Seat, *, bonus: bool) -> Rules[None]:
    """CH-42: a pair opens a council, before anything else."""
    kind = yield from search(state, seat, bonus=bonus)
    if kind is not None:
        yield from hold_council(state, seat, kind)


def hold_council(state: State, revealer: Seat, kind: Kind) -> Rules[None]:
    """CH-42: the team takes an action, and one of its seats does it."""
    decided = yield from decide(state, revealer)
    if isinstance(decided, GrantBonus):
        yield from search_again(state, revealer, decided.seat, kind)
    else:
        yield from indicate(state, decided.seat)
    if state.pairs_out == MOST_PAIRS and not state.over:  # CH-49
        yield from lose(state, "pairs")


def decide(state: State, revealer: Seat) -> Rules[GrantBonus | LetIndicate]:
    """CH-43: all propose, and once more if they differ; alone, nobody listens."""
    agreed = None
    if state.seats > 1:
        agreed = yield from propose(state, "propose")
        if agreed is None:
            yield from tell_all(Disagreed())
            agreed = yield from propose(state, "propose_again")
    return agreed or (yield from pick(state, revealer))


def propose(state: State, name: str) -> Rules[GrantBonus | LetIndicate | None]:
    """CH-43: sealed, then shown; agreed is what all want done by the same seat."""
    options = proposals(state.seats, can_search=bool(state.cards))
    made = yield from ask_together(name, dict.fromkeys(range(state.seats), options))
    for seat, one in made.items():
        yield from tell_all(Proposed(seat, one.action, one.doer, one.reason))
    (action, doer), *others = {(one.action, one.doer) for one in made.values()}
    if others:
        return None
    yield from tell_all(Agreed(action, doer))
    return GrantBonus(doer) if action == "bonus" else LetIndicate(doer)


@cache
def proposals(seats: int, *, can_search: bool) -> Product[Propose]:
    return Product(Propose, ACTIONS if can_search else ACTIONS[1:], range(seats), REASONS)


def pick(state: State, revealer: Seat) -> Rules[GrantBonus | LetIndicate]:
    """CH-44: without agreement the revealer decides, whatever was proposed."""
    options = actions(state.seats, can_search=bool(state.cards))
    picked = yield from ask_unless_forced(revealer, "pick", options)
    if isinstance(picked, GrantBonus):
        yield from tell_all(BonusPicked(revealer, picked.seat))
    else:
        yield from tell_all(IndicationPicked(revealer, picked.seat))
    return picked


@cache
def actions(seats: int, *, can_search: bool) -> Options[GrantBonus | LetIndicate]:
    indications = Product(LetIndicate, range(seats))
    if not can_search:
        return indications
    return Either[GrantBonus | LetIndicate](Product(GrantBonus, range(seats)), indications)


def search_again(state: State, revealer: Seat, seat: Seat, kind: Kind) -> Rules[None]:
    """CH-46: a bonus search does not count, and may open the next council."""
    searches = 1
    if state.options.effects:
        searches = yield from turn_effect(state, revealer, seat, kind)
    for _ in range(searches):
        if not state.over:  # CH-47
            state.bonus += 1
            yield from search_for_all(state, seat, bonus=True)


def indicate(state: State, seat: Seat) -> Rules[None]:
    """CH-45: a marker for one more characteristic, for good; CH-47: the third ends the game."""
    chosen = yield from ask_unless_forced(seat, "indicate", indications(state.unmarked))
    state.markers[chosen.characteristic] = chosen.value
    yield from tell_all(MarkerPlaced(seat, chosen.characteristic, chosen.value))
    if len(state.markers) == len(CHARACTERISTICS):
        yield from compare_markers(state)


@cache
def indications(unmarked: tuple[Characteristic, ...]) -> tuple[Indicate, ...]:
    return tuple(Indicate(one, value) for one in unmarked for value in VALUES[one])
