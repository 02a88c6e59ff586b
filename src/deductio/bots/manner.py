"""How the cast give their reasons: now and then with a turn of phrase of their own."""

from __future__ import annotations

from deductio.grammar import joined
from deductio.typeset import typeset
from deductio.words import Language, bundle_of, source_of

WAYS = 4
"""Each has so many ways to say something, the first of them plainly."""


def cast_texts(language: Language) -> str:
    """What is said of the cast and by them, as Fluent."""
    return source_of("deductio.bots", language)


def in_manner(member: str, because: str, turn: int, language: Language) -> str:
    """A reason as that member gives it; the same words whenever that turn is looked at again."""
    texts = bundle_of(language, cast_texts(language))
    way = f"manner-{member}-{turn % WAYS}"
    pattern = texts.get_message(way).value if texts.has_message(way) else None
    if not because or pattern is None:
        return because
    said, _ = texts.format_pattern(pattern, {"because": because})
    return typeset(language, joined(language, str(said)))
