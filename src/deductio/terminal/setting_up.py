"""The few questions before a game: which one, how many seats, which bots, which options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from deductio.bots import check_bot, levels_of
from deductio.bots.cast import members
from deductio.core.game import Game, Refused
from deductio.core.seal import Seal
from deductio.games import game, names
from deductio.terminal.console import Screen
from deductio.words import Language, Words


class Wishes(Struct):
    """What the command line said already; the rest is asked."""

    game: str | None = None
    seats: int | None = None
    bots: str | None = None
    options: dict[str, Any] | None = None
    seed: str | None = None
    """Gives the same game again: for practice, not for playing fair."""


def ask_game(wishes: Wishes, language: Language) -> Game[Any]:
    """The game wished for, or one picked from the list."""
    if wishes.game:
        return game(wishes.game)
    every = [game(name) for name in names()]
    screen = Screen(Words(None, language))
    for number, one in enumerate(every, start=1):
        words = Words(one, language)
        screen.say(f"  {number}  {words.text('title')}: {words.text('pitch')}")
    prompt = f"{screen.words.text('terminal-which-game')} 1–{len(every)} >"
    return every[screen.ask_number(prompt, 1, len(every)) - 1]


def ask_seats(wishes: Wishes, screen: Screen, played: Game[Any]) -> int:
    few, many = played.seats[0], played.seats[-1]
    default = min(max(3, few), many)
    if wishes.seats is not None:
        return wishes.seats
    known = {"few": few, "many": many, "default": default}
    return screen.ask_number(screen.words.text("terminal-seats", known), few, many, default)


def ask_bots(wishes: Wishes, screen: Screen, played: Game[Any]) -> str:
    levels = levels_of(played)
    if wishes.bots is not None:
        return wishes.bots
    known = {"levels": ", ".join(levels), "default": levels[-1]}
    prompt = screen.words.text("terminal-bots", known)
    while True:
        typed = screen.ask(prompt) or levels[-1]
        try:
            check_bot(typed, played)
        except Refused:
            screen.say(screen.words.text("terminal-no-such-bots", {"cast": ", ".join(members())}))
        else:
            return typed


def ask_options(wishes: Wishes, screen: Screen, played: Game[Any], seats: int) -> Mapping[str, Any]:
    """Each option with its default and one line; changed by name until Enter."""
    if wishes.options is not None:
        return wishes.options
    chosen: dict[str, Any] = {}
    while True:
        options = msgspec.structs.asdict(played.read_options(seats, chosen))
        for name, value in options.items():
            screen.say(f"  {name} = {value}   {screen.words.text(f'option-{name}')}", "dim")
        typed = screen.ask(screen.words.text("terminal-options"))
        if not typed:
            return chosen
        name, _, value = typed.partition("=")
        try:
            played.read_options(seats, {**chosen, name.strip(): value.strip()})
        except Refused as refused:
            screen.say(str(refused))
        else:
            chosen[name.strip()] = value.strip()


def ask_nonce(wishes: Wishes, screen: Screen, seal: Seal, seats: int) -> Seal:
    """The dealer has promised; who asks sees the promise, then may add a word to the luck."""
    if wishes.options is not None:
        return seal
    while (nonce := screen.ask(screen.words.text("terminal-nonce"))) == "!":
        screen.say(screen.words.text("terminal-seal", {"commitment": seal.commitment}))
    return Seal(seal.secret, (nonce, *[""] * (seats - 1)))
