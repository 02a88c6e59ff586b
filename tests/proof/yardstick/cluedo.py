"""A plain careful player of Cluedo: a sheet of paper, and nothing that is not written on it.

It knows nothing of the levels' code. It writes down the cards it has seen and who could not answer;
whoever shows one of three cards, two of which it cannot have by the sheet, holds the third. It
walks to the nearest room that is open, asks about what is open, and accuses when its sheet leaves
one solution. It goes through its sheet once, as things happen, and never looks back.
"""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Opened, Question, Seated
from deductio.core.options import Options
from deductio.core.thinking import PLAIN, Temper, TookAny, Wish
from deductio.games.cluedo.cards import CATEGORIES, ROOMS, Card, Category
from deductio.games.cluedo.mansion import CENTRE, Place, distances
from deductio.games.cluedo.messages import (
    Accuse,
    AskedToShow,
    CallWitness,
    Confide,
    CouldNotAnswer,
    CountCards,
    DeclineBonus,
    Draw,
    Enter,
    EnteredRoom,
    GoToCentre,
    HandDealt,
    KeepSilent,
    LaidFaceUp,
    LookAt,
    NoWitnessFound,
    PawnBrought,
    PawnTaken,
    PeekAt,
    PeekedAt,
    ReachedCentre,
    RiseToAccuse,
    Roll,
    SawCard,
    SawConfidedCard,
    SawRowCard,
    Show,
    Stay,
    Suggest,
    Suggested,
    SuggestHere,
    TakeShortcut,
    TookShortcut,
    TurnBegan,
    UseBonus,
    Walk,
    Walked,
    WitnessFound,
)


class Sheet:
    """What a person with a pencil has written down, and where its pawn stands."""

    def __init__(self, stream: Sequence[Event]) -> None:
        self.me, self.seats, self.turn_of = 0, 0, 0
        self.pawns: list[str] = []
        self.place: Place = CENTRE
        self.own: tuple[Card, ...] = ()
        self.seen: set[Card] = set()
        self.held: dict[Card, int] = {}
        self.row: set[int] = set()
        self.named: tuple[Card, ...] = ()
        self.silent: dict[int, set[Card]] = {}
        self.showed: dict[int, set[Card]] = {}
        for event in stream:
            self.note(event)

    def note(self, event: Event) -> None:
        match event:
            case Opened():
                self.seats = event.seats
            case Seated(seat):
                self.me = seat
                self.silent = {other: set() for other in range(self.seats) if other != seat}
                self.showed = {other: set() for other in self.silent}
            case PawnTaken(_, pawn):
                self.pawns.append(pawn)
            case HandDealt(_, cards):
                self.own = cards
                self.seen |= set(cards)
            case LaidFaceUp(cards):
                self.seen |= set(cards)
            case SawCard(holder, viewer, card) | SawConfidedCard(holder, viewer, card):
                self.tick(card, holder)
                if holder == self.me:
                    self.showed[viewer].add(card)
            case PeekedAt(_, holder, card) | WitnessFound(_, card, holder):
                self.tick(card, holder)
            case SawRowCard(_, place, card):
                self.seen.add(card)
                self.row.add(place)
            case Suggested(_, suspect, weapon, room):
                self.named = (suspect, weapon, room)
            case CouldNotAnswer(seat) if seat != self.me:
                self.silent[seat] |= set(self.named)
            case AskedToShow(seat) if seat != self.me:
                may_be = [card for card in self.named if self.may_hold(seat, card)]
                if len(may_be) == 1:
                    self.tick(may_be[0], seat)
            case NoWitnessFound(caller, card):
                for seat in self.silent.keys() - {caller}:
                    self.silent[seat].add(card)
            case TurnBegan(seat):
                self.turn_of = seat
            case _:
                self.follow(event)

    def tick(self, card: Card, holder: int) -> None:
        self.seen.add(card)
        self.held[card] = holder

    def may_hold(self, seat: int, card: Card) -> bool:
        elsewhere = card in self.seen and self.held.get(card) != seat
        return not elsewhere and card not in self.silent[seat]

    def follow(self, event: Event) -> None:
        """Where the own pawn goes."""
        match event:
            case Walked(seat, _, place) | EnteredRoom(seat, _, place) if seat == self.me:
                self.place = place
            case TookShortcut(seat, _, _, room) if seat == self.me:
                self.place = room
            case ReachedCentre(seat) if seat == self.me:
                self.place = CENTRE
            case PawnBrought(pawn, _, room) if pawn == self.pawns[self.me]:
                self.place = room

    def open(self) -> dict[Category, list[Card]]:
        """By category, what is not ticked off; what nobody else can hold is the one."""
        left = {
            category: [card for card in cards if card not in self.seen]
            for category, cards in CATEGORIES.items()
        }
        if self.seats == 2:
            return left
        return {category: self.only(cards) or cards for category, cards in left.items()}

    def only(self, cards: list[Card]) -> list[Card]:
        return [card for card in cards if all(card in none for none in self.silent.values())][:1]

    def rooms(self) -> list[Card]:
        """Where to ask: rooms that are open; once one is left, that one and one's own."""
        rooms = self.open()["room"]
        if len(rooms) > 1:
            return rooms
        return rooms + [room for room in ROOMS if room in self.own]


