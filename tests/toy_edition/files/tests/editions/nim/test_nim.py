"""Nim: its rules."""

import pytest

from ubongo.editions.chance import entry_chance
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import AnyMatch, new_match
from ubongo.editions.nim.commands import Take
from ubongo.editions.nim.decide import NimReason
from ubongo.editions.nim.edition import NIM
from ubongo.editions.nim.settings import NimSettings
from ubongo.editions.nim.state import Game, Playing


def started() -> AnyMatch:
    match = new_match(NIM, NimSettings(seats=2), ())
    return match.after(NIM.rules.decide(match.state, Start(), Millis(0), entry_chance(bytes(32), 1)))


def turn(match: AnyMatch) -> Seat:
    game: Game = match.state
    assert isinstance(game.phase, Playing)
    return game.phase.turn


def taken(match: AnyMatch, count: int) -> AnyMatch:
    return match.after(NIM.rules.decide(match.state, Take(turn(match), count), Millis(0), entry_chance(bytes(32), 1)))


@pytest.mark.rule("N1", "N2")
def test_a_player_takes_up_to_three_counters_and_the_next_player_goes_on():
    match = started()
    first = turn(match)
    after = taken(match, 3)
    assert (after.state.heap, turn(after)) == (4, 1 - first)


@pytest.mark.rule("N2")
@pytest.mark.parametrize("count", [0, 4])
def test_a_player_cannot_take_another_number(count: int):
    match = started()
    answer = NIM.rules.decide(match.state, Take(turn(match), count), Millis(0), entry_chance(bytes(32), 1))
    assert answer == Refusal(NimReason.WRONG_COUNT)


@pytest.mark.rule("N3")
def test_taking_the_last_counter_wins():
    match = started()
    first = turn(match)
    ended = taken(taken(taken(match, 3), 3), 1)
    assert ended.outcome is not None
    assert ended.outcome.winners == (first,)
