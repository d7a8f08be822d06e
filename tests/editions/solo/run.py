"""A run of solo with a manual clock and a manual player."""

from tests.boards import boards
from tests.editions.hand_table import HandTable
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.parts.race import Race
from ubongo.editions.parts.race_events import Claim
from ubongo.editions.solo.commands import Command, Finish, SetAside
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.events import Event
from ubongo.editions.solo.settings import PLAYER, Mode, SoloSettings
from ubongo.editions.solo.state import Game, Solving, task_of
from ubongo.editions.solo.view import SoloView
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.completion import completion
from ubongo.puzzles.task import Flaw, Placement, Tiling, flaw
from ubongo.puzzles.tiling import tilings


class HandRun(HandTable[SoloSettings, Game, Command, Event, SoloView, BoardDeck, Board]):
    """A run of solo."""

    def __init__(self, settings: SoloSettings, seed: bytes = bytes(32), some: tuple[Board, ...] = ()) -> None:
        super().__init__(SOLO, settings, some or boards(settings.side), seed)

    @property
    def race(self) -> Race:
        assert isinstance(self.game.phase, Solving), self.game.phase
        return self.game.phase.race

    @property
    def task(self) -> tuple[int, int]:
        """Board and symbol of the player's task."""
        return self.game.dealt[-1]

    def view(self, seat: int | None = PLAYER, after: int = 0) -> SoloView:
        return super().view(seat, after)

    def wake(self) -> tuple[Event, ...]:
        """What happens at the deadline."""
        return self.do(Wake(), self.due())

    def tiling(self) -> Tiling:
        """A tiling of the board in front of the player, a repeat too."""
        return next(tilings(task_of(self.game, self.race.runners[0].board, self.race.symbol)))

    def claim(self) -> Claim:
        return Claim(PLAYER, self.tiling())

    def solve(self, after: int) -> tuple[Event, ...]:
        """The player calls that many milliseconds from now."""
        return self.do(self.claim(), after=after)

    def set_aside(self, after: int) -> tuple[Event, ...]:
        return self.do(SetAside(PLAYER), after=after)

    def finish(self, after: int = 0) -> tuple[Event, ...]:
        return self.do(Finish(PLAYER), after=after)


def seated(mode: Mode = "practice", *, seed: int = 0, side: str = "3", some: tuple[Board, ...] = ()) -> HandRun:
    """A run before its start."""
    return HandRun(SoloSettings(mode=mode, side=side), seed.to_bytes(32, "big"), some)


def counting_down(mode: Mode = "practice", *, seed: int = 0, side: str = "3", some: tuple[Board, ...] = ()) -> HandRun:
    """A run whose first board is dealt, but not yet revealed."""
    run = seated(mode, seed=seed, side=side, some=some)
    run.do(Start())
    return run


def running(mode: Mode = "practice", *, seed: int = 0, side: str = "3", some: tuple[Board, ...] = ()) -> HandRun:
    """A run whose first board is open."""
    run = counting_down(mode, seed=seed, side=side, some=some)
    run.wake()
    return run


def misplacement(run: HandRun) -> Placement:
    """A place on the open board from which nothing completes it."""
    task = task_of(run.game, *run.task)
    return next(
        placement
        for piece in task.pieces
        for number in range(len(piece.orientations))
        for anchor in sorted(task.region)
        for placement in (Placement(piece.id, number, anchor),)
        if flaw(task, (placement,)) is Flaw.UNCOVERED and completion(task, (placement,)) is None
    )
