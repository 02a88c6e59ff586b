"""A toy game that keeps its secrets, unless its option `leak` says how to let one out.

Eight cards, three seats with two each, two aside. The mover names a parity; its left neighbour must
show a card of that parity in secret, if it has one. Then everyone bids a card, sealed for ever.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Literal, Self, cast, get_args

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.coaching import Coaching, Weighing
from deductio.core.domains import Domain
from deductio.core.game import Game, Refused
from deductio.core.messages import (
    Choice,
    Chose,
    CoreEvent,
    Event,
    Finished,
    Meanwhile,
    Opened,
    Question,
    Rules,
    Seat,
    ask,
    ask_together,
    tell_all,
    tell_only,
)
from deductio.core.options import Options as Collection
from deductio.core.streams import first, reader_of
from deductio.core.thinking import PLAIN, Temper, TookAny, Wish
from deductio.deduction.model import (
    Constraint,
    Fact,
    Frame,
    Model,
    at_least,
    each,
    excluded,
    known,
)
from deductio.deduction.notebook import Notebook

Leak = Literal[
    "none",
    "order of options",
    "missing option",
    "option list told",
    "what others hear",
    "count",
    "gap in the numbers",
    "default audience",
    "wrong audience",
    "time of an ask",
    "a copy for a bot",
    "a copy for a coach",
    "refusal",
    "time-out",
    "luck",
    "whom the game waits for",
    "order of events",
    "meanwhile",
    "early end",
    "notebook",
    "sealed choice",
]
LEAKS: tuple[Leak, ...] = get_args(Leak)
DECK = tuple(range(8))
PARITIES = {odd: tuple(str(card) for card in DECK if card % 2 == odd) for odd in (False, True)}
SEATS = 3
TURNS = 5
FRAME = Frame(map(str, DECK), {"aside": 2} | {f"seat{seat}": 2 for seat in range(SEATS)})


class Options(Struct, frozen=True):
    leak: Leak = "none"


class Name(Choice, frozen=True):
    odd: bool


class Show(Choice, frozen=True):
    card: int


class Bid(Choice, frozen=True):
    card: int


class Cough(Choice, frozen=True):
    pass


class Dealt(Event, frozen=True):
    only = ("seat",)
    seat: Seat
    cards: tuple[int, ...]


class Named(Event, frozen=True):
    seat: Seat
    odd: bool


class HadNone(Event, frozen=True):
    reveals = True
    seat: Seat
    odd: bool


class CardShown(Event, frozen=True):
    reveals = True
    shower: Seat
    viewer: Seat
    odd: bool
    matching: int = 0


class SawCard(Event, frozen=True):
    only = ("shower", "viewer")
    shower: Seat
    viewer: Seat
    card: int


class MustShow(Event, frozen=True):
    reveals = True
    seat: Seat
    odd: bool


class AskedToShow(Event, frozen=True):
    cards: tuple[int, ...]


class Rolled(Event, frozen=True):
    number: int
    events_so_far: int = 0


class Ready(Event, frozen=True):
    seat: Seat


class BidsMade(Event, frozen=True):
    lowest: int = 0


class Coughed(Event, frozen=True):
    seat: Seat


class AllShown(Event, frozen=True):
    reveals = True
    hands: tuple[tuple[int, ...], ...]


class State(Struct):
    leak: Leak
    chance: Chance
    hands: tuple[tuple[int, ...], ...]
    turn: int = 0
    coughed: bool = False
    over: bool = False

    def clone(self) -> Self:
        return type(self)(
            self.leak, self.chance.clone(), self.hands, self.turn, self.coughed, self.over
        )


class Truth:
    """Where three of the leaks keep what they should not."""

    hands: tuple[tuple[int, ...], ...] = ()


def start(seats: int, options: Options, chance: Chance) -> State:
    deck = chance.shuffled(DECK)
    hands = tuple(tuple(sorted(deck[2 * seat : 2 * seat + 2])) for seat in range(seats))
    Truth.hands = hands
    return State(options.leak, chance, hands)


def setup(state: State) -> Rules[None]:
    for seat, hand in enumerate(state.hands):
        yield from tell_only([seat], Dealt(seat, hand), others_hear=None)


def turn(state: State) -> Rules[None]:
    state.turn += 1
    mover = state.turn % SEATS
    neighbour = (mover + 1) % SEATS
    named = yield from ask(mover, "name", names(state, neighbour))
    yield from tell_all(Named(mover, named.odd))
    matching = tuple(card for card in state.hands[neighbour] if card % 2 == named.odd)
    if matching:
        yield from show(state, mover, neighbour, matching)
    else:
        yield from tell_all(HadNone(neighbour, named.odd))
    yield from roll(state, neighbour, len(matching))
    yield from bid(state)
    if state.turn == TURNS or (state.leak == "early end" and state.turn == 3 and lucky(state, 0)):
        yield from finish(state)


def names(state: State, neighbour: Seat) -> tuple[Name, ...]:
    if state.leak == "order of options" and lucky(state, neighbour):
        return (Name(True), Name(False))
    if state.leak == "missing option" and all(card % 2 == 0 for card in state.hands[neighbour]):
        return (Name(False),)
    return (Name(False), Name(True))


def lucky(state: State, seat: Seat) -> bool:
    return 7 in state.hands[seat]


def show(state: State, mover: Seat, neighbour: Seat, matching: tuple[int, ...]) -> Rules[None]:
    yield from tell_all(MustShow(neighbour, bool(matching[0] % 2)))
    if state.leak == "option list told":
        yield from tell_all(AskedToShow(matching))
    if state.leak == "time of an ask" and len(matching) == 1:
        shown = Show(matching[0])
    else:
        shown = yield from ask(neighbour, "show", tuple(map(Show, matching)))
    count = len(matching) if state.leak == "count" else 0
    public: Event = CardShown(neighbour, mover, bool(shown.card % 2), count)
    secret = SawCard(neighbour, mover, shown.card)
    if state.leak == "default audience":
        yield from tell_all(secret)
    elif state.leak == "what others hear":
        yield from tell_only([neighbour, mover], secret, others_hear=secret)
    elif state.leak == "wrong audience":
        yield from tell_only(range(SEATS), secret, others_hear=public)
    else:
        yield from tell_only([neighbour, mover], secret, others_hear=public)


def roll(state: State, neighbour: Seat, matching: int) -> Rules[None]:
    if state.leak == "luck" and lucky(state, neighbour):
        state.chance.below(6)
    told = matching if state.leak == "gap in the numbers" else 0
    yield from tell_all(Rolled(state.chance.below(6), told))


def bid(state: State) -> Rules[None]:
    asked = {seat: bids(state, seat) for seat in range(SEATS)}
    if state.leak == "whom the game waits for":
        asked = {seat: asked[seat] for seat in asked if min(state.hands[seat]) < 5}
    coughing = Meanwhile(partial(coughs, state), cough(state))
    bidden = yield from ask_together("bid", asked, meanwhile=coughing)
    if state.leak == "order of events":
        for seat in sorted(range(SEATS), key=lambda seat: state.hands[seat]):
            yield from tell_all(Ready(seat))
    lowest = min(bid.card for bid in bidden.values()) if state.leak == "sealed choice" else 0
    yield from tell_all(BidsMade(lowest))


def bids(state: State, seat: Seat) -> Collection[Bid]:
    options = tuple(map(Bid, state.hands[seat]))
    if state.leak == "refusal":
        return cast("Collection[Bid]", Talkative(options, str(state.hands)))
    return options


class Talkative:
    """Options that say too much when they refuse."""

    def __init__(self, options: tuple[Bid, ...], secret: str) -> None:
        self.options = options
        self.secret = secret

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[Bid]:
        return iter(self.options)

    def __getitem__(self, number: int) -> Bid:
        return self.options[number]

    def index(self, choice: Bid) -> int:
        return self.options.index(choice)

    def __contains__(self, choice: object) -> bool:
        if choice not in self.options and choice != Cough():
            raise Refused(f"no: {self.secret}")
        return choice in self.options


def coughs(state: State, seat: Seat) -> Collection[Choice]:
    """Once a game seat 0 may cough, for no reason at all."""
    if seat != 0 or state.coughed or (state.leak == "meanwhile" and lucky(state, 1)):
        return ()
    return (Cough(),)


def cough(state: State) -> Any:
    def rule(seat: Seat, choice: Choice) -> Rules[None]:
        state.coughed = True
        yield from tell_all(Coughed(seat))

    return rule


def finish(state: State) -> Rules[None]:
    state.over = True
    yield from tell_all(AllShown(state.hands))
    yield from tell_all(Finished((), ((0, 1, 2),), (0, 0, 0), state.turn))


def notebook(stream: Sequence[Event]) -> Notebook:
    """Who holds which card; one of the leaks looks at the cards instead of the stream."""
    model = Model(FRAME)
    for number, event in enumerate(stream):
        model.observe(number, *constraints_of(event))
    if leak_of(stream) == "notebook":
        model.observe(0, map(known, each(map(str, Truth.hands[0]), "seat0")))
    return Notebook([model], item_domain="card")


def constraints_of(event: Event) -> Iterator[Constraint]:
    match event:
        case Dealt(seat, cards):
            yield from map(known, each(map(str, cards), f"seat{seat}"))
        case HadNone(seat, odd):
            yield excluded(*each(PARITIES[odd], f"seat{seat}"))
        case CardShown(shower, _, odd, _) | MustShow(shower, odd):
            yield at_least(1, each(PARITIES[odd], f"seat{shower}"))
        case SawCard(shower, _, card):
            yield known(Fact(str(card), f"seat{shower}"))


def rookie(
    stream: Sequence[Event], question: Question, chance: Chance, temper: Temper = PLAIN
) -> Wish | None:
    """Nothing urges it; for one of the leaks it was handed all the cards."""
    me = reader_of(stream)
    if leak_of(stream) == "a copy for a bot" and me is not None:
        neighbours = Truth.hands[(me + 1) % SEATS]
        return Wish(question.options[neighbours[0] % len(question.options)], TookAny())
    return None


def weigh(stream: Sequence[Event], question: Question) -> Weighing | None:
    """Nothing is judged; for one of the leaks by all the cards."""
    me = reader_of(stream)
    if leak_of(stream) == "a copy for a coach" and me is not None:
        neighbours = Truth.hands[(me + 1) % SEATS]
        return Weighing("bits", ({question.options[0]: float(neighbours[0])},), exact=True)
    return None


def leak_of(stream: Sequence[Event]) -> Leak:
    return cast("Leak", first(Opened, stream).options["leak"])


class View(Struct):
    """Nothing to see."""

    def hear(self, event: Event) -> None:
        pass


def default(stream: Sequence[Event], question: Question, chance: Chance) -> Choice:
    me = reader_of(stream)
    if leak_of(stream) == "time-out" and me is not None:
        return question.options[Truth.hands[(me + 1) % SEATS][0] % len(question.options)]
    return question.options[0]


def domains(seats: int, options: Options) -> dict[str, Domain]:
    return {"card": DECK}


TOY: Game[State] = Game(
    name="toy",
    package="tests.contract",
    rules_version=1,
    seats=range(SEATS, SEATS + 1),
    options=Options,
    choices=Name | Show | Bid | Cough,
    events=CoreEvent
    | Chose[Bid]
    | Dealt
    | Named
    | HadNone
    | CardShown
    | SawCard
    | MustShow
    | AskedToShow
    | Rolled
    | Ready
    | BidsMade
    | Coughed
    | AllShown,
    domains=domains,
    start=start,
    setup=setup,
    turn=turn,
    view=View,
    draw=lambda view, name: "",
    default=default,
    notebook=notebook,
    thinking={"rookie": rookie},
    coaching=Coaching(goal=lambda stream: {}, told_by=(), weigh=weigh),
)
