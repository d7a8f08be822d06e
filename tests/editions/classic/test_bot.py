"""Bots of classic: they move and take in time, plan again when the situation changes, and do not delay the game."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.editions.classic.table import HandTable, dealt, racing, table
from ubongo.editions.classic.commands import Command, MovePawn, Pass, PlacePawn, TakeGems
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.state import Racing
from ubongo.editions.contract.bots import Intention, Strength
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import Claim, GiveUp

strengths = st.sampled_from(Strength)


def meant(hand: HandTable, seat: int, strength: Strength = Strength.STEADY, seed: int = 1) -> Intention:
    intention = CLASSIC.bots.intention(hand.view(seat), strength, Random(seed))
    assert intention is not None, f"seat {seat} means to do nothing"
    return intention


def follow(hand: HandTable, seat: int, strength: Strength, seed: int) -> None:
    """Carry out the bot's intentions until it has taken or the glass has run out."""
    while isinstance(hand.game.phase, Racing) and hand.view(seat).reach:
        intention = meant(hand, seat, strength, seed)
        at, due = hand.now + intention.after, CLASSIC.rules.deadline(hand.game)
        if due is not None and at >= due:
            hand.wake()
        else:
            command = intention.command
            assert isinstance(command, MovePawn | TakeGems)
            hand.do(command, at)


@pytest.mark.rule("C6")
@given(strengths, st.integers(0, 1_000), st.integers(801, 5_000))
def test_a_bot_that_has_solved_takes_before_the_glass_runs_out(strength: Strength, seed: int, left: int):
    hand = racing(2, rows=(2, 3), seed=seed % 5)
    hand.solve(0, after=60_000 - left)
    follow(hand, 0, strength, seed)
    assert sum(hand.game.holdings[0].counts) == 2


@pytest.mark.rule("C6", "C7")
@given(strengths, st.integers(0, 1_000), st.integers(900, 3_000))
def test_a_bot_whose_gems_are_taken_late_takes_others_while_there_is_time(strength: Strength, seed: int, left: int):
    hand = racing(3, rows=(2, 2, 2), seed=seed % 5)
    hand.solve(0, after=50_000)
    hand.solve(1, after=50_001)
    hand.now = Millis(hand.race.reveal_at + 60_000 - left)
    hand.take(0)
    follow(hand, 1, strength, seed)
    assert sum(hand.game.holdings[1].counts) == 2


@pytest.mark.rule("C6")
def test_no_bot_is_faster_than_a_hand():
    hand = racing(2, rows=(2, 3))
    hand.solve(0, after=59_900)
    assert meant(hand, 0).after == 400


@pytest.mark.parametrize("strength", Strength)
def test_a_bot_asked_again_has_the_same_intention(strength: Strength):
    hand = racing(2, rows=(2, 3))
    hand.solve(0, after=10_000)
    first = meant(hand, 0, strength)
    begun = hand.now
    for later in (1, 50, first.after):
        hand.now = Millis(begun + later)
        again = meant(hand, 0, strength)
        assert again.command == first.command
        assert later + again.after == first.after


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("seed", range(10))
def test_every_intention_of_a_bot_is_legal(strength: Strength, seed: int):
    hand = table(2, seed=seed)
    hand.do(Start())
    for seat in (0, 1):
        placing = meant(hand, seat, strength, seed).command
        assert isinstance(placing, PlacePawn)
        hand.do(placing)
    hand.wake()
    claim = meant(hand, 1, strength, seed).command
    assert isinstance(claim, Claim)
    hand.do(claim)
    follow(hand, 1, strength, seed)
    assert sum(hand.game.holdings[1].counts) == 2


