"""How the puzzles and the case of a day are solved; for days that are over."""

from __future__ import annotations

from typing import Any

from deductio.bots import Bot, bot, levels_of, next_choice
from deductio.coach.daily.calendar import Day
from deductio.coach.daily.messages import Solution, Solutions
from deductio.coach.daily.solo import open_case
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Seat
from deductio.core.solo import SOLVER
from deductio.games import game
from deductio.words import Language, Words


def solutions_of(day: Day, language: Language) -> Solutions:
    """Work for the processes that think."""
    played = game(day.game)
    match = played_out(played, day.case)
    return Solutions(
        puzzles=tuple(solution_of(code, language) for code in day.puzzles),
        truth=truth_of(match, language),
    )


def solution_of(code: str, language: Language) -> Solution:
    from deductio.coach.puzzles.making import make
    from deductio.coach.puzzles.telling import judge, told, words_for

    made = make(code)
    words = words_for(made, language)
    puzzle, judged = told(made, words), judge(made, words, made.answer)
    return Solution(
        question=puzzle.question,
        lines=tuple(line.text for line in puzzle.lines),
        answer=next(option.text for option in puzzle.options if option.key == made.answer),
        proof=judged.proof_lines,
    )


def played_out(played: Game[Any], number: int) -> Match[Any]:
    """The case as our best player plays it: at its end all is shown that was hidden."""
    match, best = open_case(played, number), levels_of(played)[-1]
    bots: dict[Seat, Bot] = {
        seat: bot("witness" if seat else best, played, f"case {number} {seat}")
        for seat in range(len(match.streams))
    }
    while (chosen := next_choice(match, bots)) is not None:
        match.choose(*chosen)
    return match


def truth_of(match: Match[Any], language: Language) -> tuple[str, ...]:
    """What the end shows of what was sought, in sentences."""
    coaching = match.game.coaching
    assert coaching is not None, "a game that is played alone has a coach"
    words = Words(match.game, language, me=SOLVER)
    shown = [event for event in match.public if isinstance(event, coaching.told_by)]
    return tuple(words.say(event) for event in shown)
