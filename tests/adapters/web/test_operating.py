"""What the operator of a server sees: its health, its metrics and its log."""

import asyncio
import json
import logging
from collections.abc import Iterator

import httpx
import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from tests.adapters.web.server import BOT, ME, LocalServer, running
from tests.tables.hand_clock import HandClock
from ubongo.adapters.web.metrics import MetricsError, serving_metrics
from ubongo.adapters.web.server import configure_logging
from ubongo.adapters.web.telemetry import SECONDS, Histogram
from ubongo.tables.storage.store import StoreError


async def scraped(local: LocalServer) -> dict[tuple[str, ...], float]:
    """Every value by its name and the values of its labels, in the order of their names."""
    async with (
        serving_metrics("127.0.0.1:0", local.service, local.telemetry) as port,
        httpx.AsyncClient(trust_env=False) as http,
    ):
        text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    samples = (sample for family in text_string_to_metric_families(text) for sample in family.samples)
    return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


async def test_a_server_that_cannot_save_lives_but_is_not_ready():
    async with running(HandClock()) as local:
        place = await local.open(ME, BOT)
        async with local.seated(place) as line:
            local.store.fails = True
            assert (await line.act("one", {"type": "start"}))["reason"] == "not-saved"
            live, answer = await local.http.get("/api/health/live"), await local.http.get("/api/health")
            assert (live.status_code, live.json()) == (200, {"status": "ok"})
            assert (answer.status_code, answer.json()["status"]) == (503, "not-saving")
            assert local.telemetry.commands == {("pouch", "failed"): 1}


async def test_a_server_that_drains_opens_no_table_and_plays_on():
    async with running(clock := HandClock()) as local:
        place = await local.open(ME)
        draining = asyncio.create_task(local.service.drain(10))
        await asyncio.sleep(0)
        assert (await local.http.get("/api/health")).json()["status"] == "stopping"
        refused = await local.http.post("/api/tables", json={"edition": "pouch", "seats": [ME]})
        assert (refused.status_code, refused.json()["error"]) == (503, "shutting-down")
        async with local.line(place.table, place.cookie) as line:
            assert (await line.hello())["type"] == "welcome"
        assert not draining.done()
        await clock.turn(10_000)
        await draining


async def test_the_metrics_count_what_happens_and_name_nobody():
    async with running() as local:
        place = await local.open(ME, BOT)
        async with local.seated(place) as line:
            assert (await line.act("one", {"type": "start"}))["type"] == "ack"
            assert (await line.act("two", {"type": "end-glass"}))["type"] == "refused"
            during = await scraped(local)
        await local.http.get("/api/nothing")
        await local.finished()
        after = await scraped(local)
    assert (during["ubongo_sockets",], after["ubongo_sockets",], during["ubongo_ready",]) == (1, 0, 1)
    assert (during["ubongo_tables", "running"], during["ubongo_tables", "lobby"]) == (1, 0)
    answers = [during["ubongo_commands_total", answer, "pouch"] for answer in ("applied", "refused")]
    assert answers == [1, 1]
    assert during["ubongo_command_seconds_count",] == 2
    assert after["ubongo_requests_total", "4xx"] == 1
    labels = {label for key in after if key[0].startswith("ubongo_") for label in key[1:]}
    assert not any(secret in label for secret in (place.table, place.cookie, "127.0.0.1") for label in labels)


async def test_metrics_that_cannot_be_served_are_one_line():
    async with running() as local:
        with pytest.raises(MetricsError, match=r"cannot serve metrics at 127\.0\.0\.1:"):
            async with serving_metrics(f"127.0.0.1:{local.port}", local.service, local.telemetry):
                pass


def test_a_duration_is_counted_in_the_least_bucket_that_holds_it():
    counted = Histogram()
    for seconds in (0.0, SECONDS[0], SECONDS[0] * 1.01, SECONDS[-1] * 2):
        counted.observe(seconds)
    assert counted.counts[:2] == [2, 1]
    assert (counted.counts[-1], sum(counted.counts)) == (1, 4)


@pytest.fixture
def restored_logging() -> Iterator[None]:
    """The settings of the log, as they were before."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers = root.handlers[:]
    yield
    root.handlers[:] = handlers
    structlog.configure(**before)


@pytest.mark.usefixtures("restored_logging")
async def test_json_logs_are_one_object_a_line(capsys: pytest.CaptureFixture[str]):
    configure_logging(as_json=True)
    log = structlog.get_logger()
    try:
        raise StoreError("the disk\nis full")
    except StoreError:
        log.exception("a command could not be stored", table="t")
    logging.getLogger("uvicorn.error").error("a line of %s", "uvicorn")
    ours, theirs = map(json.loads, capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["level"], ours["table"]) == ("a command could not be stored", "error", "t")
    assert "the disk" in ours["exception"]
    assert (theirs["event"], theirs["level"]) == ("a line of uvicorn", "error")
