"""The boxes' own ways: open boards, hands seen before the signal, own pieces. Rule: R2, R3, R14, K3."""

from random import Random
from typing import Any, TypeAlias

import pytest

from tests.editions.cards import table as cards_table
from tests.editions.classic import table as classic_table
from tests.editions.pouch import table as pouch_table
from tests.editions.three_d import table as three_d_table
from tests.replacing import replace
from ubongo.editions.cards.commands import Arrange
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.cards.events import HandsDealt, SignalCalled, SignalGiven
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.bots.timing import searching_time
from ubongo.editions.parts.intermission import IntermissionReason, PlayerReady, Ready
from ubongo.editions.parts.open_boards import LONGEST_LOOK, BoardsOpened, DieRolled, RollCalled
from ubongo.editions.parts.race_events import Claim, GiveUp, RaceReason, TaskSolved
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.puzzles.piece import FLAT, SOLID
from ubongo.puzzles.task import Flaw
from ubongo.puzzles.tiling import tilings

A, B = Seat(0), Seat(1)
Table: TypeAlias = Any  # of either edition with a race


def pouch(**chosen: Any) -> Table:
    hand = pouch_table.HandTable(PouchSettings(seats=2, **chosen))
    hand.do(Start())
    return hand


def classic(**chosen: Any) -> Table:
    hand = classic_table.HandTable(ClassicSettings(seats=2, **chosen))
    hand.do(Start())
    hand.place(0, 1)
    return hand


def three_d(**chosen: Any) -> Table:
    settings = replace(three_d_table.agreed(1, 2), **chosen)
    hand = three_d_table.HandTable(settings)
    hand.do(Start())
    return hand


RACES = pytest.mark.parametrize("opened", [pouch, classic, three_d])


def all_ready(hand: Table) -> None:
    for seat in hand.game.seats:
        hand.do(Ready(seat))


@RACES
@pytest.mark.rule("R2")
def test_boards_lie_open_before_the_die_is_rolled_and_each_player_sees_their_own(opened: Any):
    hand = opened(boards_open=True)
    (event,) = [event for event in hand.log[-1].events if isinstance(event, BoardsOpened)]
    for seat in (A, B):
        view = hand.view(seat)
        board = hand.boards[event.runners[seat].board]
        assert (view.stage, view.symbol, view.puzzle.card, view.puzzle.pieces) == ("open", None, board.card, ())
        assert view.card_rows == tuple(task.pieces for task in board.tasks)
        assert (view.remaining_ms, view.ready) == (LONGEST_LOOK, ())
    watcher = hand.view(None)
    assert (watcher.stage, watcher.puzzle, watcher.card_rows) == ("open", None, ())


@RACES
@pytest.mark.rule("R2")
def test_die_and_glass_turn_in_one_moment_after_a_countdown_once_all_are_ready(opened: Any):
    hand = opened(boards_open=True)
    assert hand.do(Ready(A), after=5_000) == (PlayerReady(A),)
    assert hand.do(Ready(B)) == (PlayerReady(B), RollCalled(Millis(hand.now + 3_000)))
    assert hand.view(A).symbol is None
    assert hand.refusal(Wake(), hand.now + 2_999) == RaceReason.NOT_REVEALED
    (rolled,) = hand.wake()
    assert rolled == DieRolled(rolled.symbol, hand.now, Millis(hand.now + 60_000))
    view = hand.view(A)
    assert (view.stage, view.symbol, view.elapsed_ms, view.remaining_ms) == ("racing", rolled.symbol, 0, 60_000)
    assert view.puzzle.pieces == hand.boards[hand.race.runners[A].board].tasks[rolled.symbol].pieces
    assert view.card_rows == ()
    (solved,) = hand.solve(0, after=9_000)
    assert isinstance(solved, TaskSolved)


@RACES
@pytest.mark.rule("R2")
def test_nothing_can_be_claimed_before_the_roll_and_nobody_is_ready_twice(opened: Any):
    hand = opened(boards_open=True)
    assert hand.refusal(Claim(A, ())) == RaceReason.NOT_REVEALED
    assert hand.refusal(GiveUp(A)) == RaceReason.NOT_REVEALED
    hand.do(Ready(A))
    assert hand.refusal(Ready(A)) == IntermissionReason.ALREADY_READY
    assert hand.refusal(Ready(Seat(2))) == RaceReason.NOT_IN_THIS_RACE


