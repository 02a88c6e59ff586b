"""What a stream proves: work for the processes that think.

The server itself only names these functions, so what they need is imported when they run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from deductio.core.game import Refused
from deductio.core.messages import Choice, Event, Seat
from deductio.games import game
from deductio.tables.messages import Help, Notes, Proof

if TYPE_CHECKING:
    from deductio.words import Language

V = TypeVar("V")


def notes_from(name: str, stream: Sequence[Event], help: Help) -> Notes:
    """Which facts there are, for marks by hand; what was told; what is proven; the odds."""
    notebook = game(name).notebook(stream)
    return Notes(
        help,
        len(stream),
        things=notebook.item_domain,
        places={place: notebook.place_of(place) for _, place in notebook.facts},
        facts=tuple(map(str, notebook.facts)),
        worlds=str(notebook.worlds) if help in ("proven", "odds") else "",
        certain=_by_name(_certain(notebook, help)),
        odds=_by_name(notebook.odds) if help == "odds" else {},
    )


def _certain(notebook: Any, help: Help) -> Mapping[Any, bool]:
    """As far as somebody with that help may be told."""
    match help:
        case "none":
            return {}
        case "told":
            return dict(notebook.told_outright)
        case "proven" | "odds":
            return dict(notebook.certain)


def _by_name(facts: Mapping[Any, V]) -> dict[str, V]:
    return {str(fact): value for fact, value in facts.items()}


def proof_from(
    name: str, stream: Sequence[Event], fact: str, language: Language, me: Seat, names: list[str]
) -> Proof:
    """Why a fact is certain for that seat."""
    from deductio.deduction.explain import NotCertain
    from deductio.reasons import proof_in_words, read_fact
    from deductio.words import Words

    played = game(name)
    notebook = played.notebook(stream)
    words = Words(played, language, me=me, names=names)
    try:
        events, text = proof_in_words(words, notebook, stream, read_fact(notebook, fact))
    except NotCertain:
        raise Refused(f"{fact} is not certain", "not-certain") from None
    return Proof(fact, events, tuple(text.splitlines()))


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
