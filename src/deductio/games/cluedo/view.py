"""What one seat's screen shows of Cluedo, folded from its stream."""

from __future__ import annotations

from collections.abc import Mapping
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
from deductio.games.cluedo.cards import (
    SECOND_WIND,
    SUSPECTS,
    Bonus,
    Card,
    Room,
    Suspect,
    Triple,
)
from deductio.games.cluedo.mansion import CENTRE, Place, distances, reachable
from deductio.games.cluedo.messages import (
    AccusationDeclined,
    Accused,
    AccusedRightly,
    AccusedWrongly,
    AskedToShow,
    BonusDeckReshuffled,
    BonusDeckShuffled,
    BonusDeclined,
    BonusDrawn,
    BonusUsed,
    CardConfided,
    CardsCounted,
    CardsDealt,
    CardShown,
    CluedoEvent,
    CouldNotAnswer,
    DrawSkipped,
    EnteredRoom,
    FirstSeatDecided,
    HandDealt,
    HandRevealed,
    LaidFaceUp,
    LookedAtRow,
    NobodyAnswered,
    NoWitnessFound,
    PawnBrought,
    PawnTaken,
    Peeked,
    PeekedAt,
    ReachedCentre,
    Rolled,
    RolledForStart,
    RoseToAccuse,
    RoundBegan,
    RowRevealed,
    SawCard,
    SawConfidedCard,
    SawRowCard,
    SawSolution,
    SolutionRevealed,
    SolutionSetAside,
    Stayed,
    StayedToSuggest,
    Suggested,
    TookShortcut,
    TurnBegan,
    Walked,
    WitnessFound,
)
from deductio.games.cluedo.state import has_bonus_cards


