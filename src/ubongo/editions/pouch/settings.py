"""Pouch: the settings of a table. Rule: P2, R1, R9, R11, R18, R19."""

from dataclasses import dataclass, field
from typing import Annotated

from ubongo.editions.contract.settings import BEFORE, Setting
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts import handicaps
from ubongo.editions.parts.gem_race import settings as gem_race
from ubongo.editions.parts.handicaps import (
    ExtraTime0,
    ExtraTime1,
    ExtraTime2,
    ExtraTime3,
    OwnSide0,
    OwnSide1,
    OwnSide2,
    OwnSide3,
    SeatHandicaps,
)
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.editions.parts.settings import COUNTDOWN, GLASS, PAUSE, Countdown, Glass, Pause, Side
from ubongo.puzzles.boards.deck import Board


@dataclass(frozen=True, slots=True, kw_only=True)
class PouchSettings(SeatHandicaps):
    """What a table agrees on before the game."""

    seats: int
    """The number of players. Rule: P2."""
    side: Side = "3"
    """Boards for "3" or "4" pieces. Rule: P2."""
    glass: Glass = GLASS
    """How long the glass runs; None for no limit. Rule: R11."""
    matched: Annotated[bool, Setting(printed=False)] = True
    """Whether the boards of one round are near one another in grade. Rule: R1."""
    first_roller: Seat | None = None
    """The first roller; None for a random one. Rule: R9."""
    countdown: Countdown = COUNTDOWN
    """From the deal to the reveal."""
    pause: Pause = PAUSE
    """The longest wait for players who are not ready for the next round."""
    boards_open: Annotated[bool, Setting(printed=True)] = field(default=False, metadata={BEFORE: False})
    """Whether the boards lie open before the die is rolled. Rule: R2."""
    own_pieces: Annotated[bool, Setting(printed=True)] = field(default=False, metadata={BEFORE: False})
    """Whether players find their pieces among all of the box, by the rows of the card. Rule: R14."""
    extra_time_0: ExtraTime0 = field(default=None, metadata={BEFORE: None})
    """The time that the player in seat 0 has after the last glass; None: it has none. Rule: R18."""
    extra_time_1: ExtraTime1 = field(default=None, metadata={BEFORE: None})
    extra_time_2: ExtraTime2 = field(default=None, metadata={BEFORE: None})
    extra_time_3: ExtraTime3 = field(default=None, metadata={BEFORE: None})
    own_side_0: OwnSide0 = field(default=None, metadata={BEFORE: None})
    """Boards for "3" or "4" pieces for the player in seat 0; None: as the table. Rule: R19."""
    own_side_1: OwnSide1 = field(default=None, metadata={BEFORE: None})
    own_side_2: OwnSide2 = field(default=None, metadata={BEFORE: None})
    own_side_3: OwnSide3 = field(default=None, metadata={BEFORE: None})
    """The handicap of an empty seat is ignored."""


def flaws(settings: PouchSettings, boards: tuple[Board, ...]) -> tuple[str, ...]:
    """What the rules exclude, in words; nothing: the game can be played."""
    least = settings.seats * ROUNDS
    checks = (*handicaps.side_checks(boards, settings.sides, least),)
    return (*gem_race.flaws(settings, boards), *(words for holds, words in checks if not holds))
