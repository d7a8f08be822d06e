"""A table with a manual clock and manual players: the common part of all editions."""

from typing import Generic, cast

from tests.replacing import replace
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.generics import BoardT, CommandT, DeckT, EventT, SettingsT, StateT, ViewT
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.match import new_match
from ubongo.editions.secret import Scheme, Secret
from ubongo.formats.log import Entry

START = Millis(1_000_000)


class HandTable(Generic[SettingsT, StateT, CommandT, EventT, ViewT, DeckT, BoardT]):
    """Carries out commands as a table does, at times given by the test, and checks the invariants after each."""

    def __init__(
        self,
        edition: Edition[SettingsT, StateT, CommandT, EventT, ViewT, DeckT, BoardT],
        settings: SettingsT,
        boards: tuple[BoardT, ...],
        seed: bytes,
    ) -> None:
        self.settings = settings
        self.boards = boards
        self.seed = seed
        self.match = new_match(edition, settings, boards)
        self.now = START
        self.log: list[Entry] = []

    @property
    def game(self) -> StateT:
        return self.match.state

    @game.setter
    def game(self, state: StateT) -> None:
        self.match = replace(self.match, state=state)

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def view(self, seat: int | None, after: int = 0) -> ViewT:
        return self.match.view(None if seat is None else Seat(seat), Millis(self.now + after))

    def answer(self, command: CommandT, at: int | None = None) -> tuple[EventT, ...] | Refusal:
        """The answer of the rules, without any effect on the game."""
        instant = self.now if at is None else Millis(at)
        answer = self.match.decided(command, instant, Secret(self.seed, Scheme.BY_ENTRY))
        # No command of an edition takes over a seat.
        return cast("tuple[EventT, ...] | Refusal", answer)

    def refused(self, command: CommandT, at: int | None = None) -> Refusal:
        """The refusal of a command that the rules do not allow."""
        answer = self.answer(command, at)
        assert isinstance(answer, Refusal), f"{command!r} was not refused: {answer!r}"
        return answer

    def refusal(self, command: CommandT, at: int | None = None) -> Reason:
        """Why the rules refuse the command."""
        return self.refused(command, at).reason

    def do(self, command: CommandT, at: int | None = None, *, after: int = 0) -> tuple[EventT, ...]:
        """The events of a command that the rules allow, at that instant or `after` milliseconds from now."""
        instant = Millis(self.now + after if at is None else at)
        answer = self.answer(command, instant)
        assert not isinstance(answer, Refusal), f"{command!r} was refused: {answer!r}"
        assert tuple(self.match.broken_invariants(answer)) == ()
        self.now = instant
        self.log.append(Entry(self.match.next_seq, self.now, command, answer))
        self.match = self.match.after(answer)
        return answer

    def due(self) -> Millis:
        """When the table must wake the game."""
        due = self.match.deadline
        assert due is not None, "nothing is due"
        return due
