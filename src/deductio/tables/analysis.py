"""What a stream proves, and finished games step by step: work for the processes that think."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from deductio.core.game import Refused
from deductio.core.messages import Event, Seat
from deductio.deduction.explain import NotCertain
from deductio.games import game
from deductio.reasons import proof_in_words, read_fact
from deductio.words import Language, Words


class Known(Struct, frozen=True):
    """What follows from a stream."""

    worlds: str
    certain: dict[str, bool]
    odds: dict[str, float]


class Argument(Struct, frozen=True):
    """Why a fact is certain."""

    events: tuple[int, ...]
    lines: tuple[str, ...]


def known_from(name: str, stream: Sequence[Event], *, odds: bool) -> Known:
    notebook = game(name).notebook(stream)
    return Known(
        str(notebook.worlds),
        {str(fact): so for fact, so in notebook.certain.items()},
        {str(fact): chance for fact, chance in notebook.odds.items()} if odds else {},
    )


def argument_for(
    name: str,
    stream: Sequence[Event],
    fact: str,
    language: Language,
    me: Seat,
    names: Sequence[str],
) -> Argument:
    played = game(name)
    notebook = played.notebook(stream)
    words = Words(played, language, me=me, names=names)
    try:
        events, text = proof_in_words(words, notebook, stream, read_fact(notebook, fact))
    except NotCertain:
        raise Refused(f"{fact} is not certain") from None
    return Argument(events, tuple(text.splitlines()))
