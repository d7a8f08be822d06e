"""What strangers can cause often is logged seldom."""

import logging

import pytest
import structlog

from ubongo.adapters.web.log_limits import CLIENT_ERRORS, EVERY_S, MOST_KEYS, OnceAMinute, RepeatFilter, RepeatProcessor


def record(words: str, level: int = logging.ERROR) -> logging.LogRecord:
    return logging.LogRecord("asyncio", level, "", 0, words, None, None)


@pytest.fixture
def now() -> list[float]:
    return [1_000.0]


@pytest.mark.parametrize(
    "words",
    [
        "Exceeded concurrency limit.",
        "Exception in ASGI application\n",
        "Fatal error: protocol.data_received() call failed.\nprotocol: {}\ntransport: {}",
    ],
)
def test_a_repeated_message_is_logged_once_a_minute(now: list[float], words: str):
    seldom = RepeatFilter(lambda: now[0])
    assert sum(seldom.filter(record(words.replace("{}", str(number)))) for number in range(1_000)) == 1
    now[0] += EVERY_S - 1
    assert not seldom.filter(record(words))
    assert seldom.filter(record("another")), "others are not held back"
    now[0] += 1
    assert seldom.filter(record(words))


@pytest.mark.parametrize("words", CLIENT_ERRORS)
def test_what_a_client_does_wrong_is_not_logged(now: list[float], words: str):
    assert not RepeatFilter(lambda: now[0]).filter(record(f"{words}."))


def test_a_repeated_event_is_logged_once_a_minute_for_each_kind_of_failure(now: list[float]):
    seldom = RepeatProcessor(lambda: now[0])

    def logged(event: str, error: Exception | None = None) -> bool:
        try:
            seldom(None, "error", {"event": event, "exc_info": error})
        except structlog.DropEvent:
            return False
        return True

    assert [logged("the store failed") for _ in range(3)] == [True, False, False]
    assert [logged("a socket failed", ValueError(str(number))) for number in range(3)] == [True, False, False]
    assert logged("a socket failed", TypeError())
    now[0] += EVERY_S
    assert logged("the store failed")


def test_the_messages_themselves_do_not_fill_the_memory(now: list[float]):
    seldom = OnceAMinute(lambda: now[0])
    assert all(seldom.allows(str(number)) for number in range(3 * MOST_KEYS))
    assert len(seldom._allowed_at) <= MOST_KEYS  # pyright: ignore[reportPrivateUsage]  # what it holds
