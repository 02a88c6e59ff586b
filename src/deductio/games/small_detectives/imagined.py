"""Whole games as one seat may imagine them: hidden tiles, hidden hands, hidden choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from deductio.core.chance import Chance, Outcome
from deductio.core.messages import Answered, Choice, Chose, Event, Opened, Question, Seat
from deductio.core.streams import first
from deductio.games.small_detectives.knowledge import Knowledge, Street
from deductio.games.small_detectives.messages import (
    AskAround,
    CardPassed,
    CardRevealed,
    CardsDealt,
    CardsSwapped,
    Declare,
    DeclaredRightly,
    DeclaredWrongly,
    DeclaredWronglyInSecret,
    Decline,
    DetectivesPlaced,
    GoTo,
    HandDealt,
    HousesSwapped,
    Moved,
    PlacesSwapped,
    Play,
    PlayBoth,
    PubAsked,
    PubAskedAbout,
    PubShows,
    RoundBegan,
    Shadow,
    Shadowed,
    SwapCards,
    SwapHouse,
    SwapWith,
    Walk,
)
from deductio.games.small_detectives.street import (
    SIZE,
    SUSPECTS,
    TOKEN_SETS,
    WEAPONS,
    Card,
    Token,
    cards_for,
)


class World(Struct, frozen=True):
    """Everything hidden from one reader of a game."""

    street: Street
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's first hand."""
    pub: tuple[tuple[Token, ...], ...]
    """The tokens of each question at the pub that was asked in front of this reader."""
    whim: int
    """Decides hidden choices that nothing in the stream depends on yet."""


def dream(stream: Sequence[Event], chance: Chance) -> World:
    """A world that fits everything told."""
    knowledge = Knowledge(stream)
    street = dream_street(knowledge, chance)
    return World(
        street, dream_hands(stream, chance), dream_pub(knowledge, street, chance), chance.below(720)
    )


def dream_street(knowledge: Knowledge, chance: Chance) -> Street:
    """Tries one arrangement of the unseen tiles after another."""
    seen = knowledge.under.values()
    while True:
        solution = knowledge.solution or (
            chance.pick([token for token in SUSPECTS if token not in seen]),
            chance.pick([token for token in WEAPONS if token not in seen]),
        )
        rest = chance.shuffled(knowledge.unseen(solution))
        street = Street(solution, knowledge.lay(rest))
        if knowledge.fits(street):
            return street


def dream_hands(stream: Sequence[Event], chance: Chance) -> tuple[tuple[Card, ...], ...]:
    """Each seat's first hand: the cards it must have been dealt, and some of the unseen ones."""
    hands, size = first_hands(stream)
    dealt = {card for hand in hands for card in hand}
    unseen = chance.shuffled([card for card in cards_for(len(hands)) if card not in dealt])
    return tuple((*hand, *(unseen.pop() for _ in range(size - len(hand)))) for hand in hands)


def first_hands(stream: Sequence[Event]) -> tuple[list[list[Card]], int]:
    """The cards each seat is known to have been dealt, and how many it was dealt."""
    opened = stream[0]
    assert isinstance(opened, Opened)
    dealt: list[list[Card]] = [[] for _ in range(opened.seats)]
    received: list[set[Card]] = [set() for _ in range(opened.seats)]
    size = 0
    for event in stream:
        match event:
            case CardsDealt(each):
                size = each
            case HandDealt(seat, cards):
                dealt[seat] = list(cards)
            case CardRevealed(seat, card) if card in received[seat]:
                received[seat].remove(card)
            case CardRevealed(seat, card) if card not in dealt[seat]:
                dealt[seat].append(card)
            case CardPassed(_, card, taker):
                received[taker].add(card)
    return dealt, size


