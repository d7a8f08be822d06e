"""Gem race: the settings that its editions share. Rule: R9 to R11, P6."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from ubongo.editions.contract.settings import GameSettings, setting_flaws
from ubongo.editions.contract.values import Millis, Seat
from ubongo.puzzles.boards.deck import SYMBOLS, Board

MOST_SEATS = 4
TIE_BREAKS = 3
"""After this many fruitless tie-breaks the win is shared. Rule: P6."""


class GemRaceSettings(GameSettings, Protocol):
    """The settings of every gem race."""

    @property
    def glass(self) -> Millis | None:
        """How long the glass runs, 30 to 300 s; None for no limit. Rule: R11."""
        ...

    @property
    def first_roller(self) -> Seat | None:
        """The first roller; None for a random one. Rule: R9."""
        ...

    @property
    def boards_open(self) -> bool:
        """Whether the boards lie open before the die is rolled. Rule: R2."""
        ...

    @property
    def own_pieces(self) -> bool:
        """Whether players find their pieces among all of the box, by the rows of the card. Rule: R14."""
        ...

    @property
    def extras(self) -> tuple[Millis, ...]:
        """By seat, the time that it has after the glass; empty if no seat has any. Rule: R18."""
        ...

    @property
    def countdown(self) -> Millis:
        """From the deal to the reveal."""
        ...

    @property
    def pause(self) -> Millis:
        """The longest wait for players who are not ready for the next round."""
        ...


def flaws(settings: GemRaceSettings, boards: Sequence[Board]) -> tuple[str, ...]:
    """What the rules of every gem race exclude, in words."""
    checks = (
        (1 <= settings.seats <= MOST_SEATS, f"1 to {MOST_SEATS} players, not {settings.seats}"),
        (all(len(board.tasks) == len(SYMBOLS) for board in boards), f"{len(SYMBOLS)} tasks on every board"),
    )
    return (*setting_flaws(settings, settings.seats), *(words for holds, words in checks if not holds))


GemRaceSettingsT = TypeVar("GemRaceSettingsT", bound=GemRaceSettings)
