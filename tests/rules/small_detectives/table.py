"""Positions to test from: the usual street, detectives and cards where a test wants them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from hypothesis import Phase, settings

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Seat
from deductio.deduction.solve import listed
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.messages import Decline, Play, PlayBoth
from deductio.games.small_detectives.notebook import notebook
from deductio.games.small_detectives.state import Options, State
from deductio.games.small_detectives.street import NUMBER, Card, Position, Token, cards_for
from tests.oracles.small_detectives import Street

LAYING = ("card", "two_cards")
"""The questions with which a round begins."""

E = TypeVar("E", bound=Event)

SOLUTION = ("librarian", "bowling")
UNDER = ("florist", "gnome", "pastor", "trout", "needle", "postman")
STREET = [0, 1, 2, 3, 0, 4, 5, 6]
"""The tile at each position; 0 where police and pub stand."""


def random_games(examples: int) -> settings:
    """The same games on every run; a smaller seed is no simpler, so nothing is shrunk."""
    return settings(max_examples=examples, deadline=None, derandomize=True, phases=[Phase.generate])


def streets_left(stream: Sequence[Event]) -> list[Street]:
    """Every street that fits what a reader was told, as its notebook knows."""
    return [street_of(world) for world in listed(*notebook(stream).models)]


def street_of(world: Mapping[str, Sequence[Token]]) -> Street:
    suspect, weapon = world["solution"]
    return Street((suspect, weapon), tuple(world[f"tile{tile}"][0] for tile in range(1, 7)))


class Looking(Match[State]):
    """A match in which everyone looks who may, as tests about something else want it."""

    def choose(self, seat: Seat, choice: Choice) -> None:
        super().choose(seat, choice)
        while not self.over and asked(self) in ("look", "survey"):
            looker = self.waiting[0]
            super().choose(looker, options(self, looker)[0])


def position(at: Sequence[Position], *hands: str, **changes: Any) -> State:
    """Seats at these positions holding these cards ("raid survey"), filled up by number."""
    usual: dict[str, Any] = {
        "seats": len(at),
        "options": Options(),
        "chance": Chance(bytes(32)),
        "solution": SOLUTION,
        "under": UNDER,
        "tile_at": STREET[:],
        "at": list(at),
        "in_street": [],
        "queue": [],
        "hands": filled([hand.split() for hand in hands], changes.get("alive", range(len(at)))),
        "pub": "suspect",
        "alive": list(range(len(at))),
        "eliminated": [],
        "seen": [frozenset()] * len(at),
    }
    return State(**usual | changes)


def filled(hands: list[list[Card]], alive: Iterable[Seat]) -> list[tuple[Card, ...]]:
    """Full hands for the seats still in the game; the others have none."""
    deck = [card for card in cards_for(len(hands)) if not any(card in hand for hand in hands)]
    for seat in alive:
        while len(hands[seat]) < (4 if len(hands) == 2 else 3):
            hands[seat].append(deck.pop(0))
    return [tuple(sorted(hand, key=NUMBER.__getitem__)) for hand in hands]


def a_match(
    at: Sequence[Position], *hands: str, kind: type[Match[State]] = Looking, **changes: Any
) -> Match[State]:
    """A match that goes on from there; nothing was told before."""
    return kind.at(GAME, position(at, *hands, **changes), len(at))


def a_round(at: Sequence[Position], *cards: str, **changes: Any) -> Match[State]:
    """A round in which every seat has laid its card; of two seats each names both of its cards."""
    match = a_match(at, *cards, **changes)
    lay(match, *cards)
    return match


def a_round_of_one(at: Position, card: Card, **changes: Any) -> Match[State]:
    """Seat 0 plays this card; two others sit at the pub with cards that do nothing there."""
    idle = [other for other in ("informer", "smallmove", "bigmove") if other != card]
    alone: dict[str, Any] = {"alive": [0, 1, 2], "eliminated": [3, 4]}
    return a_round([at, 4, 4, 4, 4], card, *idle[:2], "", "", **alone | changes)


def lay(match: Match[State], *cards: str) -> None:
    """Every seat that is asked lays the card, or the two cards, named for it."""
    for seat in match.waiting:
        named = cards[seat].split()
        match.choose(seat, Play(*named) if len(named) == 1 else PlayBoth(*named))


def decline_all(match: Match[State]) -> None:
    """Nobody asks at the pub or declares at the police, up to the next round."""
    while not match.over and asked(match) not in LAYING:
        match.choose(match.waiting[0], Decline())


def asked(match: Match[State]) -> str:
    """The name of what the game waits for."""
    question = match.question(match.waiting[0])
    assert question is not None
    return question.name


def options(match: Match[State], seat: Seat) -> list[Choice]:
    """Everything this seat may choose now."""
    question = match.question(seat)
    assert question is not None
    return list(question.options)


def told(stream: Iterable[Event], *kinds: type[E]) -> list[E]:
    """What a stream tells of these kinds."""
    return [event for event in stream if isinstance(event, kinds)]


def from_the_start(state: State) -> Match[State]:
    """A match whose table was laid like this, and whose streams tell so."""
    laid = replace(GAME, start=lambda seats, options, chance: state)
    return Looking.open(laid, GAME.opening(state.seats, {}), state.chance)
