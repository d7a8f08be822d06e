"""A table of a hunt whose clock and players are moved by hand."""

from typing import Generic, TypeVar

from ubongo.editions.chance import chance
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts.hunt.game import Command, Event, Finished, Hunt, Racing, TermsT, task_of
from ubongo.editions.parts.hunt.view import HuntView
from ubongo.editions.parts.race import Claim, GiveUp, Race
from ubongo.editions.parts.rest import Ready
from ubongo.formats.log import Entry
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.task import Tiling
from ubongo.puzzles.tiling import tilings

START = Millis(1_000_000)
ViewT = TypeVar("ViewT", bound=HuntView)


class HuntTable(Generic[TermsT, ViewT]):
    """Carries out commands as a table does, at instants given by the test."""

    def __init__(
        self,
        edition: Edition[TermsT, Hunt[TermsT], Command, Event, ViewT, BoardDeck, Board],
        settings: TermsT,
        boards: tuple[Board, ...],
        seed: bytes,
    ) -> None:
        self.edition = edition
        self.settings = settings
        self.boards = boards
        self.seed = seed
        self.game = edition.rules.new(settings, boards)
        self.now = START
        self.log: list[Entry] = []

    @property
    def race(self) -> Race:
        assert isinstance(self.game.phase, Racing), self.game.phase
        return self.game.phase.race

    @property
    def last(self) -> Finished:
        assert self.game.last is not None
        return self.game.last

    @property
    def outcome(self) -> Outcome | None:
        return self.edition.rules.outcome(self.game)

    def view(self, seat: int | None) -> ViewT:
        return self.edition.rules.view(self.game, None if seat is None else Seat(seat), self.now)

    def answer(self, command: Command, at: int | None = None) -> tuple[Event, ...] | Refusal:
        """The decision of the rules, without carrying it out."""
        instant = self.now if at is None else Millis(at)
        return self.edition.rules.decide(self.game, command, instant, chance(self.seed, len(self.log) + 1))

    def refusal(self, command: Command, at: int | None = None) -> Reason:
        """Why the rules refuse the command."""
        answer = self.answer(command, at)
        assert isinstance(answer, Refusal), f"{command!r} was not refused: {answer!r}"
        return answer.reason

    def do(self, command: Command, at: int | None = None) -> tuple[Event, ...]:
        """The events of a command that the rules allow."""
        answer = self.answer(command, at)
        assert not isinstance(answer, Refusal), f"{command!r} was refused: {answer!r}"
        self.now = self.now if at is None else Millis(at)
        for event in answer:
            self.game = self.edition.rules.evolve(self.game, event)
        self.log.append(Entry(len(self.log) + 1, self.now, command, answer))
        return answer

    def start(self) -> tuple[Event, ...]:
        return self.do(Start())

    def wake(self) -> tuple[Event, ...]:
        """What happens at the deadline."""
        due = self.edition.rules.deadline(self.game)
        assert due is not None, "nothing is due"
        return self.do(Wake(), due)

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
        """A race from its reveal to its end: those solve in that order, the others never."""
        self.wake()
        for number, seat in enumerate(solvers, start=1):
            self.solve(seat, after=10_000 * number)
        for _ in range(2):  # the glass, and the second chance
            if isinstance(self.game.phase, Racing):
                self.wake()
        assert not isinstance(self.game.phase, Racing), "the race does not end"

    def rounds(self, count: int, *solvers: int) -> None:
        """So many rounds from their reveal to the start of the next one, or to the end of the game."""
        for _ in range(count):
            self.race_of(*solvers)
            if self.outcome is None:
                self.rest()
