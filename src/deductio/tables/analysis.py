"""What a stream proves: work for the processes that think.

The server itself only names these functions, so what they need is imported when they run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from deductio.coach.hint_steps import HintStep
from deductio.core.game import Refused
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.deduction.model import Count, Fact, Frame, Observation
from deductio.games import game
from deductio.tables.messages import Help
from deductio.tables.spoken import Bond, Notes, Proof

if TYPE_CHECKING:
    from deductio.deduction.notebook import Notebook
    from deductio.words import Language

V = TypeVar("V")


class HintAsked(Struct, frozen=True):
    """What somebody knows who asks for a hint."""

    me: Seat
    known: dict[str, bool]
    """Facts that were marked, or that hints have proven."""
    before: HintStep | None
    """The hint so far."""
    question: Question | None
    fills: bool
    """Whether the notebook shows all that is proven."""


def notes_from(name: str, stream: Sequence[Event], help: Help) -> Notes:
    """Which facts there are, for marks by hand; what was told; what is proven; the odds."""
    notebook = game(name).notebook(stream)
    proves = help in ("proven", "odds")
    return Notes(
        help,
        len(stream),
        things=notebook.item_domain,
        places={place: notebook.place_of(place) for _, place in notebook.facts},
        facts=tuple(map(str, notebook.facts)),
        worlds=str(notebook.worlds) if proves else "",
        solutions=notebook.solutions if proves else (),
        certain=_by_name(_certain(notebook, help)),
        **({} if help == "none" else _told(notebook, help)),
        odds=_by_name(notebook.odds) if help == "odds" else {},
    )


def _told(notebook: Notebook, help: Help) -> dict[str, Any]:
    """What was told, fact by fact and of several together, and by which events."""
    told = notebook.without_riddles() if help == "told" else notebook
    return {
        "told": _by_name(told.told_by),
        "bonds": tuple(bond_of(told.models[0].frame, seen) for seen in told.bonds),
        "questions": dict(notebook.questions),
    }


def bond_of(frame: Frame, seen: Observation) -> Bond:
    """Where copies are alike, one fact may stand for several of those counted."""
    count = seen.constraint
    assert isinstance(count, Count)
    single = all(frame.copies[frame.item(fact.item)] == 1 for fact in count.facts)
    low = count.low if single else min(count.low, 1)
    high = None if count.high >= len(count.facts) else count.high
    return Bond(tuple(map(str, count.facts)), low, high, seen.source)


def _certain(notebook: Notebook, help: Help) -> Mapping[Fact, bool]:
    """As far as somebody with that help may be told."""
    match help:
        case "none":
            return {}
        case "told":
            return dict(notebook.without_riddles().told_outright)
        case "proven" | "odds":
            return dict(notebook.certain)


def _by_name(facts: Mapping[Fact, V]) -> dict[str, V]:
    return {str(fact): value for fact, value in facts.items()}


def proof_from(
    name: str, stream: Sequence[Event], fact: str, language: Language, me: Seat, names: list[str]
) -> Proof:
    """Why a fact is certain for that seat."""
    from deductio.deduction.explain import NotCertain
    from deductio.reasoning import prove
    from deductio.reasons import read_fact
    from deductio.words import Words

    played = game(name)
    notebook = played.notebook(stream)
    words = Words(played, language, me=me, names=names)
    try:
        proof = prove(words, notebook, stream, read_fact(notebook, fact))
    except NotCertain:
        raise Refused(f"{fact} is not certain", "not-certain") from None
    return Proof(fact, proof.chain.events, proof.lines, proof.steps)


def doubts_from(
    name: str,
    stream: Sequence[Event],
    choice: Choice,
    language: Language,
    me: Seat,
    names: list[str],
) -> list[str]:
    """What that seat's notebook has proven against a choice."""
    from deductio.reasons import doubts
    from deductio.words import Words

    played = game(name)
    return doubts(Words(played, language, me=me, names=names), played.notebook(stream), choice)


def hint_from(
    name: str, stream: Sequence[Event], asked: HintAsked, language: Language, names: list[str]
) -> HintStep:
    """The next step of a hint for whom the stream is."""
    from deductio.coach.hinting import Hinter
    from deductio.words import Words

    played = game(name)
    hinter = Hinter(Words(played, language, me=asked.me, names=names), played, stream)
    return hinter.next(asked.known, asked.before, asked.question, fills=asked.fills)


def enough_from(name: str, stream: Sequence[Event]) -> bool:
    """Whether all that the seat seeks can be proven by now."""
    from deductio.coach.hinting import Hinter
    from deductio.words import Words

    played = game(name)
    return Hinter(Words(played, "en"), played, stream).knows_enough
