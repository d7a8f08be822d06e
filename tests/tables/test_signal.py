"""Signals: everyone who waits goes on once it is set."""

import asyncio
import gc
from contextlib import suppress

import pytest

from tests.garbage import collect
from tests.patience import PATIENCE_S
from ubongo.tables.signal import Signal


async def test_who_waits_for_a_set_signal_goes_on_at_once():
    signal = Signal()
    signal.set()
    assert signal.is_set()
    async with asyncio.timeout(PATIENCE_S):
        assert await signal.wait()


async def test_all_who_wait_go_on():
    signal = Signal()
    waiting = [asyncio.create_task(signal.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)
    signal.set()
    assert await asyncio.gather(*waiting) == [True] * 3


async def test_who_waited_goes_on_even_if_it_is_cleared_at_once():
    signal = Signal()
    waiting = asyncio.create_task(signal.wait())
    await asyncio.sleep(0)
    signal.set()
    signal.clear()
    async with asyncio.timeout(PATIENCE_S):
        await waiting
    assert not signal.is_set()


async def test_who_stops_waiting_is_in_nobodys_way():
    signal = Signal()
    waiting = [asyncio.create_task(signal.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting[0]
    signal.set()
    assert await waiting[1]


async def test_it_can_be_waited_for_again():
    signal = Signal()
    for _ in range(3):
        signal.clear()
        waiting = asyncio.create_task(signal.wait())
        await asyncio.sleep(0)
        signal.set()
        assert await waiting


async def test_who_stops_waiting_again_and_again_leaves_nothing_behind():
    collect()
    signal, before = Signal(), len(gc.get_objects())
    for _ in range(1_000):
        with suppress(TimeoutError):
            async with asyncio.timeout(0):
                await signal.wait()
    collect()
    assert len(gc.get_objects()) - before < 500
