"""A player without a screen: speaks to a server as a browser does, and comes back when line or server break."""

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias, assert_never, get_type_hints

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ubongo.adapters.cli.door import PATIENCE_S, Door, PlayerError
from ubongo.editions.contract import AnyEdition, Strength
from ubongo.formats.codec import Codec

PROTOCOL = 1
SILENCE_S = 15.0
"""Without a word for so long the line is dead: the server pings every five seconds."""
FIRST_WAIT_S, LONGEST_WAIT_S = 0.1, 2.0
LATE = frozenset(
    {"time-is-up", "no-race", "not-revealed", "not-resting", "already-ready", "not-in-this-race", "game-over"}
)
"""Refusals that nobody can foresee: the race or the rest was over before the command arrived."""
NOTES_KEPT = 10


class _Update(Struct, frozen=True, tag="update"):
    seq: int
    view: Raw


class _Welcome(Struct, frozen=True, tag="welcome"):
    seq: int
    view: Raw


class _Ack(Struct, frozen=True, tag="ack"):
    id: str
    seq: int


class _Refused(Struct, frozen=True, tag="refused"):
    id: str
    reason: str


class _Ping(Struct, frozen=True, tag="ping"):
    nonce: int


class _Bye(Struct, frozen=True, tag="bye"):
    reason: str


_Message: TypeAlias = _Update | _Welcome | _Ack | _Refused | _Ping | _Bye
_decode = msgspec.json.Decoder(_Message).decode


@dataclass(frozen=True, slots=True, kw_only=True)
class Temper:
    """How the players of one run are."""

    edition: AnyEdition
    strength: Strength
    pace: float
    """So many times as fast as people."""
    seed: str


@dataclass(slots=True)
class Tally:
    """What all players have seen."""

    finished: int = 0
    errors: int = 0
    lost: int = 0
    ack_ms: list[float] = field(default_factory=list[float])
    notes: list[str] = field(default_factory=list[str])
    """The first few things that went wrong, in words."""

    def wrong(self, words: str) -> None:
        """Count an error."""
        self.errors += 1
        self.notes += [words][: NOTES_KEPT - len(self.notes)]

    def missing(self, words: str) -> None:
        """Count an acknowledged command that the server has forgotten."""
        self.lost += 1
        self.notes += [words][: NOTES_KEPT - len(self.notes)]


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A command that the server has said to have on disk."""

    seq: int
    kind: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class _Plan:
    """What to do, and when on the event loop's clock."""

    action: dict[str, object]
    at: float


@dataclass(frozen=True, slots=True)
class _Sent:
    id: str
    action: dict[str, object]
    at: float


