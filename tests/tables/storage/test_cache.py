"""The cache: values are made once, kept for a while, and returned without a delay."""

import asyncio

import pytest

from tests.tables.hand_clock import settled
from ubongo.tables.storage.cache import AsyncLru, Lru


class Maker:
    """Makes strings, each only once it is released."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.may_end = asyncio.Event()

    async def make(self, word: str) -> str:
        self.made.append(word)
        await self.may_end.wait()
        return word.upper()


async def test_concurrent_callers_share_one_computation():
    cache, maker = AsyncLru[str](2), Maker()
    asked = [asyncio.create_task(cache.get("a", lambda: maker.make("a"))) for _ in range(5)]
    await settled()
    maker.may_end.set()
    assert await asyncio.gather(*asked) == ["A"] * 5
    assert maker.made == ["a"]


async def test_values_are_made_one_at_a_time():
    cache, maker = AsyncLru[str](2), Maker()
    asked = [asyncio.create_task(cache.get(word, lambda word=word: maker.make(word))) for word in "abc"]
    await settled()
    assert maker.made == ["a"]
    maker.may_end.set()
    assert await asyncio.gather(*asked) == ["A", "B", "C"]


async def test_a_cached_value_is_returned_at_once_while_another_is_made():
    cache, maker = AsyncLru[str](2), Maker()
    maker.may_end.set()
    await cache.get("a", lambda: maker.make("a"))
    maker.may_end.clear()
    other = asyncio.create_task(cache.get("b", lambda: maker.make("b")))
    await settled()
    assert await cache.get("a", lambda: maker.make("again")) == "A"
    assert not other.done()
    maker.may_end.set()
    assert await other == "B"


async def test_the_least_recently_used_value_is_evicted_first():
    cache, maker = AsyncLru[str](2), Maker()
    maker.may_end.set()
    for word in ("a", "b", "a", "c", "a", "b"):
        assert await cache.get(word, lambda word=word: maker.make(word)) == word.upper()
    assert maker.made == ["a", "b", "c", "b"]


async def test_a_failure_is_raised_and_not_cached():
    cache, maker = AsyncLru[str](2), Maker()
    maker.may_end.set()

    async def fail() -> str:
        raise OSError("no paper")

    with pytest.raises(OSError, match="no paper"):
        await cache.get("a", fail)
    assert await cache.get("a", lambda: maker.make("a")) == "A"


def test_values_that_others_make_are_held_until_too_many_are_newer():
    cache = Lru[str](2)
    for key in ("a", "b"):
        cache.put(key, key.upper())
    assert cache.get("a") == "A"
    cache.put("c", "C")
    assert [cache.get(key) for key in "abc"] == ["A", None, "C"]
