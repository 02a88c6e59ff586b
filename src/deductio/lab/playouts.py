"""How fast random games run: choices per second of CPU time, and the cost of a clone."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Opened
from deductio.core.seal import SECRET_BYTES, seal_from
from deductio.games import game

SECONDS = 0.5
WINDOWS = 7


class Playouts(Struct, frozen=True):
    """One game's figures: medians over windows, all seat counts in turn, one core."""

    choices_per_second: int
    choices_per_second_without_streams: int
    clone_microseconds: float
    ratio_to_open_spiel_hanabi: float | None = None
    """With streams, in the same run; only where open_spiel is installed."""


def measure_playouts(name: str, *, seconds: float = SECONDS, windows: int = WINDOWS) -> Playouts:
    played = game(name)
    opened = [played.opening(seats, {}) for seats in played.seats]
    told = rate(random_games(played, opened, telling=True), seconds, windows)
    silent = rate(random_games(played, opened, telling=False), seconds, windows)
    hanabi = open_spiel_hanabi(seconds, windows)
    return Playouts(
        choices_per_second=round(told),
        choices_per_second_without_streams=round(silent),
        clone_microseconds=round(clone_seconds(played, opened) * 1e6, 1),
        ratio_to_open_spiel_hanabi=round(told / hanabi, 2) if hanabi else None,
    )


def rate(play: Callable[[], int], seconds: float, windows: int) -> float:
    """Decisions per CPU second: the median over some windows, after a warm-up."""
    play()
    rates = []
    for _ in range(windows):
        begun, decisions = process_time(), 0
        while process_time() - begun < seconds:
            decisions += play()
        rates.append(decisions / (process_time() - begun))
    return median(rates)


def random_games(played: Game[Any], opened: list[Opened], *, telling: bool) -> Callable[[], int]:
    """A function that plays one game at each number of seats and counts the choices."""
    random = Random(1).random
    luck = (Chance(number.to_bytes(SECRET_BYTES, "big")) for number in count())

    def play() -> int:
        choices = 0
        for opening in opened:
            match = Match.open(played, opening, next(luck), telling=telling)
            choices += play_anyhow(match, random)
        return choices

    return play


def play_anyhow(match: Match[Any], random: Callable[[], float]) -> int:
    """Answer every ask with any of its options."""
    choices = 0
    while seats := match.waiting:
        for seat in seats:
            question = match.question(seat)
            assert question is not None
            options = question.options
            match.choose(seat, options[int(random() * len(options))])
            choices += 1
    return choices


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


def open_spiel_hanabi(seconds: float, windows: int) -> float | None:
    """The same measure of open_spiel's Hanabi for four, if it is installed."""
    if find_spec("pyspiel") is None:
        return None
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

    return rate(play, seconds, windows)
