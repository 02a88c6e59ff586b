"""Writes the printed cases: `python -m deductio.games.new_york.making SEED FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import json

from deductio.games.new_york.cards import DECKS
from deductio.games.new_york.city import Cell
from deductio.games.new_york.making.printing import Draft, Press, press


def main(seed: int, folder: Path) -> None:
    taken: tuple[Cell, ...] = ()
    for level in (1, 2):
        printed = press(level, seed, taken)
        taken = printed.answers
        text = "\n".join(written(printed, seed))
        folder.joinpath(f"level{level}.toml").write_text(text + "\n", "utf-8")


def written(printed: Press, seed: int) -> Iterator[str]:
    """The content file of a level; cards are mixed, so that their numbers say nothing."""
    yield f"# The cases of level {printed.level}, made from seed {seed}; reading on spoils them."
    yield ""
    yield "# Where the thief is in cases 1 to 12."
    yield f"answers = {in_toml(printed.answers)}"
    for deck in DECKS:
        cards = printed.luck.shuffled([card for card in printed.cards if card.deck == deck])
        yield ""
        yield f"{deck} = ["
        yield from map(row, cards)
        yield "]"


def row(card: Draft) -> str:
    marks = [case + 1 for case in card.marks]
    return f"    {{ marks = {in_toml(marks)}, clue = {in_toml(card.clue)} }},"


def in_toml(value: object) -> str:
    """Lists of texts and numbers are written in TOML as they are in JSON."""
    return json.format(json.encode(value), indent=0).decode()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
