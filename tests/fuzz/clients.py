"""What a hostile server sends to the programs that call it."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import cast

import msgspec
from websockets.asyncio.client import ClientConnection

from tests.fuzz.json_changes import changed_json, changed_line
from tests.fuzz.target import Target
from ubongo.adapters.cli.bots.bot_client import BotClient
from ubongo.adapters.cli.bots.http_client import HttpClient, PlayerError, parsed
from ubongo.adapters.cli.bots.messages import Health, JoinReply
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.seat_ticket import SeatTicket
from ubongo.adapters.cli.bots.stats import Acknowledged, ExportedLog, LoadStats
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.editions.registry import EDITIONS

HEARD = Path(__file__).parent / "heard"
"""What servers sent to the host of a table of each edition, one message a line."""
MOST_MESSAGES = 40


class Line:
    """A connection on which a server sends prepared messages, then goes."""

    def __init__(self, messages: list[bytes]) -> None:
        self._messages = messages[::-1]
        self.sent: list[str] = []

    async def recv(self) -> str | bytes:
        """The next message: text, or after a zero byte the rest as a binary one."""
        if not self._messages:
            raise ConnectionResetError
        message = self._messages.pop()
        if message.startswith(b"\0"):
            return message[1:]
        return message.decode("utf-8", "replace")

    async def send(self, text: str) -> None:
        """Note what the bot says."""
        self.sent.append(text)


def bot(data: bytes) -> None:
    """A bot hears these messages, one a line; the first byte chooses the edition."""
    names = tuple(EDITIONS)
    edition = EDITIONS[names[data[0] % len(names)]] if data else EDITIONS["pouch"]
    profile = BotProfile(edition=edition, strength=Strength.SHARP, pace=1e6, seed="x")
    asyncio.run(_bot(profile, data[1:].split(b"\n")[:MOST_MESSAGES]))


async def _bot(profile: BotProfile, messages: list[bytes]) -> None:
    ticket = SeatTicket(table="t", number=0, seat=Seat(0), cookie="", is_host=True)
    client = BotClient(HttpClient("http://127.0.0.1:1"), ticket, profile, LoadStats(1))
    line = Line(messages)
    with suppress(OSError, PlayerError):
        await client.converse(cast(ClientConnection, line))
    assert all(msgspec.json.decode(text)["type"] for text in line.sent)


def bots() -> Iterator[bytes]:
    """What a server sends to the host of a table of each edition."""
    for path in sorted(HEARD.glob("*.txt")):
        yield path.read_bytes()


def answer(data: bytes) -> None:
    """The bodies of answers to requests, and an exported game that is compared with what a bot knows."""
    for kind in (Health, JoinReply):
        with suppress(ValueError):
            parsed(data, kind)
    known = [Acknowledged(1, "claim", Seat(0)), Acknowledged(99, "start", None)]
    with suppress(ValueError):
        LoadStats(1).compare("t", parsed(data, ExportedLog), known)


TARGETS = (
    Target("bot", bot, bots, changed_line(changed_json()), most=64_000),
    Target(
        "answer",
        answer,
        lambda: (
            b'{"status":"ok","version":"1","tables":3}',
            b'{"table":"t","seat":0,"invite":"x"}',
            json.dumps({"entries": [{"seq": 1, "command": {"kind": "claim", "seat": 0}, "events": []}]}).encode(),
        ),
        changed_json(),
    ),
)
