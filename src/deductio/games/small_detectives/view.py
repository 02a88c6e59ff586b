"""What one seat's screen shows of Small Detectives, folded from its stream."""

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
from deductio.games.small_detectives.messages import (
    CameBackFromStreet,
    CardPassed,
    CardRevealed,
    CardsDealt,
    CardsRemoved,
    CardsSwapped,
    DeclarationDeclined,
    DeclaredRightly,
    DeclaredWrongly,
    DeclaredWronglyInSecret,
    DetectivesPlaced,
    DetectivesSetOut,
    Eliminated,
    FollowedInVain,
    HandDealt,
    HousesSwapped,
    LookDeclined,
    LookedUnder,
    Moved,
    NotAlone,
    NothingHappened,
    NowhereToLook,
    PlacesSwapped,
    Play,
    PlayBoth,
    PoliceQueueChanged,
    PubAsked,
    PubAskedAbout,
    PubDeclined,
    PubShows,
    RoundBegan,
    SawUnder,
    Shadowed,
    SmallDetectivesEvent,
    SolutionRevealed,
    TilesRevealed,
    WentIntoStreet,
)
from deductio.games.small_detectives.street import (
    FIRST_TILES,
    HOUSES,
    NUMBER,
    Card,
    Kind,
    Position,
    Tile,
    Token,
)


class View(Struct):
    """The street, the cards in sight and what this seat has seen."""

    me: Seat | None = None
    """None for a spectator."""
    seats: int = 0
    round: int = 0
    pub: Kind = "suspect"
    cards_removed: tuple[Card, ...] = ()
    at: list[Position] = field(default_factory=list)
    in_street: list[Seat] = field(default_factory=list)
    queue: tuple[Seat, ...] = ()
    tile_at: list[Tile] = field(default_factory=list)
    """Which tile lies at each position; 0 where police and pub stand."""
    alive: list[Seat] = field(default_factory=list)
    ready: list[Seat] = field(default_factory=list)
    """Who has laid a card in this round while others still choose."""
    hand: list[Card] = field(default_factory=list)
    hand_sizes: list[int] = field(default_factory=list)
    known_hands: list[list[Card]] = field(default_factory=list)
    """Cards everyone has seen going into a hand and not coming out again."""
    laid: list[Card] = field(default_factory=list)
    """What this seat laid, until it is passed on."""
    in_front: list[list[Card]] = field(default_factory=list)
    """The cards lying open in front of each seat."""
    looked: list[list[Seat]] = field(default_factory=list)
    """Who has looked under tiles 1 to 6, at any time."""
    under: list[Token | None] = field(default_factory=list)
    """What this seat knows to lie under tiles 1 to 6 because it saw it."""
    shadow: tuple[Seat, Seat] | None = None
    """Who shadows whom in this round."""
    solution: tuple[Token, Token] | None = None
    winners: tuple[Seat, ...] = ()
    over: bool = False

    def hear(self, event: SmallDetectivesEvent) -> None:
        """Take in the next event of the stream."""
        match event:
            case Opened():
                self.open(event.seats)
            case Seated(seat):
                self.me = seat
            case DetectivesPlaced(positions):
                self.at = list(positions)
            case DetectivesSetOut(starts):
                self.at = [start.position for start in starts]
            case PubShows(kind):
                self.pub = kind
            case CardsRemoved(cards):
                self.cards_removed = cards
            case CardsDealt(each):
                self.hand_sizes = [each] * self.seats
            case HandDealt(_, cards):
                self.hand = list(cards)
            case RoundBegan(number):
                self.round = number
                self.ready = []
                self.shadow = None
            case Answered(seat):
                if not any(self.in_front):  # else it answered whether it looks
                    self.lay(seat)
            case Chose(seat, Play() | PlayBoth() as choice):
                self.lay_own(seat, choice)
            case CardRevealed(seat, card):
                self.ready = []
                self.in_front[seat].append(card)
                if card in self.known_hands[seat]:
                    self.known_hands[seat].remove(card)
            case WentIntoStreet(seat, _):
                self.in_street.append(seat)
            case CameBackFromStreet(seat, _):
                self.in_street.remove(seat)
            case Shadowed(shadower, seat):
                self.shadow = (shadower, seat)
            case Moved(seat, _, _, position):
                self.at[seat] = position
            case PlacesSwapped(seat, other):
                self.at[seat], self.at[other] = self.at[other], self.at[seat]
            case HousesSwapped(_, here, there):
                tiles = self.tile_at
                tiles[here], tiles[there] = tiles[there], tiles[here]
            case CardsSwapped(_, (one, other)):
                lying = self.in_front
                lying[one], lying[other] = lying[other], lying[one]
            case PoliceQueueChanged(queue):
                self.queue = queue
            case LookedUnder(seat, tile, _):
                self.look(seat, tile)
            case SawUnder(seat, tile, _, token):
                self.look(seat, tile)
                self.under[tile - 1] = token
            case DeclaredWronglyInSecret():
                self.solution = (event.true_suspect, event.true_weapon)
            case Eliminated(seat, _):
                self.eliminate(seat)
            case CardPassed(giver, card, taker):
                self.pass_card(giver, card, taker)
            case SolutionRevealed(suspect, weapon):
                self.solution = (suspect, weapon)
            case TilesRevealed(tokens):
                self.under = list(tokens)
            case Finished(winners):
                self.winners = winners
                self.over = True
            case (
                NothingHappened()
                | NowhereToLook()
                | FollowedInVain()
                | NotAlone()
                | LookDeclined()
                | CardsSwapped()
                | Chose()
                | PubDeclined()
                | PubAsked()
                | PubAskedAbout()
                | DeclarationDeclined()
                | DeclaredRightly()
                | DeclaredWrongly()
                | Faded()
                | Unsealed()
            ):
                pass
            case _:
                assert_never(event)

    def open(self, seats: int) -> None:
        self.seats = seats
        self.alive = list(range(seats))
        self.tile_at = list(FIRST_TILES)
        self.known_hands = [[] for _ in range(seats)]
        self.in_front = [[] for _ in range(seats)]
        self.looked = [[] for _ in HOUSES]
        self.under = [None] * len(HOUSES)

    def lay(self, seat: Seat) -> None:
        self.ready.append(seat)
        self.hand_sizes[seat] -= 2 if self.seats == 2 else 1

    def lay_own(self, seat: Seat, choice: Play | PlayBoth) -> None:
        self.lay(seat)
        if isinstance(choice, Play):
            self.laid = [choice.card]
        else:
            self.laid = [choice.first, choice.second]
        self.hand = [card for card in self.hand if card not in self.laid]

    def look(self, seat: Seat, tile: Tile) -> None:
        if seat not in self.looked[tile - 1]:
            self.looked[tile - 1].append(seat)

    def eliminate(self, seat: Seat) -> None:
        self.alive.remove(seat)
        self.hand_sizes[seat] = 0
        self.known_hands[seat] = []
        self.in_front[seat] = []
        if seat == self.me:
            self.hand = []

    def pass_card(self, giver: Seat, card: Card, taker: Seat) -> None:
        self.laid = []
        self.in_front[giver].remove(card)
        self.hand_sizes[taker] += 1
        self.known_hands[taker].append(card)
        if taker == self.me:
            self.hand = sorted([*self.hand, card], key=NUMBER.__getitem__)

    def on(self, position: Position) -> list[Seat]:
        """The detectives on a tile, not those in the street facing it."""
        return [
            seat for seat in self.alive if self.at[seat] == position and seat not in self.in_street
        ]