@RACES
@pytest.mark.rule("R2")
def test_the_die_is_rolled_after_a_minute_though_not_all_are_ready(opened: Any):
    hand = opened(boards_open=True)
    hand.do(Ready(A))
    hand.do(ExtendClock(Millis(4_000)))
    assert hand.due() == hand.now + LONGEST_LOOK + 4_000
    (rolled,) = hand.wake()
    assert isinstance(rolled, DieRolled)


@RACES
@pytest.mark.rule("R1", "R2")
def test_the_die_is_drawn_when_it_is_rolled_and_not_when_the_boards_are_dealt(opened: Any):
    symbols: set[int] = set()
    deals: set[object] = set()
    for wakes in range(12):  # each refusal leaves no trace, each clock put back takes an entry of the log
        hand = opened(boards_open=True)
        deals.add(next(event.runners for event in hand.log[-1].events if isinstance(event, BoardsOpened)))
        for _ in range(wakes):
            hand.do(ExtendClock(Millis(1)))
        all_ready(hand)
        (rolled,) = hand.wake()
        symbols.add(rolled.symbol)
    assert len(deals) == 1
    assert len(symbols) > 1


@pytest.mark.rule("R1", "R2")
def test_open_boards_are_matched_by_all_their_symbols_together():
    def spread(seed: int, *, matched: bool) -> float:
        settings = PouchSettings(seats=4, boards_open=True, matched=matched)
        hand = pouch_table.HandTable(settings, bytes([seed]) * 32)
        (event,) = [event for event in hand.start() if isinstance(event, BoardsOpened)]
        sums = [sum(task.grade for task in hand.boards[runner.board].tasks) for runner in event.runners]
        return max(sums) - min(sums)

    seeds = range(20)
    assert 3 * sum(spread(seed, matched=True) for seed in seeds) < sum(spread(seed, matched=False) for seed in seeds)


@RACES
@pytest.mark.rule("R2")
def test_a_bot_looks_and_gets_ready_and_the_table_is_ready_for_an_absent_player(opened: Any):
    hand = opened(boards_open=True)
    bots = hand.match.edition.bots
    assert bots.skip(hand.view(A)) == Ready(A)
    intention = bots.intention(hand.view(A), Strength.SHARP, Random(3))
    assert intention.command == Ready(A)
    assert 1_500 <= intention.after <= 4_000
    later = bots.intention(hand.view(A, after=1_000), Strength.SHARP, Random(3))
    assert later.after == intention.after - 1_000
    hand.do(Ready(A))
    assert bots.intention(hand.view(A), Strength.SHARP, Random(3)) is None
    assert bots.phase_key(hand.view(A)).endswith((".open", ".open."))


@pytest.mark.rule("P6", "R2")
def test_in_a_tie_break_only_the_tied_look_and_get_ready():
    hand = pouch_table.partly_tied()
    game = replace(hand.game, settings=replace(hand.settings, boards_open=True))
    hand.game = game
    assert game.tie_breaks == 1
    hand.race_of()
    hand.rest()
    view = hand.view(None)
    assert (view.stage, view.tie_break, len(view.runners)) == ("open", 2, 2)
    out = next(seat for seat in hand.game.seats if seat not in view.runners)
    assert hand.refusal(Ready(out)) == RaceReason.NOT_IN_THIS_RACE
    for seat in view.runners:
        hand.do(Ready(seat))
    (rolled,) = hand.wake()
    assert isinstance(rolled, DieRolled)


@RACES
@pytest.mark.rule("R14")
def test_the_tray_holds_every_piece_and_the_board_shows_its_rows(opened: Any):
    hand = opened(own_pieces=True)
    assert hand.view(A).card_rows == (), "boards are face down"
    hand.wake()
    view, board = hand.view(A), hand.boards[hand.race.runners[A].board]
    box = SOLID if opened is three_d else FLAT
    assert view.puzzle.pieces == tuple(piece.id for piece in box.pieces)
    assert len(view.puzzle.pieces) == (8 if opened is three_d else 12)
    assert view.card_rows == tuple(task.pieces for task in board.tasks)
    assert view.symbol == hand.race.symbol
    assert hand.view(None).card_rows == ()
    hand.solve(0, after=9_000)
    hand.give_up(1)
    if opened is classic:
        hand.take(0)
    assert hand.view(None).last.boards[A].puzzle.pieces == board.tasks[view.symbol].pieces, "what was to be found"