class Player:
    """One seat at one table, played to the end of the game over as many connections as it takes."""

    def __init__(self, door: Door, table: str, cookie: str, temper: Temper, tally: Tally) -> None:
        self._table = table
        self._address = f"{door.sockets}/api/tables/{table}/socket"
        self._cookie = cookie
        self._temper = temper
        self._tally = tally
        self._codec = Codec(temper.edition.commands)
        self._view_type: Any = get_type_hints(temper.edition.view)["return"]
        self._moment: str | None = None
        self._seat: int | None = None
        self._plan: _Plan | None = None
        self._sent: _Sent | None = None
        self._count = 0
        self._heard_at = 0.0
        self._over = False
        self.acknowledged: list[Acknowledged] = []

    def begin(self) -> None:
        """Mean to start the game: for the host."""
        self._plan = _Plan({"type": "start"}, 0.0)

    async def play(self) -> None:
        """Play to the end.

        Raises:
            PlayerError: the server is gone for too long.
        """
        loop = asyncio.get_running_loop()
        self._heard_at, wait = loop.time(), FIRST_WAIT_S
        while not self._over:
            began = loop.time()
            try:
                async with self._line() as line:
                    await self._converse(line)
            except msgspec.DecodeError as error:
                raise PlayerError(f"table {self._table}: the server said what makes no sense: {error}") from error
            except (OSError, TimeoutError, WebSocketException) as error:
                if loop.time() - self._heard_at > PATIENCE_S:
                    raise PlayerError(f"table {self._table}: no line to the server: {error}") from error
            if not self._over:
                wait = FIRST_WAIT_S if self._heard_at > began else min(2 * wait, LONGEST_WAIT_S)
                await asyncio.sleep(wait)

    def _line(self) -> connect:
        cookie = {"cookie": self._cookie}
        return connect(
            self._address, additional_headers=cookie, compression=None, proxy=None, ping_interval=None, close_timeout=1
        )

    async def _converse(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        await self._hear(line, await self._next(line, self._heard_at + SILENCE_S))
        while not self._over:
            due = self._heard_at + SILENCE_S
            if self._plan is not None and self._sent is None:
                due = min(due, self._plan.at)
            message = await self._next(line, due)
            if message is not None:
                await self._hear(line, message)
            elif self._plan is not None and self._sent is None:
                await self._act(line, self._plan)
            else:
                raise TimeoutError("the server says nothing")

    async def _next(self, line: ClientConnection, due: float) -> _Message | None:
        """The next message, or None: it is time."""
        try:
            async with asyncio.timeout_at(due):
                text = await line.recv()
        except TimeoutError:
            return None
        self._heard_at = asyncio.get_running_loop().time()
        return _decode(text)

    async def _hear(self, line: ClientConnection, message: _Message | None) -> None:
        match message:
            case None:
                raise TimeoutError("the server does not answer hello")
            case _Welcome(seq, view):
                await self._welcomed(line, seq)
                self._look(view)
            case _Update(_, view):
                self._look(view)
            case _Ack(id, seq):
                self._settled(id, seq)
            case _Refused(id, reason):
                self._refused(id, reason)
            case _Ping(nonce):
                await line.send(json.dumps({"type": "pong", "nonce": nonce}))
            case _Bye(reason):
                self._dismissed(reason)
            case _:
                assert_never(message)

    async def _welcomed(self, line: ClientConnection, seq: int) -> None:
        for known in self.acknowledged:
            if known.seq > seq:
                self._tally.missing(f"table {self._table}: entry {known.seq} is gone, the log ends with {seq}")
        if self._sent is not None:  # the line broke before the answer: the same id asks for it again
            await self._send(line, self._sent.id, self._sent.action)

    def _look(self, raw: Raw) -> None:
        view: Any = msgspec.json.decode(raw, type=self._view_type)
        self._seat = view.seat
        self._over = view.outcome is not None
        moment = self._temper.edition.moment(view)
        if moment == self._moment:
            return
        self._moment = moment
        rng = Random(f"{self._temper.seed} {self._table} {view.seat} {moment}")
        found = self._temper.edition.intention(view, self._temper.strength, rng)
        if found is not None:
            at = asyncio.get_running_loop().time() + found.after / 1000 / self._temper.pace
            self._plan = _Plan(self._action(found.command), at)

    def _action(self, command: object) -> dict[str, object]:
        """The command as the socket takes it: the server knows seat and lag."""
        plain = self._codec.plain(command)
        kind = plain.pop("kind")
        return {"type": kind, **{name: said for name, said in plain.items() if name not in ("seat", "lag")}}

    async def _act(self, line: ClientConnection, plan: _Plan) -> None:
        self._plan = None
        self._count += 1
        await self._send(line, f"bot-{self._count}", plan.action)

    async def _send(self, line: ClientConnection, id: str, action: dict[str, object]) -> None:
        self._sent = _Sent(id, action, asyncio.get_running_loop().time())
        await line.send(msgspec.json.encode({"type": "act", "id": id, "action": action}).decode())

    def _settled(self, id: str, seq: int) -> None:
        if self._sent is None or self._sent.id != id:
            self._tally.wrong(f"table {self._table}: an answer to {id}, which was not asked")
            return
        self._tally.ack_ms.append((self._heard_at - self._sent.at) * 1000)
        kind = str(self._sent.action["type"])
        self.acknowledged.append(Acknowledged(seq, kind, None if kind == "start" else self._seat))
        self._sent = None

    def _refused(self, id: str, reason: str) -> None:
        if reason not in LATE:
            said = self._sent.action if self._sent is not None else id
            self._tally.wrong(f"table {self._table}: {said} was refused: {reason}")
        self._sent = None

    def _dismissed(self, reason: str) -> None:
        if reason == "unknown-table":
            self._tally.missing(f"table {self._table}: the server does not know it any more")
        if reason not in ("shutting-down", "too-slow"):
            raise PlayerError(f"table {self._table}: the server said goodbye: {reason}")
