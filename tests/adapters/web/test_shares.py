"""Shares of chance over real sockets: whole games of clients that commit and reveal, and of those that do not."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.adapters.web.server import ME, OPEN, TIMEOUT_S, LocalServer, SocketClient
from ubongo.editions.contract.values import Seat
from ubongo.editions.shares import hashed, share_chain
from ubongo.formats.game_file import decode
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.verification import LeftOut, Promise, verification

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROUNDS = 9
START = {"type": "start"}


class Player:
    """A client that gives up every board; it reveals its shares, or keeps them."""

    def __init__(self, line: SocketClient, number: int, *, keeps_from: int = 64) -> None:
        self.line = line
        self.shares: tuple[str, ...] = share_chain(bytes([number + 1] * 32))
        self._keeps_from = keeps_from
        self._sent: set[tuple[int, str]] = set()
        self.heads: list[tuple[int, str]] = []
        self.asked: list[int] = []

    async def commit(self) -> None:
        """Commit to the shares."""
        await self.line.send({"type": "commit", "commitment": hashed(self.shares[0])})

    async def play(self) -> None:
        """Give up and be ready until the game is over."""
        while True:
            message = await self.line.receive("welcome", "update", "around")
            await self._reveal(message["table"]["reveal"])
            if message["type"] == "around":
                continue
            if message["head"] is not None:
                self.heads.append((message["seq"], message["head"]))
            view = message["view"]
            if view["outcome"] is not None:
                return
            await self._act(view)

    async def _reveal(self, asked: dict[str, Any] | None) -> None:
        if asked is None or asked["reveal"] in self.asked:
            return
        self.asked.append(asked["reveal"])
        seats = json.loads(asked["terms"])["seats"]
        if hashed(self.shares[0]) not in [seat["commitment"] for seat in seats]:
            return
        if asked["reveal"] < self._keeps_from:
            number: int = asked["reveal"]
            await self.line.send({"type": "reveal", "reveal": number, "share": self.shares[number]})

    async def _act(self, view: dict[str, Any]) -> None:
        action = {"racing": "give-up", "resting": "ready"}.get(view["stage"])
        step = (view["round"] + view["tie_break"], view["stage"])
        if action is not None and step not in self._sent:
            self._sent.add(step)
            name = f"{action}-{step[0]}"
            await self.line.send({"type": "act", "id": name, "action": {"type": action}})


async def played(
    local: LocalServer, *keeps_from: int, commits: tuple[int, ...] | None = None, copies: bool = False
) -> tuple[RecordedGame, list[Player]]:
    """A game of as many people, who keep their shares from those reveals on.

    All of them commit, or those seats. If one `copies`, the last one has the chain of the first.
    """
    place = await local.open(ME, *[OPEN] * (len(keeps_from) - 1))
    places = [place, *[await local.join(place) for _ in keeps_from[1:]]]
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(local.seated(one)) for one in places]
        players = [
            Player(line, number, keeps_from=kept)
            for number, (line, kept) in enumerate(zip(lines, keeps_from, strict=True))
        ]
        if copies:
            players[-1].shares = players[0].shares
        for seat in range(len(players)) if commits is None else commits:
            await players[seat].commit()
            await lines[seat].act(
                "rename", {"type": "rename", "name": f"Player {seat}"}
            )  # answered after the commitment
        await lines[0].send({"type": "act", "id": "start", "action": START})
        async with asyncio.timeout(TIMEOUT_S):
            await asyncio.gather(*(player.play() for player in players))
    answer = await local.http.get(f"/api/tables/{place.table}/export")
    return decode(answer.content), players


@pytest.mark.slow
async def test_two_people_reveal_a_share_for_every_round(local: LocalServer):
    game, players = await played(local, 64, 64)
    found = verification(game)
    assert found.discrepancy is None
    assert len(found.reveals) >= ROUNDS
    assert (found.left_out, found.promise) == ((), Promise.EVERYBODY)
    assert found.reveals[3] == (players[0].shares[3], players[1].shares[3])
    assert all(player.asked == list(range(len(found.reveals))) for player in players)


@pytest.mark.slow
async def test_the_heads_that_clients_saw_are_those_of_the_saved_game(local: LocalServer):
    game, players = await played(local, 64, 64)
    assert all(player.heads for player in players)
    assert all(game.hashes[seq - 1] == head for player in players for seq, head in player.heads)
    assert verification(game, players[1].heads[-1]).discrepancy is None


@pytest.mark.slow
async def test_one_person_reveals_a_share_at_the_start_only(local: LocalServer):
    game, (player,) = await played(local, 64)
    found = verification(game)
    assert found.discrepancy is None
    assert (len(found.reveals), player.asked) == (1, [0])


@pytest.mark.slow
async def test_people_whose_clients_do_not_commit_can_play(local: LocalServer):
    game, _ = await played(local, 64, 64, commits=())
    found = verification(game)
    assert found.discrepancy is None
    assert (found.reveals, found.promise) == (((None, None),), Promise.NONE)
    assert found.uncommitted == (Seat(0), Seat(1))


@pytest.mark.slow
async def test_a_host_that_does_not_commit_does_not_end_the_reveals_for_each_round(local: LocalServer):
    game, players = await played(local, 64, 64, commits=(1,))
    found = verification(game)
    assert found.discrepancy is None
    assert len(found.reveals) >= ROUNDS
    assert (found.promise, found.uncommitted) == (Promise.ONE, (Seat(0),))
    assert found.reveals[5] == (None, players[1].shares[5])


@pytest.mark.slow
async def test_a_commitment_that_another_player_has_made_before_is_none(local: LocalServer):
    game, players = await played(local, 64, 64, copies=True)
    found = verification(game)
    assert found.discrepancy is None
    assert (found.promise, found.uncommitted) == (Promise.ONE, (Seat(1),))
    assert found.reveals[0] == (players[0].shares[0], None)


@pytest.mark.slow
async def test_a_share_that_is_kept_is_left_out_and_named(local: LocalServer):
    game, _ = await played(local, 64, 2)
    found = verification(game)
    assert found.discrepancy is None
    assert {share.seat for share in found.left_out} == {Seat(1)}
    assert found.left_out[0] == LeftOut(2, Seat(1))
    assert found.promise is Promise.MOST_ROUNDS
