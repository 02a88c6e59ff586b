"""`deductio record`, `replay` and `verify`: games as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deductio.bots.guest import PATIENCE
from deductio.bots.names import called
from deductio.commands.arguments import (
    Bots,
    GameName,
    GameOptions,
    Json,
    Lang,
    Patience,
    RecordFile,
    Seats,
    Seed,
)
from deductio.commands.output import print_json, say_beside
from deductio.commands.play import read_language
from deductio.core.game import Refused
from deductio.core.log import Unreadable
from deductio.core.record import (
    read_record,
    verify,
    what_was_told,
    whole_record,
    write_record,
)
from deductio.core.transcript import transcribe
from deductio.games import game
from deductio.lab.faults import faults_in, told
from deductio.lab.simulate import Simulation, check, options_from
from deductio.lab.table import around, play_bots, seated
from deductio.words import Words


def record_game(
    name: GameName,
    file: Annotated[Path, typer.Option("-o", "--output", help="Where to write the record.")],
    seats: Seats = None,
    bots: Bots = "random",
    options: GameOptions = None,
    seed: Seed = "1",
    patience: Patience = PATIENCE,
    json: Json = False,
) -> None:
    played = game(name)
    plan = Simulation(
        game=name,
        seats=played.seats[0] if seats is None else seats,
        games=1,
        bots=tuple(bots.split(",")),
        options=dict(options_from(options or [])),
        seed=seed,
    )
    check(plan)
    players = around(plan.bots, plan.seats)
    sitting = seated(played, players, seed, patience)
    one = play_bots(played, plan.options, players, sitting, seed)
    say_beside(told(faults_in(0, players, one.faults), 1))
    log = one.record.log
    record = whole_record(log, transcribe(log, played)[1], played)
    try:
        write_record(record, file)
    except OSError as error:
        raise Unreadable(f"{file} cannot be written: {error.strerror}") from None
    if json:
        print_json({"file": str(file), "choices": len(record.choices), "outcome": record.outcome})
    else:
        print(f"{len(record.choices)} choices, written to {file}")


def replay_record(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="As that seat; everyone by default.")] = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    record = read_record(file)
    played = game(record.game)
    if seat is not None and not 0 <= seat < record.seats:
        raise Refused(f"there is no seat {seat}; the seats are 0 to {record.seats - 1}")
    words = Words(
        played, read_language(lang), me=seat, names=called(record.players, record.commitment)
    )
    told = what_was_told(record, played)
    heard = told.everything(played) if seat is None else told.stream(played, seat)
    tale = [(event, words.say(event)) for event in heard]
    if json:
        print_json({"events": [{"event": event, "text": text} for event, text in tale]})
    else:
        print("\n".join(text for _, text in tale if text))


def verify_record(file: RecordFile, json: Json = False) -> None:
    record = read_record(file)
    played = game(record.game)
    verdict = verify(record, played)
    if json:
        print_json(verdict)
    elif verdict.ok:
        print(f"honest: {verdict.choices} choices, the seal is {verdict.seal}")
    elif verdict.seal == "opened" and record.rules_version != played.rules_version:
        print(f"cannot be checked here: {verdict.reason}")
    else:
        print(f"not honest: {verdict.reason}")
    if not verdict.ok:
        raise typer.Exit(1)
