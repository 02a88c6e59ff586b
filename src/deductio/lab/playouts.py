"""How fast random games run: choices per second of CPU time, and the cost of a clone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from itertools import count
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, TypeAlias

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Choice, Opened
from deductio.core.options import Options
from deductio.core.seal import SECRET_BYTES, seal_from
from deductio.games import game

SECONDS = 0.5
WINDOWS = 7
COLLECTIONS_KEPT = 4096


class Playouts(Struct, frozen=True):
    """One game's figures: medians over windows, all seat counts in turn, one core."""

    choices_per_second: int
    choices_per_second_without_streams: int
    clone_microseconds: float
    choices_per_second_held_back: int
    """Of games in which final acts are taken only where nothing else is offered: those that choose
    anything are over early, in New York after three choices."""
    ratio_to_open_spiel_hanabi: float | None = None
    ratio_to_open_spiel_hanabi_held_back: float | None = None
    """With streams, in the same run; only where open_spiel is installed."""


def measure_playouts(name: str, *, seconds: float = SECONDS, windows: int = WINDOWS) -> Playouts:
    played = game(name)
    opened = [played.opening(seats, {}) for seats in played.seats]
    plays = {
        "told": random_games(played, opened, telling=True),
        "silent": random_games(played, opened, telling=False),
        "held back": random_games(played, opened, telling=True, play=HeldBack().play),
    }
    if find_spec("pyspiel") is not None:
        plays["hanabi"] = open_spiel_hanabi()
    rates = rates_of(plays, seconds, windows)
    hanabi = rates.get("hanabi")
    return Playouts(
        choices_per_second=round(rates["told"]),
        choices_per_second_without_streams=round(rates["silent"]),
        clone_microseconds=round(clone_seconds(played, opened) * 1e6, 1),
        choices_per_second_held_back=round(rates["held back"]),
        ratio_to_open_spiel_hanabi=round(rates["told"] / hanabi, 2) if hanabi else None,
        ratio_to_open_spiel_hanabi_held_back=(
            round(rates["held back"] / hanabi, 2) if hanabi else None
        ),
    )


def rates_of(
    plays: Mapping[str, Callable[[], int]], seconds: float, windows: int
) -> dict[str, float]:
    """Decisions of each per CPU second: the median over some windows, after a warm-up. They take
    turns, window by window, so that a busy machine is no slower for one than for another."""
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play()
    for _ in range(windows):
        for name, play in plays.items():
            begun, decisions = process_time(), 0
            while process_time() - begun < seconds:
                decisions += play()
            rates[name].append(decisions / (process_time() - begun))
    return {name: median(found) for name, found in rates.items()}


Play: TypeAlias = Callable[[Match[Any], Callable[[], float]], int]
"""Plays a match to its end by luck, and counts the choices."""


def play_anyhow(match: Match[Any], random: Callable[[], float]) -> int:
    """Answer every ask with any of its options."""
    choices = 0
    while asked := match.asked:
        for seat, options in asked.items():
            match.choose(seat, options[int(random() * len(options))])
            choices += 1
    return choices


class HeldBack:
    """Answers with any option that is not final, and with a final one only where there is no other.

    Rules give the same collections again and again: what is left of each is found once.
    """

    def __init__(self) -> None:
        self._left: dict[int, tuple[Options[Choice], tuple[Choice, ...]]] = {}

    def play(self, match: Match[Any], random: Callable[[], float]) -> int:
        choices = 0
        while asked := match.asked:
            for seat, options in asked.items():
                choice = options[int(random() * len(options))]
                if choice.final:
                    left = self.left_of(options)
                    choice = left[int(random() * len(left))]
                match.choose(seat, choice)
                choices += 1
        return choices

    def left_of(self, options: Options[Choice]) -> tuple[Choice, ...]:
        found = self._left.get(id(options))
        if found is None:
            if len(self._left) == COLLECTIONS_KEPT:
                self._left.clear()
            left = tuple(choice for choice in options if not choice.final) or tuple(options)
            found = self._left[id(options)] = options, left
        return found[1]


def random_games(
    played: Game[Any], opened: list[Opened], *, telling: bool, play: Play = play_anyhow
) -> Callable[[], int]:
    """A function that plays one game at each number of seats and counts the choices."""
    random = Random(1).random
    luck = (Chance(number.to_bytes(SECRET_BYTES, "big")) for number in count())

    def play_all() -> int:
        choices = 0
        for opening in opened:
            match = Match.open(played, opening, next(luck), telling=telling)
            choices += play(match, random)
        return choices

    return play_all


def clone_seconds(played: Game[Any], opened: list[Opened]) -> float:
    """The median time of a clone, at every ask of some random games."""
    random = Random(2).random
    times = []
    for number in range(8):
        for opening in opened:
            match = Match.open(played, opening, seal_from(number).luck)
            while not match.over:
                seat = match.waiting[0]
                question = match.question(seat)
                assert question is not None
                match.choose(seat, question.options[int(random() * len(question.options))])
                begun = perf_counter()
                match.clone()
                times.append(perf_counter() - begun)
    return median(times)


def open_spiel_hanabi() -> Callable[[], int]:
    """A function that plays one random game of open_spiel's Hanabi for four."""
    import pyspiel

    hanabi = pyspiel.load_game("hanabi", {"players": 4})
    random = Random(3)

    def play() -> int:
        state, decisions = hanabi.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play
