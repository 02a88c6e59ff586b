"""How long a full answer takes on generated positions: `python -m tests.deduction.bench`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median, quantiles
from time import process_time

from deductio.deduction import Fact, Frame, Model, each, exactly
from tests.deduction import shapes

REPEATS = 5
"""Each position is measured so often and the best taken: others use the machine too."""

Positions = Iterator[tuple[Model, str]]


def mansions(seats: int, games: int) -> Positions:
    for game in range(games):
        for suggestions in (3, 6, 12, 20):
            yield (
                shapes.full_mansion(seats, Random(game * 100 + suggestions), suggestions),
                "solution",
            )


def drawers(games: int) -> Positions:
    for game in range(games):
        for searches in (0, 2, 5, 9, 14):
            yield shapes.play_drawer(8, Random(game * 100 + searches), searches), "sleeve"


def streets(games: int) -> Positions:
    for game in range(games):
        for events in (0, 2, 5, 10, 15):
            yield (
                shapes.play_street(shapes.street(4, 4), Random(game * 100 + events), events),
                "solution",
            )


def grids(
    seats: int, games: int, kinds: tuple[tuple[int, bool], ...] = ((6, False),) * 5
) -> Positions:
    for game in range(games):
        for questions in range(1, 11):
            model = shapes.full_grid(seats, Random(game * 100 + questions), questions, kinds=kinds)
            yield model, "seat0"


CITY = Frame(["thief"], {f"{column}{row}": range(2) for row in range(1, 6) for column in "ABCDE"})


def cities(games: int) -> Positions:
    clues = []
    random = Random(1)
    for _ in range(108):
        clues.append(
            exactly(1, each(["thief"], *random.sample(CITY.places, random.randint(8, 18))))
        )
    for game in range(games):
        for number in (1, 3, 6, 10):
            model = Model(CITY)
            there = Random(game).choice(CITY.places)
            true = [clue for clue in clues if Fact("thief", there) in clue.facts]
            for event, clue in enumerate(true[:number]):
                model.observe(event, clue)
            yield model, there


def measure(positions: Positions, *, weigh_picks: bool = True) -> tuple[list[float], list[float]]:
    """Milliseconds of the full answer and of 1000 worlds after it, for each position."""
    answers, samples = [], []
    for model, place in positions:
        times = [once(model, place, weigh_picks=weigh_picks) for _ in range(REPEATS)]
        answers.append(min(answered for answered, _ in times))
        samples.append(min(sampled for _, sampled in times))
    return answers, samples


def once(model: Model, place: str, *, weigh_picks: bool) -> tuple[float, float]:
    started = process_time()
    answer = Model(model.frame, model.observations).answer(weigh_picks=weigh_picks)
    _ = answer.certain, answer.odds, answer.joint(place), answer.count
    answered = process_time()
    answer.sample(1000, 7)
    return (answered - started) * 1000, (process_time() - answered) * 1000


def line(name: str, positions: Callable[[], Positions], *, weigh_picks: bool = True) -> str:
    answers, samples = measure(positions(), weigh_picks=weigh_picks)
    tail = quantiles(answers, n=20)[-1], quantiles(samples, n=20)[-1]
    return (
        f"{name:28} answer {median(answers):7.2f} / {tail[0]:7.2f} ms   "
        f"1000 worlds {median(samples):6.2f} / {tail[1]:6.2f} ms"
    )


def main(games: int = 5) -> None:
    for seats in range(2, 7):
        for weigh in (True, False):
            name = f"mansion, {seats} seats, {'picks' if weigh else 'plain'}"
            print(line(name, partial(mansions, seats, games), weigh_picks=weigh))
    print(line("street", partial(streets, games)))
    print(line("drawer", partial(drawers, games)))
    print(line("city", partial(cities, games)))
    for seats in range(2, 6):
        print(line(f"grid, {seats} seats", partial(grids, seats, games)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
