"""`deductio odds` and `deductio explain`: what a seat can know, and why."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from deductio.bots.names import called
from deductio.commands.arguments import At, Json, Lang, RecordFile, Whose
from deductio.commands.output import print_json
from deductio.commands.play import read_language
from deductio.core.game import Refused
from deductio.core.messages import Event
from deductio.core.record import Record, read_record, what_was_told
from deductio.deduction.explain import NotCertain
from deductio.games import game
from deductio.reasoning import prove
from deductio.reasons import fact_in_words, read_fact
from deductio.words import Words


def show_odds(
    file: RecordFile,
    seat: Whose = 0,
    at: At = None,
    uniform: Annotated[bool, typer.Option("--uniform", help="Count all worlds alike.")] = False,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    record, stream = heard_by(file, seat, at)
    played = game(record.game)
    begun = perf_counter()
    notebook = played.notebook(stream)
    notebook.weigh_picks = not uniform
    known = {
        "seat": seat,
        "at": len(stream),
        "worlds": notebook.worlds,
        "certain": {str(fact): so for fact, so in notebook.certain.items()},
        "odds": {str(fact): odds for fact, odds in notebook.odds.items()},
        "milliseconds": round((perf_counter() - begun) * 1000, 3),
    }
    if json:
        print_json(known)
        return
    names = called(record.players, record.commitment)
    words = Words(played, read_language(lang), me=seat, names=names)
    print(words.text("notebook-worlds", {"worlds": f"{notebook.worlds:,}"}))
    for fact, odds in sorted(notebook.odds.items(), key=lambda pair: -pair[1]):
        if odds >= 0.01:
            print(f"{odds:7.1%}  {fact_in_words(words, notebook, fact, so=True)}   ({fact})")


def show_proof(
    file: RecordFile,
    fact: Annotated[str, typer.Option(help="A fact, such as rope@seat2.")],
    seat: Whose = 0,
    at: At = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    record, stream = heard_by(file, seat, at)
    played = game(record.game)
    notebook = played.notebook(stream)
    names = called(record.players, record.commitment)
    words = Words(played, read_language(lang), me=seat, names=names)
    try:
        proof = prove(words, notebook, stream, read_fact(notebook, fact))
    except NotCertain:
        raise Refused(f"{fact} is not certain for seat {seat} after {len(stream)} events") from None
    if json:
        told = {"events": proof.chain.events, "text": proof.text, "steps": proof.steps}
        print_json({"fact": fact, **told})
    else:
        print(proof.text)


def heard_by(file: Path, seat: int, at: int | None) -> tuple[Record, list[Event]]:
    """The record, and what that seat had heard after so many of its events."""
    record = read_record(file)
    if not 0 <= seat < record.seats:
        raise Refused(f"there is no seat {seat}; the seats are 0 to {record.seats - 1}")
    played = game(record.game)
    stream = what_was_told(record, played).stream(played, seat)
    if at is not None and not 1 <= at <= len(stream):
        raise Refused(f"seat {seat} heard {len(stream)} events; {at} is not between 1 and that")
    return record, stream[:at]
