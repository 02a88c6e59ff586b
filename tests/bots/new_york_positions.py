"""Positions of New York as seat 0 is told them, and what a bot there wishes."""

from __future__ import annotations

from msgspec.structs import replace

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Opened, Question, Seat, Seated
from deductio.core.options import Options
from deductio.core.thinking import Wish
from deductio.games import game
from deductio.games.new_york.cards import Card
from deductio.games.new_york.clues import (
    Clue,
)
from deductio.games.new_york.messages import (
    CaseChosen,
    Drew,
    DrewCard,
    Moved,
    PilesLaid,
    TurnBegan,
)
from deductio.games.new_york.strategy import THINKING
from deductio.games.new_york.strategy.ways import ways
from tests.rules.new_york.tables import E2, I1, I3

NEW_YORK = game("new_york")
ROOKIE = ways("rookie")
EXPECTS = ways("sleuth").expects
MARKED = "44"
"""An evening on which a rookie marks the cards it is dealt here."""
TWO_LEFT = [DrewCard(0, E2, 5), DrewCard(0, I3, 9)]
"""By the ocean, and in column A or C: A5 or C5."""
SAME_PLACE = [Moved(0, "B3"), Moved(1, "B3"), Moved(2, "B3")]
ONE_LEFT = [*TWO_LEFT, DrewCard(0, I1, 8)]
"""A5."""


def stream(*told: Event, seats: int = 4, round: int = 3, evening: str = "") -> list[Event]:
    """What seat 0 was told."""
    opened = Opened("new_york", 2, seats, {"sheet": "manual"}, evening, ())
    return [opened, Seated(0), CaseChosen(1, "8"), PilesLaid(10, 6), TurnBegan(0, round), *told]


def wish(level: str, name: str, options: Options[Choice], told: list[Event]) -> Wish:
    found = THINKING[level](told, Question(name, options, ()), Chance(bytes(32)))
    assert found is not None and found.choice in options
    return found


def draws(seat: Seat, number: int) -> list[Event]:
    """So many informants drawn by another seat."""
    return [Drew(seat, "informant", 0) for _ in range(number)]


def card_with(clue: Clue, number: int = 1) -> Card:
    return replace(I1, id=f"T1-I-{number:02}", clue=clue)


def noted(*clues: Clue) -> list[Event]:
    """Informants drawn with these clues; which slip a card invites is decided by its number."""
    cards = [card_with(clue, number) for number, clue in enumerate(clues, start=1)]
    return [DrewCard(0, card, 9 - number) for number, card in enumerate(cards)]
