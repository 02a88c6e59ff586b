"""What results depend on: of which make everything is that plays."""

from __future__ import annotations

import platform
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from msgspec import Struct

from deductio.games import game, names

LIBRARIES = ("msgspec", "numpy", "pyarrow", "python-sat")


class Versions(Struct, frozen=True):
    """Of one process."""

    deductio: str
    rules: dict[str, int]
    """By game."""
    python: str
    libraries: dict[str, str]
    """Those installed of the ones that play or write."""

    def differs(self, other: Versions) -> str:
        """Why games here and there may differ, as the rest of a sentence; empty if they do not."""
        if self.deductio != other.deductio:
            return f"has Deductio {self.deductio}, not {other.deductio}"
        for name, rules in other.rules.items():
            if self.rules.get(name) != rules:
                return f"has version {self.rules.get(name)} of the rules of {name}, not {rules}"
        return ""


@cache
def versions() -> Versions:
    """Of this process."""
    rules = {name: game(name).rules_version for name in names()}
    libraries = {name: its for name in LIBRARIES if (its := _version(name))}
    return Versions(_version("deductio"), rules, platform.python_version(), libraries)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