def dream_pub(
    knowledge: Knowledge, street: Street, chance: Chance
) -> tuple[tuple[Token, ...], ...]:
    """Tokens for each question overheard, such that its answer is the one given."""
    asked = []
    for answer in knowledge.answers:
        if isinstance(answer.tokens, int):
            sets = [tokens for tokens in TOKEN_SETS[answer.kind] if len(tokens) == answer.tokens]
            seen = {street.under[tile - 1] for tile in answer.looked}
            fitting = [tokens for tokens in sets if (seen >= set(tokens)) == answer.seen_all]
            asked.append(chance.pick(fitting))
    return tuple(asked)


def luck(stream: Sequence[Event], world: World) -> list[Outcome]:
    """SD-6, as it must have been drawn."""
    opened = stream[0]
    assert isinstance(opened, Opened)
    suspect, weapon = world.street.solution
    drawn: list[Outcome] = [
        (suspect, *(token for token in SUSPECTS if token != suspect)),
        (weapon, *(token for token in WEAPONS if token != weapon)),
        world.street.under,
    ]
    if opened.options["pub_first_side"] == "random":
        drawn.append(first(PubShows, stream).kind)
    if opened.options["start_tiles"] == "shuffled":
        drawn.append(first(DetectivesPlaced, stream).positions)
    drawn.append(tuple(card for row in zip(*world.hands, strict=True) for card in row))
    return drawn


def recall(
    questions: Mapping[Seat, Question], coming: Sequence[Event], world: World
) -> tuple[Seat, Choice]:
    """Who chose what next, as the coming events show it."""
    match coming[0]:
        case Chose(seat, choice):
            return seat, choice
        case Answered(seat):
            return seat, recall_cards(seat, questions[seat], coming, world)
    ((seat, question),) = questions.items()
    return seat, RECALL[question.name](coming, world)


def recall_cards(seat: Seat, question: Question, coming: Sequence[Event], world: World) -> Choice:
    """The cards a seat laid: those revealed in this round, and any it may hold for the rest."""
    revealed = []
    for event in coming:
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, CardRevealed) and event.seat == seat:
            revealed.append(event.card)
    fitting = [choice for choice in question.options if laid(choice)[: len(revealed)] == revealed]
    return fitting[world.whim % len(fitting)]


def laid(choice: Choice) -> list[Card]:
    if isinstance(choice, PlayBoth):
        return [choice.first, choice.second]
    assert isinstance(choice, Play)
    return [choice.card]


def recall_pub(coming: Sequence[Event], world: World) -> Choice:
    match coming[0]:
        case PubAskedAbout(_, asked, _, tokens, _):
            return AskAround(tokens, asked)
        case PubAsked(_, asked, _, _, _):
            still_to_come = sum(isinstance(event, PubAsked) for event in coming)
            return AskAround(world.pub[-still_to_come], asked)
        case _:
            return Decline()


def recall_police(coming: Sequence[Event], world: World) -> Choice:
    match coming[0]:
        case DeclaredRightly():
            return Declare(*world.street.solution)
        case DeclaredWronglyInSecret(_, suspect, weapon, _, _):
            return Declare(suspect, weapon)
        case DeclaredWrongly():
            wrong = [token for token in SUSPECTS if token != world.street.solution[0]]
            return Declare(wrong[world.whim % len(wrong)], WEAPONS[world.whim % len(WEAPONS)])
        case _:
            return Decline()


def recall_walk(coming: Sequence[Event], world: World) -> Choice:
    moved = first(Moved, coming)
    return Walk((moved.position - moved.origin) % SIZE)


RECALL: dict[str, Callable[[Sequence[Event], World], Choice]] = {
    "shadow": lambda coming, world: Shadow(first(Shadowed, coming).seat),
    "steps": recall_walk,
    "goto": lambda coming, world: GoTo(first(Moved, coming).position),
    "swap_with": lambda coming, world: SwapWith(first(PlacesSwapped, coming).other),
    "swap_house": lambda coming, world: SwapHouse(first(HousesSwapped, coming).other),
    "swap_cards": lambda coming, world: SwapCards(first(CardsSwapped, coming).seats),
    "pub": recall_pub,
    "police": recall_police,
}
