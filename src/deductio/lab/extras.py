"""What is not installed by itself: one plain sentence says how to get it."""

from __future__ import annotations


def missing(extra: str) -> ModuleNotFoundError:
    """Raised where a library of that extra cannot be imported."""
    return ModuleNotFoundError(
        f"this needs {extra}, which is not installed: please say pip install 'deductio[{extra}]'"
    )
