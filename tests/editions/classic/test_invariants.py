"""Laws of the gem board, for any commands of the players. Rule: C4 to C8."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.editions.classic.table import HandTable, racing
from ubongo.editions.classic.commands import ClassicReason, MovePawn
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import GemsTaken
from ubongo.editions.classic.state import Racing
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Seat
from ubongo.editions.match import AnyMatch, new_match

SEATS = 3
attempts = st.lists(
    st.tuples(st.sampled_from(("move", "take")), st.integers(0, SEATS - 1), st.integers(-1, 6)), max_size=25
)


def solved_by_all() -> HandTable:
    hand = racing(SEATS, rows=(2, 2, 2))
    for seat in range(SEATS):
        hand.solve(seat, after=1_000 * (seat + 1))
    return hand


def attempt(hand: HandTable, kind: str, seat: int, row: int) -> None:
    """Carry out the commands that the rules allow."""
    command = MovePawn(Seat(seat), row) if kind == "move" else hand.grab(seat)
    before = hand.game
    if isinstance(hand.answer(command), Refusal):
        assert hand.game == before
    else:
        hand.do(command)  # which checks that all gems are still there


@given(attempts)
def test_rows_only_lose_pairs_from_the_pawns_end(tried: list[tuple[str, int, int]]):
    hand = solved_by_all()
    seen = [hand.game.rows]
    for kind, seat, row in tried:
        if isinstance(hand.game.phase, Racing):
            attempt(hand, kind, seat, row)
            seen.append(hand.game.rows)
    for before, after in pairwise(seen):
        for old, new in zip(before, after, strict=True):
            assert new in (old, old[2:])


@given(attempts)
def test_replayed_events_give_the_same_game(tried: list[tuple[str, int, int]]):
    hand = solved_by_all()
    for kind, seat, row in tried:
        if isinstance(hand.game.phase, Racing):
            attempt(hand, kind, seat, row)
    match: AnyMatch = new_match(CLASSIC, hand.settings, hand.boards)
    assert match.after_entries(entry.events for entry in hand.log) == hand.match


@pytest.mark.rule("C7")
@given(st.permutations(range(SEATS)))
def test_of_all_players_who_reach_for_the_same_gems_exactly_the_first_gets_them(order: list[int]):
    hand = solved_by_all()
    reaches = {seat: hand.grab(seat) for seat in order}
    taken = hand.do(reaches[order[0]])
    assert [event.seat for event in taken if isinstance(event, GemsTaken)] == [order[0]]
    for seat in order[1:]:
        before = hand.game
        assert hand.refusal(reaches[seat]) == ClassicReason.GEMS_GONE
        assert hand.game == before
