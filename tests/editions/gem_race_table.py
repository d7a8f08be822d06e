"""A table of a race for gems with a manual clock and manual players."""

from typing import TypeVar

from tests.editions.hand_table import HandTable
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.gem_race.commands import Command
from ubongo.editions.parts.gem_race.events import Event
from ubongo.editions.parts.gem_race.settings import GemRaceSettingsT
from ubongo.editions.parts.gem_race.state import Finished, GemRace, Racing, task_of
from ubongo.editions.parts.gem_race.view import GemRaceView
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race import Race
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.task import Tiling
from ubongo.puzzles.tiling import tilings

ViewT = TypeVar("ViewT", bound=GemRaceView)


class GemRaceTable(HandTable[GemRaceSettingsT, GemRace[GemRaceSettingsT], Command, Event, ViewT, BoardDeck, Board]):
    """A table of pouch or three-d."""

    @property
    def race(self) -> Race:
        assert isinstance(self.game.phase, Racing), self.game.phase
        return self.game.phase.race

    @property
    def last(self) -> Finished:
        assert self.game.last is not None
        return self.game.last

    def start(self) -> tuple[Event, ...]:
        return self.do(Start())

    def wake(self) -> tuple[Event, ...]:
        """What happens at the deadline."""
        return self.do(Wake(), self.due())

    def tiling(self, seat: int) -> Tiling:
        """A tiling of that seat's task."""
        task = task_of(self.game, self.race, Seat(seat))
        assert task is not None, f"seat {seat} does not race"
        return next(tilings(task))

    def claim(self, seat: int, lag: int = 0) -> Claim:
        return Claim(Seat(seat), self.tiling(seat), Millis(lag))

    def solve(self, seat: int, after: int, lag: int = 0) -> tuple[Event, ...]:
        """The seat calls that many milliseconds after the reveal."""
        return self.do(self.claim(seat, lag), self.race.reveal_at + after)

    def give_up(self, seat: int) -> tuple[Event, ...]:
        return self.do(GiveUp(Seat(seat)))

    def rest(self) -> tuple[Event, ...]:
        """All get ready, one after the other."""
        return tuple(event for seat in self.game.seats for event in self.do(Ready(seat)))

    def race_of(self, *solvers: int) -> None:
        """A race from its reveal to its end: those seats solve in that order, the others do not."""
        self.wake()
        for number, seat in enumerate(solvers, start=1):
            self.solve(seat, after=10_000 * number)
        for _ in range(2):  # the glass, and the second chance
            if isinstance(self.game.phase, Racing):
                self.wake()
        assert not isinstance(self.game.phase, Racing), "the race does not end"

    def rounds(self, count: int, *solvers: int) -> None:
        """That many rounds, each from its reveal to the start of the next one or to the end of the game."""
        for _ in range(count):
            self.race_of(*solvers)
            if self.outcome is None:
                self.rest()
