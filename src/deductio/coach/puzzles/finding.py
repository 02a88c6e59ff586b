"""Puzzles of a wanted grade: game after game, seat after seat, until there is one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from deductio.coach.hints import new_facts
from deductio.coach.knowing import Knowing
from deductio.coach.puzzles.codes import Code, puzzling_of
from deductio.coach.puzzles.making import Made, made_from, make
from deductio.coach.puzzles.playing import streams_of
from deductio.coach.puzzles.rare import rare_codes
from deductio.core.chance import Chance
from deductio.core.game import Game, Refused
from deductio.core.messages import Event
from deductio.deduction.limited import DIFFERENCES, ROUNDS, sees
from deductio.deduction.model import Fact
from deductio.games import game

NUMBERS = 1 << 20
"""So many games there are to choose from at each table."""
GAMES_TRIED = 6
"""So many games are searched before a kept puzzle will do."""
TRIED = 4
"""Of so many positions of a seat a puzzle is made, before another game is played."""
ONE_IN = 4
"""Of so many puzzles one asks which statement is proven."""


def find(name: str, seed: int, grade: int) -> Made:
    """A puzzle of that grade: the same for the same seed. Where one is not found soon and the grade
    is a rare one, it is one of those kept."""
    played = game(name)
    check_grade(played, grade)
    luck = luck_of_search(name, seed, grade)
    found = (made for _ in range(GAMES_TRIED) for made in of_one_game(played, grade, luck))
    if made := next(found, None):
        return made
    kept = rare_codes(name, grade)
    return make(luck.pick(kept)) if kept else next(puzzles(name, seed, grade))


def puzzles(name: str, seed: int, grade: int) -> Iterator[Made]:
    """Puzzles of that grade without end, no two alike."""
    played = game(name)
    check_grade(played, grade)
    luck = luck_of_search(name, seed, grade)
    seen: set[bytes] = set()
    while True:
        for made in of_one_game(played, grade, luck):
            alike = msgspec.msgpack.encode((made.stream, made.options))
            if alike not in seen:
                seen.add(alike)
                yield made


def luck_of_search(name: str, seed: int, grade: int) -> Chance:
    return Chance(sha256(f"deductio puzzles {name} {grade} {seed}".encode()).digest())


def check_grade(played: Game[Any], grade: int) -> None:
    grades = puzzling_of(played).grades
    if grade not in grades:
        there_are = ", ".join(map(str, grades))
        raise Refused(
            f"there are no puzzles of {played.name} of grade {grade}; its grades are: {there_are}",
            "no-puzzle-grade",
        )


def of_one_game(played: Game[Any], grade: int, luck: Chance) -> Iterator[Made]:
    """At most one of some game, seen from some seat."""
    puzzling = puzzling_of(played)
    table, number = luck.below(len(puzzling.tables)), luck.below(NUMBERS)
    streams = streams_of(played.name, table, number)
    seat = luck.below(len(streams))
    hard, states = grade >= DIFFERENCES, luck.below(ONE_IN) == 0
    asked = ways_to_ask(played, streams[seat], states=states)
    codes = [
        Code(
            played.name, played.rules_version, puzzling.maker_version, table, number, seat, at, ask
        )
        for at, fact in newly_known(played, streams[seat], hard=hard)
        for ask in asked.get(fact, ())
    ]
    for code in luck.shuffled(codes)[:TRIED]:
        made = made_from(code, streams[seat][: code.at], grade)
        if made is not None and made.is_told_step_by_step:
            yield made
            return


def ways_to_ask(
    played: Game[Any], stream: Sequence[Event], *, states: bool
) -> Mapping[Fact, Sequence[int]]:
    """By fact, how a code says what is asked: which statement is proven, or one of the questions
    that a game has."""
    if states:
        facts: Sequence[Fact] = played.notebook(stream).models[0].frame.facts
        return {fact: (2 * number + 1,) for number, fact in enumerate(facts)}
    asked: dict[Fact, list[int]] = {}
    for number, asking in enumerate(puzzling_of(played).askings(stream)):
        for fact in asking.facts:
            asked.setdefault(Fact(*fact), []).append(2 * number)
    return asked


def newly_known(
    played: Game[Any], stream: Sequence[Event], *, hard: bool
) -> Iterator[tuple[int, Fact]]:
    """Where a seat comes to know something that nobody told it; hard is what no counting, event by
    event, would show."""
    knowing = Knowing(played, stream)
    known: Mapping[Fact, bool] = {}
    for at in knowing.junctures:
        notebook = knowing.notebook(at)
        for fact, so in new_facts(notebook, known).items():
            if not (hard and sees(ROUNDS, fact, *notebook.models, so=so)):
                yield at, fact
        known = notebook.certain
