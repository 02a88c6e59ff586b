"""Who may sit behind a text seat: anything that gives one text for another."""

from __future__ import annotations

from typing import Protocol

from deductio.lab.llm.text_seat import Prompt


class Silent(Exception):
    """No answer came, in one plain sentence; the player is out of this game."""


class Player(Protocol):
    """Plays one game after the other."""

    name: str

    def begin(self, rules: str) -> None:
        """A game begins."""
        ...

    def answer(self, prompt: Prompt, notes: str, wrong: str) -> str:
        """What it says to an ask; `wrong` is why its last answer to the same ask was not taken.
        Raises `Silent` where it says nothing in time, or far too much."""
        ...

    def end(self, told: str) -> None:
        """The game is over, however it went."""
        ...
