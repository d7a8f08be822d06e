"""A table of three-d with a manual clock and manual players."""

from tests.boards import solid_boards
from tests.editions.gem_race_table import GemRaceTable
from ubongo.editions.contract.values import Millis
from ubongo.editions.three_d.edition import THREE_D
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.editions.three_d.view import ThreeDView

MIXED = (1, 4, 2, 3)
"""One player on each level."""


class HandTable(GemRaceTable[ThreeDSettings, ThreeDView]):
    """A table of three-d."""

    def __init__(self, settings: ThreeDSettings, seed: bytes = bytes(32)) -> None:
        super().__init__(THREE_D, settings, solid_boards(*settings.levels), seed)

    def levels(self) -> tuple[str, ...]:
        """The levels of the boards in the race, by player."""
        return tuple(self.boards[runner.board].side for runner in self.race.runners)


def agreed(
    *levels: int, luck: bool = True, matched: bool = True, glass: Millis | None = Millis(60_000)
) -> ThreeDSettings:
    """Settings for players on those levels."""
    one, two, three, four = (*levels, 1, 1, 1)[:4]
    return ThreeDSettings(
        seats=len(levels),
        level_0=one,
        level_1=two,
        level_2=three,
        level_3=four,
        luck=luck,
        matched=matched,
        glass=glass,
    )


def table(*levels: int, seed: int = 0, luck: bool = True, matched: bool = True) -> HandTable:
    """A table of players on those levels before its start."""
    return HandTable(agreed(*levels, luck=luck, matched=matched), seed.to_bytes(32, "big"))


def dealt(*levels: int, seed: int = 0, luck: bool = True, matched: bool = True) -> HandTable:
    """A table whose boards are dealt, but not yet revealed."""
    hand = table(*levels, seed=seed, luck=luck, matched=matched)
    hand.start()
    return hand


def tied(*levels: int, seed: int = 0, luck: bool = True, matched: bool = True) -> HandTable:
    """A table in the first tie-break with its boards dealt; no player has solved anything in nine rounds."""
    hand = dealt(*levels, seed=seed, luck=luck, matched=matched)
    hand.rounds(9)
    return hand
