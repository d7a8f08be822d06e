"""A player without a screen: speaks to a server as a browser does, and comes back when line or server break."""

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any, assert_never

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from ubongo.adapters.cli.bots.http_client import AWAY, PATIENCE_S, Door, PlayerError
from ubongo.adapters.cli.bots.messages import (
    COME_BACK,
    LATE,
    Ack,
    Around,
    Bye,
    Heard,
    Ping,
    Refused,
    Update,
    Welcome,
    act,
    action_of,
    decode,
    hello,
    pong,
)
from ubongo.adapters.cli.bots.stats import Acknowledged, Tally
from ubongo.editions.contract import AnyEdition, Seat, Strength
from ubongo.editions.registry import view_type
from ubongo.formats.codec import Plain
from ubongo.tables.table.decision_key import DecisionKey, due

SILENCE_S = 15.0
"""Without a word for so long a line is dead: the server pings every five seconds."""
FIRST_WAIT_S, LONGEST_WAIT_S = 0.1, 2.0
RESIGNED_AFTER_S = 1.0
"""After a refusal something new may be on its way: who has heard nothing for so long lets the moment go."""
START: Plain = {"type": "start"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Temper:
    """How the players of one run are."""

    edition: AnyEdition
    strength: Strength
    pace: float
    """So many times as fast as people."""
    seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Chair:
    """Where one player sits, and by what right."""

    table: str
    number: int
    """Of the table, in this run."""
    seat: Seat
    cookie: str
    is_host: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do, and when on the event loop's clock."""

    action: Plain
    at: float


@dataclass(frozen=True, slots=True)
class _Sent:
    id: str
    action: Plain
    cue: DecisionKey | None
    """None: the game had not begun."""
    at: float


class _SilenceError(OSError):
    """The server says nothing."""


class Player:
    """One seat at one table, played to the end of the game over as many connections as it takes."""

    def __init__(self, door: Door, chair: Chair, temper: Temper, tally: Tally) -> None:
        self._address = f"{door.sockets}/api/tables/{chair.table}/socket"
        self._chair = chair
        self._temper = temper
        self._tally = tally
        self._view_type = view_type(temper.edition)
        self._cue: DecisionKey | None = None
        self._view: Any = None
        """The newest one, of the type that the edition says."""
        self._began = 0.0
        """When the moment began, as far as we saw."""
        self._seq = 0
        self._plan: Plan | None = None
        self._sent: _Sent | None = None
        self._settled: tuple[DecisionKey | None, int] | None = None
        self._count = 0
        self._heard_at = 0.0
        self._over = False
        self._is_welcome = False
        """On the connection that there is: nothing is done before."""
        self.acknowledged: list[Acknowledged] = []

    async def play(self) -> None:
        """Play to the end.

        Raises:
            PlayerError: the server is gone for too long, or will not have us.
        """
        missed_since: float | None = None
        wait = FIRST_WAIT_S
        while not self._over:
            began = self._now
            why = await self._visit()
            if self._over:
                return
            if self._heard_at > began:
                missed_since, wait = None, FIRST_WAIT_S
            missed_since = missed_since or self._now
            if self._now - missed_since > PATIENCE_S:
                raise PlayerError(f"table {self._chair.table}: no line to the server: {why}")
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _visit(self) -> str:
        """Talk over one connection until it ends; why it did."""
        line = connect(
            self._address,
            additional_headers={"cookie": self._chair.cookie},
            compression=None,
            proxy=None,
            ping_interval=None,
            close_timeout=1,
        )
        try:
            async with line as socket:
                await self._converse(socket)
        except msgspec.MsgspecError as error:
            raise self._error(f"the server said what makes no sense: {error}") from error
        except InvalidStatus as error:
            if error.response.status_code not in AWAY:
                raise self._error(f"the server takes no socket: {error}") from error
            return str(error)
        except (OSError, WebSocketException) as error:
            return str(error)
        return "the game is over"

    def _error(self, words: str) -> PlayerError:
        return PlayerError(f"table {self._chair.table}, seat {self._chair.seat}: {words}")

    async def _converse(self, line: ClientConnection) -> None:
        await line.send(hello(self._seq))
        heard_at, self._is_welcome = self._now, False
        while not self._over:
            plan = self._plan if self._is_welcome and self._sent is None else None
            dead_at = heard_at + SILENCE_S
            text = await _next(line, dead_at if plan is None else min(dead_at, plan.at))
            if text is not None:
                self._heard_at = heard_at = self._now
                await self._hear(line, decode(text))
            elif plan is not None and self._now < dead_at:
                await self._act(line, plan)
            else:
                raise _SilenceError("the server says nothing")

    async def _hear(self, line: ClientConnection, message: Heard) -> None:
        match message:
            case Welcome(seq, table, view):
                self._check_memory(seq)
                self._look(seq, view)
                self._over, self._is_welcome = table.seed is not None, True
                await self._begin(line, seq)
            case Update(seq, table, view):
                if seq < self._seq:
                    self._missing(f"entry {self._seq} was shown, and then {seq}")
                self._look(seq, view)
                self._over = table.seed is not None
            case Around():
                pass  # it is the same game
            case Ack(id, seq):
                self._acknowledge(id, seq)
            case Refused(id, reason):
                self._refuse(id, reason)
            case Ping(nonce):
                await line.send(pong(nonce))
            case Bye(reason):
                self._part(reason)
            case _:
                assert_never(message)

    def _check_memory(self, seq: int) -> None:
        known = max((self._seq, *(one.seq for one in self.acknowledged)))
        if seq < known:
            self._missing(f"entry {known} is gone, the log ends with {seq}")
            self.acknowledged = [one for one in self.acknowledged if one.seq <= seq]
            self._settled = None

    def _missing(self, words: str) -> None:
        self._tally.missing(f"table {self._chair.table}, seat {self._chair.seat}: {words}")

    async def _begin(self, line: ClientConnection, seq: int) -> None:
        """Say again what was not answered, with the same id; or start the game, if that is ours to do."""
        if self._sent is not None:
            await line.send(act(self._sent.id, self._sent.action))
            self._sent = _Sent(self._sent.id, self._sent.action, self._sent.cue, self._now)
        elif self._chair.is_host and seq == 0:
            await self._act(line, Plan(START, 0.0))

    def _look(self, seq: int, raw: Raw) -> None:
        view: Any = msgspec.json.decode(raw, type=self._view_type)
        edition, self._seq, self._view = self._temper.edition, seq, view
        cue = DecisionKey.of(edition, view, self._chair.seat)
        is_new = cue != self._cue
        if not is_new and not self._is_settled(cue, seq):
            return
        name = f"{self._temper.seed} {self._chair.number} {self._chair.seat} {cue.moment}"
        found = edition.intention(view, self._temper.strength, Random(name))
        if not is_new:
            if found is not None:
                self._missing(f"an acknowledged command of {cue.moment} is not shown with entry {seq}")
                self._settled = None
            return
        if self._cue is None or cue.moment != self._cue.moment:
            self._began = self._now
        self._cue = cue
        self._plan = None
        if found is not None:
            self._plan = Plan(
                action_of(found.command), due(self._began, self._now, found.after / 1000, self._temper.pace)
            )

    def _is_settled(self, cue: DecisionKey, seq: int) -> bool:
        """Whether that view must show that we have done what we meant to do by that cue."""
        return self._settled is not None and self._settled[0] == cue and self._settled[1] <= seq

    async def _act(self, line: ClientConnection, plan: Plan) -> None:
        self._plan = None
        self._count += 1
        self._sent = _Sent(f"bot-{self._count}", plan.action, self._cue, self._now)
        await line.send(act(self._sent.id, plan.action))

    def _acknowledge(self, id: str, seq: int) -> None:
        sent, self._sent = self._sent, None
        if sent is None or sent.id != id:
            raise self._error(f"an answer to {id}, which was not asked")
        self._tally.ack_ms.append((self._now - sent.at) * 1000)
        is_ours = sent.action != START
        if is_ours:
            self._settled = (sent.cue, seq)
        self.acknowledged.append(Acknowledged(seq, str(sent.action["type"]), self._chair.seat if is_ours else None))

    def _refuse(self, id: str, reason: str) -> None:
        sent, self._sent = self._sent, None
        if reason not in LATE:
            self._tally.wrong(str(self._error(f"{sent.action if sent else id} was refused: {reason}")))
        if sent is not None and sent.action != START and sent.cue == self._cue:
            self._resign()

    def _resign(self) -> None:
        """Do the least that the game waits for, unless something new lets us mean something else: nobody waits."""
        command = self._temper.edition.skip(self._view)
        if command is not None:
            self._plan = Plan(action_of(command), self._now + RESIGNED_AFTER_S)

    def _part(self, reason: str) -> None:
        if reason not in COME_BACK:
            raise self._error(f"the server said goodbye: {reason}")
        if reason != "shutting-down":
            self._tally.wrong(str(self._error(f"the server said goodbye: {reason}")))
        raise _SilenceError(reason)


async def _next(line: ClientConnection, due: float) -> str | bytes | None:
    """The next message, or None: it is time."""
    try:
        async with asyncio.timeout_at(due):
            return await line.recv()
    except TimeoutError:
        return None
