"""A run of solo whose clock and player are moved by hand."""

from tests.boards import boards
from ubongo.editions.chance import chance
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts.race import Claim, Race
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.game import (
    PLAYER,
    Command,
    Event,
    Finish,
    Game,
    Mode,
    SetAside,
    SoloSettings,
    Solving,
    task_of,
)
from ubongo.editions.solo.view import SoloView
from ubongo.formats.log import Entry
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.task import Tiling
from ubongo.puzzles.tiling import tilings

START = Millis(1_000_000)


class HandRun:
    """Carries out commands as a table does, at instants given by the test."""

    def __init__(self, settings: SoloSettings, seed: bytes = bytes(32), some: tuple[Board, ...] = ()) -> None:
        self.settings = settings
        self.seed = seed
        self.boards = some or boards(settings.side)
        self.game: Game = SOLO.rules.new(settings, self.boards)
        self.now = START
        self.log: list[Entry] = []

    @property
    def race(self) -> Race:
        assert isinstance(self.game.phase, Solving), self.game.phase
        return self.game.phase.race

    @property
    def outcome(self) -> Outcome | None:
        return SOLO.rules.outcome(self.game)

    @property
    def task(self) -> tuple[int, int]:
        """Board and symbol of the player's task."""
        return self.game.dealt[-1]

    def view(self, audience: Seat | None = PLAYER, after: int = 0) -> SoloView:
        return SOLO.rules.view(self.game, audience, Millis(self.now + after))

    def answer(self, command: Command, at: int | None = None) -> tuple[Event, ...] | Refusal:
        """The decision of the rules, without carrying it out."""
        instant = self.now if at is None else Millis(at)
        return SOLO.rules.decide(self.game, command, instant, chance(self.seed, len(self.log) + 1))

    def refusal(self, command: Command, at: int | None = None) -> Reason:
        """Why the rules refuse the command."""
        answer = self.answer(command, at)
        assert isinstance(answer, Refusal), f"{command!r} was not refused: {answer!r}"
        return answer.reason

    def do(self, command: Command, after: int = 0) -> tuple[Event, ...]:
        """The events of a command that the rules allow, that many milliseconds from now."""
        answer = self.answer(command, self.now + after)
        assert not isinstance(answer, Refusal), f"{command!r} was refused: {answer!r}"
        self.now = Millis(self.now + after)
        for event in answer:
            self.game = SOLO.rules.evolve(self.game, event)
            assert SOLO.audit.invariants(self.game) == ()
        self.log.append(Entry(len(self.log) + 1, self.now, command, answer))
        return answer

    def wake(self) -> tuple[Event, ...]:
        """What happens at the deadline."""
        due = SOLO.rules.deadline(self.game)
        assert due is not None, "nothing is due"
        return self.do(Wake(), due - self.now)

    def tiling(self) -> Tiling:
        """A tiling of the player's task."""
        return next(tilings(task_of(self.game, *self.task)))

    def claim(self) -> Claim:
        return Claim(PLAYER, self.tiling())

    def solve(self, after: int) -> tuple[Event, ...]:
        """The player calls that many milliseconds from now."""
        return self.do(self.claim(), after)

    def set_aside(self, after: int) -> tuple[Event, ...]:
        return self.do(SetAside(PLAYER), after)

    def finish(self, after: int = 0) -> tuple[Event, ...]:
        return self.do(Finish(PLAYER), after)


def seated(mode: Mode = "practice", *, seed: int = 0, side: str = "3", some: tuple[Board, ...] = ()) -> HandRun:
    """A run before its start."""
    return HandRun(SoloSettings(mode=mode, side=side), seed.to_bytes(32, "big"), some)


def counting_down(mode: Mode = "practice", *, seed: int = 0, side: str = "3", some: tuple[Board, ...] = ()) -> HandRun:
    """A run whose first board is dealt, but not yet turned."""
    run = seated(mode, seed=seed, side=side, some=some)
    run.do(Start())
    return run


def running(mode: Mode = "practice", *, seed: int = 0, side: str = "3", some: tuple[Board, ...] = ()) -> HandRun:
    """A run whose first board is open."""
    run = counting_down(mode, seed=seed, side=side, some=some)
    run.wake()
    return run
