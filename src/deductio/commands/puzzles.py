"""`deductio puzzle` and `deductio puzzles`: puzzles to solve here, and many for programs."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from deductio.coach.puzzles.codes import puzzling_of, read_code
from deductio.coach.puzzles.finding import find, puzzles
from deductio.coach.puzzles.making import Made, make
from deductio.coach.puzzles.messages import Judged
from deductio.coach.puzzles.telling import judge, told, words_for
from deductio.commands.arguments import GameName, Json, Lang
from deductio.commands.output import print_json, progress_bar
from deductio.commands.play import read_language
from deductio.core.game import Refused
from deductio.core.log import Unreadable
from deductio.games import game, names
from deductio.words import Words

MOST = 100_000
LARGEST = 2**62
What = Annotated[str, typer.Argument(metavar="GAME|CODE", help="A game, or the code of a puzzle.")]
Seed = Annotated[int, typer.Option(help="Equal seeds give equal puzzles.")]
Grade = Annotated[int | None, typer.Option(help="1 to 5; the easiest by default.")]
Answered = Annotated[
    str | None, typer.Option("--answer", metavar="X", help="Judge this answer: its key or number.")
]
Into = Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help="JSON, one a line.")]


def show_puzzle(
    what: What,
    seed: Seed = 1,
    grade: Grade = None,
    answer: Answered = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    language = read_language(lang)
    made = of_game(what, seed, grade) if what in names() else of_code(what)
    words = words_for(made, language)
    if answer is not None:
        show_judged(judge(made, words, meant(made, words, answer)), json=json)
    elif json:
        print_json(as_keys(made, words))
    else:
        show_or_solve(made, words)


def of_game(name: str, seed: int, grade: int | None) -> Made:
    check_seed(seed)
    wanted = puzzling_of(game(name)).grades[0] if grade is None else grade
    return find(name, seed, wanted)


def of_code(text: str) -> Made:
    try:
        read_code(text)
    except Refused as refused:
        if refused.code != "not-a-puzzle-code":
            raise
        raise Refused(
            f"'{text}' is neither a game nor the code of a puzzle;"
            f" the games are: {', '.join(names())}",
            refused.code,
        ) from None
    return make(text)


def check_seed(seed: int) -> None:
    if not 0 <= seed < LARGEST:
        raise Refused(f"a seed is a number from 0 to 2^62, not {seed}")


def meant(made: Made, words: Words, answer: str) -> str:
    """The key of an option, from its key, its number or its text."""
    options = told(made, words).options
    for number, option in enumerate(options, start=1):
        if answer.casefold() in (option.key.casefold(), option.text.casefold(), str(number)):
            return option.key
    return answer


def show_judged(judged: Judged, *, json: bool) -> None:
    if json:
        why = {"proof": judged.proof} if judged.right else {"world": judged.world}
        print_json({"right": judged.right, **why})
        return
    print("\n".join((judged.text, *judged.proof_lines, *judged.sentences)))


def as_keys(made: Made, words: Words) -> dict[str, Any]:
    """What the command promises to programs."""
    puzzle = told(made, words)
    return {
        "code": puzzle.code,
        "game": puzzle.game,
        "seat": puzzle.seat,
        "lines": puzzle.lines,
        "question": puzzle.question,
        "options": puzzle.options,
        "answer": made.answer,
        "proof": judge(made, words, made.answer).proof,
        "grade": puzzle.grade,
        "events": made.events,
    }


def show_or_solve(made: Made, words: Words) -> None:
    """For whoever sits at a terminal, to solve; else only to read."""
    from deductio.terminal.puzzle import Solving

    solving = Solving(made, words)
    solving.show()
    if sys.stdin.isatty() and sys.stdout.isatty():
        solving.solve()


def write_puzzles(
    name: GameName,
    output: Into,
    count: Annotated[int, typer.Option(help="How many.")] = 100,
    seed: Seed = 1,
    grade: Annotated[int | None, typer.Option(help="1 to 5; all in turn by default.")] = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    language = read_language(lang)
    check_seed(seed)
    if not 1 <= count <= MOST:
        raise Refused(f"between 1 and {MOST} puzzles can be made at once, not {count}")
    grades = puzzling_of(game(name)).grades if grade is None else (grade,)
    made = [puzzles(name, seed, one) for one in grades]
    shares = [len(range(place, count, len(grades))) for place in range(len(grades))]
    try:
        with output.open("wb") as file, progress_bar("puzzles", count, shown=not json) as advance:
            for each, share in zip(made, shares, strict=True):
                for one in islice(each, share):
                    keys = as_keys(one, words_for(one, language))
                    file.write(msgspec.json.encode(keys) + b"\n")
                    advance(1)
    except OSError as error:
        raise Unreadable(f"{output} cannot be written: {error.strerror}") from None
    if json:
        print_json({"file": str(output), "count": count})
    else:
        print(f"{count} puzzles: {output}")
