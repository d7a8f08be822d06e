"""The session of an open socket: commands in, views out, and pings between."""

import asyncio
import secrets
from contextlib import nullcontext, suppress
from dataclasses import dataclass

import msgspec
from structlog import get_logger

from ubongo.adapters.web.actions.action import GameAction, Sender
from ubongo.adapters.web.actions.lobby import LobbyActionIn
from ubongo.adapters.web.actions.race import PlacementIn
from ubongo.adapters.web.limits import (
    CLOSING_S,
    DEAD_AFTER_S,
    HEARTBEAT_S,
    TALKING,
    Talking,
    TokenBucket,
    widest_network,
)
from ubongo.adapters.web.lobby_actions import carry_out
from ubongo.adapters.web.messages import around, refused, update, welcome
from ubongo.adapters.web.round_trip import kernel_round_trip
from ubongo.adapters.web.telemetry import Telemetry
from ubongo.adapters.web.text_socket import TextSocket
from ubongo.adapters.web.wire import (
    Ack,
    Act,
    Commit,
    Hello,
    Inbound,
    Outbound,
    Ping,
    Placed,
    Pong,
    Refused,
    Reveal,
    SendEmote,
    decode_inbound,
    encode,
)
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Audience, Millis, Seat
from ubongo.tables.errors import ServiceError
from ubongo.tables.service.service import TableService
from ubongo.tables.signal import Signal
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.subscriptions import Subscription
from ubongo.tables.table.table import Table

PINGS_KEPT = 5
MOST_ACTS = 32
"""Commands of one client that may wait for the one before: far more than a person sends in a few seconds."""
GOING_AWAY, POLICY, INTERNAL, RESTARTING = 1001, 1008, 1011, 1012
SHUTTING_DOWN, NOT_SAVED, UNKNOWN_TABLE = "shutting-down", "not-saved", "unknown-table"

log = get_logger()


class CloseSocket(Exception):  # noqa: N818
    """The server closes the socket, for a reason that it sends."""

    def __init__(self, reason: str, code: int = POLICY) -> None:
        super().__init__(reason)
        self.reason = reason
        self.code = code


def parsed(text: str) -> Inbound:
    """A message of the client.

    Raises:
        CloseSocket: it is no message of the protocol.
    """
    try:
        return decode_inbound(text)
    except (msgspec.DecodeError, RecursionError) as cause:
        raise CloseSocket("bad-message") from cause


@dataclass(frozen=True, slots=True)
class _Arrived:
    """A command as it was read."""

    act: Act
    lag: Millis
    at: Millis
    """The instant that counts."""


@dataclass(frozen=True, slots=True)
class SocketContext:
    """What all sockets of a server share."""

    service: TableService
    talking: Talking
    telemetry: Telemetry