def plain_careful(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish:
    """What a person does who writes everything down and combines nothing."""
    return Wish(choice(Sheet(stream), question, luck), TookAny())


def choice(sheet: Sheet, question: Question, luck: Chance) -> Choice:
    left = sheet.open()
    solved = all(len(cards) == 1 for cards in left.values())
    match question.name:
        case "show" | "confide":
            return show(sheet, question, luck)
        case "suggest":
            suspect, weapon, room = map(luck.pick, left.values())
            return Suggest(suspect, weapon, sheet.place if sheet.place in ROOMS else room)
        case "row":
            return LookAt(next((place for place in range(4) if place not in sheet.row), 0))
        case "draw":
            return Draw()
        case "bonus":
            return (
                GoToCentre()
                if solved and GoToCentre() in question.options
                else use_bonus(sheet, question.options, luck)
            )
        case "turn" | "move" | "walk_on" | "accuse" if solved:
            suspect, weapon, room = (cards[0] for cards in left.values())
            return to_the_centre(question.options, Accuse(suspect, weapon, room))
        case "accuse":
            return KeepSilent()
        case "turn":
            return begin(sheet, question.options, luck)
        case "move" | "walk_on":
            return walk(sheet, question.options, luck)
        case _:
            return question.options[luck.below(len(question.options))]


def show(sheet: Sheet, question: Question, luck: Chance) -> Choice:
    """A card that was shown to this player before, else any."""
    cards = [one for one in question.options if isinstance(one, Show | Confide)]
    to = sheet.turn_of if question.name == "show" else (sheet.me + 1) % sheet.seats
    return luck.pick([one for one in cards if one.card in sheet.showed[to]] or cards)


def use_bonus(sheet: Sheet, options: Options[Choice], luck: Chance) -> Choice:
    """Whatever may tell something."""
    left = [card for cards in sheet.open().values() if len(cards) > 1 for card in cards]
    wanted = [
        one
        for one in options
        if isinstance(one, PeekAt | CountCards | UseBonus)
        or (isinstance(one, Enter) and one.room in sheet.rooms())
        or (isinstance(one, CallWitness) and one.card in left)
    ]
    return luck.pick(wanted) if wanted else DeclineBonus()


def to_the_centre(options: Options[Choice], accuse: Accuse) -> Choice:
    for wanted in (accuse, RiseToAccuse(), GoToCentre(), Roll()):
        if wanted in options:
            return wanted
    return nearest([CENTRE], options)


def begin(sheet: Sheet, options: Options[Choice], luck: Chance) -> Choice:
    """Where an open room can be had without dice, it is taken."""
    if SuggestHere() in options and sheet.place in sheet.rooms():
        return SuggestHere()
    short = [one for one in options if isinstance(one, TakeShortcut) and one.room in sheet.rooms()]
    return luck.pick(short) if short else Roll()


def walk(sheet: Sheet, options: Options[Choice], luck: Chance) -> Choice:
    wanted = [one for one in options if isinstance(one, Enter) and one.room in sheet.rooms()]
    return luck.pick(wanted) if wanted else nearest(sheet.rooms(), options)


def nearest(goals: Sequence[Place], options: Options[Choice]) -> Choice:
    squares = [one for one in options if isinstance(one, Walk)]
    if not squares:
        return Stay()
    return min(squares, key=lambda one: min(distances(one.square)[goal] for goal in goals))