@RACES
@pytest.mark.rule("R3", "R14")
def test_pieces_of_another_row_are_refused_though_they_fill_the_board(opened: Any):
    hand = opened(own_pieces=True)
    hand.wake()
    board = hand.boards[hand.race.runners[A].board]
    others = [task for task in board.tasks if set(task.pieces) != set(board.tasks[hand.race.symbol].pieces)]
    tiling = next(tilings(board.task(board.tasks.index(others[0]))))
    refused = hand.refused(Claim(A, tiling))
    assert (refused.reason, refused.flaw) == (RaceReason.NOT_A_TILING, Flaw.UNKNOWN_PIECE)
    hand.solve(0, after=9_000)


@RACES
@pytest.mark.rule("R14")
@pytest.mark.parametrize("strength", Strength)
def test_a_bot_needs_time_to_find_its_pieces_and_claims_the_right_ones(opened: Any, strength: Strength):
    plain, searching = opened(), opened(own_pieces=True)
    plain.wake()
    searching.wake()
    bots = plain.match.edition.bots
    for seed in range(20):
        one = bots.intention(plain.view(A), strength, Random(seed))
        other = bots.intention(searching.view(A), strength, Random(seed))
        assert other.after > one.after + 2_000
        assert other.command.placements == one.command.placements
        assert not hasattr(searching.answer(other.command), "reason")


@pytest.mark.rule("R14")
def test_stronger_bots_find_their_pieces_sooner_and_more_pieces_take_longer():
    def typical(pieces: int, strength: Strength) -> int:
        return sorted(searching_time(pieces, strength, Random(seed)) for seed in range(99))[49]

    assert typical(3, Strength.GENTLE) > typical(3, Strength.STEADY) > typical(3, Strength.SHARP) > 4_000
    assert typical(4, Strength.STEADY) > typical(3, Strength.STEADY)


def looking(seats: int = 2) -> cards_table.HandTable:
    hand = cards_table.HandTable(CardsSettings(seats=seats, hands_seen=True))
    hand.do(Start())
    return hand


@pytest.mark.rule("K3")
def test_hands_are_seen_before_the_signal_by_their_players_alone():
    hand = looking()
    assert isinstance(hand.log[-1].events[0], HandsDealt)
    view = hand.view(A, after=700)
    assert (view.stage, view.remaining_ms, view.elapsed_ms) == ("looking", None, 700)
    assert view.hand == hand.game.hand(A)
    assert hand.view(None).hand == ()
    assert hand.match.deadline is None, "it waits for all players"
    assert hand.refusal(Arrange(A, ())).code == "not-signaled"


@pytest.mark.rule("K3")
def test_the_signal_comes_after_a_countdown_once_all_are_ready():
    hand = looking()
    assert hand.refusal(Ready(Seat(5))) == IntermissionReason.UNKNOWN_SEAT
    assert hand.do(Ready(A), after=90_000) == (PlayerReady(A),)
    assert hand.view(B).ready == (A,)
    assert hand.refusal(Ready(A)) == IntermissionReason.ALREADY_READY
    hand.do(ExtendClock(Millis(500)))
    assert hand.do(Ready(B)) == (PlayerReady(B), SignalCalled(Millis(hand.now + 3_000)))
    view = hand.view(A)
    assert (view.stage, view.remaining_ms, view.hand) == ("countdown", 3_000, hand.game.hand(A))
    assert hand.wake() == (SignalGiven(hand.now),)
    assert (hand.view(A).stage, hand.view(A).elapsed_ms) == ("laying", 0)
    hand.finish(0)
    hand.rest()
    assert hand.view(A).stage == "looking", "so does every round"
    assert hand.view(A).ready == ()


@pytest.mark.rule("K3")
def test_a_bot_looks_at_its_hand_and_the_table_is_ready_for_an_absent_player():
    hand = looking()
    assert CARDS.bots.skip(hand.view(A)) == Ready(A)
    intention = CARDS.bots.intention(hand.view(A), Strength.STEADY, Random(1))
    assert intention is not None
    later = CARDS.bots.intention(hand.view(A, after=1_000), Strength.STEADY, Random(1))
    assert later is not None
    assert (intention.command, later.after) == (Ready(A), intention.after - 1_000)
    hand.do(Ready(A))
    assert CARDS.bots.intention(hand.view(A), Strength.STEADY, Random(1)) is None
