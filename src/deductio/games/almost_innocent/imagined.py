"""Whole games as one reader may imagine them: hidden solutions, hidden piles, hidden votes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from deductio.core.chance import Chance, Outcome
from deductio.core.messages import Answered, Choice, Chose, Event, Opened, Question, Seat
from deductio.core.streams import first
from deductio.games.almost_innocent.cases import ENDLESS
from deductio.games.almost_innocent.clues import CHARACTERS, Character, Clue, Kind, kind_of
from deductio.games.almost_innocent.deals import Decks
from deductio.games.almost_innocent.knowledge import Knowledge
from deductio.games.almost_innocent.messages import (
    AbilityShared,
    Agree,
    Announce,
    AskQuantity,
    AskType,
    Become,
    CardDrawn,
    CaseOpened,
    CharacterTaken,
    DinUsed,
    Draw,
    FirstSeatDrawn,
    Inspect,
    Inspected,
    LetDraw,
    LetMark,
    Mark,
    Misnamed,
    MoveQueen,
    Named,
    NothingShared,
    Pass,
    Passed,
    Propose,
    Proposed,
    QuantityAsked,
    QueenMoved,
    QueenRolled,
    QueenSent,
    Refuse,
    Said,
    SawUnused,
    Say,
    SendQueen,
    Share,
    ShareNothing,
    Show,
    TeorUsed,
    TypeAsked,
    UnusedShown,
    Voted,
    WindowMarked,
)


class World(Struct, frozen=True):
    """Everything hidden from one reader of a game."""

    solutions: tuple[tuple[Clue, ...], ...]
    """Each seat's, by kind."""
    unused: tuple[tuple[Clue, ...], ...]
    """The pile of each kind as it first lay, from the top."""
    whim: int
    """Decides hidden votes that nothing in the stream depends on yet."""


def dream(stream: Sequence[Event], chance: Chance) -> World:
    """A world that fits everything told."""
    knowledge = Knowledge(stream)
    decks = Decks(knowledge.decks, gone=knowledge.unused)
    dealt = decks.deal(dict(enumerate(knowledge.facts)), chance)
    assert dealt is not None, "the truth itself fits what was told"
    solutions = tuple(dealt)
    piles = tuple(dream_piles(stream, knowledge, solutions, chance))
    return World(solutions, piles, chance.below(1 << len(solutions)))


def dream_piles(
    stream: Sequence[Event],
    knowledge: Knowledge,
    solutions: Sequence[tuple[Clue, ...]],
    chance: Chance,
) -> Iterator[tuple[Clue, ...]]:
    """The unused cards of each kind, with those that were drawn on top."""
    for place, kind in enumerate(knowledge.board.kinds):
        rest = list(knowledge.board.decks[kind])
        for solution in solutions:
            rest.remove(solution[place])
        drawn = [event for event in stream if is_draw(event, kind)]
        seen = [event.clue for event in drawn if isinstance(event, SawUnused)]
        shown = [clue for clue in knowledge.unused if kind_of(clue) == kind and not seen]
        for clue in [*seen, *shown]:
            rest.remove(clue)
        rest = chance.shuffled(rest)
        hidden = len(drawn) - len(seen) - len(shown)
        top = seen or chance.shuffled([*shown, *rest[:hidden]])
        yield (*top, *rest[hidden:])


def is_draw(event: Event, kind: Kind) -> bool:
    match event:
        case CardDrawn(_, drawn):
            return drawn == kind
        case SawUnused(_, clue):
            return kind_of(clue) == kind
        case _:
            return False


def luck(stream: Sequence[Event], world: World) -> list[Outcome]:
    """AI-5, as it must have been drawn, and the Queen's dice."""
    opened = stream[0]
    assert isinstance(opened, Opened)
    case = first(CaseOpened, stream).case
    drawn: list[Outcome] = []
    if case.scenario == ENDLESS and opened.options["endless_seed"] is None:
        drawn.append(case.endless_seed)
    drawn.append(first(FirstSeatDrawn, stream).seat)
    if case.abilities and opened.options["characters"] == "random":
        drawn += characters_dealt(stream, case.abilities)
    held = [*world.solutions[1:], world.solutions[0]]
    for place, pile in enumerate(world.unused):
        drawn.append((*(clues[place] for clues in held), *pile))
    dice = [event.die - 1 for event in stream if isinstance(event, QueenRolled)]
    return drawn + dice


def characters_dealt(stream: Sequence[Event], abilities: Sequence[Character]) -> list[Outcome]:
    """Two shuffled groups from which the first were taken, and how these were dealt."""
    taken = {event.seat: event.character for event in stream if isinstance(event, CharacterTaken)}
    by_seat = tuple(taken[seat] for seat in sorted(taken))
    others = [character for character in CHARACTERS if character not in abilities]
    groups = [
        tuple(sorted(group, key=lambda character: character not in by_seat))
        for group in (abilities, others)
    ]
    return [*groups, by_seat]


def recall(
    questions: Mapping[Seat, Question], coming: Sequence[Event], world: World
) -> tuple[Seat, Choice]:
    """Who chose what next, as the coming events show it."""
    told: Any = coming[0]
    match told:
        case Chose(seat, choice):
            return seat, choice
        case Answered(seat):
            return seat, recall_vote(seat, coming, world)
        case QueenMoved(window):
            ((seat, _),) = [item for item in questions.items() if item[1].name == "queen_move"]
            return seat, MoveQueen(window)
    return told.seat, RECALL[type(told)](told)


def recall_vote(seat: Seat, coming: Sequence[Event], world: World) -> Choice:
    """As the outcome demands; where it is still open, or this reader's own doing, a whim."""
    for event in coming:
        match event:
            case Chose(_, Refuse()):
                break
            case Voted(_, agreed):
                return Agree() if agreed else Refuse()
    return Agree() if world.whim >> seat & 1 else Refuse()


RECALL: dict[type[Event], Callable[[Any], Choice]] = {
    CharacterTaken: lambda told: Become(told.character),
    AbilityShared: lambda told: Share(told.character),
    NothingShared: lambda told: ShareNothing(),
    QuantityAsked: lambda told: AskQuantity(told.line, told.token, told.discard),
    TypeAsked: lambda told: AskType(told.line, told.kind, told.token, told.discard),
    Inspected: lambda told: Inspect(told.kind),
    QueenSent: lambda told: SendQueen(told.window),
    Proposed: lambda told: Propose(),
    Passed: lambda told: Pass(),
    DinUsed: lambda told: LetDraw(told.chosen),
    CardDrawn: lambda told: Draw(told.kind),
    SawUnused: lambda told: Draw(kind_of(told.clue)),
    UnusedShown: lambda told: Show(told.clue),
    TeorUsed: lambda told: LetMark(told.chosen),
    WindowMarked: lambda told: Mark(told.colour, told.window),
    Said: lambda told: Say(told.phrase, told.subject),
    Named: lambda told: Announce(told.clue),
    Misnamed: lambda told: Announce(told.clue),
}
