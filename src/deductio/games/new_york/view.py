"""What one seat's screen shows of New York, folded from its stream."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, assert_never

from msgspec import Struct, field

from deductio.core.messages import (
    Answered,
    Chose,
    Faded,
    Finished,
    Opened,
    Seat,
    Seated,
    Unsealed,
)
from deductio.games.new_york.cards import DECKS, Card, CaseName, Deck, Level
from deductio.games.new_york.city import ACTION, BIT, CELLS, Cell, Cells, named
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import (
    AnnouncedRightly,
    AnnouncedWrongly,
    CaseChosen,
    CaseClosed,
    Drew,
    DrewCard,
    Eliminated,
    Face,
    FirstSeatFound,
    LastCallBegan,
    Moved,
    NewYorkEvent,
    NothingHappened,
    Passed,
    PilesLaid,
    Result,
    Rolled,
    RolledToStart,
    SawAnswer,
    Spied,
    SpiedCard,
    SpyingDeclined,
    Stayed,
    Swapped,
    SwappedCards,
    Took,
    TookCard,
    TurnBegan,
)

Source: TypeAlias = Literal["drawn", "spied", "taken", "swapped"]


class Note(Struct, frozen=True):
    """A clue as it stands on the sheet."""

    card: Card
    source: Source
    seat: Seat | None
    """From whom; None if it came from a pile."""
    round: int
    cells: tuple[Cell, ...]
    """Where the clue is true; empty on a sheet kept by hand."""


class View(Struct):
    """The board, the cards in sight and this seat's sheet."""

    me: Seat | None = None
    """None for a spectator."""
    seats: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    level: Level = 1
    case: CaseName = ""
    first: Seat = 0
    active: Seat = 0
    round: int = 0
    last_call: bool = False
    dice: tuple[Face, Face] | None = None
    """Letter and number, once the active seat has rolled."""
    at: list[Cell | None] = field(default_factory=list)
    """Where each pawn stands; None beside the board."""
    used: tuple[Cell, ...] = ()
    """The Go cells where the active seat has been this turn: each sends it on once."""
    alive: list[Seat] = field(default_factory=list)
    answered: list[Seat] = field(default_factory=list)
    """Who has chosen while others still do."""
    piles: dict[Deck, int] = field(default_factory=dict)
    hand_sizes: dict[Deck, list[int]] = field(default_factory=dict)
    hand: list[Card] = field(default_factory=list)
    """This seat's cards, in the order they came."""
    notes: list[Note] = field(default_factory=list)
    """Every clue this seat has seen, in the order it saw them."""
    wrong: list[Cell] = field(default_factory=list)
    """Cells that were announced wrongly."""
    candidates: tuple[Cell, ...] | None = None
    """Where the thief may be; None on a sheet kept by hand."""
    answer: Cell | None = None
    result: Result = ""
    cards: tuple[Card, ...] = ()
    """All cards of the case, once it is closed."""
    code: str | None = None
    winners: tuple[Seat, ...] = ()
    over: bool = False

    def hear(self, event: NewYorkEvent) -> None:
        """Take in the next event of the stream."""
        match event:
            case Opened():
                self.open(event.seats, event.options)
            case Seated(seat):
                self.me = seat
            case FirstSeatFound(seat):
                self.first = seat
            case CaseChosen(level, case):
                self.level, self.case = level, case
            case PilesLaid(informants, experts):
                self.piles = {"informant": informants, "expert": experts}
            case TurnBegan(seat, number):
                self.active, self.round, self.dice = seat, number, None
                self.used = ()
            case Rolled(_, letter, number):
                self.dice = letter, number
            case Moved(seat, cell):
                self.at[seat] = cell
                if ACTION[cell] == "go":
                    self.used = (*self.used, cell)
            case Drew(seat, deck, left):
                self.draw(seat, deck, left)
            case DrewCard(seat, card, left):
                self.draw(seat, card.deck, left)
                self.hand.append(card)
                self.note(card, "drawn", None)
            case SpiedCard(_, owner, card):
                self.note(card, "spied", owner)
            case Took(taker, victim, deck):
                self.hand_over(victim, taker, deck)
            case TookCard(taker, victim, card):
                self.hand_over(victim, taker, card.deck)
                self.hand_card_over(victim, taker, card, "taken")
            case Swapped(seat, other, gave, got):
                self.hand_over(seat, other, gave)
                self.hand_over(other, seat, got)
            case SwappedCards(seat, other, gave, got):
                self.hand_over(seat, other, gave.deck)
                self.hand_over(other, seat, got.deck)
                self.hand_card_over(seat, other, gave, "swapped")
                self.hand_card_over(other, seat, got, "swapped")
            case Answered(seat) | Chose(seat, _):
                self.answered.append(seat)
            case Passed() | AnnouncedRightly():
                self.answered = []
            case AnnouncedWrongly(_, cell):
                self.answered = []
                self.cross_off(cell)
            case SawAnswer(_, answer):
                self.learn(answer)
            case Eliminated(seat, informants, experts):
                self.eliminate(seat, {"informant": informants, "expert": experts})
            case LastCallBegan():
                self.last_call = True
            case CaseClosed(result, answer, cards, code):
                self.learn(answer)
                self.result, self.cards, self.code = result, cards, code
            case Finished(winners):
                self.winners = winners
                self.over = True
            case (
                RolledToStart()
                | Stayed()
                | NothingHappened()
                | SpyingDeclined()
                | Spied()
                | Faded()
                | Unsealed()
            ):
                pass
            case _:
                assert_never(event)

    def open(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.at = [None] * seats
        self.alive = list(range(seats))
        self.hand_sizes = {deck: [0] * seats for deck in DECKS}
        self.candidates = CELLS if options["sheet"] == "auto" else None

    def draw(self, seat: Seat, deck: Deck, left: int) -> None:
        self.piles[deck] = left
        self.hand_sizes[deck][seat] += 1

    def hand_over(self, giver: Seat, taker: Seat, deck: Deck) -> None:
        self.hand_sizes[deck][giver] -= 1
        self.hand_sizes[deck][taker] += 1

    def hand_card_over(self, giver: Seat, taker: Seat, card: Card, source: Source) -> None:
        if taker == self.me:
            self.hand.append(card)
            self.note(card, source, giver)
        elif giver == self.me:  # a puzzle need not tell how the card came
            self.hand = [held for held in self.hand if held != card]

    def note(self, card: Card, source: Source, seat: Seat | None) -> None:
        """A clue is written down when it is first seen."""
        if any(note.card.id == card.id for note in self.notes):
            return
        true = cells_of(card.clue)
        shaded = () if self.candidates is None else named(true)
        self.notes.append(Note(card, source, seat, self.round, shaded))
        self.narrow(true)

    def cross_off(self, cell: Cell) -> None:
        self.wrong.append(cell)
        self.narrow(~BIT[cell])

    def learn(self, answer: Cell) -> None:
        self.answer = answer
        self.narrow(BIT[answer])

    def narrow(self, cells: Cells) -> None:
        """NY-60: with `sheet=auto` cells are crossed off by themselves."""
        if self.candidates is not None:
            self.candidates = tuple(cell for cell in self.candidates if BIT[cell] & cells)

    def eliminate(self, seat: Seat, returned: dict[Deck, int]) -> None:
        self.alive.remove(seat)
        self.at[seat] = None
        for deck, cards in returned.items():
            self.piles[deck] += cards
            self.hand_sizes[deck][seat] = 0
        if seat == self.me:
            self.hand = []

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats still in the game, clockwise."""
        after = [other for other in self.alive if other > seat]
        return after + [other for other in self.alive if other < seat]

    def cards_of(self, seat: Seat) -> int:
        return sum(sizes[seat] for sizes in self.hand_sizes.values())
