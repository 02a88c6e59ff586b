"""How the server is: for people who run it, and for the machines that watch over it."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import Response, get
from msgspec import Struct
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from deductio.tables.house import House


class Health(Struct, frozen=True):
    """Whether choices can be taken."""

    ok: bool
    tables: int


@get("/health", include_in_schema=False)
async def health(house: House) -> Response[Health]:
    """200 as long as choices can be kept, else 503."""
    well = house.store.healthy
    return Response(Health(well, len(house.tables)), status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def metrics(house: House) -> Response[bytes]:
    """Figures in the form Prometheus reads."""
    registry = CollectorRegistry()
    registry.register(Figures(house))
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")


class Figures(Collector):
    """Counted only when somebody asks, so that a choice does not wait for it."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        counts, written = self._house.counts, self._house.store.written
        tables = self._house.tables.values()
        readers = sum(len(table.everyone()) for table in tables)
        yield CounterMetricFamily("deductio_choices", "Choices taken.", counts.choices)
        yield CounterMetricFamily("deductio_refusals", "Choices refused.", counts.refusals)
        yield CounterMetricFamily("deductio_thoughts", "Choices bots thought of.", counts.thoughts)
        yield CounterMetricFamily("deductio_breaks", "Tables broken off.", counts.breaks)
        yield CounterMetricFamily("deductio_commits", "Transactions.", written.commits)
        yield CounterMetricFamily("deductio_deeds", "Things stored in them.", written.deeds)
        yield CounterMetricFamily("deductio_commit_seconds", "Spent on them.", written.seconds)
        yield GaugeMetricFamily("deductio_tables", "Tables in memory.", len(tables))
        yield GaugeMetricFamily("deductio_readers", "Open connections.", readers)
