"""What one seat's screen shows of Almost Innocent, folded from its stream."""

from __future__ import annotations

from typing import assert_never

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
from deductio.games.almost_innocent.cases import Case, Supply, Token
from deductio.games.almost_innocent.clues import Character, Clue, Kind, Line, Window, kind_of
from deductio.games.almost_innocent.messages import (
    AbilityShared,
    AllReady,
    AlmostInnocentEvent,
    AnswersTold,
    AskedEvent,
    CardDrawn,
    CaseClosed,
    CaseOpened,
    CharacterTaken,
    CountsTold,
    DinUsed,
    DrawnRevealed,
    FirstSeatDrawn,
    HandDealt,
    InnocenceLost,
    Inspected,
    KindReached,
    LeftUnmarked,
    Misnamed,
    Named,
    NothingShared,
    Passed,
    Phrase,
    PilesLaid,
    Proposed,
    QuantityAsked,
    QueenMoved,
    QueenRolled,
    QueenSent,
    QueenStayed,
    ReadyMarked,
    ReadyTakenBack,
    ResolutionBegan,
    Said,
    SawUnused,
    SolutionRevealed,
    Subject,
    TeorUsed,
    TurnBegan,
    TypeAsked,
    UnusedRevealed,
    UnusedShown,
    Voted,
    WindowMarked,
)
from deductio.games.almost_innocent.queen import CENTRE


class Heard(Struct, frozen=True):
    """A question, and the answer about each seat."""

    question: AskedEvent
    answers: tuple[int, ...]
    """Numbers; for a yes or no, 1 or 0."""


class View(Struct):
    """The board, the tokens, all that was asked, and what this seat wrote down."""

    me: Seat | None = None
    """None for a spectator."""
    seats: int = 0
    case: Case | None = None
    active: Seat | None = None
    characters: dict[Character, Seat] = field(default_factory=dict)
    cards: dict[Character, tuple[Seat, ...]] = field(default_factory=dict)
    """The unused ability cards, and who may use them."""
    held: tuple[Clue, ...] = ()
    """The solution of my left neighbour."""
    piles: dict[Kind, int] = field(default_factory=dict)
    supply: Supply = Supply()
    almost_innocent: int = 0
    queen: Window | None = None
    on_lines: dict[Line, Token] = field(default_factory=dict)
    asked: AskedEvent | None = None
    """The question that waits for its answers."""
    heard: list[Heard] = field(default_factory=list)
    proposer: Seat | None = None
    """Whose proposal is being voted on."""
    ready: list[Seat] = field(default_factory=list)
    """Who has voted while others still think."""
    marked_ready: bool = False
    """Whether I, a detective, am marked ready to resolve."""
    drawn: list[Clue] = field(default_factory=list)
    """What Din let me draw."""
    shown: list[Clue] = field(default_factory=list)
    """What Din made public."""
    marks: list[WindowMarked] = field(default_factory=list)
    said: list[dict[Subject, Phrase]] = field(default_factory=list)
    starter: Seat | None = None
    """Who opened the resolution."""
    kind: Kind | None = None
    """The kind being resolved."""
    named: list[list[Clue]] = field(default_factory=list)
    """Each seat's clues, as far as it has named them."""
    misnamed: list[list[Clue]] = field(default_factory=list)
    solutions: list[tuple[Clue, ...]] = field(default_factory=list)
    """Everyone's, when the game is over."""
    won: bool = False
    over: bool = False

    def hear(self, event: AlmostInnocentEvent) -> None:
        """Take in the next event of the stream."""
        match event:
            case Opened():
                self.open(event.seats)
            case Seated(seat):
                self.me = seat
            case CaseOpened(case):
                self.open_case(case)
            case FirstSeatDrawn(seat) | TurnBegan(seat):
                self.active = seat
            case CharacterTaken(seat, character, has_card):
                self.characters[character] = seat
                if has_card:
                    self.cards[character] = (seat,)
            case AbilityShared(_, character):
                self.cards[character] = tuple(range(self.seats))
            case PilesLaid(piles):
                self.piles = {pile.kind: pile.cards for pile in piles}
            case HandDealt(_, _, clues):
                self.held = clues
            case QuantityAsked() | TypeAsked():
                self.asked = event
                self.lay_token(event)
            case Inspected():
                self.asked = event
                self.use("edd")
            case QueenSent(_, window):
                self.asked = event
                self.use("valia")
                self.queen = window if self.queen else None
            case CountsTold(counts):
                self.note({count.about: count.clues for count in counts})
            case AnswersTold(answers):
                self.note({answer.about: int(answer.yes) for answer in answers})
            case Proposed(seat):
                self.proposer = seat
            case Answered(seat) | Chose(seat, _):
                self.ready.append(seat)
            case Voted():
                self.proposer = None
                self.ready = []
            case ReadyMarked():
                self.marked_ready = True
            case ReadyTakenBack():
                self.marked_ready = False
            case QueenMoved(window):
                self.queen = window
                self.ready = []
            case DinUsed():
                self.use("din")
            case CardDrawn(_, kind):
                self.piles[kind] -= 1
            case SawUnused(_, clue):
                self.piles[kind_of(clue)] -= 1
                self.drawn.append(clue)
            case UnusedShown(_, clue):
                self.shown.append(clue)
            case TeorUsed():
                self.use("teor")
            case WindowMarked():
                self.marks.append(event)
            case Said(seat, phrase, subject):
                self.said[seat][subject] = phrase
            case ResolutionBegan(seat):
                self.starter = seat
                self.active = None
                self.proposer = None
            case KindReached(kind):
                self.kind = kind
            case Named(seat, clue):
                self.named[seat].append(clue)
            case Misnamed(seat, clue):
                self.misnamed[seat].append(clue)
            case InnocenceLost(left):
                self.almost_innocent = left
            case CaseClosed(won):
                self.won = won
            case SolutionRevealed(_, clues):
                self.solutions.append(clues)
            case Finished():
                self.over = True
            case (
                NothingShared()
                | AllReady()
                | LeftUnmarked()
                | Passed()
                | QueenRolled()
                | QueenStayed()
                | UnusedRevealed()
                | DrawnRevealed()
                | Faded()
                | Unsealed()
            ):
                pass
            case _:
                assert_never(event)

    def open(self, seats: int) -> None:
        self.seats = seats
        self.said = [{} for _ in range(seats)]
        self.named = [[] for _ in range(seats)]
        self.misnamed = [[] for _ in range(seats)]

    def open_case(self, case: Case) -> None:
        self.case = case
        self.supply = case.supply
        self.almost_innocent = case.almost_innocent
        self.queen = CENTRE if case.queen else None

    def lay_token(self, asked: QuantityAsked | TypeAsked) -> None:
        self.supply = asked.supply
        if asked.token == "green":
            self.use("okra")
        else:
            self.on_lines[asked.line] = asked.token

    def use(self, character: Character) -> None:
        """A puzzle does not tell who has taken which character."""
        self.cards.pop(character, None)

    def note(self, answers: dict[Seat, int]) -> None:
        assert self.asked is not None, "answers follow a question"
        self.heard.append(Heard(self.asked, tuple(answers[seat] for seat in range(self.seats))))
        self.asked = None
