"""The page of results: everything one must know to play the same games, and the tables."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from deductio.core.game import Refused
from deductio.lab.llm.suite import Compared
from deductio.lab.llm.tables import as_markdown

LEGEND = """\
Every row played the same games at the same seats against the same opponents; intervals are 95 %,
over games.

- *Illegal per ask*: answers that were not taken.
- *False certainties*: of what was said to be certain (a belief of 0 or 1), what was not.
- *Missed certainties*: of the stated facts that were certain, those said to be open.
- *Brier* and *bits over exact*: how much worse the stated beliefs score than the exact odds of that
  moment; 0 is exact.
- *Bits asked, of best*: what the questions should have told, of what the best ones would have.
- *Claims against proof*: what was claimed though the own notebook disproves it.
- *Used what it could know*: of the games in which all that is sought could be proven, those in
  which it was said; *choices late*: own choices from that moment until then.
- *Accuracy*: as the coach gives it, in percent.

Our levels are asked nothing in words; at the same asks they state what they believe. A dash:
nothing was counted."""


def page(compared: Sequence[Compared], command: str) -> str:
    parts = [
        "# How players reason",
        f"Made by `{command}` with Deductio {version('deductio')}.",
        LEGEND,
    ]
    for one in compared:
        suite = one.suite
        options = ", ".join(f"{name} = {value}" for name, value in suite.options.items())
        parts += [
            f"## {one.game}",
            f"{suite.seats} seats, the others {', '.join(suite.bots)}; {options or 'as usual'}. "
            f"Suite {suite.version}, rules {one.rules_version}, seed `{one.seed}`.",
            as_markdown(one.scorecards),
        ]
    return "\n\n".join(parts) + "\n"


def write_page(text: str, file: Path) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Refused(f"{file} cannot be written: {error.strerror}") from None
