"""Pouch: its settings, and the gem race that they make."""

from dataclasses import dataclass
from typing import TypeAlias

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gem_race import state as gem_race
from ubongo.editions.parts.gem_race.state import GemRace
from ubongo.editions.parts.gem_supply import ROUNDS, GemSupply
from ubongo.editions.parts.settings import COUNTDOWN, GLASS, PAUSE, Countdown, Glass, Pause, Side
from ubongo.puzzles.boards.deck import Board


@dataclass(frozen=True, slots=True, kw_only=True)
class PouchSettings:
    """What a table agrees on before the game."""

    seats: int
    """Players, 1 to 4. Rule: P2."""
    side: Side = "3"
    """Boards for "3" or "4" pieces. Rule: P2."""
    glass: Glass = GLASS
    """How long the glass runs, 30 to 300 s; None: no limit. Rule: R11."""
    matched: bool = True
    """Whether the boards of one round are near one another in grade. Rule: R1."""
    first_roller: Seat | None = None
    """The first roller; None: random. Rule: R9."""
    countdown: Countdown = COUNTDOWN
    """From the deal to the reveal."""
    pause: Pause = PAUSE
    """The longest wait for players who are not ready for the next round."""


Game: TypeAlias = GemRace[PouchSettings]
"""A game of pouch at one instant."""


def flaws(settings: PouchSettings, boards: tuple[Board, ...]) -> tuple[str, ...]:
    """What the rules exclude, in words; nothing: the game can be played."""
    least = settings.seats * ROUNDS
    checks = (
        (len(boards) >= least, f"at least {least} boards, not {len(boards)}"),
        (all(board.side == settings.side for board in boards), f"boards of side {settings.side!r} only"),
    )
    return (*gem_race.flaws(settings, boards), *(words for holds, words in checks if not holds))


def new(settings: PouchSettings, boards: tuple[Board, ...]) -> Game:
    """A game before its start.

    Raises:
        ValueError: the rules exclude the settings, or the boards are too few.
    """
    found = flaws(settings, boards)
    if found:
        raise ValueError("; ".join(found))
    return gem_race.laid_out(settings, boards, GemSupply.laid_out(settings.seats))
