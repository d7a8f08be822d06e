"""A table of pouch with a manual clock and manual players."""

from tests.boards import flat_boards
from tests.editions.gem_race_table import GemRaceTable
from ubongo.editions.contract.values import Millis
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.pouch.view import PouchView


class HandTable(GemRaceTable[PouchSettings, PouchView]):
    """A table of pouch."""

    def __init__(self, settings: PouchSettings, seed: bytes = bytes(32)) -> None:
        super().__init__(POUCH, settings, flat_boards(*settings.sides), seed)


def table(
    seats: int = 2, *, seed: int = 0, side: str = "3", glass: int | None = 60_000, matched: bool = True
) -> HandTable:
    """A table before its start."""
    settings = PouchSettings(seats=seats, side=side, glass=None if glass is None else Millis(glass), matched=matched)
    return HandTable(settings, seed.to_bytes(32, "big"))


def dealt(seats: int = 2, *, seed: int = 0, glass: int | None = 60_000) -> HandTable:
    """A table whose boards are dealt, but not yet revealed."""
    hand = table(seats, seed=seed, glass=glass)
    hand.start()
    return hand


def racing(seats: int = 2, *, seed: int = 0, glass: int | None = 60_000) -> HandTable:
    """A table whose first glass is running."""
    hand = dealt(seats, seed=seed, glass=glass)
    hand.wake()
    return hand


def tied(seats: int = 2, *, seed: int = 0, glass: int | None = 60_000) -> HandTable:
    """A table in the first tie-break with its boards dealt; no player has solved anything in nine rounds."""
    hand = dealt(seats, seed=seed, glass=glass)
    hand.rounds(9)
    return hand


def partly_tied() -> HandTable:
    """Three seats in a tie-break of 0 and 2 alone: 1 has never solved anything, the others first and second in turn."""
    for seed in range(1000):
        hand = dealt(3, seed=seed)
        for number in range(9):
            hand.rounds(1, *((0, 2) if number % 2 else (2, 0)))
        if hand.outcome is None:
            return hand
    raise AssertionError("no seed leads to a tie")
