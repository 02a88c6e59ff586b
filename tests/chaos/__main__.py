"""`make chaos`: three servers, many tables, all kinds of faults; writes `docs/proof/chaos.md`."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import TypeAlias

from tests.chaos import bouncer, network
from tests.chaos.checker import watch
from tests.chaos.faults import Faults
from tests.chaos.ordeal import Ordeal
from tests.chaos.poisonous import endure_poison
from tests.chaos.report import counted, plateau, waited
from tests.chaos.servers import Server, running
from tests.chaos.single import kill_alone
from tests.chaos.soak import soak
from tests.postgres import Postgres, programs

LEASE = 5.0
THINK = 1.5
"""The longest that people here think, in seconds: quicker ones fill both cores by themselves, and
then a wait tells more of the crowd than of the fault."""
AT_THE_END = 60.0
"""Seconds in which every table goes on when there are no more faults."""
PAGE = Path(__file__).parents[2] / "docs" / "proof" / "chaos.md"
TRIALS = 5
NAMES = ("one", "two", "three", "four", "five", "six")

Section: TypeAlias = tuple[list[str], bool]
"""Lines of the page, and whether all is well."""


def long_form(
    servers: int,
    tables: int,
    minutes: float,
    seed: int,
    *,
    pooled: bool = False,
    blind: bool = False,
) -> Section:
    names = NAMES[:servers]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        apart = network.allowed() and not pooled
        net = stack.enter_context(network.Network(names)) if apart else None
        found = programs()
        assert found is not None, "no PostgreSQL"
        postgres = stack.enter_context(Postgres(found, net.own("database") if net else "127.0.0.1"))
        address = way = postgres.database()
        if pooled:
            way = stack.enter_context(bouncer.Bouncer(postgres)).url(address)
        clock = folder / "clock"
        clock.write_text("0")
        environment = {"DEDUCTIO_CHAOS_CLOCK": str(clock)}
        if blind:
            environment["DEDUCTIO_CHAOS_BLIND"] = "1"
        fleet = [
            Server(
                name,
                folder,
                way,
                host=net.address(name, "people") if net else "127.0.0.1",
                among=net.address(name, "others") if net else "",
                inside=net.inside(name) if net else (),
                environment=environment,
            )
            for name in names
        ]
        dead = stack.enter_context(running(fleet))
        watch(address)
        random = Random(seed)
        faults = Faults(
            fleet,
            random,
            lambda: asyncio.sleep(random.uniform(0.5, 3) * LEASE),
            postgres=postgres,
            network=net,
            clock=clock,
        )
        ordeal, alone = asyncio.run(storm(fleet, faults, tables, minutes, seed))
        verdict = ordeal.verdict(address)
        starts = sum(server.failed_starts for server in fleet)
        lines = [
            f"{servers} servers, {tables} tables, {minutes:g} minutes, seed {seed}, "
            f"people who think for up to {THINK} s; "
            f"{'through PgBouncer in transaction mode; ' if pooled else ''}"
            f"{'each server in a network of its own; ' if net else 'one network; '}"
            f"{dead} died when all started at once on an empty database, {starts} starts failed.",
            "",
            *counted(verdict),
            "",
            "One fault at a time:",
            "",
            *waited(faults.happened[:alone], ordeal.witnesses),
            "",
            "Several at once; each wait counts for all of them:",
            "",
            *waited(faults.happened[alone:], ordeal.witnesses),
        ]
        return lines, not verdict.wrong


async def storm(
    servers: Sequence[Server], faults: Faults, tables: int, minutes: float, seed: int
) -> tuple[Ordeal, int]:
    """Half of the time one fault after the other, then as many at once as leave one server alone.

    Says how many came alone.
    """
    ordeal = Ordeal(servers, seed, think=THINK, patience=AT_THE_END)

    async def one_after_the_other(until: float, random: Random) -> None:
        while time.monotonic() < until:
            await faults.one()
            await asyncio.sleep(random.uniform(0.2, 1) * LEASE)

    alone = 0

    async def trouble(ordeal: Ordeal) -> None:
        nonlocal alone
        begun = time.monotonic()
        first, *others = [Random(f"{seed} {number}") for number in range(len(servers) - 1)]
        await one_after_the_other(begun + minutes * 30, first)
        await asyncio.sleep(LEASE)
        alone = len(faults.happened)
        until = begun + minutes * 60
        await asyncio.gather(*[one_after_the_other(until, random) for random in (first, *others)])
        with suppress(TimeoutError):  # the verdict names the tables that are stuck
            await asyncio.wait_for(ordeal.everyone_moves_on(), AT_THE_END)

    await ordeal.play(tables, trouble)
    return ordeal, alone


def many(asked: argparse.Namespace) -> Section:
    return long_form(asked.servers, asked.tables, asked.minutes, asked.seed)


def pooled(asked: argparse.Namespace) -> Section:
    if not bouncer.installed():
        return ["Not tried: PgBouncer is not installed."], True
    return long_form(2, asked.tables // 4, asked.minutes / 5, asked.seed, pooled=True)


def control(asked: argparse.Namespace) -> Section:
    """A stopped server must meet a choice of its successor; where it misses, it is tried anew."""
    for seed in range(asked.seed, asked.seed + TRIALS):
        lines, unnoticed = long_form(2, asked.tables // 4, asked.minutes / 5, seed, blind=True)
        if not unnoticed:
            return lines, True
    return ["Nothing was noticed."], False


def poisonous(asked: argparse.Namespace) -> Section:
    return endure_poison(asked.tables // 20, asked.seed)


def alone(asked: argparse.Namespace) -> Section:
    kills, killed, ordeal = kill_alone(asked.kills, asked.seed)
    said = f"Killed {len(killed):,} times, seed {asked.seed}."
    return [said, "", *counted(kills), "", *waited(killed, ordeal.witnesses)], not kills.wrong


def grown(asked: argparse.Namespace) -> Section:
    return plateau(soak(asked.minutes / 2, trace=False)), True


PARTS: dict[str, tuple[str, Callable[[argparse.Namespace], Section]]] = {
    "many": ("Many servers on one PostgreSQL", many),
    "pooled": ("Through PgBouncer", pooled),
    "control": ("Control: without the fence the checker must notice", control),
    "poisonous": ("A table that kills whoever loads it", poisonous),
    "alone": ("One server on SQLite", alone),
    "memory": ("Memory of one server, short games that nobody comes back to", grown),
}


def main() -> None:
    """The page is written after each part, so that a part that breaks takes no other with it."""
    asked = arguments().parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # networks and servers are taken down
    page = [
        "# Faults: what was promised is there",
        "",
        f"`{' '.join(['python -m tests.chaos', *sys.argv[1:]])}`, on {os.cpu_count()} cores;"
        f" other programs had {os.getloadavg()[1]:.1f} of them at work before it began.",
        "",
    ]
    all_well = True
    for part in asked.part or PARTS:
        title, tried = PARTS[part]
        lines, well = tried(asked)
        page += [f"## {title}", "", *lines, ""]
        asked.page.write_text("\n".join(page).rstrip() + "\n")
        all_well &= well
    sys.exit(0 if all_well else 1)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--part", action="append", choices=[*PARTS], help="only this; may be repeated"
    )
    parser.add_argument("--page", type=Path, default=PAGE)
    return parser


if __name__ == "__main__":
    main()
