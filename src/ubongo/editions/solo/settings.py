"""Solo: the settings of a run. Rule: S1 to S3, S5, S9."""

import re
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Literal, TypeAlias

from ubongo.editions.contract.settings import BEFORE, Setting, setting_flaws
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.settings import COUNTDOWN, Countdown
from ubongo.editions.parts.staircase import HIGHEST, LOWEST
from ubongo.puzzles.boards import levels
from ubongo.puzzles.boards.deck import SYMBOLS, Board
from ubongo.puzzles.piece import FLAT, SOLID, Box

FLAT_SIDES = MappingProxyType({"3": "3", "4": "4"})
LEVELS = MappingProxyType({f"level-{level}": level for level in levels.LEVELS})
SIDES = MappingProxyType({**FLAT_SIDES, **LEVELS})
"""The choice of a player and its name on the cards: pieces on a flat board, or a level of blocks."""
DAILY = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}|lab-[0-9a-f]{16}) [a-z]{1,10}")
"""A date and a task of that day, or a puzzle of the lab. Stored and sent under the name of the first kind."""
PLAYER = Seat(0)
"""The seat of the one player."""
Mode: TypeAlias = Literal["count", "time", "practice"]
"""As many tasks as possible in a span, the time for a number of tasks, or neither. Rule: S1, S2."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloSettings:
    """What a player chooses before a run."""

    seats: int = 1
    mode: Mode = "practice"
    minutes: Annotated[int, Setting(choices=(5, 10, 20), unit="min")] = 5
    """The span of a count. Rule: S1."""
    tasks: Annotated[int, Setting(choices=(1, 5, 10, 20), offered=(5, 10, 20))] = 5
    """The length of a run for time; 1 for a daily board, and only for that. Rule: S2, S9."""
    side: Annotated[str, Setting(choices=tuple(SIDES))] = "3"
    """Boards for "3" or "4" pieces, or blocks on "level-1" to "level-4"."""
    countdown: Countdown = COUNTDOWN
    """Until the first board is turned; the next ones come at once."""
    ramp: Annotated[int | None, Setting(least=LOWEST, most=HIGHEST)] = field(default=None, metadata={BEFORE: None})
    """The level of the first board of a practice that adapts to the player, a grade in tenths. Rule: S5."""
    daily: Annotated[str | None, Setting(fixed=True)] = field(default=None, metadata={BEFORE: None})
    """The daily board that this run has, such as "2026-12-24 easy", or the puzzle of a challenge, such as
    "lab-0123456789abcdef lab"; None for any other run. Rule: S9."""

    @property
    def span(self) -> Millis | None:
        """How long a run lasts, if the clock ends it. Rule: S1."""
        return Millis(self.minutes * 60_000) if self.mode == "count" else None

    @property
    def goal(self) -> int | None:
        """How many tasks a run has, if they end it. Rule: S2."""
        return self.tasks if self.mode == "time" else None

    @property
    def box(self) -> Box:
        """The box whose pieces the boards are for."""
        return SOLID if self.side in LEVELS else FLAT


def flaws(settings: SoloSettings, boards: tuple[Board, ...]) -> tuple[str, ...]:
    """What the rules exclude, in words; empty: the run can start."""
    side = SIDES.get(settings.side)
    checks = (
        (settings.seats == 1, f"1 player, not {settings.seats}"),
        (
            settings.ramp is None or settings.mode == "practice",
            f"a ramp in practice only, not in a {settings.mode!r} run",
        ),
        (len(boards) > 0, "at least 1 board, not 0"),
        (
            settings.daily is None or DAILY.fullmatch(settings.daily) is not None,
            f"daily must be a date and a task, not {settings.daily!r:.40}",
        ),
        (settings.daily is None or settings.mode == "time", f"a daily board for time, not in a {settings.mode!r} run"),
        (settings.tasks != 1 or settings.daily is not None, "tasks must be 5, 10 or 20, not 1"),
        (settings.tasks == 1 or settings.daily is None, f"1 task for a daily board, not {settings.tasks}"),
        (settings.daily is None or len(boards) == 1, f"1 daily board, not {len(boards)}"),
        (all(_is_of(board, side, settings.box) for board in boards), f"boards of side {settings.side!r} only"),
        (all(len(board.tasks) == len(SYMBOLS) for board in boards), f"{len(SYMBOLS)} tasks on every board"),
    )
    return (*setting_flaws(settings, settings.seats), *(words for holds, words in checks if not holds))


def _is_of(board: Board, side: str | None, box: Box) -> bool:
    return board.side == side and board.box is box
