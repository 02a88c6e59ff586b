"""What each ability of Almost Innocent does for a team: the same deals with and without it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import pytest

from deductio.core.messages import Event
from deductio.core.seal import open_sealed, seal_from
from deductio.games import game
from deductio.games.almost_innocent.clues import CHARACTERS, Character
from deductio.games.almost_innocent.messages import (
    CaseClosed,
    DinUsed,
    Inspected,
    QuantityAsked,
    QueenSent,
    TeorUsed,
    TypeAsked,
)
from deductio.lab.batches import in_batches
from deductio.lab.intervals import Interval, Z, share
from deductio.lab.table import play_out, seated

PAGE = Path(__file__).parents[2] / "docs" / "proof" / "abilities-almost_innocent.md"
SEATS, DEALS, TOKENS = 3, 100, 8
HEAD = f"""# What abilities are worth: almost_innocent

Made by `make proof`. {SEATS} sleuths play the board of scenario 9 as detectives with {TOKENS} free
tokens and one ability card alone, and {DEALS} times the same deals without any. *Saved* are deals
lost without the card and won with it, *spoilt* the other way round; the gain is in
points, with its 95 % interval over these pairs.

| card | used in | won (95 %) | saved | spoilt | gain (95 %) |
|---|---|---|---|---|---|
"""


class Played(NamedTuple):
    won: bool
    used: bool
    """The card, at any time of the game."""


@pytest.mark.proof
def test_every_ability_is_used_and_gains() -> None:
    without = play(())
    won = share(sum(one.won for one in without), DEALS)
    text = HEAD + f"| none | – | {percent(won)} | – | – | – |\n"
    failed = []
    for card in CHARACTERS:
        played = play((card,))
        gained = gain(played, without)
        text += row(card, played, without, gained)
        if gained.low < 0 or not any(one.used for one in played):
            failed.append(f"{card}: {gained}")
        PAGE.write_text(text, "utf-8")
    assert failed == []


def play(abilities: Sequence[Character]) -> list[Played]:
    batches = in_batches(play_deals, tuple(abilities), DEALS, size=DEALS // 4, jobs=2)
    return [one for batch in batches for one in batch]


def play_deals(abilities: tuple[Character, ...], numbers: range) -> list[Played]:
    return [play_deal(abilities, number) for number in numbers]


def play_deal(abilities: tuple[Character, ...], number: int) -> Played:
    """The deal depends on its number alone: choosing characters takes no luck."""
    played, seed = game("almost_innocent"), f"abilities {number}"
    options = {
        "scenario": "9",
        "difficulty": "detective",
        "abilities": list(abilities),
        "free_tokens": TOKENS,
    }
    seal = seal_from(seed)
    opened = played.opening(SEATS, options, seal.commitment, seal.nonces)
    match = open_sealed(played, opened, seal)
    play_out(match, seated(played, ["sleuth"] * SEATS, seed))
    return Played(
        any(isinstance(event, CaseClosed) and event.won for event in match.public),
        any(map(is_use, match.public)),
    )


def is_use(event: Event) -> bool:
    match event:
        case DinUsed() | TeorUsed() | Inspected() | QueenSent():
            return True
        case QuantityAsked() | TypeAsked():
            return event.token == "green"
        case _:
            return False


def gain(played: Sequence[Played], without: Sequence[Played]) -> Interval:
    """How much more often it is won, in points; from deal to deal, both ways."""
    differences = [100 * (one.won - other.won) for one, other in zip(played, without, strict=True)]
    mean = sum(differences) / DEALS
    variance = sum((one - mean) ** 2 for one in differences) / (DEALS - 1)
    spread = Z * sqrt(variance / DEALS)
    return Interval(mean - spread, mean, mean + spread)


def row(
    card: Character, played: Sequence[Played], without: Sequence[Played], gained: Interval
) -> str:
    used = sum(one.used for one in played)
    won = share(sum(one.won for one in played), DEALS)
    pairs = list(zip(played, without, strict=True))
    saved = sum(one.won and not other.won for one, other in pairs)
    spoilt = sum(other.won and not one.won for one, other in pairs)
    points = f"{gained.value:+.0f} ({gained.low:+.0f} to {gained.high:+.0f})"
    return f"| {card} | {used} | {percent(won)} | {saved} | {spoilt} | {points} |\n"


def percent(won: Interval) -> str:
    return f"{100 * won.value:.0f} % ({100 * won.low:.0f} to {100 * won.high:.0f})"
