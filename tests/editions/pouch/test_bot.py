"""Bots of pouch."""

from random import Random

import pytest

from tests.editions.pouch.table import dealt, racing, table
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.parts.bots.solver import GIVES_UP_AFTER
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.editions.pouch.edition import POUCH


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("seed", range(20))
def test_a_bot_really_finds_a_tiling(strength: Strength, seed: int):
    hand = racing(2, seed=seed)
    intention = POUCH.bots.intention(hand.view(1), strength, Random(seed))
    assert intention is not None
    assert isinstance(intention.command, Claim)
    assert not isinstance(hand.answer(intention.command), Refusal)


def test_a_bot_finds_different_tilings():
    hand = racing(1)
    found = {str(POUCH.bots.intention(hand.view(0), Strength.SHARP, Random(seed))) for seed in range(20)}
    assert len(found) == 20, "if not the tiling, the time differs"


def test_a_bot_without_a_legal_action_has_no_intention():
    hand = table(2)
    rng = Random(1)
    assert POUCH.bots.intention(hand.view(0), Strength.SHARP, rng) is None
    hand.start()
    assert POUCH.bots.intention(hand.view(0), Strength.SHARP, rng) is None
    hand.wake()
    assert POUCH.bots.intention(hand.view(None), Strength.SHARP, rng) is None
    hand.solve(0, after=5_000)
    assert POUCH.bots.intention(hand.view(0), Strength.SHARP, rng) is None


def test_a_bot_gets_ready_after_looking_at_the_boards():
    hand = dealt(2)
    hand.race_of(0, 1)
    intention = POUCH.bots.intention(hand.view(0), Strength.SHARP, Random(1))
    assert intention is not None
    assert intention.command == Ready(hand.game.seats[0])
    assert 1_500 <= intention.after <= 4_000
    hand.do(Ready(hand.game.seats[0]))
    assert POUCH.bots.intention(hand.view(0), Strength.SHARP, Random(1)) is None


def test_without_a_limit_a_bot_gives_up_in_the_end():
    for seed in range(100):
        hand = racing(1, seed=seed, glass=None)
        intention = POUCH.bots.intention(hand.view(0), Strength.GENTLE, Random(seed))
        assert intention is not None
        assert intention.after <= GIVES_UP_AFTER
        assert isinstance(intention.command, GiveUp) == (intention.after == GIVES_UP_AFTER)


def test_every_countdown_race_and_intermission_has_its_own_phase_key():
    hand = dealt(2)
    moments: list[str] = []
    while hand.outcome is None:
        moments.append(POUCH.bots.phase_key(hand.view(0)))
        hand.wake()
    second_chances = 9 + 3
    assert len(moments) == 4 * second_chances - 1
    assert len(set(moments)) == len(moments) - second_chances


def test_a_bot_that_will_be_too_late_shows_progress_but_never_all_pieces():
    late = 0
    for seed in range(40):
        hand = racing(1, seed=seed)
        intention = POUCH.bots.intention(hand.view(0), Strength.GENTLE, Random(seed))
        assert intention is not None
        if intention.after > 60_000:
            late += 1
            seen = [step.placed for step in intention.steps if step.after < 60_000]
            assert seen
            assert max(seen) < 3
    assert late > 5


def test_a_bot_that_gives_up_shows_progress_until_then():
    for seed in range(100):
        hand = racing(1, seed=seed, glass=None)
        intention = POUCH.bots.intention(hand.view(0), Strength.GENTLE, Random(seed))
        assert intention is not None
        assert intention.steps
        assert intention.steps[-1].after < intention.after
