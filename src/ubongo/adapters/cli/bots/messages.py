"""The socket's messages as a player without a screen needs them; the protocol's page describes all of them.

Open where the server's own types are closed: a newer server may say more.
"""

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from ubongo.editions.contract import Stored
from ubongo.formats.codec import Plain

PROTOCOL = 2
KNOWN_TO_THE_SERVER = frozenset({"seat", "lag"})
"""What a command says and an action may not: the server knows it better."""

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
"""Refusals that nobody can foresee: the race, the turn or the rest was over, or the gems gone, before the command
arrived."""
COME_BACK = frozenset({"shutting-down", "too-slow", "not-read", "internal"})
"""Goodbyes after which the server will have us again."""


class TableIn(Struct, frozen=True):
    """What a player needs to know of the table apart from its game."""

    seed: str | None
    """Told once the game has ended."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first thing that a server says."""

    seq: int
    table: TableIn
    view: Raw


class Update(Struct, frozen=True, tag="update"):
    """Everything as it stands."""

    seq: int
    table: TableIn
    view: Raw


class Around(Struct, frozen=True, tag="around"):
    """Somebody came, went, or laid a piece: the game is as it was."""


class Ack(Struct, frozen=True, tag="ack"):
    """A command is on disk."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """A command was not carried out."""

    id: str
    reason: str


class Ping(Struct, frozen=True, tag="ping"):
    """To be answered at once."""

    nonce: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the socket."""

    reason: str


Heard: TypeAlias = Welcome | Update | Around | Ack | Refused | Ping | Bye

decode = msgspec.json.Decoder(Heard).decode


def hello(last_seq: int) -> str:
    """The first message of a socket."""
    return _text({"type": "hello", "protocol": PROTOCOL, "last_seq": last_seq})


def act(command_id: str, action: Plain) -> str:
    """A command of a player."""
    return _text({"type": "act", "id": command_id, "action": action})


def pong(nonce: int) -> str:
    """The answer to a ping."""
    return _text({"type": "pong", "nonce": nonce})


def action_of(command: Stored) -> Plain:
    """What a player sends for a command of an edition."""
    built: Plain = msgspec.to_builtins(command)
    said = {name: value for name, value in built.items() if name not in KNOWN_TO_THE_SERVER}
    return {"type": command.kind, **said}


def _text(message: Plain) -> str:
    return msgspec.json.encode(message).decode()
