"""What goes over the socket: closed types, and their JSON Schema, from which the client's types are made.

A client says neither its seat nor the time: the server knows both. `python -m ubongo.adapters.web.wire` prints the
schema.
"""

import json
import sys
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ubongo.editions.pouch.view import PouchView

PROTOCOL = 1

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client, never used twice: a command sent again is answered, not carried out again."""

Coordinate: TypeAlias = Annotated[int, Meta(ge=-64, le=64)]


class PlacementIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece, one of its orientations, and the cell that its least cell covers."""

    piece: Annotated[str, Meta(max_length=16)]
    orientation: Annotated[int, Meta(ge=0, le=23)]
    anchor: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]


class StartIn(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host: begin."""


class ClaimIn(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Ubongo!"""

    placements: Annotated[tuple[PlacementIn, ...], Meta(max_length=8)]


class GiveUpIn(Struct, frozen=True, tag="give-up", forbid_unknown_fields=True):
    """Not this board."""


class ReadyIn(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Next round, please."""


ActionIn: TypeAlias = StartIn | ClaimIn | GiveUpIn | ReadyIn


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket."""

    protocol: int
    last_seq: Annotated[int, Meta(ge=0)] | None = None
    """The newest sequence number that the client has seen of this table."""


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """A command of a player."""

    id: CommandId
    action: ActionIn


class Pong(Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The answer to a ping."""

    nonce: Annotated[int, Meta(ge=0)]


Inbound: TypeAlias = Hello | Act | Pong


class SeatOut(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: str
    """person, bot, or open."""
    name: str
    strength: str | None
    """Of a bot."""
    here: bool
    """Whether a socket of that player is connected; a bot always is."""


class TableOut(Struct, frozen=True):
    """The table apart from its game."""

    id: str
    edition: str
    seats: tuple[SeatOut, ...]
    host: bool
    """Whether you are the host."""
    seed_hash: str
    """Of the table's secret seed, so that all chance can be checked afterwards."""
    seed: str | None
    """The seed itself, once the game has ended."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: everything as it stands."""

    protocol: int
    seq: int
    table: TableOut
    view: PouchView
    note_ms: int | None = None
    """How much time was just given back after an outage, if any."""


class Update(Struct, frozen=True, tag="update"):
    """Something has happened: everything as it stands now. A newer one replaces an older one."""

    seq: int
    table: TableOut
    view: PouchView


class Ack(Struct, frozen=True, tag="ack"):
    """Your command was carried out and is on disk."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """Your command was not carried out, and why."""

    id: str
    reason: str
    rule: str
    flaw: str | None = None


class Ping(Struct, frozen=True, tag="ping"):
    """Are you there?"""

    nonce: int


class Bye(Struct, frozen=True, tag="bye"):
    """The socket closes."""

    reason: str
    """superseded, protocol, no-hello, bad-message, unknown-table, too-slow, too-many, shutting-down, not-read,
    internal."""


Outbound: TypeAlias = Welcome | Update | Ack | Refused | Ping | Bye

decode_inbound = msgspec.json.Decoder(Inbound).decode
encode = msgspec.json.Encoder().encode


def wire_schema() -> dict[str, object]:
    """The JSON Schema of all messages, both ways."""
    (inbound, outbound), components = msgspec.json.schema_components((Inbound, Outbound), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {"inbound": inbound, "outbound": outbound},
        "required": ["inbound", "outbound"],
        "$defs": components,
    }


if __name__ == "__main__":
    json.dump(wire_schema(), sys.stdout, indent=1)
