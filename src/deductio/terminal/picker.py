"""Choosing from options, however many: short ones from a list, large ones step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deductio.core.messages import Choice, Question
from deductio.core.options import Either, Options, Product, Subsets, parts_of
from deductio.terminal.console import WIDTH, Screen

MANY = 10
"""A list longer than this is set in columns, where its entries are short."""
LIST = 20
"""A list longer than this is asked for step by step where its shape allows."""


def pick(screen: Screen, question: Question) -> Choice:
    """One of the options, or something done meanwhile."""
    if not len(question.meanwhile):
        return pick_from(screen, question.options)
    return pick_from(screen, Either(question.options, question.meanwhile))


def is_meant(screen: Screen, choice: Choice, doubts: Sequence[str]) -> bool:
    """A choice that is final is said once more, with what is at stake."""
    words = screen.words
    for doubt in doubts:
        screen.say(words.text("doubt", {"fact": doubt}), "bold")
    screen.say(words.say(choice), "bold")
    screen.say(words.text(f"stake-{type(choice).__name__}"))
    return screen.ask(words.text("terminal-sure")).casefold() == words.text("terminal-yes")


def pick_from(screen: Screen, options: Options[Choice]) -> Choice:
    if len(options) > LIST:
        if isinstance(options, Product):
            return pick_by_field(screen, options)
        if isinstance(options, Subsets):
            return pick_set(screen, options)
        if isinstance(options, Either):
            return pick_part(screen, options)
    spelled = list(options)
    return spelled[_number(screen, [screen.words.say(choice) for choice in spelled])]


def pick_part(screen: Screen, options: Either[Choice]) -> Choice:
    """First what kind of thing to do, then the rest."""
    entries: list[tuple[str, Options[Choice]]] = []
    for part in parts_of(options):
        if len(part) > 3 and not isinstance(part, tuple):
            entries.append((screen.words.label(part[0]), part))
        else:
            entries += [(screen.words.say(choice), (choice,)) for choice in part]
    part = entries[_number(screen, [label for label, _ in entries])][1]
    return part[0] if len(part) == 1 else pick_from(screen, part)


def pick_by_field(screen: Screen, options: Product[Any]) -> Choice:
    """One field after the other: suspect, then weapon, then room."""
    fields = options.make.__struct_fields__  # type: ignore[attr-defined]
    chosen = []
    for field, axis in zip(fields, options.axes, strict=True):
        names = [screen.words.value(options.make, field, value) for value in axis]  # type: ignore[arg-type]
        chosen.append(axis[0] if len(axis) == 1 else axis[_number(screen, names)])
    made: Choice = options.make(*chosen)
    return made


def pick_set(screen: Screen, options: Subsets[Any]) -> Choice:
    """Several of the items at once."""
    (field,) = options.make.__struct_fields__  # type: ignore[attr-defined]
    names = [screen.words.value(options.make, field, item) for item in options.items]  # type: ignore[arg-type]
    list_names(screen, names)
    prompt = screen.words.text("terminal-several", {"size": options.size})
    places = screen.ask_numbers(prompt, options.size, len(names))
    made: Choice = options.make(tuple(options.items[place - 1] for place in places))
    return made


def _number(screen: Screen, names: Sequence[str]) -> int:
    """Which of these, by its number or by its name."""
    list_names(screen, names)
    return screen.ask_number_or_name(f"1–{len(names)} >", names)


def list_names(screen: Screen, names: Sequence[str]) -> None:
    """One a line; many short ones in columns."""
    numbered = [f"{number:>4}  {name}" for number, name in enumerate(names, start=1)]
    width = max(map(len, numbered)) + 1
    columns = max(1, WIDTH // width) if len(names) > MANY else 1
    for start in range(0, len(numbered), columns):
        row = "".join(f"{entry:<{width}}" for entry in numbered[start : start + columns])
        screen.say(row.rstrip())
