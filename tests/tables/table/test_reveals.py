"""The reveal of shares at a table: who is waited for, how long, and what counts."""

import asyncio

import pytest

from tests.tables.hand_clock import HandClock
from ubongo.editions.contract.values import Seat
from ubongo.editions.shares import Shares, Terms, hashed, share_chain
from ubongo.formats.bot_check import REVEAL
from ubongo.tables.table.reveals import WAIT, Reveals

ADA, CHEN, OTTER = Seat(0), Seat(1), Seat(2)
CHAINS = (share_chain(bytes([1] * 32)), share_chain(bytes([2] * 32)))
TERMS = Terms("{}", (hashed(CHAINS[0][0]), hashed(CHAINS[1][0]), None), 2)


class Table:
    """The reveals of a table with two people and a bot."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.connected = {ADA, CHEN}
        self.notified = 0
        self.reveals = Reveals(self.clock, lambda seat: seat in self.connected, self._notify)

    def _notify(self) -> None:
        self.notified += 1

    async def asked(self, *before: Shares) -> asyncio.Task[Shares]:
        """A reveal after those, which has been asked for."""
        task = asyncio.create_task(self.reveals.collect(TERMS, before))
        await self.clock.turn(0)
        return task


@pytest.fixture
def table() -> Table:
    return Table()


async def test_a_reveal_is_complete_when_everybody_who_committed_has_revealed(table: Table):
    task = await table.asked()
    request = table.reveals.request
    assert request is not None
    assert (request.reveal, request.terms) == (0, TERMS)
    table.reveals.reveal(ADA, 0, CHAINS[0][0])
    await table.clock.turn(0)
    assert not task.done()
    table.reveals.reveal(CHEN, 0, CHAINS[1][0])
    await table.clock.turn(0)
    assert task.result() == (CHAINS[0][0], CHAINS[1][0], None)
    assert table.reveals.request is None
    assert table.notified == 2, "when it opens, and when it closes"


def test_the_check_of_bots_allows_for_the_longest_wait():
    assert REVEAL == WAIT


async def test_a_share_that_does_not_come_is_left_out_after_three_seconds(table: Table):
    task = await table.asked()
    table.reveals.reveal(CHEN, 0, CHAINS[1][0])
    await table.clock.turn(WAIT - 1)
    assert not task.done()
    await table.clock.turn(1)
    assert task.result() == (None, CHAINS[1][0], None)
    table.reveals.reveal(ADA, 0, CHAINS[0][0])
    assert task.result() == (None, CHAINS[1][0], None), "too late"


async def test_each_reveal_that_a_seat_lets_pass_halves_the_wait_for_it(table: Table):
    before: tuple[Shares, ...] = ()
    for number, wait in enumerate((3_000, 1_500, 750, 500, 500)):
        task = await table.asked(*before)
        table.reveals.reveal(CHEN, number, CHAINS[1][number])
        await table.clock.turn(wait - 1)
        assert not task.done()
        await table.clock.turn(1)
        assert task.result() == (None, CHAINS[1][number], None)
        before = (*before, task.result())
    task = await table.asked(*before)
    table.reveals.reveal(CHEN, 5, CHAINS[1][5])
    await table.clock.turn(80)
    table.reveals.reveal(ADA, 5, CHAINS[0][5])
    await table.clock.turn(0)
    assert task.result() == (CHAINS[0][5], CHAINS[1][5], None), "five shares were left out before it"


async def test_nobody_waits_for_a_player_who_disconnects_during_the_reveal(table: Table):
    task = await table.asked()
    table.reveals.reveal(CHEN, 0, CHAINS[1][0])
    await table.clock.turn(10)
    table.connected = {CHEN}
    table.reveals.look_again()
    await table.clock.turn(0)
    assert task.result() == (None, CHAINS[1][0], None)


async def test_nobody_waits_for_a_player_who_is_away(table: Table):
    table.connected = {CHEN}
    task = await table.asked()
    table.reveals.reveal(CHEN, 0, CHAINS[1][0])
    await table.clock.turn(0)
    assert task.result() == (None, CHAINS[1][0], None)
    table.connected = set()
    task = await table.asked()
    assert task.result() == (None, None, None)


@pytest.mark.parametrize(
    ("seat", "reveal", "share"),
    [
        (ADA, 0, CHAINS[1][0]),
        (ADA, 0, CHAINS[0][1]),
        (ADA, 1, CHAINS[0][1]),
        (OTTER, 0, CHAINS[0][0]),
        (Seat(7), 0, CHAINS[0][0]),
    ],
    ids=["another player's", "a later one", "of another reveal", "a bot's", "of a seat that does not exist"],
)
async def test_a_share_that_was_not_committed_to_is_ignored(table: Table, seat: Seat, reveal: int, share: str):
    task = await table.asked()
    table.reveals.reveal(seat, reveal, share)
    table.reveals.reveal(CHEN, 0, CHAINS[1][0])
    await table.clock.turn(WAIT)
    assert task.result() == (None, CHAINS[1][0], None)


async def test_a_share_without_a_request_is_ignored(table: Table):
    table.reveals.reveal(ADA, 0, CHAINS[0][0])
    assert table.reveals.request is None
