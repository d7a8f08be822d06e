"""What a player's client asks for, as it goes over the socket: closed types, so that nothing else can be said."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ubongo.editions.contract import Strength

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
