"""Writes 200 sampled sentences per language for people to read."""

from __future__ import annotations

from pathlib import Path

from deductio.core.chance import Chance
from deductio.games.new_york.cards import Card, Deck
from deductio.games.new_york.making.pool import pool
from deductio.games.new_york.sentences import Language

DOCS = Path(__file__).parents[3] / "docs"
FILE: dict[Language, Path] = {
    "fr": DOCS / "new-york-sentences.fr.md",
    "en": DOCS / "new-york-sentences.en.md",
}
OF_EACH: dict[Deck, int] = {"informant": 60, "expert": 40}
"""For each level."""


def sampled() -> list[tuple[int, Deck, Card]]:
    """All ops in turn, any clue of each; the same cards for both languages."""
    luck = Chance(bytes(32))
    cards = []
    for level in (1, 2):
        for deck, number in OF_EACH.items():
            groups = list(pool(level, deck).values())
            clues = [luck.pick(groups[index % len(groups)]) for index in range(2 * number)]
            different = list(dict.fromkeys(clues))[:number]
            cards += [(level, deck, Card("", deck, c, n % 4)) for n, c in enumerate(different)]
    return cards


def document(language: Language) -> str:
    lines = [f"# Inquiries in New York: what clue cards say ({language})"]
    title = ""
    for level, deck, card in sampled():
        if title != f"Level {level}, {deck} cards":
            title = f"Level {level}, {deck} cards"
            lines += ["", f"## {title}", ""]
        lines.append(f"- {card.say(language)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for language, file in FILE.items():
        file.write_text(document(language), "utf-8")