def test_a_bot_without_a_legal_action_has_no_intention():
    hand = table(2)
    rng = Random(1)
    assert CLASSIC.bots.intention(hand.view(0), Strength.SHARP, rng) is None
    hand.do(Start())
    assert CLASSIC.bots.intention(hand.view(1), Strength.SHARP, rng) is None, "the other places first"
    hand.place(0, 1)
    assert CLASSIC.bots.intention(hand.view(0), Strength.SHARP, rng) is None, "boards are face down"
    hand.wake()
    assert CLASSIC.bots.intention(hand.view(None), Strength.SHARP, rng) is None
    hand.solve(0, after=1_000)
    hand.take(0)
    assert CLASSIC.bots.intention(hand.view(0), Strength.SHARP, rng) is None


@pytest.mark.rule("C12")
def test_in_calm_a_bot_moves_and_takes_in_its_turn():
    hand = racing(2, rows=(2, 3), calm=True)
    hand.solve(0, after=1_000)
    hand.solve(1, after=2_000)
    assert CLASSIC.bots.intention(hand.view(1), Strength.SHARP, Random(1)) is None
    while hand.view(0).turn == 0:
        intention = meant(hand, 0, Strength.SHARP)
        command = intention.command
        assert isinstance(command, MovePawn | TakeGems)
        hand.do(command, hand.now + intention.after)
    assert sum(hand.game.holdings[0].counts) == 2


def test_a_bot_is_asked_again_when_rank_pawn_or_gems_change():
    hand = racing(3, rows=(2, 2, 2))
    keys: list[str] = []

    def note() -> None:
        keys.append(CLASSIC.bots.replan_key(hand.view(None), Seat(0)))

    note()
    hand.solve(1, after=9_000)
    note()
    assert keys == ["", ""], "before its own call a bot thinks about its board alone"
    hand.solve(0, after=10_000)
    note()
    hand.solve(2, after=10_100, lag=150)
    note()
    hand.move(0, 3)
    note()
    hand.move(1, 3)
    note()
    assert keys[-1] == keys[-2], "the places of the others take nothing away"
    hand.take(1)
    note()
    hand.take(0)
    note()
    assert len(set(keys)) == 6
    moments = {CLASSIC.bots.phase_key(hand.view(seat)) for seat in (None, 0, 1, 2)}
    assert len(moments) == 1, "one race is one moment, the same for every audience"


def skip(hand: HandTable, seat: int) -> Command | None:
    return CLASSIC.bots.skip(hand.view(seat))


def test_for_an_absent_player_the_table_places_gives_up_and_gets_ready():
    hand = table(2)
    hand.do(Start())
    assert skip(hand, 1) is None
    assert skip(hand, 0) == PlacePawn(Seat(0), 2)
    hand.place(0, 1)
    assert skip(hand, 0) is None
    hand.wake()
    assert CLASSIC.bots.skip(hand.view(None)) is None
    assert skip(hand, 0) == GiveUp(Seat(0))
    hand.give_up(0)
    assert skip(hand, 0) is None
    hand.give_up(1)
    assert skip(hand, 0) == Ready(Seat(0))


@pytest.mark.rule("C5", "C6", "R11a")
@pytest.mark.parametrize("calm", [False, True])
def test_for_a_player_absent_after_the_call_the_table_takes_what_is_nearest(calm: bool):
    hand = racing(2, rows=(2, 3), glass=None, calm=calm)
    hand.solve(0, after=1_000)
    hand.give_up(1)
    taking = TakeGems(Seat(0), 2, 0)
    assert skip(hand, 0) == taking
    hand.do(taking)
    assert hand.view(0).stage == "resting"


@pytest.mark.rule("C8", "C12")
def test_for_an_absent_player_the_table_looks_for_gems_within_reach_before_it_passes():
    hand = dealt(2, rows=(2, 2), calm=True)
    for _ in range(3):
        hand.wake()
        hand.solve(0, after=1_000)
        hand.solve(1, after=2_000)
        hand.take(0)
        hand.take(1)
        hand.rest()
    hand.wake()
    hand.solve(1, after=1_000)
    hand.wake()
    moving = MovePawn(Seat(1), 1)
    assert skip(hand, 1) == moving
    hand.do(moving)
    assert skip(hand, 1) == TakeGems(Seat(1), 1, 0)
    assert not isinstance(hand.answer(Pass(Seat(1))), Refusal)
