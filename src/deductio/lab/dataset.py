"""Many games of bots as data, in a folder that can be gone on with: records, steps, a manifest."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from deductio.bots import check_own
from deductio.bots.guest import PATIENCE
from deductio.core.game import Refused
from deductio.games import game
from deductio.lab.batches import Jobs, batches_of, shared_out, workers_at
from deductio.lab.columns import parquet_of
from deductio.lab.dataset_folder import Folder, Manifest, Part, Written
from deductio.lab.faults import Fault, faults_in
from deductio.lab.observations import ROWS, WIDTH
from deductio.lab.rewards import NAMED
from deductio.lab.steps import Encoded, Encoder
from deductio.lab.table import Series, around
from deductio.lab.versions import Versions, versions


class Plan(Series, frozen=True):
    """What is played and written; equal plans give equal data."""

    odds: bool = False
    """Whether to add what could be known exactly at each step."""
    rewards: str = "wins"
    part: int = 100
    """Games in one file."""
    patience: float = PATIENCE


class Dataset(Struct, frozen=True):
    """The keys of `deductio dataset --json`, and what bots of others did wrong."""

    folder: str
    games: int
    steps: int
    digest: str
    faults: list[Fault]


def make_dataset(
    plan: Plan,
    folder: Path,
    jobs: Jobs = 1,
    progress: Callable[[int], None] = lambda played: None,
) -> Dataset:
    """Play what is missing of a plan and write it, a part at a time; `progress` hears how many
    games more are there. Whatever was written before stays."""
    plan = checked(plan)
    kept, manifest = Folder(folder), _manifest(plan, workers_at(jobs))
    kept.open(manifest)
    batches = batches_of(plan.games, plan.part)
    missing = [number for number in range(len(batches)) if kept.part(number) is None]
    progress(plan.games - sum(len(batches[number]) for number in missing))
    played = shared_out(play_part, plan, [batches[number] for number in missing], jobs)
    for number, written in zip(missing, played, strict=True):
        kept.write(number, written)
        progress(written.part.games)
    return _finish(plan, kept, manifest)


def checked(plan: Plan) -> Plan:
    """The plan with all its options; what cannot be made is refused before anything is played."""
    if plan.games < 1 or plan.part < 1:
        raise Refused("at least one game must be played")
    if plan.rewards not in NAMED:
        raise Refused(f"there are no rewards '{plan.rewards}'; there are: {', '.join(NAMED)}")
    played = game(plan.game)
    options = played.read_options(plan.seats, plan.options)
    if len(plan.bots) > plan.seats:
        raise Refused(f"{len(plan.bots)} bots do not fit on {plan.seats} seats")
    check_own(plan.bots, played)
    return structs.replace(plan, options=msgspec.to_builtins(options))


def play_part(plan: Plan, numbers: range) -> Written:
    """In whatever process or machine: the files of one part."""
    encoder = encoder_of(plan)
    players = around(plan.bots, plan.seats)
    games = [
        encoder.play(number, players, f"{plan.seed} game {number}", plan.patience)
        for number in numbers
    ]
    steps = [step for one in games for step in one.steps]
    faults = [
        fault
        for number, one in zip(numbers, games, strict=True)
        for fault in faults_in(number, players, one.faults)
    ]
    part = Part(len(games), len(steps), [*map(_digest, games)], faults)
    records = b"".join(msgspec.json.encode(one.record) + b"\n" for one in games)
    beliefs = encoder.beliefs
    facts = None if beliefs is None else len(beliefs.items) * len(beliefs.places)
    return Written(part, records, parquet_of(steps, facts))


def encoder_of(plan: Plan) -> Encoder:
    return Encoder(game(plan.game), plan.seats, plan.options, plan.rewards, odds=plan.odds)


def _digest(one: Encoded) -> str:
    """Of what was played, not of the bytes of files, which other libraries may write otherwise."""
    return sha256(one.record.digest.encode() + msgspec.msgpack.encode(one.steps)).hexdigest()


def _manifest(plan: Plan, workers: list[Versions]) -> Manifest:
    encoder, asked = encoder_of(plan), msgspec.json.decode(msgspec.json.encode(plan))
    return Manifest(
        plan={name: its for name, its in asked.items() if name != "patience"},
        versions=versions(),
        workers=workers,
        players=around(plan.bots, plan.seats),
        actions=len(encoder.actions),
        observation=(ROWS + 1, WIDTH),
        items=encoder.beliefs.items if encoder.beliefs else (),
        places=encoder.beliefs.places if encoder.beliefs else (),
    )


def _finish(plan: Plan, kept: Folder, manifest: Manifest) -> Dataset:
    """Everything is there: count it, and say so in the manifest."""
    numbers = range(len(batches_of(plan.games, plan.part)))
    parts = [part for number in numbers if (part := kept.part(number))]
    manifest.games = sum(part.games for part in parts)
    manifest.steps = sum(part.steps for part in parts)
    digests = [digest for part in parts for digest in part.digests]
    manifest.digest = sha256("".join(digests).encode()).hexdigest()
    kept.keep(manifest)
    faults = [fault for part in parts for fault in part.faults]
    return Dataset(str(kept.path), manifest.games, manifest.steps, manifest.digest, faults)
