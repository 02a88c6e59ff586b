"""How long the engine takes for everything a seat can know, on positions of real games."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct

from deductio.bots import next_choice
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Event
from deductio.core.seal import open_sealed, seal_from
from deductio.deduction.model import TooLarge
from deductio.deduction.notebook import Notebook
from deductio.deduction.sat import Formula
from deductio.games import game
from deductio.lab.sdd import can_count, seconds_of_pysdd
from deductio.lab.table import seated

GAMES = 3
"""Of each number of seats."""
LONGEST = 150
"""Choices after which a game is left: in a longer one hardly anything is open."""
EVERY = 5
"""One position in so many choices is measured, for one seat after the other."""
WORLDS = 1000


class Deduction(Struct, frozen=True):
    """One game's figures, in milliseconds of CPU time."""

    positions: int
    median_ms: float
    p95_ms: float
    sample_ms: float
    """The median of drawing 1000 worlds after that."""
    too_large: int
    """Positions beyond the engine's budget."""
    explain_median_ms: float
    explain_p95_ms: float
    explain_median_events: float
    explain_p95_events: float
    ratio_to_sat_backbone: float
    """How many times as long python-sat takes for the certainties alone, by the medians."""
    ratio_to_pysdd: float | None = None
    """The same for all marginals by pysdd, where it is installed and can count the game."""


def measure_deduction(name: str, games: int = GAMES) -> Deduction:
    """Answers, samples, proofs and the peer, over positions of games.

    The answers are measured one after the other, before anything else: between bots that think
    and peers that prove, half of the time would go into memory that was last used by those.
    """
    played = game(name)
    streams = list(positions(name, games))
    tried = [seconds_to_answer(played, stream) for stream in streams]
    answers = [seconds for seconds in tried if seconds is not None]
    samples: list[float] = []
    proofs: list[tuple[float, int]] = []
    peers: list[float] = []
    diagrams: list[float] = []
    with_diagrams = find_spec("pysdd") is not None
    for number, stream in enumerate(streams):
        notebook = played.notebook(stream)
        try:
            samples.append(seconds_to_sample(answer_all(notebook)))
        except TooLarge:
            continue
        proofs += prove_one(notebook, number)
        if number % 10 == 0:
            peers.append(seconds_of_backbone(notebook))
            if with_diagrams and can_count(notebook.models[0]):
                diagrams.append(seconds_of_pysdd(notebook.models[0]))
    return Deduction(
        positions=len(streams),
        median_ms=milliseconds(median(answers)),
        p95_ms=milliseconds(p95(answers)),
        sample_ms=milliseconds(median(samples)),
        too_large=len(streams) - len(answers),
        explain_median_ms=milliseconds(median(seconds for seconds, _ in proofs)),
        explain_p95_ms=milliseconds(p95([seconds for seconds, _ in proofs])),
        explain_median_events=median(events for _, events in proofs),
        explain_p95_events=p95([events for _, events in proofs]),
        ratio_to_sat_backbone=round(median(peers) / median(answers), 1),
        ratio_to_pysdd=round(median(diagrams) / median(answers), 1) if diagrams else None,
    )


def positions(name: str, games: int, level: str = "rookie") -> Iterator[list[Event]]:
    """Streams of games of bots, each as it stood at some point, one seat after the other."""
    played = game(name)
    for seats in played.seats:
        for number in range(games):
            seal = seal_from(f"deduction {number}")
            match: Match[Any] = open_sealed(played, played.opening(seats, {}), seal)
            bots = seated(played, [level] * seats, f"deduction {number}")
            while len(match.choices) < LONGEST and (chosen := next_choice(match, bots)):
                match.choose(*chosen)
                if len(match.choices) % EVERY == 0 and not match.over:
                    yield match.streams[len(match.choices) // EVERY % seats][:]


def seconds_to_answer(played: Game[Any], stream: list[Event]) -> float | None:
    """The whole way from a stream to all answers; None where that is beyond the budget."""
    begun = process_time()
    try:
        answer_all(played.notebook(stream))
    except TooLarge:
        return None
    return process_time() - begun


def answer_all(notebook: Notebook) -> Notebook:
    """Certainties, all odds, and the joint of what everyone wants to know."""
    assert notebook.odds and notebook.certain is not None
    if notebook.goal:
        notebook.answer.joint(notebook.goal)
    return notebook


def seconds_to_sample(notebook: Notebook) -> float:
    begun = process_time()
    notebook.answer.sample(WORLDS, 1)
    return process_time() - begun


def prove_one(notebook: Notebook, number: int) -> list[tuple[float, int]]:
    """One of the certainties, another one each time."""
    facts = [fact for fact in notebook.certain if fact not in notebook.followed]
    if not facts:
        return []
    begun = process_time()
    _, events = notebook.why(facts[number * 7 % len(facts)])
    return [(process_time() - begun, len(events))]


def seconds_of_backbone(notebook: Notebook) -> float:
    """What python-sat needs to say which facts are certain, without any odds."""
    begun = process_time()
    for model in notebook.models:
        with Formula(model) as formula:
            events = [seen.source for seen in model.observations]
            for fact in model.frame.facts:
                if formula.possible(events, [(fact, True)]):
                    formula.possible(events, [(fact, False)])
    return process_time() - begun


def p95(values: list[Any]) -> Any:
    return sorted(values)[int(0.95 * (len(values) - 1))]


def milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 3)
