"""What goes over the socket: closed types, and their JSON Schema, from which the client's types are made.

A client says neither its seat nor the time: the server knows both. `python -m ubongo.adapters.web.wire` prints the
schema.
"""

import json
import sys
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ubongo.editions.cards.view import CardsView
from ubongo.editions.classic.view import ClassicView
from ubongo.editions.contract import Strength
from ubongo.editions.pouch.view import PouchView
from ubongo.editions.solo.view import SoloView
from ubongo.editions.three_d.view import ThreeDView

PROTOCOL = 2

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client, never used twice: a command sent again is answered, not carried out again."""

Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Setting: TypeAlias = str | int | bool | None
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
RowNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
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


class PlacePawnIn(Struct, frozen=True, tag="place-pawn", forbid_unknown_fields=True):
    """My pawn begins beside that row of gems. Rule: C3."""

    row: RowNumber


class MovePawnIn(Struct, frozen=True, tag="move-pawn", forbid_unknown_fields=True):
    """My pawn goes to that row of gems. Rule: C4."""

    row: RowNumber


class TakeGemsIn(Struct, frozen=True, tag="take-gems", forbid_unknown_fields=True):
    """I reach for the two gems from that hole on, the nearest of the row as I see it. Rule: C5."""

    row: RowNumber
    hole: Annotated[int, Meta(ge=0, le=12)]
    """As the view says it: 12 where the row is empty, which is refused and no bad message."""


class PassIn(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """It is my turn, and I take nothing. Rule: C12."""


class LaidIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A card, how it is turned, and the row and column of its upper left cell."""

    card: Annotated[int, Meta(ge=1, le=999)]
    turn: Annotated[int, Meta(ge=0, le=3)]
    anchor: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=2)]


class ArrangeIn(Struct, frozen=True, tag="arrange", forbid_unknown_fields=True):
    """My cards lie like this now, all of them. Rule: K5."""

    layout: Annotated[tuple[LaidIn, ...], Meta(max_length=9)]


class CallIn(Struct, frozen=True, tag="call", forbid_unknown_fields=True):
    """Ubongo: seven cards lie. Rule: K6."""


class PassRoundIn(Struct, frozen=True, tag="pass-round", forbid_unknown_fields=True):
    """I cannot go on with these cards. Rule: K10."""


class PlayOnIn(Struct, frozen=True, tag="play-on", forbid_unknown_fields=True):
    """I had passed, and go on after all. Rule: K10."""


class SetAsideIn(Struct, frozen=True, tag="set-aside", forbid_unknown_fields=True):
    """Another board, please: this one does not count. Rule: S3."""


class FinishIn(Struct, frozen=True, tag="finish", forbid_unknown_fields=True):
    """That is enough for today: end a run alone."""


GameActionIn: TypeAlias = (
    ClaimIn
    | GiveUpIn
    | ReadyIn
    | PlacePawnIn
    | MovePawnIn
    | TakeGemsIn
    | PassIn
    | ArrangeIn
    | CallIn
    | PassRoundIn
    | PlayOnIn
    | SetAsideIn
    | FinishIn
)
"""What the game's rules decide."""


