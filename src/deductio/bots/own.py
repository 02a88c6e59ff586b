"""Bots of others: which names stand for them, and which of those may sit down in this process.

`package.module:Class` names a class; any other name is an entry point of the group `deductio.bots`.
Only who was let in can be seated: a name that comes from elsewhere, as over the network, loads
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from deductio.core.game import Refused

GROUP = "deductio.bots"
LONGEST = 12
"""Letters of a name that a house can keep."""

_let_in: dict[str, None] = {}


def is_let_in(name: str) -> bool:
    return name in _let_in


def listed() -> tuple[str, ...]:
    """Those let in who have a name for people, as first let in."""
    return tuple(name for name in _let_in if ":" not in name)


def let_in(names: Iterable[str]) -> None:
    """What a command line names may sit down from now on: what is installed, or any class."""
    new = [name for name in names if name not in _let_in]
    installed = installed_names() if new else []
    for name in new:
        called, colon, _ = name.partition(":")
        if called in installed:
            _let_in[called] = None
        elif colon:
            _let_in[name] = None


def let_in_listed(names: Iterable[str]) -> None:
    """What an operator lists may sit down from now on: bots that are installed, by their names."""
    installed = installed_names()
    for name in names:
        if name not in installed:
            known = ", ".join(installed) or "none"
            sentence = f"bots: no bot '{name}' is installed; installed are: {known}"
            raise Refused(sentence, "no-level")
        if not re.fullmatch(rf"[A-Za-z0-9_.-]{{1,{LONGEST}}}", name):
            sentence = f"bots: '{name}' has more than {LONGEST} letters, or other signs"
            raise Refused(sentence, "no-level")
        _let_in[name] = None


def installed_names() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)})


def load(name: str) -> Any:
    """The class behind a name; called only in the process that a bot has of its own."""
    module, colon, attribute = name.partition(":")
    if not colon:
        (point, *_) = entry_points(group=GROUP, name=name)
        return point.load()
    loaded: Any = import_module(module)
    for part in attribute.split("."):
        loaded = getattr(loaded, part)
    return loaded
