"""Handicaps: settings of one seat that make the game easier for its player, or harder. Rule: R18, R19; see ADR 126."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Annotated, TypeAlias

from ubongo.editions.contract.settings import Setting
from ubongo.editions.contract.values import Millis
from ubongo.puzzles.boards.deck import Board

LEAST_TIME, MOST_TIME = Millis(5_000), Millis(120_000)
_OFFERED = (None, 15_000, 30_000, 60_000, 120_000)
_SIDES = ("3", "4")


def _extra_time(seat: int) -> Setting:
    return Setting(least=LEAST_TIME, most=MOST_TIME, offered=_OFFERED, seat=seat)


def _own_side(seat: int) -> Setting:
    return Setting(choices=_SIDES, offered=(None, *_SIDES), seat=seat)


ExtraTime0: TypeAlias = Annotated[Millis | None, _extra_time(0)]
ExtraTime1: TypeAlias = Annotated[Millis | None, _extra_time(1)]
ExtraTime2: TypeAlias = Annotated[Millis | None, _extra_time(2)]
ExtraTime3: TypeAlias = Annotated[Millis | None, _extra_time(3)]
"""The time that a seat has after the last glass; None: it has none. Rule: R18."""

OwnSide0: TypeAlias = Annotated[str | None, _own_side(0)]
OwnSide1: TypeAlias = Annotated[str | None, _own_side(1)]
OwnSide2: TypeAlias = Annotated[str | None, _own_side(2)]
OwnSide3: TypeAlias = Annotated[str | None, _own_side(3)]
"""Boards for "3" or "4" pieces for a seat; None: as the table. Rule: R19."""


class SeatHandicaps:
    """What the settings of a game say for each seat. The settings define these fields, in the order of stored games."""

    __slots__ = ()
    seats: int
    side: str
    extra_time_0: Millis | None
    extra_time_1: Millis | None
    extra_time_2: Millis | None
    extra_time_3: Millis | None
    own_side_0: str | None
    own_side_1: str | None
    own_side_2: str | None
    own_side_3: str | None

    @property
    def extras(self) -> tuple[Millis, ...]:
        """By seat, the time that it has after the glass; empty if no seat has any. Rule: R18."""
        own = (self.extra_time_0, self.extra_time_1, self.extra_time_2, self.extra_time_3)[: self.seats]
        return tuple([extra or Millis(0) for extra in own]) if any(own) else ()

    @property
    def sides(self) -> tuple[str, ...]:
        """By seat, the side of the cards that it plays with. Rule: R19."""
        own = (self.own_side_0, self.own_side_1, self.own_side_2, self.own_side_3)[: self.seats]
        return tuple([self.side if side is None else side for side in own])


def has_one_side(sides: Sequence[str]) -> bool:
    """Whether all seats play with the same side, as they do without handicaps."""
    return len(set(sides)) == 1


def card_of(board: Board) -> Hashable:
    """The identity of a board's card, which has a board on either side. Rule: P2, C1."""
    return board.card


def boards_of(boards: Sequence[Board], sides: Sequence[str]) -> tuple[Board, ...]:
    """The boards of the sides in play."""
    return tuple([board for board in boards if board.side in sides])


def side_checks(boards: Sequence[Board], sides: Sequence[str], least: int) -> Iterator[tuple[bool, str]]:
    """What must hold for the boards of a game with those sides by seat, in words: enough cards, with all sides."""
    cards = {side: {board.card for board in boards if board.side == side} for side in sides}
    for own in cards.values():
        yield len(own) >= least, f"at least {least} boards, not {len(own)}"
    yield len(set(map(frozenset, cards.values()))) == 1, "cards with a board on either side"
    words = " and ".join(map(repr, sorted(cards)))
    yield all(board.side in cards for board in boards), f"boards of side {words} only"
