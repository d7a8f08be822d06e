"""Laws of the gem board: whatever the order of commands, gems are neither lost nor created. Rule: C2, C4 to C8."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.editions.classic.table import HandTable, table
from ubongo.editions.classic.commands import ClassicReason, Command, MovePawn, Pass, PlacePawn, TakeGems
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import Event, GemsTaken, PawnMoved, RoundStarted
from ubongo.editions.classic.gem_board import GEMS_OF_A_COLOR, REACHES, ROWS, Color, Handful, Row
from ubongo.editions.classic.state import Racing, Taking
from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.intermission import Intermission, Ready
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.editions.parts.ranking import ranking

MOST = 4
seats = st.integers(0, MOST - 1)
rows = st.integers(-1, ROWS)
holes = st.integers(-2, 13)


class GemBoard(RuleBasedStateMachine):
    """A game whose players all act at once, with independent bookkeeping of what each took."""

    @initialize(
        players=st.integers(2, MOST),
        seed=st.integers(0, 3),
        calm=st.booleans(),
        all_boards=st.booleans(),
        glass=st.sampled_from((60_000, None)),
        placed=st.none() | st.integers(0, ROWS - 1),
    )
    def open(self, players: int, seed: int, calm: bool, all_boards: bool, glass: int | None, placed: int | None):
        self.hand: HandTable = table(players, seed=seed, calm=calm, all_boards=all_boards, glass=glass)
        self.hand.do(Start())
        self.laid: list[Row] = list(self.hand.game.rows)
        self.taken: list[list[Handful]] = [[] for _ in range(ROWS)]
        self.got: list[Counter[Color]] = [Counter() for _ in range(players)]
        self.homes: tuple[int | None, ...] = ()
        self.takers: set[Seat] = set()
        if placed is not None:
            self.all_place(placed)
            self.let_time_run_out()

    def send(self, command: Command, after: int = 0) -> tuple[Event, ...] | None:
        """The events of the command; None if it was refused and changed nothing."""
        before, at = self.hand.game, Millis(self.hand.now + after)
        answer = self.hand.answer(command, at)
        if isinstance(answer, Refusal):
            assert self.hand.game is before
            return None
        for event in self.hand.do(command, at):
            self.note(event)
        return answer

    def note(self, event: Event) -> None:
        match event:
            case RoundStarted():
                self.homes, self.takers = self.hand.game.pawns, set()
            case GemsTaken(seat, row, gems):
                assert seat not in self.takers, "once a round"
                self.takers.add(seat)
                self.taken[row].append(gems)
                self.got[seat].update(gems)
            case PawnMoved(seat, row):
                home = self.homes[seat]
                assert home is not None
                assert abs(row - home) <= REACHES[0]
            case _:
                pass

    def claim(self, seat: int, lag: int) -> Command:
        game = self.hand.game
        if isinstance(game.phase, Racing) and Seat(seat) in game.phase.race.seats:
            return self.hand.claim(seat, lag)
        return Claim(Seat(seat), ())

    @rule(seat=seats, row=rows)
    def place(self, seat: int, row: int):
        self.send(PlacePawn(Seat(seat), row))

    @rule(row=st.integers(0, ROWS - 1))
    def all_place(self, row: int):
        while (turn := self.hand.view(None).turn) is not None and self.hand.view(None).stage == "placing":
            assert self.send(PlacePawn(turn, row)) is not None

    @rule(seat=seats, lag=st.integers(0, 200), after=st.integers(0, 300))
    def solve(self, seat: int, lag: int, after: int):
        self.send(self.claim(seat, lag), after)

    @precondition(lambda self: isinstance(self.hand.game.phase, Racing | Taking))
    @rule(seat=seats, row=rows, after=st.integers(0, 300))
    def move(self, seat: int, row: int, after: int):
        self.send(MovePawn(Seat(seat), row), after)

    @precondition(lambda self: isinstance(self.hand.game.phase, Racing | Taking))
    @rule(seat=seats, row=rows, hole=holes)
    def reach_for_anything(self, seat: int, row: int, hole: int):
        self.send(TakeGems(Seat(seat), row, hole))

    @precondition(lambda self: isinstance(self.hand.game.phase, Racing))
    @rule(order=st.permutations(range(MOST)), apart=st.integers(0, 300))
    def all_solve(self, order: list[int], apart: int):
        for seat in order:
            self.send(self.claim(seat, 0), apart)

    @precondition(lambda self: isinstance(self.hand.game.phase, Racing | Taking))
    @rule(order=st.permutations(range(MOST)), after=st.integers(0, 300))
    def all_reach_at_once_for_what_they_see(self, order: list[int], after: int):
        """If several players reach for the same two gems at once, one gets them; the others see the next ones."""
        present = [seat for seat in order if seat in self.hand.game.seats and self.hand.view(seat).reach]
        grabs = {seat: self.hand.grab(seat) for seat in present}
        gone: set[int] = set()
        for seat in present:
            if not isinstance(self.hand.game.phase, Racing):
                return  # the last gems have ended the round
            got = self.send(grabs[seat], after)
            after = 0
            row = grabs[seat].row
            assert got is None or row not in gone
            if got is None and row in gone:
                self.check_refused(seat, grabs[seat])
            gone.update([row] if got is not None else [])

    def check_refused(self, seat: int, grab: TakeGems) -> None:
        left = self.hand.game.rows[grab.row]
        if not self.hand.view(seat).reach or CLASSIC.rules.deadline(self.hand.game) == self.hand.now:
            return
        assert self.hand.refusal(grab) in (ClassicReason.GEMS_GONE, ClassicReason.ROW_EMPTY)
        (field,) = (field for field in self.hand.view(seat).reach if field.row == grab.row)
        assert (field.hole, field.gems) == (12 - len(left), left[:2])

    @rule(seat=seats)
    def leave(self, seat: int):
        self.send(GiveUp(Seat(seat)))
        self.send(Pass(Seat(seat)))

    @rule(by=st.integers(1, 5_000))
    def extend_clock(self, by: int):
        self.send(ExtendClock(Millis(by)))

    @precondition(lambda self: CLASSIC.rules.deadline(self.hand.game) is not None)
    @rule()
    def let_time_run_out(self):
        due = CLASSIC.rules.deadline(self.hand.game)
        assert due is not None
        assert self.send(Wake(), max(due - self.hand.now, 0)) is not None

    @precondition(lambda self: isinstance(self.hand.game.phase, Intermission))
    @rule()
    def go_on(self):
        for seat in self.hand.game.seats:
            self.send(Ready(seat))
        self.send(Wake(), 3_000)

    @invariant()
    def rows_only_lose_pairs_from_the_pawns_end(self):
        for laid, taken, left in zip(self.laid, self.taken, self.hand.game.rows, strict=True):
            assert (*(gem for gems in taken for gem in gems), *left) == laid
            assert all(len(gems) == 2 for gems in taken)

    @invariant()
    def gems_are_conserved(self):
        left = Counter(gem for row in self.hand.game.rows for gem in row)
        for held, got in zip(self.hand.game.holdings, self.got, strict=True):
            assert held.counts == tuple(got[color] for color in Color)
        assert left + sum(self.got, Counter[Color]()) == dict.fromkeys(Color, GEMS_OF_A_COLOR)

    @invariant()
    def only_solvers_take(self):
        phase = self.hand.game.phase
        if isinstance(phase, Racing | Taking):
            assert self.takers <= set(ranking(phase.race.solves))

    @invariant()
    def a_finished_race_waits_only_for_gems_in_reach(self):
        phase = self.hand.game.phase
        if isinstance(phase, Racing) and phase.race.revealed and not phase.race.running:
            assert any(field.gems for seat in self.hand.game.seats for field in self.hand.view(seat).reach)


TestGemBoard = pytest.mark.slow(pytest.mark.rule("C2", "C5", "C7", "C8", "R11a")(GemBoard.TestCase))
TestGemBoard.settings = settings(
    max_examples=100, stateful_step_count=50, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
