"""Lines in and out: what the person types and sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from deductio.words import Words

WIDTH = 80


class Left(Exception):
    """The person has gone: by `q`, by closing the terminal, or by Ctrl-C."""


class Screen:
    """Everything is plain text that survives without colour and at 80 columns."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.commands: dict[str, Callable[[str], str]] = {}
        """What may be typed at any prompt, such as `why rope@seat2`, and what answers it."""
        self.console = Console(highlight=False, soft_wrap=False)
        if self.console.width > WIDTH:
            self.console.width = WIDTH

    def say(self, text: str, style: str = "") -> None:
        self.console.print(escape(text), style=style or None)

    def tell(self, text: str) -> None:
        """One thing that happened."""
        self.console.print(Padding(escape(f"· {text}"), (0, 0, 0, 1)))

    def speak(self, text: str) -> None:
        """What a guide says."""
        self.console.print(Padding(escape(f"» {text}"), (0, 0, 0, 1)), style="italic")

    def draw(self, drawing: str) -> None:
        self.console.print()
        self.console.print(escape(drawing), no_wrap=True, overflow="crop")
        self.console.print()

    def rules(self) -> None:
        self.say(self.words.text("rules"))
        self.say("")

    def ask(self, prompt: str) -> str:
        """What the person typed; `?` shows the rules and asks again, `q` leaves."""
        while True:
            try:
                typed = self.console.input(f"[bold]{escape(prompt)}[/] ").strip()
            except (EOFError, KeyboardInterrupt):
                raise Left from None
            command, _, rest = typed.partition(" ")
            if typed == "?":
                self.rules()
            elif command in self.commands:
                self.say(self.commands[command](rest.strip()))
            elif typed.lower() == "q":
                raise Left
            else:
                return typed

    def ask_number(self, prompt: str, few: int, many: int, default: int | None = None) -> int:
        """A number from few to many; Enter takes the default, if there is one."""
        while True:
            typed = self.ask(prompt)
            if not typed and default is not None:
                return default
            if typed.isascii() and typed.isdigit() and few <= int(typed) <= many:
                return int(typed)
            self.say(self.words.text("terminal-number", {"few": few, "many": many}))

    def ask_number_or_name(self, prompt: str, names: Sequence[str]) -> int:
        """The place of one of these, typed as its number from 1 or as its name."""
        places = {name.casefold(): place for place, name in enumerate(names)}
        while True:
            typed = self.ask(prompt)
            if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(names):
                return int(typed) - 1
            if typed.casefold() in places:
                return places[typed.casefold()]
            self.say(self.words.text("terminal-number", {"few": 1, "many": len(names)}))

    def ask_numbers(self, prompt: str, size: int, many: int) -> list[int]:
        """That many different numbers from 1 to many, in any order."""
        while True:
            typed = self.ask(prompt).replace(",", " ").split()
            numbers = {int(word) for word in typed if word.isascii() and word.isdigit()}
            if len(typed) == len(numbers) == size and all(1 <= one <= many for one in numbers):
                return sorted(numbers)
            self.say(self.words.text("terminal-numbers", {"size": size, "many": many}))
