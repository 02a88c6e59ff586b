"""Tables to test on: case 8 of level 1, with hands, pawns and luck as a test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deductio.core.foreseen import Foreseen, Outcome
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.games.new_york import GAME
from deductio.games.new_york.cards import DECKS, Card, Deck
from deductio.games.new_york.cases import printed_cases
from deductio.games.new_york.city import Cell
from deductio.games.new_york.messages import DrewCard, Roll, SpiedCard, TookCard
from deductio.games.new_york.state import Options, State

CASE = printed_cases(1)[7]
I1, I2, I3, I4, I5, I6, I7, I8, I9, I10 = CASE.informants
E1, E2, E3, E4, E5, E6 = CASE.experts
RIGHT: Cell = CASE.answer
WRONG: Cell = "D4"
SEED = bytes(32)

Hands = Sequence[Sequence[Card]]


def new_state(
    hands: Hands,
    *,
    at: Mapping[Seat, Cell] | None = None,
    luck: Sequence[Outcome] = (),
    piles: Mapping[Deck, Sequence[Card]] | None = None,
    out: Sequence[Seat] = (),
    active: Seat = 0,
    round: int = 1,
    seed: bytes = SEED,
    **options: Any,
) -> State:
    """Seat 0 started; cards nobody holds lie in the piles, if `piles` says nothing else."""
    seats = range(len(hands))
    held = {card.id for hand in hands for card in hand}
    rest = {deck: [c for c in CASE.of_deck(deck) if c.id not in held] for deck in DECKS}
    return State(
        seats=len(hands),
        options=Options(**options),
        chance=Foreseen(seed, foreseen=tuple(luck)),
        case=CASE,
        piles={deck: tuple((piles or {}).get(deck, rest[deck])) for deck in DECKS},
        hands={
            deck: [tuple(card for card in hand if card.deck == deck) for hand in hands]
            for deck in DECKS
        },
        at=[(at or {}).get(seat) for seat in seats],
        alive=[seat for seat in seats if seat not in out],
        eliminated=[(seat,) for seat in out],
        active=active,
        round=round,
    )


def table(hands: Hands, **arranged: Any) -> Match[State]:
    """A match that goes on from such a state."""
    return Match.at(GAME, new_state(hands, **arranged), len(hands))


def rolled(hands: Hands, dice: str, luck: Sequence[Outcome] = (), **arranged: Any) -> Match[State]:
    """The same after its first roll, say "B3" or "*3" or "**", where * is the joker."""
    faces = ["joker" if face == "*" else face for face in dice]
    match = table(hands, luck=[*faces, *luck], **arranged)
    if match.state.options.announce == "own_turn":
        match.choose(match.state.active, Roll())
    return match


def opened(seats: int, luck: Sequence[Outcome] = (), **options: Any) -> Match[State]:
    """A whole game from its beginning; seat 0 starts."""
    first = ["5", *["1"] * (seats - 1)]
    chance = Foreseen(SEED, foreseen=(CASE, *first, *luck))
    return Match.open(GAME, GAME.opening(seats, {"case": 8, **options}), chance)


def foresee(match: Match[State], *luck: Outcome) -> None:
    """From now on luck gives these, and then what it likes."""
    match.state.chance = Foreseen(match.state.chance.seed, foreseen=luck)


def play_on(match: Match[State]) -> None:
    """One turn in which whoever is asked takes its first option: rolls, and announces nothing."""
    seat = match.state.active
    while not match.over and match.state.active == seat:
        waited_for = match.waiting[0]
        match.choose(waited_for, asked(match, waited_for).options[0])


def asked(match: Match[State], seat: Seat) -> Question:
    question = match.question(seat)
    assert question is not None
    return question


def offered(match: Match[State], seat: Seat) -> tuple[str, list[Choice]]:
    """What a seat is asked, and everything it may choose."""
    question = asked(match, seat)
    return question.name, list(question.options)


def sizes(match: Match[State]) -> list[tuple[int, int]]:
    """How many informants and experts each seat holds."""
    informants, experts = (match.state.hands[deck] for deck in DECKS)
    return [(len(one), len(other)) for one, other in zip(informants, experts, strict=True)]


def last(match: Match[State], reader: Seat | None, kind: type[Event]) -> Event:
    """The last event of a kind that somebody heard."""
    stream = match.public if reader is None else match.streams[reader]
    return next(event for event in reversed(stream) if isinstance(event, kind))


def heard(match: Match[State], reader: Seat | None, *kinds: type[Event]) -> list[Event]:
    """Everything of these kinds that somebody heard."""
    stream = match.public if reader is None else match.streams[reader]
    return [event for event in stream if isinstance(event, kinds)]


def card_of(event: Event) -> Card:
    """The card that an event shows."""
    assert isinstance(event, DrewCard | SpiedCard | TookCard)
    return event.card
