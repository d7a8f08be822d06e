"""Pouch: the settings of a table. Rule: P2, R1, R9, R11."""

from dataclasses import dataclass, field
from typing import Annotated

from ubongo.editions.contract.settings import BEFORE, Setting
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gem_race import settings as gem_race
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.editions.parts.settings import COUNTDOWN, GLASS, PAUSE, Countdown, Glass, Pause, Side
from ubongo.puzzles.boards.deck import Board


@dataclass(frozen=True, slots=True, kw_only=True)
class PouchSettings:
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


def flaws(settings: PouchSettings, boards: tuple[Board, ...]) -> tuple[str, ...]:
    """What the rules exclude, in words; nothing: the game can be played."""
    least = settings.seats * ROUNDS
    checks = (
        (len(boards) >= least, f"at least {least} boards, not {len(boards)}"),
        (all(board.side == settings.side for board in boards), f"boards of side {settings.side!r} only"),
    )
    return (*gem_race.flaws(settings, boards), *(words for holds, words in checks if not holds))
