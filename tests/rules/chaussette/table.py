"""Tables of the Sock Inquiry to test on: a drawer written as fifteen letters, a dot for a gap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.foreseen import Foreseen, Outcome
from deductio.core.match import Match
from deductio.core.messages import Confirm, Event
from deductio.games.chaussette import GAME
from deductio.games.chaussette.messages import Action, Propose, Search
from deductio.games.chaussette.socks import SLOTS, Kind
from deductio.games.chaussette.state import Options, State

DRAWER = "ACEFG HDACE FGHDB"
"""With B missing: twins lie in slots 1 and 8, 2 and 9, 3 and 10, 4 and 11, 5 and 12, 6 and 13,
7 and 14; slot 15 holds the twin of the missing sock."""

E = TypeVar("E", bound=Event)


def at(drawer: str = DRAWER, *, seats: int = 3, missing: Kind = "B", **fields: Any) -> Match[State]:
    """A match that goes on with the turn of seat 0, unless `active` says otherwise."""
    letters = drawer.replace(" ", "")
    usual: dict[str, Any] = {
        "seats": seats,
        "options": Options(),
        "chance": Chance(bytes(32)),
        "missing": missing,
        "drawer": list(letters),
        "cards": tuple(slot for slot in SLOTS if letters[slot - 1] != "."),
        "first": 0,
        "active": 0,
        "clue": None,
        "pairs": [()] * seats,
        "reports": [()] * seats,
        "markers": {},
        "counter": 0,
        "effects": {},
    }
    return Match.at(GAME, State(**usual | fields), seats)


def team_at(drawer: str = DRAWER, *, seats: int = 3, **fields: Any) -> Match[State]:
    """The same for a team with five searches left that knows the missing sock is white."""
    usual: dict[str, Any] = {
        "options": Options(mode="cooperation"),
        "counter": 5,
        "markers": {"color": "white"},
    }
    return at(drawer, seats=seats, **usual | fields)


def effects_at(effect: str, drawer: str = DRAWER, **fields: Any) -> Match[State]:
    """A team whose pair of A will turn up that effect."""
    usual: dict[str, Any] = {
        "options": Options(mode="cooperation", effects=True),
        "effects": {"A": effect},
    }
    return team_at(drawer, **usual | fields)


def opened(
    drawer: str = DRAWER,
    *,
    seats: int = 3,
    missing: Kind = "B",
    clue: str = "color",
    **options: Any,
) -> Match[State]:
    """A whole game from its first word on, with seat 0 first and the deal foreseen."""
    luck: list[Outcome] = [(missing, *drawer.replace(" ", ""))]
    if options.setdefault("first", 0) == "random":
        luck.append(0)
    if options.get("level") != "hard":
        luck.append(clue)
    chance = Foreseen(bytes(32), foreseen=tuple(luck))
    return Match.open(GAME, GAME.opening(seats, options), chance)


def random_game(seats: int, seed: int, **options: Any) -> Match[State]:
    """A random game, played to its end."""
    *_, last = play_randomly(GAME, seats, options, Chance(seed.to_bytes(32, "big")))
    return last


def search(match: Match[State], seat: int, *slots: int) -> None:
    match.choose(seat, Search(slots))


def grant_bonus(match: Match[State], doer: int) -> None:
    """A council that agrees at once on a bonus search."""
    agree(match, "bonus", doer)


def let_indicate(match: Match[State], doer: int) -> None:
    agree(match, "indicate", doer)


def agree(match: Match[State], action: Action, doer: int) -> None:
    for seat in match.waiting:
        match.choose(seat, Propose(action, doer, "none"))


def disagree(match: Match[State]) -> None:
    """Twice everyone wants to indicate."""
    for _ in range(2):
        for seat in match.waiting:
            match.choose(seat, Propose("indicate", seat, "none"))


def confirm(match: Match[State], seat: int) -> None:
    match.choose(seat, Confirm())


def told(kind: type[E], events: Sequence[Event]) -> list[E]:
    """All events of that kind."""
    return [event for event in events if isinstance(event, kind)]
