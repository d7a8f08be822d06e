"""The socket's messages: closed types, and their JSON Schema, from which the client's types are generated.

A client sends neither its seat nor the time: the server knows both. `python -m ubongo.adapters.web.wire` prints the
schema.
"""

import json
import sys
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ubongo.adapters.web.actions.action import Action
from ubongo.adapters.web.actions.race import PlacementIn
from ubongo.adapters.web.actions.registry import UNION, action_of
from ubongo.adapters.web.editions import EditionsOut, editions_out
from ubongo.editions.parts.puzzle import Puzzle
from ubongo.editions.registry import EDITIONS, view_type
from ubongo.formats.unique_keys import repeated_key
from ubongo.puzzles.task import Placement
from ubongo.tables.table.emotes import Emote

PROTOCOL = 3
Schema: TypeAlias = dict[str, Any]  # as msgspec has it

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""Made by the client, never used twice: a command sent again is answered, not carried out again."""


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket."""

    protocol: int
    last_seq: Annotated[int, Meta(ge=0)] | None = None
    """The newest sequence number that the client has seen of this table."""


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """A command of a player."""

    id: CommandId
    action: Action


class Pong(Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The answer to a ping."""

    nonce: Annotated[int, Meta(ge=0)]


class Placed(Struct, frozen=True, tag="placed", forbid_unknown_fields=True):
    """The pieces on my board. The others see what they may see of it. It has no effect, and is not answered."""

    count: Annotated[int, Meta(ge=0, le=16)] = 0
    placements: Annotated[tuple[PlacementIn, ...], Meta(max_length=16)] | None = None
    """Where they are. They count then, not `count`; impossible ones are ignored."""


Hash: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal, lower case. The length is stated because `$` also matches before a line break."""


class Commit(Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """The hash of my first share of chance, before the game. It is not answered; the terms repeat it."""

    commitment: Hash


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """My share for the open reveal. It is not answered; one that I had not committed to is ignored."""

    reveal: Annotated[int, Meta(ge=0, le=63)]
    share: Hash


class SendEmote(Struct, frozen=True, tag="emote", forbid_unknown_fields=True):
    """An emote of mine, shown at my seat for some seconds. It is not answered; one that is not possible is ignored."""

    emote: Emote


Inbound: TypeAlias = Hello | Act | Pong | Placed | Commit | Reveal | SendEmote


class EmoteOut(Struct, frozen=True):
    """An emote that a player has just sent."""

    emote: Emote
    number: int
    """Another one for each emote of the table."""


class SeatBoard(Struct, frozen=True):
    """A board that is being filled, as its player's client reports it."""

    puzzle: Puzzle
    placements: tuple[Placement, ...]


class SeatOut(Struct, frozen=True):
    """A seat and its occupant."""

    seat: int
    kind: str
    """person, bot, or open."""
    name: str
    strength: str | None
    """Of a bot."""
    present: bool
    """Whether a socket of that player is connected; a bot always is."""
    stand_in: str | None
    """bot or skip: the table acts for an absent player. None: the occupant acts."""
    bot_races: tuple[int, ...]
    """The races that a bot has played for this person. Tie-breaks are counted after the rounds. Rule: R13."""
    placed: int
    """Pieces on the board in the running race, as reported by the player's client."""
    board: SeatBoard | None = None
    """That board, if you may watch it: you are done with yours, or spectators see boards live."""
    emote: EmoteOut | None = None
    """What its player has said in the last seconds."""


class RevealOut(Struct, frozen=True):
    """The clients of committed players are asked for their next shares, within three seconds."""

    reveal: int
    """The number of the reveal, counted from 0: which share of each chain."""
    terms: str
    """The terms of the game, as canonical JSON."""


class TableOut(Struct, frozen=True):
    """The table apart from its game."""

    id: str
    edition: str
    seats: tuple[SeatOut, ...]
    host: bool
    """Whether you are the host."""
    host_seat: int | None
    """The host's seat; None: the host watches."""
    code: str | None
    """The code that opens a seat; only sent to people at the table. None: you watch, or there is no code."""
    deck: str
    """standard or fresh."""
    absent: str
    """bot or skip: what happens in an absent player's place."""
    watching: int
    """The number of spectators."""
    next: str | None
    """The table of the rematch."""
    seed_hash: str
    """Of the table's secret seed, so that all chance can be checked afterwards."""
    seed: str | None
    """The seed itself, once the game has ended."""
    scheme: int
    """How chance follows from the seed: 2 with the players' shares, 1 without."""
    reveal: RevealOut | None
    """The reveal that is open now."""
    may_end: bool = False
    """Whether only bots are still at it in this race: a player may end the glass. Rule: R15."""
    spectators: str = "after"
    """after or live: when people who have no board in a race see boards being filled."""
    may_pause: bool = False
    """Whether no other person plays: the game may be paused. Rule: R16."""
    free_seats: tuple[int, ...] = ()
    """The seats of bots that you may take over. Rule: R17."""
    proposals: tuple[int, ...] = ()
    """The seats of the players who propose a rematch."""
    strangers: bool = False
    """Whether the server brought its people together: the game starts by itself, and nobody is invited."""


View: TypeAlias = object
"""One of the editions' views, distinguished by `edition`: msgspec writes any dataclass, but has no union of several."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: the complete current state."""

    protocol: int
    seq: int
    table: TableOut
    view: View
    note_ms: int | None = None
    """How much time was just given back after a downtime, if any."""
    head: str | None = None
    """The hash of entry `seq`; None before the first one, and in scheme 1."""


class Update(Struct, frozen=True, tag="update"):
    """Something has happened: the complete current state. A newer one replaces an older one."""

    seq: int
    table: TableOut
    view: View
    head: str | None = None
    """The hash of entry `seq`, as in `welcome`."""


class Around(Struct, frozen=True, tag="around"):
    """Someone joined, left, or placed a piece: the table without its game, which is unchanged."""

    table: TableOut


class Ack(Struct, frozen=True, tag="ack"):
    """Your command was carried out and is on disk."""

    id: str
    seq: int
    """The log's newest entry, which is yours or a later one."""


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
    """superseded, protocol, no-hello, bad-message, unknown-table, damaged, too-slow, too-many, shutting-down,
    not-read, internal."""


Outbound: TypeAlias = Welcome | Update | Around | Ack | Refused | Ping | Bye


def _decoded(_kind: type, plain: object) -> Action:
    """The one type here that msgspec cannot decode by itself, because the editions add to it."""
    return action_of(plain)


_inbound = msgspec.json.Decoder(Inbound, dec_hook=_decoded)


def decode_inbound(text: str | bytes) -> Inbound:
    """The client's message in a frame.

    Raises:
        DecodeError: it is malformed, or an object in it has a key twice.
        RecursionError: it is nested too deeply.
    """
    message = _inbound.decode(text)
    key = repeated_key(text)
    if key is not None:
        raise msgspec.DecodeError(f"the message has the key {key[:40]!r} twice")
    return message


encode = msgspec.json.Encoder().encode


def wire_schema() -> dict[str, object]:
    """The JSON Schema of all messages, both ways, and of the description of the editions, with what that is now."""
    views = tuple(map(view_type, EDITIONS.values()))
    (inbound, action), taken = _schemas(Inbound, UNION)
    (outbound, editions, *shown), sent = _schemas(Outbound, EditionsOut, *views)
    taken["Act"]["properties"]["action"] = action
    for message in (Welcome, Update):
        sent[message.__name__]["properties"]["view"] = {"anyOf": shown}
    for component in sent.values():
        if "properties" in component:  # the server leaves nothing out, even what has a default
            component["required"] = list(component["properties"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {"inbound": inbound, "outbound": outbound, "editions": editions},
        "required": ["inbound", "outbound", "editions"],
        "examples": [{"editions": msgspec.to_builtins(editions_out())}],
        "$defs": taken | sent,
    }


def _schemas(*kinds: object) -> tuple[tuple[Schema, ...], Schema]:
    """The schemas of those types, and of the types that they name."""
    schemas, components = msgspec.json.schema_components(kinds, schema_hook=_placeholder, ref_template="#/$defs/{name}")
    for name, component in components.items():
        if "." in name:
            component["title"] = _title(name)
    return schemas, components


def _placeholder(_kind: type) -> dict[str, object]:
    """The schema of the parts that editions extend, until it is filled in."""
    return {"anyOf": []}


def _title(qualified: str) -> str:
    """The name of a type that another edition also has: prefixed with its edition's name."""
    *_, edition, _module, name = qualified.split(".")
    return f"{edition.title().replace('_', '')}{name}"


if __name__ == "__main__":
    json.dump(wire_schema(), sys.stdout, indent=1)
