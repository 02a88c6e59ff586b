"""The figures of the house in the form Prometheus reads."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    Metric,
    SummaryMetricFamily,
)
from prometheus_client.registry import Collector

from deductio.tables.house import House
from deductio.tables.table import Table

STUCK = 60.0
"""Seconds after which a bot that has not chosen is thought to be lost."""


class Figures(Collector):
    """Counted only when somebody asks, so that a choice does not wait for it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._stuck = Stuck()
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def written_out(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        yield from self._of_tables()
        yield from self._of_bots()
        yield from self._of_the_store()

    def _of_tables(self) -> Iterator[Metric]:
        counts, tables = self._house.counts, self._house.tables
        readers = sum(len(table.audience.everyone()) for table in tables.values())
        stuck = self._stuck.count(tables, time.monotonic())
        yield CounterMetricFamily("deductio_choices", "Choices taken.", counts.choices)
        yield CounterMetricFamily("deductio_refusals", "Choices refused.", counts.refusals)
        yield CounterMetricFamily("deductio_breaks", "Tables broken off.", counts.breaks)
        yield GaugeMetricFamily("deductio_tables", "Tables in memory.", len(tables))
        yield GaugeMetricFamily("deductio_readers", "Open connections.", readers)
        yield GaugeMetricFamily("deductio_stuck_tables", "Waiting for a bot too long.", stuck)

    def _of_bots(self) -> Iterator[Metric]:
        thoughts, work = self._house.counts.thoughts, self._house.workers.work
        oldest = time.monotonic() - min(work.begun.values(), default=time.monotonic())
        yield CounterMetricFamily("deductio_thoughts", "Choices bots thought of.", thoughts)
        yield GaugeMetricFamily("deductio_work_waiting", "Asked of workers.", len(work.begun))
        yield GaugeMetricFamily("deductio_oldest_work_seconds", "Since it was asked.", oldest)
        took = "From being asked of workers to being done."
        yield SummaryMetricFamily("deductio_work_seconds", took, work.done, work.seconds)

    def _of_the_store(self) -> Iterator[Metric]:
        written = self._house.store.written
        waiting = written.handed - written.writes
        yield CounterMetricFamily("deductio_commits", "Transactions.", written.commits)
        yield CounterMetricFamily("deductio_deeds", "Things stored in them.", written.writes)
        yield CounterMetricFamily("deductio_commit_seconds", "Spent on them.", written.seconds)
        yield CounterMetricFamily("deductio_write_errors", "Not stored.", written.errors)
        yield GaugeMetricFamily("deductio_writes_waiting", "Not yet stored.", waiting)


class Stuck:
    """Notices tables that wait for a bot and have not moved since it looked first."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[int, float]] = {}
        """Of each such table how many choices it had, and since when."""

    def count(self, tables: Mapping[str, Table], now: float) -> int:
        seen: dict[str, tuple[int, float]] = {}
        for code, table in tables.items():
            choices = choices_before_a_bot(table)
            if choices is not None:
                before = self._seen.get(code)
                seen[code] = before if before and before[0] == choices else (choices, now)
        self._seen = seen
        return sum(now - since > STUCK for _, since in seen.values())


def choices_before_a_bot(table: Table) -> int | None:
    """How many choices were made; None if the table does not wait for a bot."""
    if table.play is None or table.row.standing != "playing":
        return None
    match = table.play.match
    waits = any(table.chairs.rows[seat].level is not None for seat in match.waiting)
    return len(match.choices) if waits else None
