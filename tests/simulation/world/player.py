"""The clients of a world: the real client of `ubongo bots` over simulated connections, and a spectator."""

import asyncio
import json
from collections.abc import Mapping
from random import Random
from typing import Any, cast

from tests.simulation.world.network import Line, LineCutError
from ubongo.adapters.cli.bots.bot_client import SILENCE_S, BotClient
from ubongo.adapters.cli.bots.messages import Ack, Around, Message, Ping, Refused, Update, Welcome, decode, hello, pong
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.seat_ticket import SeatTicket
from ubongo.adapters.cli.bots.stats import LoadStats

MEDDLING = "x-"
"""How the ids of commands begin that no honest client sends."""
NONSENSE: tuple[dict[str, object], ...] = (
    {"type": "start"},
    {"type": "ready"},
    {"type": "give-up"},
    {"type": "claim", "placements": []},
    {"type": "claim", "placements": [{"piece": "L4", "orientation": 0, "anchor": [0, 0]}]},
    {"type": "resume"},
    {"type": "rematch"},
)


class _NoServers:
    sockets = ""

    def turn(self) -> None:
        """The world chooses the server."""


class Player(BotClient):
    """Plays one seat as `ubongo bots` does."""

    def __init__(self, world: Any, ticket: SeatTicket, profile: BotProfile, stats: LoadStats) -> None:
        super().__init__(cast(Any, _NoServers()), ticket, profile, stats)
        self.ticket = ticket
        self.line: Line | None = None
        self._world = world

    async def _connect(self) -> str:
        try:
            line: Line = await self._world.connected(self.ticket.cookie)
            self.line = line
        except LineCutError as error:
            return str(error)
        try:
            await self.converse(cast(Any, line))
        except OSError as error:
            return str(error)
        finally:
            self.line = None
            line.hang_up()
        return "the game is over"

    async def _hear(self, line: Any, message: Message) -> None:
        if not (isinstance(message, Ack | Refused) and message.id.startswith(MEDDLING)):
            await super()._hear(line, message)

    async def meddle(self, rng: Random) -> None:
        """Send, now and then, what no honest client sends."""
        for number in range(20):
            await asyncio.sleep(rng.random() * 12)
            if self.line is not None and self._is_welcome:
                act = {"type": "act", "id": f"{MEDDLING}{number}", "action": rng.choice(NONSENSE)}
                frame: Mapping[str, object] = (
                    act if rng.random() < 0.8 else {"type": "placed", "count": rng.randrange(4)}
                )
                try:
                    await self.line.send(json.dumps(frame, separators=(",", ":")))
                except LineCutError:
                    continue


class Spectator:
    """Watches, and answers pings."""

    def __init__(self, world: Any) -> None:
        self._world = world
        self._seq = 0

    async def watch(self) -> None:
        """Watch forever."""
        while True:
            try:
                line = await self._world.connected("")
            except LineCutError:
                await asyncio.sleep(1)
                continue
            try:
                await self._follow(line)
            except (LineCutError, TimeoutError):
                await asyncio.sleep(0.2)
            finally:
                line.hang_up()

    async def _follow(self, line: Line) -> None:
        await line.send(hello(self._seq))
        while True:
            async with asyncio.timeout(SILENCE_S):
                message = decode(await line.recv())
            match message:
                case Welcome(seq) | Update(seq):
                    self._seq = max(self._seq, seq)
                case Ping(nonce):
                    await line.send(pong(nonce))
                case Around() | _:
                    pass
