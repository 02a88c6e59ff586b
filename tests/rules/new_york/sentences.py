"""Writes what all printed cards and some endless ones say, in each language, for people to read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from deductio.games.new_york.cards import Card
from deductio.games.new_york.cases import printed_cases
from deductio.games.new_york.cast import Language
from deductio.games.new_york.making.endless import endless

DOCS = Path(__file__).parents[3] / "docs"
FILE: dict[Language, Path] = {
    "fr": DOCS / "new-york-sentences.fr.md",
    "en": DOCS / "new-york-sentences.en.md",
}
ENDLESS = 3
"""So many endless cases of each level."""


ABOUT = """
Made by `python -m tests.rules.new_york.sentences` from the cast (`content/cast.toml`), the ways to
say a clue (`content/words.*.toml`) and the clues; a test holds that it is what cards say. What
stands in quotes has at most 90 characters at level 1, without a second denial and without
conditions, and at most 140 at level 2. Another test reads the sentences and finds the cells."""


def document(language: Language) -> str:
    title = f"# Inquiries in New York: what clue cards say ({language})"
    return "\n".join([title, ABOUT, *lines(language)])


def lines(language: Language) -> Iterator[str]:
    for level in (1, 2):
        yield f"\n## Level {level}: the printed cards\n"
        cards = {card.id: card for case in printed_cases(level) for card in case.cards}
        yield from (row(cards[name], language) for name in sorted(cards, key=informants_first))
        for seed in range(ENDLESS):
            case = endless(level, seed)
            yield f"\n## Level {level}: the endless case {case.code}\n"
            yield from (row(card, language) for card in case.cards)
    yield ""


def informants_first(name: str) -> tuple[bool, str]:
    return "-E-" in name, name


def row(card: Card, language: Language) -> str:
    return f"- {card.id} {card.say(language)}"


if __name__ == "__main__":
    for language, file in FILE.items():
        file.write_text(document(language), "utf-8")
