"""The figures of the house in the form Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from deductio.tables.house import House


def written_out(house: House) -> bytes:
    registry = CollectorRegistry()
    registry.register(Figures(house))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


class Figures(Collector):
    """Counted only when somebody asks, so that a choice does not wait for it."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        counts, written = self._house.counts, self._house.store.written
        tables = self._house.tables.values()
        readers = sum(len(table.audience.everyone()) for table in tables)
        yield CounterMetricFamily("deductio_choices", "Choices taken.", counts.choices)
        yield CounterMetricFamily("deductio_refusals", "Choices refused.", counts.refusals)
        yield CounterMetricFamily("deductio_thoughts", "Choices bots thought of.", counts.thoughts)
        yield CounterMetricFamily("deductio_breaks", "Tables broken off.", counts.breaks)
        yield CounterMetricFamily("deductio_commits", "Transactions.", written.commits)
        yield CounterMetricFamily("deductio_deeds", "Things stored in them.", written.writes)
        yield CounterMetricFamily("deductio_commit_seconds", "Spent on them.", written.seconds)
        yield GaugeMetricFamily("deductio_tables", "Tables in memory.", len(tables))
        yield GaugeMetricFamily("deductio_readers", "Open connections.", readers)
