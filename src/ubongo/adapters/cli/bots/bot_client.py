"""A bot as a client: it plays over a socket as a browser does, and reconnects when the line or the server fails."""

import asyncio
from dataclasses import dataclass
from typing import assert_never

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from ubongo.adapters.cli.bots.decisions import Decisions, PlannedAction
from ubongo.adapters.cli.bots.http_client import DOWNTIME_TIMEOUT_S, TRANSIENT_STATUSES, HttpClient, PlayerError
from ubongo.adapters.cli.bots.messages import (
    LATE,
    RECONNECT,
    Ack,
    Around,
    Bye,
    Message,
    Ping,
    Refused,
    TableIn,
    Update,
    Welcome,
    act,
    commit,
    decode,
    hello,
    pong,
    reveal,
)
from ubongo.adapters.cli.bots.own_shares import OwnShares
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.seat_ticket import SeatTicket
from ubongo.adapters.cli.bots.stats import Acknowledged, LoadStats
from ubongo.editions.contract.values import Seat
from ubongo.formats.codec import Plain
from ubongo.tables.table.decision_key import DecisionKey

SILENCE_S = 15.0
"""A connection without a message for this long is dead: the server pings every five seconds."""
FIRST_WAIT_S, LONGEST_WAIT_S = 0.1, 2.0
NOT_SAVED = "not-saved"
"""The reason of a refusal that is no judgment: the server could not store the command just then."""
START: Plain = {"type": "start"}


@dataclass(frozen=True, slots=True)
class _Sent:
    id: str
    action: Plain
    key: DecisionKey | None
    """None: the game had not started."""
    at: float


class _SilenceError(OSError):
    """The server has stopped sending."""


