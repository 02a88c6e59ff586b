"""Whole games as one seat may imagine them: the deal, the shuffles, the effects, hidden choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct, convert

from deductio.core.chance import Chance, Outcome
from deductio.core.messages import Answered, Choice, Chose, Confirm, Event, Opened, Question, Seat
from deductio.core.streams import first
from deductio.games.chaussette.knowledge import Knowledge
from deductio.games.chaussette.messages import (
    BonusPicked,
    CardFlipped,
    CardLifted,
    CardRemoved,
    CardsShuffled,
    CluesHandedOut,
    ClueShown,
    EffectTurned,
    FirstPlayerNamed,
    GrantBonus,
    Indicate,
    IndicationPicked,
    LetIndicate,
    MarkerPlaced,
    Offer,
    Offered,
    Report,
    Reported,
    Search,
    Searched,
    Target,
)
from deductio.games.chaussette.socks import EFFECT_CARDS, KINDS, Effect, Kind
from deductio.games.chaussette.state import Options


class World(Struct, frozen=True):
    """Everything hidden from one reader of a game."""

    deal: tuple[Kind, ...]
    """The missing sock, then what first lay in each slot."""
    swaps: tuple[bool, ...]
    """Whether each shuffle so far made two cards change places."""
    effects: tuple[Effect, ...]
    """The effect card on each kind's space, in the order of the kinds."""
    whim: int
    """Decides sealed choices that are not opened yet."""


def dream(stream: Sequence[Event], chance: Chance) -> World:
    """A world that fits everything told; each of them is equally likely."""
    deal, swaps = Knowledge(stream).sample(chance)
    return World(deal, swaps, dream_effects(stream, chance), chance.below(len(KINDS)))


def dream_effects(stream: Sequence[Event], chance: Chance) -> tuple[Effect, ...]:
    """The effect cards turned up stay where they are, the others lie anyhow."""
    turned = {event.kind: event.effect for event in stream if isinstance(event, EffectTurned)}
    face_down = list(EFFECT_CARDS)
    for effect in turned.values():
        face_down.remove(effect)
    others = iter(chance.shuffled(face_down))
    return tuple(turned.get(kind) or next(others) for kind in KINDS)


def luck(stream: Sequence[Event], world: World) -> list[Outcome]:
    """CH-1 to CH-7 and CH-67, as it must have been drawn."""
    opened = stream[0]
    assert isinstance(opened, Opened)
    options = convert(opened.options, Options, strict=False)
    starter = first(FirstPlayerNamed, stream).seat
    drawn: list[Outcome] = [world.deal]
    if options.first == "random":
        drawn.append(starter)
    if options.effects:
        drawn.append(world.effects)
    if not options.cooperative(opened.seats):
        drawn.append(first(CluesHandedOut, stream).characteristics[starter])
    elif options.level != "hard":
        drawn.append(first(ClueShown, stream).characteristic)
    return [*drawn, *map(int, world.swaps)]


def recall(
    questions: Mapping[Seat, Question], coming: Sequence[Event], world: World
) -> tuple[Seat, Choice]:
    """Who chose what next, as the coming events show it."""
    match coming[0]:
        case Chose(seat, choice):
            return seat, choice
        case Answered(seat):
            return seat, recall_sealed(seat, questions[seat], coming, world)
    ((seat, question),) = questions.items()
    return seat, RECALL[question.name](coming)


def recall_sealed(seat: Seat, question: Question, coming: Sequence[Event], world: World) -> Choice:
    """What is opened a little later, or anything while it is still sealed."""
    for event in coming:
        match event:
            case Reported(reporter, _, kind) if reporter == seat:
                return Report(kind)
            case Offered(volunteer, skills) if volunteer == seat:
                return Offer(skills)
    return question.options[world.whim % len(question.options)]


def recall_pick(coming: Sequence[Event]) -> Choice:
    match coming[0]:
        case BonusPicked(_, seat):
            return GrantBonus(seat)
        case IndicationPicked(_, seat):
            return LetIndicate(seat)
    raise AssertionError(f"{coming[0]} does not follow a pick")


def recall_marker(coming: Sequence[Event]) -> Choice:
    placed = first(MarkerPlaced, coming)
    return Indicate(placed.characteristic, placed.value)


def recall_target(coming: Sequence[Event]) -> Choice:
    match coming[0]:
        case CardLifted(_, slot) | CardFlipped(_, slot) | CardRemoved(_, slot):
            return Target((slot,))
        case CardsShuffled(_, slots):
            return Target(slots)
    raise AssertionError(f"{coming[0]} does not follow a target")


RECALL: dict[str, Callable[[Sequence[Event]], Choice]] = {
    "search": lambda coming: Search(first(Searched, coming).slots),
    "pick": recall_pick,
    "indicate": recall_marker,
    "target": recall_target,
    "confirm": lambda coming: Confirm(),
}
