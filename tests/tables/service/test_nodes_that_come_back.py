"""A node that was frozen for longer than its lease, and gives signs of life again."""

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, cast

import msgspec

from tests.tables.hand_clock import HandClock
from ubongo.editions.contract.values import Millis
from ubongo.tables.service.cluster import Cluster
from ubongo.tables.table.hints import Message, WhoHint

OTHER = "16c87415"


class Rows:
    """The signs of life as a test sets them."""

    def __init__(self) -> None:
        self.others = frozenset[str]()

    async def beat(self, node: str) -> frozenset[str]:
        return self.others | {node}


class Line:
    """A channel on which a test listens."""

    def __init__(self, waiting: Any, *_: object) -> None:
        self._waiting = waiting

    def wake(self) -> None:
        pass

    def running(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    def said(self) -> list[object]:
        texts: Iterable[str] = self._waiting()
        return [hint for text in texts for hint in msgspec.json.decode(text, type=Message).hints]


async def test_a_node_that_comes_back_to_life_is_asked_who_is_there():
    rows, lines = Rows(), list[Line]()

    def opened(*ends: Any) -> Line:
        lines.append(Line(*ends))
        return lines[0]

    cluster = Cluster(cast(Any, rows), opened, HandClock())

    async def said_after(*alive: str) -> list[object]:
        rows.others = frozenset(alive)
        await cluster.beat(Millis(0))
        return lines[0].said()

    assert await said_after(OTHER) == [WhoHint("")]
    assert await said_after(OTHER) == []
    assert await said_after() == []
    assert await said_after(OTHER) == [WhoHint("")], "what it said meanwhile was forgotten with it"