class BotClient:
    """Plays one seat to the end of the game, over as many connections as it takes."""

    def __init__(self, client: HttpClient, ticket: SeatTicket, profile: BotProfile, stats: LoadStats) -> None:
        self._client = client
        self._ticket = ticket
        self._stats = stats
        self._decisions = Decisions(ticket, profile, stats)
        self._seq = 0
        self._sent: _Sent | None = None
        self._answered: set[str] = set()
        """The ids of commands that were answered."""
        self._count = 0
        self._heard_at = 0.0
        self._over = False
        self._is_welcome = False
        """Whether the server has welcomed this connection: nothing is sent before."""
        self._shares = OwnShares()
        self.acknowledged: list[Acknowledged] = []

    async def play(self) -> None:
        """Play to the end.

        Raises:
            PlayerError: the server is away for too long, or refuses this player.
        """
        missed_since: float | None = None
        wait = FIRST_WAIT_S
        while not self._over:
            began = self._now
            why = await self._connect()
            if self._over:
                return
            if self._heard_at > began:
                missed_since, wait = None, FIRST_WAIT_S
            missed_since = missed_since or self._now
            if self._now - missed_since > DOWNTIME_TIMEOUT_S:
                raise PlayerError(f"table {self._ticket.table}: no connection to the server: {why}")
            self._client.turn()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _connect(self) -> str:
        """Play over one connection until it ends; why it ended."""
        line = connect(
            f"{self._client.sockets}/api/tables/{self._ticket.table}/socket",
            additional_headers={"cookie": self._ticket.cookie},
            compression=None,
            proxy=None,
            ping_interval=None,
            close_timeout=1,
        )
        try:
            async with line as socket:
                await self.converse(socket)
        except InvalidStatus as error:
            if error.response.status_code not in TRANSIENT_STATUSES:
                raise self._error(f"the server refuses the socket: {error}") from error
            return str(error)
        except (OSError, WebSocketException) as error:
            return str(error)
        return "the game is over"

    def _error(self, note: str) -> PlayerError:
        return PlayerError(f"{self._ticket}: {note}")

    async def converse(self, line: ClientConnection) -> None:
        """Play over an open connection until the game is over.

        Raises:
            PlayerError: the server sent what no server of this game sends.
            OSError: the server is silent, or closes the connection for now.
        """
        try:
            await self._converse(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise self._error(f"the server sent an unknown message: {error}") from error

    async def _converse(self, line: ClientConnection) -> None:
        await line.send(hello(self._seq))
        await line.send(commit(self._shares.commitment))
        heard_at, self._is_welcome = self._now, False
        while not self._over:
            plan = self._decisions.plan if self._is_welcome and self._sent is None else None
            dead_at = heard_at + SILENCE_S
            text = await _next(line, dead_at if plan is None else min(dead_at, plan.at))
            if text is not None:
                self._heard_at = heard_at = self._now
                await self._hear(line, decode(text))
            elif plan is not None and self._now < dead_at:
                await self._act(line, plan)
            else:
                raise _SilenceError("the server has stopped sending")

    async def _hear(self, line: ClientConnection, message: Message) -> None:
        match message:
            case Welcome(seq, table, view):
                self._check_memory(seq)
                self._stats.saw(self._ticket.table, self._seq, seq, self._now, is_first=True)
                self._look(seq, view)
                self._over, self._is_welcome = table.seed is not None, True
                await self._resume(line, seq)
            case Update(seq, table, view):
                if seq < self._seq:
                    self._lost(f"entry {self._seq} was shown, and then {seq}")
                self._stats.saw(self._ticket.table, self._seq, seq, self._now)
                self._look(seq, view)
                self._over = table.seed is not None
                await self._reveal(line, table)
            case Around(table):
                await self._reveal(line, table)
            case Ack(id, seq):
                self._acknowledge(id, seq)
            case Refused(id, reason):
                self._refuse(id, reason)
            case Ping(nonce):
                await line.send(pong(nonce))
            case Bye(reason):
                self._close(reason)
            case _:
                assert_never(message)

    async def _reveal(self, line: ClientConnection, table: TableIn) -> None:
        share = self._shares.asked(table, self._decisions.view)
        if share is not None:
            await line.send(reveal(*share))

    @property
    def unanswered(self) -> int:
        """How many commands may be stored without an answer."""
        return int(self._sent is not None)

    @property
    def seat(self) -> Seat:
        """The seat that it plays."""
        return self._ticket.seat

    def _check_memory(self, seq: int) -> None:
        known = max((self._seq, *(one.seq for one in self.acknowledged)))
        if seq < known:
            self._lost(f"entry {known} is gone, the log ends with {seq}")
            self.acknowledged = [one for one in self.acknowledged if one.seq <= seq]
            self._decisions.settled = None

    def _lost(self, note: str) -> None:
        self._stats.add_loss(f"{self._ticket}: {note}")

    async def _resume(self, line: ClientConnection, seq: int) -> None:
        """Repeat the command that was not answered, under its id; or start the game if this is the host."""
        if self._sent is not None:
            await line.send(act(self._sent.id, self._sent.action))
            self._sent = _Sent(self._sent.id, self._sent.action, self._sent.key, self._now)
        elif self._ticket.is_host and seq == 0:
            await self._act(line, PlannedAction(START, 0.0))

    def _look(self, seq: int, view: Raw) -> None:
        self._decisions.look(seq, view, self._now)
        self._seq = seq

    async def _act(self, line: ClientConnection, plan: PlannedAction) -> None:
        self._decisions.plan = None
        self._count += 1
        self._sent = _Sent(f"bot-{self._count}", plan.action, self._decisions.key, self._now)
        await line.send(act(self._sent.id, plan.action))

    def _acknowledge(self, id: str, seq: int) -> None:
        if id in self._answered:  # a second welcome had the command sent again
            return
        sent, self._sent = self._sent, None
        if sent is None or sent.id != id:
            raise self._error(f"an answer to {id}, which was not sent")
        self._answered.add(id)
        self._stats.ack_ms.append((self._now - sent.at) * 1000)
        is_own = sent.action != START
        if is_own:
            self._decisions.settled = (sent.key, seq)
        self.acknowledged.append(Acknowledged(seq, str(sent.action["type"]), self._ticket.seat if is_own else None))

    def _refuse(self, id: str, reason: str) -> None:
        if id in self._answered:
            return
        self._answered.add(id)
        sent, self._sent = self._sent, None
        if reason not in LATE:
            self._stats.add_error(str(self._error(f"{sent.action if sent else id} was refused: {reason}")))
        if sent is not None and reason == NOT_SAVED and (sent.action == START or sent.key == self._decisions.key):
            self._decisions.repeat(sent.action, self._now)
        elif sent is not None and sent.action != START and sent.key == self._decisions.key:
            self._decisions.resign(self._now)

    def _close(self, reason: str) -> None:
        if reason not in RECONNECT:
            raise self._error(f"the server closed the socket: {reason}")
        if reason != "shutting-down":
            self._stats.add_error(str(self._error(f"the server closed the socket: {reason}")))
        raise _SilenceError(reason)


async def _next(line: ClientConnection, due: float) -> str | bytes | None:
    """The next message, or None: the time is up."""
    try:
        async with asyncio.timeout_at(due):
            return await line.recv()
    except TimeoutError:
        return None