class SocketSession:
    """One socket after its hello. It reads, writes and pings at the same time until one of these ends."""

    def __init__(
        self, socket: TextSocket, context: SocketContext, table: Table, player: str, subscription: Subscription
    ) -> None:
        service = context.service
        self._socket = socket
        self._table = table
        self._service = service
        self._clock = service.clock
        self._player = player
        self._subscription = subscription
        self._sending = asyncio.Lock()
        self._pings: dict[int, Millis] = {}
        self._trips: tuple[int, ...] = ()
        """The newest ones."""
        self._heard_at = service.clock.now()
        self._acts: list[_Arrived] = []
        """Commands that wait for the one before.

        The client's other messages are read meanwhile: a start waits for the share of the client that sent it.
        """
        self._work_done = Signal()
        """Not set: a command is being carried out."""
        self._work_done.set()
        self._rate = TokenBucket(TALKING, service.clock)
        self._talking = context.talking
        self._telemetry = context.telemetry
        self._noted: Millis | None = None
        """The downtime that the player has been notified of."""

    @property
    def _seat(self) -> Audience:
        """The player's seat now; it can change while the socket is open."""
        return self._subscription.audience

    @property
    def _is_busy(self) -> bool:
        return not self._work_done.is_set()

    async def run(self) -> None:
        """Run until the client goes or the server closes the socket."""
        await self._welcome()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._write())
            group.create_task(self._beat())
            group.create_task(self._watch())
            await self._read(group)

    async def _welcome(self) -> None:
        self._subscription.clear()
        self._noted = self._service.downtime.notice(self._table.id)
        await self._send(welcome(self._table, self._player, self._seat, self._noted))

    async def _send(self, message: Outbound) -> None:
        text = encode(message)
        if not self._sending.locked() and self._socket.send_now(text):
            return
        async with self._sending:
            try:
                # Only a client that has yet to read what was sent before can keep the server waiting.
                async with asyncio.timeout(DEAD_AFTER_S) if self._socket.is_behind else nullcontext():
                    await self._socket.send(text)
            except TimeoutError as cause:
                raise CloseSocket("too-slow") from cause

    async def _write(self) -> None:
        while True:
            await self._subscription.updated.wait()
            if self._subscription.dismissed is not None:
                reason = self._subscription.dismissed
                if reason == UNKNOWN_TABLE:
                    await self._answered()
                raise CloseSocket(reason, RESTARTING if reason == SHUTTING_DOWN else GOING_AWAY)
            if self._service.downtime.notice(self._table.id) not in (None, self._noted):
                await self._welcome()  # the process was suspended, and the connection survived
            elif self._subscription.clear():
                await self._send(update(self._table, self._player, self._seat))
            else:
                await self._send(around(self._table, self._player))

    async def _answered(self) -> None:
        """Wait, but not forever, for the answers to commands: one of them may be why the player may stay no longer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_S):
                await self._work_done.wait()

    async def _beat(self) -> None:
        while True:
            now = self._clock.now()
            nonce = secrets.randbits(31)  # a client cannot answer a ping that it has not received
            self._pings = {old: at for old, at in self._pings.items() if now - at <= DEAD_AFTER_S * 1000}
            self._pings[nonce] = now
            await self._send(Ping(nonce))
            await self._clock.sleep_until(Millis(now + round(HEARTBEAT_S * 1000)))

    async def _watch(self) -> None:
        while True:
            now = self._clock.now()
            deadline = self._heard_at + round(DEAD_AFTER_S * 1000)
            if now >= deadline and not self._is_busy:
                raise CloseSocket("too-slow")
            await self._clock.sleep_until(Millis(deadline if now < deadline else now + round(HEARTBEAT_S * 1000)))

    async def _read(self, group: asyncio.TaskGroup) -> None:
        while True:
            text = await self._socket.receive()
            if not (self._rate.allow() and self._talking.allows_message(self._player, self._socket.address)):
                raise CloseSocket("too-many")
            match parsed(text):
                case Act() as act:
                    self._queue(act)
                    if not self._is_busy:
                        self._work_done.clear()
                        group.create_task(self._work())
                case Pong(nonce):
                    self._heard(nonce)
                case Placed(count, placements):
                    if self._seat is not None and self._talking.allows_placed(self._player):
                        self._place(self._seat, count, placements)
                case SendEmote(emote):
                    if self._seat is not None and self._talking.allows_emote(self._player):
                        self._table.emotes.send(self._seat, emote)
                case Commit(commitment):
                    self._table.attendance.commit(self._subscription, commitment)
                case Reveal(number, share):
                    if self._seat is not None:
                        self._table.reveals.reveal(self._seat, number, share)
                case Hello():
                    raise CloseSocket("bad-message")

    def _place(self, seat: Seat, count: int, placements: tuple[PlacementIn, ...] | None) -> None:
        if placements is None:
            self._table.boards.lay(seat, count)
        else:
            self._table.boards.place(seat, tuple(one.placement() for one in placements))

    def _heard(self, nonce: int) -> None:
        sent_at = self._pings.pop(nonce, None)
        if sent_at is not None:
            self._heard_at = self._clock.now()
            self._trips = (*self._trips, self._heard_at - sent_at)[-PINGS_KEPT:]

    @property
    def _lag(self) -> Millis:
        """The trusted round trip: the shortest of the last few, so that one slow answer gains nothing.

        It is no longer than the kernel's, where that is known: a client that answers every ping late gains nothing.
        """
        trip = Millis(min(self._trips, default=0))
        kernels = kernel_round_trip(self._socket.transport, self._socket.address)
        return trip if kernels is None else min(trip, kernels)

    def _queue(self, act: Act) -> None:
        if len(self._acts) >= MOST_ACTS:
            raise CloseSocket("too-many")
        self._acts.append(_Arrived(act, self._lag, self._service.loop_monitor.arrival()))

    async def _work(self) -> None:
        """Carry out the commands that wait, one after the other."""
        try:
            while self._acts:
                await self._answer(self._acts.pop(0))
        finally:
            self._work_done.set()
            self._heard_at = self._clock.now()

    async def _answer(self, arrived: _Arrived) -> None:
        act, began = arrived.act, self._clock.now()
        try:
            answer = await self._carry_out(act, arrived)
        except ServiceError as error:
            answer = Refused(act.id, error.code, "")
        except StoreError as error:
            log.error("a command could not be stored", table=self._table.id, error=str(error))
            answer = Refused(act.id, NOT_SAVED, "")
        self._count(answer, (self._clock.now() - began) / 1000)
        await self._send(answer)

    def _count(self, answer: Ack | Refused, seconds: float) -> None:
        told = "applied" if isinstance(answer, Ack) else "failed" if answer.reason == NOT_SAVED else "refused"
        self._telemetry.commands[self._table.edition.name, told] += 1
        self._telemetry.command_seconds.observe(seconds)

    async def _carry_out(self, act: Act, arrived: _Arrived) -> Ack | Refused:
        # Ids are scoped to the player, so that one cannot use up another's.
        command_id = f"{self._player[:16]}:{act.id}"
        if isinstance(act.action, LobbyActionIn):
            client = widest_network(self._socket.address)
            answer = await carry_out(self._service, self._table, self._player, act.action, command_id, client=client)
        elif self._seat is None:
            return Refused(act.id, "not-seated", "P2")
        else:
            assert isinstance(act.action, GameAction)
            await self._service.lobby.come_back(self._table, self._player)  # a player who acts has not left
            if self._table.stand_ins.holds(self._seat) and not self._table.log.applied(command_id):
                return Refused(act.id, "bot-plays", "R13")
            command = act.action.command(Sender(self._seat, arrived.lag))
            answer = await self._table.handle(command, command_id, arrived_at=arrived.at)
        return refused(act.id, answer) if isinstance(answer, Refusal) else Ack(act.id, answer.seq)
