"""A table of classic with a manual clock and manual players."""

from tests.boards import flat_boards
from tests.editions import hand_table
from ubongo.editions.classic.commands import Command, MovePawn, PlacePawn, TakeGems
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import Event
from ubongo.editions.classic.gem_board import hole
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.classic.state import Game, Racing, Taking, row_of, task_of
from ubongo.editions.classic.view_types import ClassicView
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.intermission import Intermission, Ready
from ubongo.editions.parts.race import Race
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.tiling import tilings


class HandTable(hand_table.HandTable[ClassicSettings, Game, Command, Event, ClassicView, BoardDeck, Board]):
    """A table of classic."""

    def __init__(self, settings: ClassicSettings, seed: bytes = bytes(32)) -> None:
        super().__init__(CLASSIC, settings, flat_boards(*settings.sides), seed)

    @property
    def racing(self) -> Racing:
        assert isinstance(self.game.phase, Racing), self.game.phase
        return self.game.phase

    @property
    def race(self) -> Race:
        return self.racing.race

    def wake(self) -> tuple[Event, ...]:
        """What happens at the deadline."""
        return self.do(Wake(), self.due())

    def place(self, *rows: int) -> None:
        """Place the pawns on these fields, by seat."""
        while (seat := self.view(None).turn) is not None:
            self.do(PlacePawn(seat, rows[seat]))

    def claim(self, seat: int, lag: int = 0) -> Claim:
        task = task_of(self.game, self.race, Seat(seat))
        assert task is not None, f"seat {seat} does not race"
        return Claim(Seat(seat), next(tilings(task)), Millis(lag))

    def solve(self, seat: int, after: int, lag: int = 0) -> tuple[Event, ...]:
        """The seat calls that many milliseconds after the reveal."""
        return self.do(self.claim(seat, lag), self.race.reveal_at + after)

    def move(self, seat: int, row: int) -> tuple[Event, ...]:
        return self.do(MovePawn(Seat(seat), row))

    def grab(self, seat: int) -> TakeGems:
        """The seat's command to take the gems that are nearest now."""
        row = row_of(self.game, Seat(seat))
        return TakeGems(Seat(seat), row, hole(self.game.rows[row]))

    def take(self, seat: int) -> tuple[Event, ...]:
        return self.do(self.grab(seat))

    def give_up(self, seat: int) -> tuple[Event, ...]:
        return self.do(GiveUp(Seat(seat)))

    def rest(self) -> None:
        """All get ready, one after the other, unless the game is over."""
        if isinstance(self.game.phase, Intermission):
            for seat in self.game.seats:
                self.do(Ready(seat))

    def round_of(self, *solvers: int) -> None:
        """A round from its reveal to the next deal: these seats solve in that order, and take at their rows."""
        self.wake()
        for number, seat in enumerate(solvers, start=1):
            self.solve(seat, after=10_000 * number)
            if self.game.rows[row_of(self.game, Seat(seat))] and not self.settings.calm:
                self.take(seat)
        while isinstance(self.game.phase, Racing | Taking):
            self.wake()
        self.rest()


def table(
    seats: int = 2,
    *,
    seed: int = 0,
    glass: int | None = 60_000,
    calm: bool = False,
    all_boards: bool = False,
    first: int | None = 0,
    pawn_waits: bool = True,
) -> HandTable:
    """A table before its start."""
    settings = ClassicSettings(
        seats=seats,
        glass=None if glass is None else Millis(glass),
        calm=calm,
        all_boards=all_boards,
        first_roller=None if first is None else Seat(first),
        pawn_waits=pawn_waits,
    )
    return HandTable(settings, seed.to_bytes(32, "big"))


def dealt(
    seats: int = 2,
    *,
    rows: tuple[int, ...] = (0, 1, 2, 3),
    seed: int = 0,
    glass: int | None = 60_000,
    calm: bool = False,
    all_boards: bool = False,
    pawn_waits: bool = True,
) -> HandTable:
    """A table with pawns on these fields and boards dealt, but not yet revealed."""
    hand = table(seats, seed=seed, glass=glass, calm=calm, all_boards=all_boards, pawn_waits=pawn_waits)
    hand.do(Start())
    hand.place(*rows)
    return hand


def racing(
    seats: int = 2,
    *,
    rows: tuple[int, ...] = (0, 1, 2, 3),
    seed: int = 0,
    glass: int | None = 60_000,
    calm: bool = False,
    pawn_waits: bool = True,
) -> HandTable:
    """A table whose first glass is running."""
    hand = dealt(seats, rows=rows, seed=seed, glass=glass, calm=calm, pawn_waits=pawn_waits)
    hand.wake()
    return hand
