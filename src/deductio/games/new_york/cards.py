"""Cards and cases: sixteen clues that lead to one cell."""

from __future__ import annotations

from typing import Annotated, Self, TypeAlias

from msgspec import Meta, Struct

from deductio.games.new_york.cast import Language, Renamed, Voice
from deductio.games.new_york.city import Action, Cell
from deductio.games.new_york.clues import Clue
from deductio.games.new_york.sentences import quoted_text

Level: TypeAlias = Annotated[int, Meta(ge=1, le=2)]
Deck: TypeAlias = Annotated[str, Meta(title="deck")]
CardId: TypeAlias = Annotated[str, Meta(title="card")]
CaseName: TypeAlias = Annotated[str, Meta(title="case")]
"""The number of a printed case, or `endless`."""

DECKS: tuple[Deck, ...] = ("informant", "expert")
DEALT: dict[Deck, int] = {"informant": 10, "expert": 6}
"""How many cards of each deck a case has."""
DRAWN_AT: dict[Action, Deck] = {"informants": "informant", "experts": "expert"}
"""Which deck one draws from where."""
ENDLESS: CaseName = "endless"


def card_id(series: str, level: Level, deck: Deck, index: int) -> CardId:
    """Of the card at that index of its deck, counted from 0: L1-I-07 has index 6."""
    return f"{series}{level}-{deck[0].upper()}-{index + 1:02}"


class Card(Struct, frozen=True, cache_hash=True):
    """One clue as it is printed; its words are always made from the clue."""

    id: CardId
    deck: Deck
    clue: Clue
    voice: Voice
    """Who of the cast speaks."""

    @classmethod
    def numbered(
        cls, series: str, level: Level, deck: Deck, index: int, clue: Clue, voice: Voice
    ) -> Self:
        """The card at that index of its deck, counted from 0."""
        return cls(card_id(series, level, deck, index), deck, clue, voice)

    def say(self, language: Language, renamed: Renamed = ()) -> str:
        """Who speaks, and the text of the card."""
        return quoted_text(self.clue, self.voice, language, renamed)


class Case(Struct, frozen=True):
    """Where the thief is, and the cards that say so."""

    level: Level
    name: CaseName
    answer: Cell
    informants: tuple[Card, ...]
    experts: tuple[Card, ...]
    code: str | None = None
    """By which others can play the same case; printed ones need none."""

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.informants + self.experts

    def of_deck(self, deck: Deck) -> tuple[Card, ...]:
        return self.informants if deck == "informant" else self.experts
