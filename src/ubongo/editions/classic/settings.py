"""Classic: the settings of a table. Rule: C1, C11, C12, R9, R11, R18, R19."""

from dataclasses import dataclass, field
from typing import Annotated

from ubongo.editions.contract.settings import BEFORE, Setting, setting_flaws
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts import handicaps
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
from ubongo.editions.parts.settings import COUNTDOWN, GLASS, PAUSE, Countdown, Glass, Pause, Side
from ubongo.puzzles.boards.deck import SYMBOLS, Board

SEATS = range(2, 5)
ROUNDS = 9
CARDS = 36
"""With `all_boards`, every one of them is played. Rule: C1, C11."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicSettings(SeatHandicaps):
    """What a table agrees on before the game."""

    seats: int
    """The number of players. Rule: C1."""
    side: Side = "3"
    """Boards for "3" or "4" pieces. Rule: C1."""
    glass: Glass = GLASS
    """How long the glass runs; None for no limit. Rule: R11."""
    all_boards: bool = False
    """Whether every card is played: 18 rounds for two, 12 for three. Rule: C11."""
    calm: bool = False
    """Whether moving and taking wait until the race is over. Rule: C12."""
    matched: Annotated[bool, Setting(printed=False)] = True
    """Whether the boards of one round are near one another in grade. Rule: R1."""
    first_roller: Seat | None = None
    """The first roller; None for a random one. Rule: R9."""
    countdown: Countdown = COUNTDOWN
    """From the deal to the reveal."""
    pause: Pause = PAUSE
    """The longest wait for players who are not ready for the next round."""
    turn: Pause = Millis(30_000)
    """The longest wait for a player who places the pawn, moves and takes in calm mode, or takes without a glass.

    Rule: C3, C6, C12, ours.
    """
    boards_open: Annotated[bool, Setting(printed=True)] = field(default=False, metadata={BEFORE: False})
    """Whether the boards lie open before the die is rolled. Rule: R2."""
    own_pieces: Annotated[bool, Setting(printed=True)] = field(default=False, metadata={BEFORE: False})
    """Whether players find their pieces among all of the box, by the rows of the card. Rule: R14."""
    pawn_waits: Annotated[bool, Setting(fixed=True)] = field(default=True, metadata={BEFORE: False})
    """Whether the round waits for solvers who can still move the pawn, even without gems in reach. Rule: R11a, C4."""
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

    @property
    def rounds(self) -> int:
        """How many rounds are played. Rule: R10, C11."""
        return CARDS // self.seats if self.all_boards else ROUNDS


def flaws(settings: ClassicSettings, boards: tuple[Board, ...]) -> tuple[str, ...]:
    """What the rules exclude, in words; nothing: the game can be played."""
    if settings.seats not in SEATS:
        return (f"{SEATS[0]} to {SEATS[-1]} players, not {settings.seats}",)
    least = settings.seats * settings.rounds
    checks = (
        *handicaps.side_checks(boards, settings.sides, least),
        (all(len(board.tasks) == len(SYMBOLS) for board in boards), f"{len(SYMBOLS)} tasks on every board"),
    )
    return (*setting_flaws(settings, settings.seats), *(words for holds, words in checks if not holds))
