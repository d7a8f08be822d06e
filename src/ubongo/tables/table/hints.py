"""Messages between nodes about a table. A hint may be lost: only the store has the truth. See ADR 114."""

from typing import TypeAlias

import msgspec

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.puzzles.piece import PieceId
from ubongo.puzzles.task import Placement, Tiling


class _Hint(msgspec.Struct, frozen=True, array_like=True):
    table: str


class EntryHint(_Hint, frozen=True, array_like=True, tag="e"):
    """Entries were appended."""

    seq: int


class RosterHint(_Hint, frozen=True, array_like=True, tag="r"):
    """The roster or the config was changed."""


class PeopleHint(_Hint, frozen=True, array_like=True, tag="p"):
    """All people with a socket at the sending node."""

    players: dict[str, str | None]
    """With the commitments of their clients."""
    spectators: int


class JoinedHint(_Hint, frozen=True, array_like=True, tag="j"):
    """A player has a new socket at the sending node, and any older one is superseded."""

    player: str
    at: int


class WhoHint(_Hint, frozen=True, array_like=True, tag="w"):
    """The sending node asks who is at the table elsewhere; with an empty name, at all tables."""


class PiecesHint(_Hint, frozen=True, array_like=True, tag="b"):
    """What is on a board: the pieces, or only their number."""

    seat: int
    count: int
    placements: tuple[tuple[str, int, tuple[int, ...]], ...] | None = None

    def tiling(self) -> Tiling | None:
        """The pieces."""
        if self.placements is None:
            return None
        return tuple(Placement(PieceId(piece), turn, anchor) for piece, turn, anchor in self.placements)


class AskedHint(_Hint, frozen=True, array_like=True, tag="a"):
    """The sending node collects shares; without terms, it has finished."""

    reveal: int
    terms: str


class ShareHint(_Hint, frozen=True, array_like=True, tag="s"):
    """A player has revealed a share."""

    seat: int
    reveal: int
    share: str


class GlassHint(_Hint, frozen=True, array_like=True, tag="g"):
    """A player has ended the glass. Rule: R15."""

    seat: int
    phase: str


class EmoteHint(_Hint, frozen=True, array_like=True, tag="m"):
    """A player has sent an emote."""

    seat: int
    emote: str


class FreeHint(_Hint, frozen=True, array_like=True, tag="f"):
    """The driver has given its lease back."""


class LookingHint(_Hint, frozen=True, array_like=True, tag="l"):
    """A person looks for a game with a stranger at that node; there is no table yet. See ADR 127."""

    node: str
    search: str
    player: str
    edition: str
    strength: Strength
    since: int


class OfferHint(_Hint, frozen=True, array_like=True, tag="o"):
    """The person of a search at the sending node would play with the one of the search `to` at that node."""

    node: str
    to: str
    search: str
    player: str
    network: str
    language: str
    strength: Strength
    since: int


class AnswerHint(_Hint, frozen=True, array_like=True, tag="n"):
    """The answer to the offer of `search` to the search `to`: the table that was opened for both, or an empty name."""

    search: str
    to: str


class MissedHint(_Hint, frozen=True, array_like=True, tag="x"):
    """A person did not come to a game with a stranger; no table is named."""

    player: str
    network: str


SearchHint: TypeAlias = LookingHint | OfferHint | AnswerHint | MissedHint

TableHint: TypeAlias = (
    EntryHint
    | RosterHint
    | PeopleHint
    | JoinedHint
    | WhoHint
    | PiecesHint
    | AskedHint
    | ShareHint
    | GlassHint
    | EmoteHint
    | FreeHint
)
Hint: TypeAlias = TableHint | SearchHint


class Message(msgspec.Struct, frozen=True, array_like=True):
    """What one node sends at once."""

    node: str
    hints: tuple[Hint, ...] = ()


def pieces_hint(table: str, seat: Seat, count: int, placements: Tiling | None = None) -> PiecesHint:
    """The hint for a board."""
    if placements is None:
        return PiecesHint(table, seat, count)
    return PiecesHint(table, seat, count, tuple((one.piece, one.orientation, one.anchor) for one in placements))


def slot_of(hint: Hint) -> tuple[object, ...]:
    """What a newer hint of the same slot makes unnecessary."""
    match hint:
        case PiecesHint() | ShareHint() | EmoteHint():
            return type(hint), hint.table, hint.seat
        case LookingHint():
            return type(hint), hint.search
        case OfferHint() | AnswerHint():
            return type(hint), hint.search, hint.to
        case MissedHint():
            return type(hint), hint.player
        case JoinedHint():
            return type(hint), hint.table, hint.player
        case _:
            return type(hint), hint.table