class RenameIn(Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """My name is another; empty: give me one."""

    name: Word


class SeatIn(Struct, frozen=True, tag="seat", forbid_unknown_fields=True):
    """The host, before the game: what that seat shall hold. A person who sits there has to stand up."""

    seat: SeatNumber
    kind: Literal["bot", "open"]
    strength: Strength = Strength.STEADY


class SeatsIn(Struct, frozen=True, tag="seats", forbid_unknown_fields=True):
    """The host, before the game: so many seats. New ones are open; the last ones go, people who sit there move up."""

    count: Annotated[int, Meta(ge=1, le=8)]


class RulesIn(Struct, frozen=True, tag="rules", forbid_unknown_fields=True):
    """The host, before the game: what is said here changes, everything else stays."""

    settings: Annotated[dict[Word, Setting], Meta(max_length=16)] = {}
    edition: Word | None = None
    """Another game: it keeps the settings that it knows too, and brings seats if it needs more or fewer."""
    deck: Literal["standard", "fresh"] | None = None
    absent: Literal["bot", "skip"] | None = None


class LeaveIn(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """I stand up: before the game the seat is open again, during it the table acts in my place."""


class RematchIn(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """The host, after the game: again, with the same people and new boards."""


LobbyActionIn: TypeAlias = StartIn | RenameIn | SeatIn | SeatsIn | RulesIn | LeaveIn | RematchIn
"""What the table decides."""

ActionIn: TypeAlias = GameActionIn | LobbyActionIn


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


class Placed(Struct, frozen=True, tag="placed", forbid_unknown_fields=True):
    """So many pieces lie on my board now. It is shown to the others, decides nothing, and is not answered."""

    count: Annotated[int, Meta(ge=0, le=16)]


Inbound: TypeAlias = Hello | Act | Pong | Placed


class SeatOut(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: str
    """person, bot, or open."""
    name: str
    strength: str | None
    """Of a bot."""
    present: bool
    """Whether a socket of that player is connected; a bot always is."""
    stand_in: str | None
    """bot or skip: the table acts in the place of an absent player. None: whoever sits there acts."""
    placed: int
    """Pieces on the board in the running race, as the player's client says."""


class TableOut(Struct, frozen=True):
    """The table apart from its game."""

    id: str
    edition: str
    seats: tuple[SeatOut, ...]
    host: bool
    """Whether you are the host."""
    host_seat: int | None
    """Where the host sits; None: the host watches."""
    code: str | None
    """What opens a seat when it is read aloud; only those at the table are told. None: you watch, or there is none."""
    deck: str
    """standard or fresh."""
    absent: str
    """bot or skip: what happens in an absent player's place."""
    watching: int
    """How many look on."""
    next: str | None
    """The table of the rematch."""
    seed_hash: str
    """Of the table's secret seed, so that all chance can be checked afterwards."""
    seed: str | None
    """The seed itself, once the game has ended."""


VIEWS = (PouchView, ClassicView, ThreeDView, CardsView, SoloView)
"""What each edition shows, told apart by `edition`."""
View: TypeAlias = Any
"""One of them: msgspec writes any dataclass, but knows no union of several."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: everything as it stands."""

    protocol: int
    seq: int
    table: TableOut
    view: View
    note_ms: int | None = None
    """How much time was just given back after an outage, if any."""


class Update(Struct, frozen=True, tag="update"):
    """Something has happened: everything as it stands now. A newer one replaces an older one."""

    seq: int
    table: TableOut
    view: View


class Around(Struct, frozen=True, tag="around"):
    """Somebody came, went, or laid a piece: the table apart from its game, which is as it was."""

    table: TableOut


class Ack(Struct, frozen=True, tag="ack"):
    """Your command was carried out and is on disk."""

    id: str
    seq: int
    """Of the log, where the newest entry is yours or came after it."""


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


Outbound: TypeAlias = Welcome | Update | Around | Ack | Refused | Ping | Bye

decode_inbound = msgspec.json.Decoder(Inbound).decode
encode = msgspec.json.Encoder().encode


def wire_schema() -> dict[str, object]:
    """The JSON Schema of all messages, both ways."""
    parts = (Inbound, Outbound, *VIEWS)
    (inbound, outbound, *views), components = msgspec.json.schema_components(parts, ref_template="#/$defs/{name}")
    for message in (Welcome, Update):
        components[message.__name__]["properties"]["view"] = {"anyOf": views}
    for name, component in components.items():
        if "." in name:
            component["title"] = _title(name)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {"inbound": inbound, "outbound": outbound},
        "required": ["inbound", "outbound"],
        "$defs": components,
    }


def _title(qualified: str) -> str:
    """What a type is called that shares its name with one of another edition: its edition's name goes before."""
    *_, edition, _module, name = qualified.split(".")
    return f"{edition.title().replace('_', '')}{name}"


if __name__ == "__main__":
    json.dump(wire_schema(), sys.stdout, indent=1)