class View(Struct):
    """The mansion, the cards in sight and what this seat was shown.

    Fields are values: nothing is changed inside them, so that a glance shows which are new.
    """

    me: Seat | None = None
    """None for a spectator."""
    seats: int = 0
    round: int = 0
    first: Seat | None = None
    turn_of: Seat | None = None
    pawns: tuple[Suspect, ...] = ()
    """Each seat's pawn, as far as they are taken."""
    at: Mapping[Suspect, Place] = field(default_factory=lambda: dict.fromkeys(SUSPECTS, CENTRE))
    alive: tuple[Seat, ...] = ()
    summoned: tuple[Seat, ...] = ()
    """Who may suggest where a suggestion has brought its pawn."""
    ready: tuple[Seat, ...] = ()
    """Who has chosen a card to confide while others still choose."""
    hand: tuple[Card, ...] = ()
    hand_size: int = 0
    face_up: tuple[Card, ...] = ()
    row: tuple[Card | None, ...] = ()
    """The row of a game for two, with the cards this seat has looked at."""
    holder: Mapping[Card, Seat] = field(default_factory=dict)
    """Cards of others that this seat has seen, or everyone."""
    shown: tuple[tuple[Card, ...], ...] = ()
    """The cards this seat has shown to each other seat."""
    stars: bool = False
    """Whether bonus cards are used at this table."""
    deck: int = 0
    """How many bonus cards lie face down."""
    discard: tuple[Bonus, ...] = ()
    bonus: Bonus | None = None
    """The bonus card drawn in this turn."""
    dice: tuple[int, int] | None = None
    reach: int = 0
    """How far the seat whose turn it is may walk now."""
    spare: int = 0
    """Steps that its dice had left when it stopped."""
    left: Place | None = None
    """Where the pawn stood when it set out in this turn."""
    suggestion: Triple | None = None
    """The suggestion of this turn."""
    silent: tuple[Seat, ...] = ()
    """Who could not answer it."""
    asked: Seat | None = None
    """Who must show a card now."""
    accusation: Triple | None = None
    wrong: tuple[Triple, ...] = ()
    """The accusations that failed."""
    solution: Triple | None = None
    winners: tuple[Seat, ...] = ()
    over: bool = False

    def hear(self, event: CluedoEvent) -> None:
        """Take in the next event of the stream.

        Cases are tried in this order for every reader of every table: what each turn brings
        stands first, what happens once stands last.
        """
        match event:
            case TurnBegan(seat):
                self.begin_turn(seat)
            case Rolled(_, dice, total):
                self.dice, self.reach = dice, total
            case Walked(seat, origin, square):
                self.move(seat, origin, square)
            case RoundBegan(number):
                self.round = number
            case Suggested(_, suspect, weapon, room):
                self.suggestion = (suspect, weapon, room)
            case AskedToShow(seat, _):
                self.asked = seat
            case PawnBrought(suspect, _, room):
                self.bring(suspect, room)
            case CouldNotAnswer(seat):
                self.silent += (seat,)
            case CardShown():
                self.asked = None
            case SawCard(shower, viewer, card):
                self.asked = None
                self.see(shower, viewer, card)
            case EnteredRoom(seat, origin, room) | TookShortcut(seat, _, origin, room):
                self.move(seat, origin, room)
            case Stayed():
                self.reach = 0
            case ReachedCentre(seat, origin):
                self.move(seat, origin, CENTRE)
            case SawRowCard(_, place, card):
                self.row = (*self.row[:place], card, *self.row[place + 1 :])
            case BonusDeckReshuffled(cards):
                self.deck, self.discard = cards, ()
            case BonusDrawn(_, bonus, left):
                self.deck, self.bonus = left, bonus
                self.discard += (bonus,)
            case DrawSkipped() | BonusDeclined():
                self.reach = self.spare
            case BonusUsed(_, bonus):
                self.reach = SECOND_WIND if bonus == "second_wind" else 0
            case Answered(seat) | Chose(seat, _):
                self.ready += (seat,)
            case SawConfidedCard(giver, taker, card):
                self.see(giver, taker, card)
            case PeekedAt(_, owner, card) if owner != self.me:
                self.holder = {**self.holder, card: owner}
            case WitnessFound(_, card, holder) if holder != self.me:
                self.holder = {**self.holder, card: holder}
            case Opened():
                self.open(event.seats)
                self.stars = has_bonus_cards(event.seats, event.options["bonus_cards"])
            case Seated(seat):
                self.me = seat
            case PawnTaken(_, suspect):
                self.pawns += (suspect,)
            case CardsDealt(each, row):
                self.hand_size = each
                self.row = (None,) * row
            case LaidFaceUp(cards):
                self.face_up = cards
            case HandDealt(_, cards):
                self.hand = cards
            case BonusDeckShuffled(cards):
                self.deck = cards
            case FirstSeatDecided(seat):
                self.first = seat
            case Accused(_, suspect, weapon, room):
                self.accusation = (suspect, weapon, room)
            case SawSolution(_, suspect, weapon, room) | SolutionRevealed(suspect, weapon, room):
                self.solution = (suspect, weapon, room)
            case AccusedWrongly(seat):
                self.eliminate(seat)
            case HandRevealed(seat, cards):
                self.holder = {**self.holder, **dict.fromkeys(cards, seat)}
            case RowRevealed(cards):
                self.row = cards
            case Finished(winners):
                self.winners = winners
                self.over = True
            case (
                SolutionSetAside()
                | RolledForStart()
                | StayedToSuggest()
                | RoseToAccuse()
                | NobodyAnswered()
                | LookedAtRow()
                | Peeked()
                | PeekedAt()
                | CardsCounted()
                | WitnessFound()
                | NoWitnessFound()
                | CardConfided()
                | AccusationDeclined()
                | AccusedRightly()
                | Faded()
                | Unsealed()
            ):
                pass
            case _:
                assert_never(event)

    def open(self, seats: int) -> None:
        self.seats = seats
        self.alive = tuple(range(seats))
        self.shown = ((),) * seats

    def begin_turn(self, seat: Seat) -> None:
        if self.turn_of in self.summoned:
            self.summoned = without(self.turn_of, self.summoned)
        self.turn_of = seat
        self.dice = self.left = self.bonus = self.suggestion = None
        self.reach = 0
        self.silent = self.ready = ()

    def move(self, seat: Seat, origin: Place, place: Place) -> None:
        self.at = {**self.at, self.pawns[seat]: place}
        self.spare = max(0, self.reach - distances(origin)[place])
        self.reach = 0
        self.left = self.left or origin

    def bring(self, suspect: Suspect, room: Room) -> None:
        self.at = {**self.at, suspect: room}
        for seat in self.alive:
            if self.pawns[seat] == suspect and seat not in self.summoned:
                self.summoned += (seat,)

    def see(self, owner: Seat, viewer: Seat, card: Card) -> None:
        if owner != self.me:
            self.holder = {**self.holder, card: owner}
        elif card not in self.shown[viewer]:
            to_viewer = (*self.shown[viewer], card)
            self.shown = (*self.shown[:viewer], to_viewer, *self.shown[viewer + 1 :])

    def eliminate(self, seat: Seat) -> None:
        self.alive = without(seat, self.alive)
        assert self.accusation is not None
        self.wrong += (self.accusation,)

    def in_reach(self) -> tuple[Place, ...]:
        """Where the seat whose turn it is may walk to now."""
        if self.turn_of is None or not self.reach:
            return ()
        return reachable(self.at[self.pawns[self.turn_of]], self.reach, self.left)


def without(seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)
