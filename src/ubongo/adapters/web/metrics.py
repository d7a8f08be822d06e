"""Serves what the server counts in the format of Prometheus, on an address of its own. See docs/guide/operating.md."""

from collections import Counter
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from ubongo import __version__
from ubongo.adapters.web.metrics_server import listening, scraped
from ubongo.adapters.web.telemetry import SECONDS, Histogram, Telemetry
from ubongo.formats.errors import UbongoError
from ubongo.tables.service.service import TableService
from ubongo.tables.table.table import Table


class MetricsError(UbongoError):
    """The metrics cannot be served at that address."""


class ServerCollector(Collector):
    """Reads the state of the server in its event loop, whenever metrics are requested."""

    def __init__(self, service: TableService, telemetry: Telemetry) -> None:
        self._service = service
        self._telemetry = telemetry

    def describe(self) -> Iterable[Metric]:
        """Nothing: the registry need not know the names before."""
        return ()

    def collect(self) -> Iterable[Metric]:
        """All metrics."""
        return [*self._gauges(), *self._counters()]

    def _gauges(self) -> Iterator[Metric]:
        yield gauge("ubongo_info", "The version of the server.", {(__version__,): 1}, "version")
        state = self._service.state
        yield gauge("ubongo_ready", "Whether games can be played: 1 or 0.", {(): int(state.is_ready)})
        stages = Counter(map(stage_of, self._service.tables()))
        by_stage = {(stage,): stages[stage] for stage in ("lobby", "running", "over")}
        yield gauge("ubongo_tables", "Tables in memory.", by_stage, "stage")
        yield gauge("ubongo_tables_damaged", "Tables set aside as damaged.", {(): self._service.damaged})
        yield gauge("ubongo_sockets", "Open sockets of players and spectators.", {(): self._telemetry.sockets})

    def _counters(self) -> Iterator[Metric]:
        counted = self._telemetry
        yield counter("ubongo_commands", "Commands of players.", dict(counted.commands), "edition", "answer")
        requests = {(status,): count for status, count in counted.requests.items()}
        yield counter("ubongo_requests", "HTTP requests.", requests, "status")
        closings = {(reason,): count for reason, count in counted.closings.items()}
        yield counter("ubongo_sockets_closed", "Sockets that the server closed.", closings, "reason")
        yield histogram("ubongo_command_seconds", "From reading a command to its answer.", counted.command_seconds)


def stage_of(table: Table) -> str:
    """`lobby`, `running` or `over`."""
    if table.is_running:
        return "running"
    return "lobby" if table.seq == 0 else "over"


def gauge(name: str, help: str, values: dict[tuple[str, ...], int], *labels: str) -> Metric:
    """A gauge with a value for each combination of labels."""
    family = GaugeMetricFamily(name, help, labels=labels)
    for key, value in values.items():
        family.add_metric(key, value)
    return family


def counter(name: str, help: str, values: dict[tuple[str, ...], int], *labels: str) -> Metric:
    """A counter with a value for each combination of labels; `_total` is added to its name."""
    family = CounterMetricFamily(name, help, labels=labels)
    for key, value in values.items():
        family.add_metric(key, value)
    return family


def histogram(name: str, help: str, counted: Histogram) -> Metric:
    """A histogram; the buckets of Prometheus are cumulative."""
    family = HistogramMetricFamily(name, help)
    bounds = [*map(str, SECONDS), "+Inf"]
    family.add_metric((), list(zip(bounds, accumulate(counted.counts), strict=True)), counted.total)
    return family


@asynccontextmanager
async def serving_metrics(address: str, service: TableService, telemetry: Telemetry) -> AsyncGenerator[int]:
    """Serve metrics at `address`, which is `HOST:PORT`, meanwhile; the value is the port.

    Raises:
        MetricsError: nothing can listen there.
    """
    host, _, port = address.rpartition(":")
    registry = CollectorRegistry()
    registry.register(ServerCollector(service, telemetry))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    async with AsyncExitStack() as stack:
        try:
            bound = await stack.enter_async_context(listening(host.strip("[]"), int(port), scraped(registry)))
        except OSError as cause:
            raise MetricsError(f"cannot serve metrics at {address}: {cause.strerror or cause}") from cause
        yield bound
