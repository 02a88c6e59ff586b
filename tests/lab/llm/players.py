"""Players for tests, as programs of their own: `python -m tests.lab.llm.players KIND`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any


def first(ask: dict[str, Any]) -> str:
    """Takes the first choice and believes in the rope and not in the gnome."""
    return json.dumps({"choice": 1, "beliefs": {"rope@solution": 1, "gnome@solution": 0.1}})


def nonsense(ask: dict[str, Any]) -> str:
    return "my hovercraft is full of eels"


def sorry(ask: dict[str, Any]) -> str:
    """Wrong at first, right when it hears why."""
    return "1" if ask["wrong"] else "999999"


def deaf(ask: dict[str, Any]) -> str:
    time.sleep(600)
    return ""


def gone(ask: dict[str, Any]) -> str:
    sys.exit(3)


def endless(ask: dict[str, Any]) -> str:
    while True:
        sys.stdout.write("x" * 65536)


def chatty(ask: dict[str, Any]) -> str:
    return "\n".join(["1"] * 500)


KINDS: dict[str, Callable[[dict[str, Any]], str]] = {
    kind.__name__: kind for kind in (first, nonsense, sorry, deaf, gone, endless, chatty)
}


def command(kind: str) -> str:
    return f"{sys.executable} -m {__name__} {kind}"


if __name__ == "__main__":
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "ask":
            print(KINDS[sys.argv[1]](message), flush=True)
