"""What a player said: one of the choices, what it believes, what it notes for itself."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from math import isfinite
from typing import Any

import msgspec
from msgspec import Struct

from deductio.core.game import Refused
from deductio.core.messages import Choice, Question
from deductio.core.options import Options, meant
from deductio.deduction.model import Fact
from deductio.lab.llm.listing import offered
from deductio.lab.llm.text_seat import TextSeat
from deductio.words import domains

LONGEST_NOTES = 4000
MOST_BELIEFS = 1000
"""More is no answer any more, and not read."""
MOST_VAIN = 200
"""Brackets that open nothing, before the rest is not read."""
NUMBER = re.compile(r"\d{1,6}")


class Said(Struct, frozen=True):
    """An answer that was understood."""

    choice: Choice
    beliefs: dict[Fact, float] = {}
    """What it holds how likely; of facts that there are."""
    unread: int = 0
    """Beliefs that are no probability, or of no fact."""
    notes: str = ""


def read(text: str, seat: TextSeat, question: Question, facts: frozenset[Fact]) -> Said:
    """The answer in a text; `Refused` says in one sentence why there is none."""
    said = _object_in(text)
    choice = _choice(said.get("choice"), seat, offered(question))
    stated = said.get("beliefs", {})
    beliefs = _beliefs(stated, seat, facts) if isinstance(stated, dict) else {}
    unread = len(stated) - len(beliefs) if isinstance(stated, dict) else 1
    notes = said.get("notes", "")
    return Said(choice, beliefs, unread, str(notes)[:LONGEST_NOTES])


def _object_in(text: str) -> Mapping[str, Any]:
    """The last JSON object with a choice; or a number that stands alone in the last line."""
    found: Mapping[str, Any] = {}
    at, vain, reader = text.find("{"), 0, json.JSONDecoder()
    while at >= 0 and vain < MOST_VAIN:
        try:
            value, end = reader.raw_decode(text, at)
        except (ValueError, RecursionError):
            end, vain = at + 1, vain + 1
        else:
            found = value if "choice" in value else found
        at = text.find("{", end)
    if found:
        return found
    lines = text.strip().splitlines()
    numbers = NUMBER.findall(lines[-1]) if lines else []
    if len(numbers) != 1:
        raise Refused("there is no choice in it", "unreadable")
    return {"choice": int(numbers[0])}


def _choice(said: Any, seat: TextSeat, options: Options[Choice]) -> Choice:
    if isinstance(said, str) and NUMBER.fullmatch(said.strip()):
        said = int(said)
    if isinstance(said, int) and not isinstance(said, bool) and seat.wording.listed:
        if not 1 <= said <= len(options):
            raise Refused(f"there are choices 1 to {len(options)}, not {said}", "not-offered")
        return options[said - 1]
    if not isinstance(said, dict):
        raise Refused("a choice is a number of the list or a JSON object", "unreadable")
    try:
        choice = seat.game.read_choice(msgspec.json.encode(_unmasked(said, seat)))
    except Refused:
        raise Refused("this JSON is no choice of the game", "unreadable") from None
    option = choice if choice in options else meant(options, choice)
    if option is None:
        raise Refused(f"{json.dumps(said, ensure_ascii=False)[:200]} is not offered", "not-offered")
    return option


def _unmasked(said: dict[str, Any], seat: TextSeat) -> dict[str, Any]:
    kind = next((one for one in seat.kinds if one.__name__ == said.get("type")), None)
    if kind is None:
        return said
    known, back = domains(kind), seat.disguise.unmask()
    return {field: back.hide(known.get(field, ""), value) for field, value in said.items()}


def _beliefs(
    stated: Mapping[str, Any], seat: TextSeat, facts: frozenset[Fact]
) -> dict[Fact, float]:
    known = {seat.written(fact): fact for fact in facts}
    some = list(stated.items())[:MOST_BELIEFS]
    return {
        known[name.strip()]: float(odds)
        for name, odds in some
        if name.strip() in known and _is_probability(odds)
    }


def _is_probability(odds: Any) -> bool:
    return isinstance(odds, int | float) and isfinite(odds) and 0 <= odds <= 1
