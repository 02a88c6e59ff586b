"""`deductio today`: which game, puzzles and case everybody gets on a day."""

from __future__ import annotations

import time
from datetime import date
from typing import Annotated

import typer

from deductio.coach.daily.calendar import case_of, day_of, read_day
from deductio.commands.arguments import Json
from deductio.commands.output import print_json


def show_day(
    day: Annotated[str, typer.Option("--date", help="A day, as 2026-11-18; else today.")] = "",
    json: Json = False,
) -> None:
    when = read_day(day or str(date.today()), time.time())
    the_day = day_of(when)
    case = case_of(the_day)
    if json:
        told = {"day": str(when), "game": the_day.game, "puzzles": the_day.puzzles}
        print_json(told | {"case": case.number, "par": case.par, "worlds": case.worlds})
        return
    print(f"{when}: {the_day.game}")
    for place, code in enumerate(the_day.puzzles, start=1):
        print(f"    puzzle {place}: deductio puzzle {code}")
    print(f"    case {case.number}: par {case.par:g}, over {case.worlds:,} deals that fit")
