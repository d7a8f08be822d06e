"""The server's messages, as far as a bot needs them; docs/guide/protocol.md describes all of them.

Unlike the server's own types these are open: a newer server may send more fields.
"""

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from ubongo.editions.contract.commands import Stored
from ubongo.formats.codec import Plain

PROTOCOL = 3
SERVER_FIELDS = frozenset({"seat", "lag"})
"""Fields of a command that a client may not send: the server knows them."""

LATE = frozenset(
    {
        "time-is-up",
        "no-race",
        "not-revealed",
        "not-resting",
        "already-ready",
        "not-in-this-race",
        "game-over",
        "not-placing",
        "not-your-turn",
        "already-took",
        "gems-gone",
        "row-empty",
        "out-of-reach",
        "not-laying",
        "called-out",
    }
)
"""Refusals that a bot cannot foresee: the race, the turn or the pause had ended, or the gems were gone, before the
command arrived."""
RECONNECT = frozenset({"shutting-down", "too-slow", "not-read", "internal"})
"""Reasons for closing a socket after which the server accepts a new one."""


class Health(Struct, frozen=True):
    """The answer of `/api/health`."""

    status: str
    tables: int


class JoinReply(Struct, frozen=True):
    """The answer to opening or joining a table."""

    table: str
    seat: int
    invite: str | None = None


class RevealIn(Struct, frozen=True):
    """The clients of committed players are asked for their next shares."""

    reveal: int
    terms: str


class SeatIn(Struct, frozen=True):
    """As much of a seat as the terms of a game repeat."""

    name: str
    strength: str | None
    """Of a bot."""


class TableIn(Struct, frozen=True):
    """As much of a table as a bot needs, apart from its game."""

    seed: str | None
    """Published when the game has ended."""
    id: str = ""
    edition: str = ""
    seats: tuple[SeatIn, ...] = ()
    seed_hash: str = ""
    reveal: RevealIn | None = None


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message of a server."""

    seq: int
    table: TableIn
    view: Raw


class Update(Struct, frozen=True, tag="update"):
    """The whole state of the table."""

    seq: int
    table: TableIn
    view: Raw


class Around(Struct, frozen=True, tag="around"):
    """A player came, went, or placed a piece, or shares are asked for; the game has not changed."""

    table: TableIn


class Ack(Struct, frozen=True, tag="ack"):
    """A command has been stored."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """A command was not carried out."""

    id: str
    reason: str


class Ping(Struct, frozen=True, tag="ping"):
    """Must be answered at once."""

    nonce: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the socket."""

    reason: str


Message: TypeAlias = Welcome | Update | Around | Ack | Refused | Ping | Bye

decode = msgspec.json.Decoder(Message).decode


def hello(last_seq: int) -> str:
    """The first message of a socket."""
    return _text({"type": "hello", "protocol": PROTOCOL, "last_seq": last_seq})


def act(command_id: str, action: Plain) -> str:
    """A command of a player."""
    return _text({"type": "act", "id": command_id, "action": action})


def pong(nonce: int) -> str:
    """The answer to a ping."""
    return _text({"type": "pong", "nonce": nonce})


def commit(commitment: str) -> str:
    """The hash of the first share of chance."""
    return _text({"type": "commit", "commitment": commitment})


def reveal(number: int, share: str) -> str:
    """The share for a reveal."""
    return _text({"type": "reveal", "reveal": number, "share": share})


def action_of(command: Stored) -> Plain:
    """The action that corresponds to a command of an edition."""
    built: Plain = msgspec.to_builtins(command)
    sent = {name: value for name, value in built.items() if name not in SERVER_FIELDS}
    return {"type": command.kind, **sent}


def _text(message: Plain) -> str:
    return msgspec.json.encode(message).decode()
