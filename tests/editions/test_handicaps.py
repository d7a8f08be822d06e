"""Handicaps: extra time after the last glass, and an own side of the cards. Rule: R18, R19, see ADR 126."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.boards import flat_boards
from tests.editions.classic import table as classic_table
from tests.editions.pouch import table as pouch_table
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import RoundEnded as ClassicRoundEnded
from ubongo.editions.classic.events import RoundStarted as ClassicRoundStarted
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.settings import check, described
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.gem_race.events import RoundEnded, RoundStarted
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.race import Runner
from ubongo.editions.parts.race_events import ExtraTime, GiveUp, GlassTurned, PlayerGaveUp, RaceReason, TaskSolved
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.tables.headless.simulate import Played, Simulation, played

CHILD = 1
GLASS = 60_000
Table: TypeAlias = Any  # of either edition


def pouch(seats: int = 2, **chosen: Any) -> Table:
    hand = pouch_table.HandTable(PouchSettings(seats=seats, **chosen))
    hand.do(Start())
    hand.wake()
    return hand


def classic(seats: int = 2, **chosen: Any) -> Table:
    hand = classic_table.HandTable(ClassicSettings(seats=seats, first_roller=Seat(0), **chosen))
    hand.do(Start())
    hand.place(0, 1, 2, 3)
    hand.wake()
    return hand


def helped(seconds: int = 30) -> dict[str, Millis]:
    return {f"extra_time_{CHILD}": Millis(seconds * 1000)}


def kinds(events: tuple[object, ...]) -> list[type]:
    return [type(event) for event in events]


def dealt(game: Played) -> list[tuple[Runner, ...]]:
    """Who got which board, by race."""
    events = (event for entry in game.entries for event in entry.events)
    return [event.runners for event in events if isinstance(event, RoundStarted | ClassicRoundStarted)]


EDITIONS = pytest.mark.parametrize("racing", [pouch, classic])


@EDITIONS
@pytest.mark.rule("R18")
def test_a_player_with_extra_time_plays_on_when_the_glass_has_run_out(racing: Callable[..., Table]):
    hand = racing(3, **helped(30))
    hand.solve(0, after=20_000)
    events = hand.wake()
    assert events == (ExtraTime((Seat(0), Seat(2)), Millis(hand.race.reveal_at + GLASS + 30_000)),)
    assert hand.refusal(hand.claim(2)) == RaceReason.TIME_IS_UP
    solved, *_ = hand.solve(CHILD, after=GLASS + 29_999)
    assert isinstance(solved, TaskSolved)
    assert solved.elapsed == GLASS + 29_999


@EDITIONS
@pytest.mark.rule("R18")
def test_the_race_ends_with_the_extra_time(racing: Callable[..., Table]):
    hand = racing(2, **helped(15))
    hand.solve(0, after=20_000)
    hand.wake()
    claim, end = hand.claim(CHILD), hand.due()
    assert end == hand.race.reveal_at + GLASS + 15_000
    assert hand.refusal(claim, at=end) == RaceReason.TIME_IS_UP
    assert hand.refusal(Wake(), at=end - 1) == RaceReason.GLASS_STILL_RUNS
    assert kinds(hand.wake()) in ([RoundEnded], [ClassicRoundEnded])
    assert isinstance(hand.game.phase, Intermission)


@pytest.mark.rule("R18", "R11a")
def test_the_race_ends_as_soon_as_those_with_extra_time_are_done():
    hand = pouch(3, **helped())
    hand.solve(0, after=20_000)
    hand.wake()
    *_, ended = hand.solve(CHILD, after=GLASS + 1)
    assert isinstance(ended, RoundEnded)
    assert ended.ranking == (0, CHILD)  # rank by arrival, as ever


@pytest.mark.rule("R18", "R11a")
def test_nobody_waits_for_a_player_with_extra_time_who_gives_up():
    hand = pouch(2, **helped())
    hand.solve(0, after=20_000)
    hand.wake()
    assert kinds(hand.do(GiveUp(Seat(CHILD)))) == [PlayerGaveUp, RoundEnded]


@EDITIONS
@pytest.mark.rule("R18")
def test_there_is_no_extra_time_if_nobody_who_has_some_is_still_at_it(racing: Callable[..., Table]):
    hand = racing(2, **helped())
    hand.do(GiveUp(Seat(CHILD)))
    hand.solve(0, after=59_999)
    assert not any(isinstance(event, ExtraTime) for event in hand.wake())


@EDITIONS
@pytest.mark.rule("R18", "R8")
def test_the_second_chance_comes_first_and_extra_time_follows_the_last_glass(racing: Callable[..., Table]):
    hand = racing(2, **helped())
    assert hand.wake() == (GlassTurned(Millis(hand.now + GLASS)),)
    assert hand.view(CHILD).remaining_ms == GLASS + 30_000
    assert kinds(hand.wake()) == [ExtraTime]
    events = hand.solve(CHILD, after=2 * GLASS + 10_000)
    assert [event.seat for event in events if isinstance(event, TaskSolved)] == [CHILD]


@EDITIONS
@pytest.mark.rule("R18", "R8")
def test_a_call_after_the_first_glass_takes_the_second_chance_from_nobody(racing: Callable[..., Table]):
    hand = racing(2, **helped())
    late = hand.race.reveal_at + GLASS + 5
    assert hand.refusal(hand.claim(CHILD), late) == RaceReason.TIME_IS_UP, "the glass is turned for everybody first"
    assert kinds(hand.wake()) == [GlassTurned]


@pytest.mark.rule("R18", "R8")
def test_the_glass_is_not_turned_after_extra_time():
    hand = pouch(2, **helped())
    hand.wake()
    hand.wake()
    assert kinds(hand.wake()) == [RoundEnded]


@pytest.mark.rule("R18")
def test_a_call_in_extra_time_counts_before_the_table_has_said_that_the_glass_is_out():
    hand = pouch(2, **helped())
    hand.solve(0, after=20_000)
    hand.solve(CHILD, after=GLASS + 5)
    assert isinstance(hand.game.phase, Intermission)


@pytest.mark.rule("R18")
def test_each_player_has_their_own_extra_time():
    hand = pouch(4, extra_time_1=Millis(15_000), extra_time_3=Millis(60_000))
    hand.solve(0, after=20_000)
    reveal = hand.race.reveal_at
    assert hand.wake() == (ExtraTime((Seat(0), Seat(2)), Millis(reveal + GLASS + 15_000)),)
    assert hand.wake() == (ExtraTime((Seat(1),), Millis(reveal + GLASS + 60_000)),)
    assert hand.refusal(hand.claim(1)) == RaceReason.TIME_IS_UP
    assert kinds(hand.solve(3, after=GLASS + 59_999)) == [TaskSolved, RoundEnded]


@EDITIONS
@pytest.mark.rule("R18")
def test_a_glass_that_all_have_extra_time_after_ends_once(racing: Callable[..., Table]):
    hand = racing(2, extra_time_0=Millis(15_000), extra_time_1=Millis(15_000))
    hand.solve(0, after=GLASS - 1)
    events = hand.wake()
    assert events == (ExtraTime((), Millis(hand.race.reveal_at + GLASS + 15_000)),)
    assert kinds(hand.wake())[-1] in (RoundEnded, ClassicRoundEnded)


@EDITIONS
@pytest.mark.rule("R18")
def test_everybody_sees_their_own_time(racing: Callable[..., Table]):
    hand = racing(3, **helped())
    assert [hand.view(seat).remaining_ms for seat in (0, CHILD, None)] == [GLASS, GLASS + 30_000, GLASS]
    hand.solve(0, after=20_000)
    hand.wake()
    for audience in (0, CHILD, 2, None):
        view = hand.view(audience, after=1_000)
        assert view.remaining_ms == 29_000
        assert (view.timed_out, view.given_up) == ((0, 2), (2,))


@pytest.mark.rule("R18", "R13")
@pytest.mark.parametrize(("racing", "edition"), [(pouch, POUCH), (classic, CLASSIC)], ids=["pouch", "classic"])
def test_bots_and_stand_ins_do_nothing_for_a_seat_whose_time_is_up(racing: Callable[..., Table], edition: Any):
    hand = racing(3, **helped())
    hand.solve(0, after=20_000)
    hand.wake()
    view, chance = hand.view(None), Random(0)
    assert [edition.bots.skip(hand.view(seat)) for seat in (0, CHILD, 2)] == [None, GiveUp(Seat(CHILD)), None]
    assert edition.bots.intention(hand.view(CHILD), Strength.SHARP, chance) is not None
    assert [edition.bots.intention(hand.view(seat), Strength.SHARP, chance) for seat in (0, 2)] == [None, None]
    assert [edition.bots.replan_key(view, Seat(seat)) == "timed-out" for seat in (0, CHILD, 2)] == [True, False, True]


@EDITIONS
@pytest.mark.rule("R18")
def test_extra_time_has_no_effect_without_a_glass(racing: Callable[..., Table]):
    hand = racing(2, glass=None, **helped())
    hand.solve(0, after=500_000)
    assert hand.view(CHILD).timed_out == ()
    assert not isinstance(hand.answer(hand.claim(CHILD), at=hand.now + 900_000), Refusal)


@EDITIONS
@pytest.mark.rule("R18", "R7")
def test_time_that_is_given_back_moves_extra_time_along(racing: Callable[..., Table]):
    hand = racing(2, **helped())
    hand.solve(0, after=20_000)
    hand.wake()
    end = hand.due()
    hand.do(ExtendClock(Millis(7_000)))
    assert hand.due() == end + 7_000
    assert hand.view(CHILD).remaining_ms == 37_000


@pytest.mark.rule("R18")
def test_open_boards_have_extra_time_too():
    hand = pouch_table.HandTable(PouchSettings(seats=2, boards_open=True, extra_time_1=Millis(15_000)))
    hand.do(Start())
    hand.rest()
    hand.wake()
    hand.solve(0, after=1_000)
    assert kinds(hand.wake()) == [ExtraTime]


@pytest.mark.rule("R18", "P6")
def test_in_a_tie_break_extra_time_may_decide():
    hand = pouch_table.HandTable(PouchSettings(seats=2, extra_time_1=Millis(30_000)))
    hand.do(Start())
    for _ in range(9):
        hand.wake()
        for _ in range(3):
            hand.wake()
        hand.rest()
    assert hand.game.tie_breaks == 1
    hand.wake()
    assert kinds(hand.wake()) == [GlassTurned]
    assert kinds(hand.wake()) == [ExtraTime]
    hand.solve(CHILD, after=2 * GLASS + 10_000)
    assert hand.outcome is not None
    assert (hand.outcome.winners, hand.outcome.ending) == ((CHILD,), "tie-break")


@pytest.mark.rule("R18", "C6")
def test_gems_are_taken_in_extra_time_by_those_who_have_some():
    hand = classic(3, **helped())
    hand.solve(CHILD, after=50_000)
    hand.solve(0, after=55_000)
    grab = hand.grab(0)
    assert kinds(hand.wake()) == [ExtraTime]  # the race waits for the child's gems alone
    assert hand.refusal(grab) == RaceReason.TIME_IS_UP
    assert (hand.view(0).reach, hand.view(2).reach) == ((), ())
    *_, ended = hand.take(CHILD)
    assert isinstance(ended, ClassicRoundEnded)
    assert ended.ranking == (CHILD, 0)
    assert [sum(player.standing) for player in hand.view(None).players] == [0, 2, 0]


@pytest.mark.rule("R18", "C6")
def test_gems_that_are_not_taken_in_extra_time_stay():
    hand = classic(2, **helped())
    hand.solve(0, after=20_000)
    hand.take(0)
    hand.wake()
    hand.solve(CHILD, after=GLASS + 29_000)
    assert hand.view(CHILD).remaining_ms == 1_000
    assert kinds(hand.wake()) == [ClassicRoundEnded]
    assert sum(hand.view(None).players[CHILD].standing) == 0


@pytest.mark.rule("R18", "C12")
def test_calm_taking_follows_extra_time():
    hand = classic(2, calm=True, **helped())
    hand.solve(0, after=20_000)
    hand.wake()
    hand.solve(CHILD, after=GLASS + 29_000)
    assert hand.view(None).stage == "taking"
    assert [solver.seat for solver in hand.view(None).solvers] == [0, CHILD]


SETTINGS = pytest.mark.parametrize("kind", [PouchSettings, ClassicSettings])


@SETTINGS
@pytest.mark.rule("R18", "R19")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("extra_time_0", value) for value in (-1, 0, 4_999, 120_001, 10**30)],
        *[("own_side_1", value) for value in ("5", "")],
    ],
)
def test_handicaps_have_bounds(kind: type, name: str, value: object):
    settings = kind(seats=2, **{name: value})
    with pytest.raises(ValueError, match=name):
        check(settings, settings.seats)


@SETTINGS
@pytest.mark.rule("R18", "R19")
def test_handicaps_are_settings_of_a_seat(kind: type):
    specs = described(kind)
    for seat in range(4):
        assert specs[f"extra_time_{seat}"].seat == specs[f"own_side_{seat}"].seat == seat
        assert specs[f"extra_time_{seat}"].default is specs[f"own_side_{seat}"].default is None


@pytest.mark.rule("R19")
@pytest.mark.parametrize("matched", [True, False])
@pytest.mark.parametrize("edition", [POUCH, CLASSIC], ids=["pouch", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_boards_of_their_own_side(edition: Any, seats: int, matched: bool):
    settings = edition.meta.settings(seats=seats, side="4", own_side_1="3", matched=matched)
    setup = Simulation(
        edition=edition, settings=settings, boards=flat_boards("3", "4"), strengths=(Strength.SHARP,) * seats
    )
    game = played(setup, bytes(range(32)))  # invariants hold after every event
    deals = dealt(game)
    cards = [setup.boards[runner.board].card for runners in deals[:9] for runner in runners]
    assert len(cards) == len(set(cards)) == 9 * seats
    for runners in deals:
        assert [setup.boards[runner.board].side for runner in runners if runner.seat == CHILD] in (["3"], [])
        assert {setup.boards[runner.board].side for runner in runners if runner.seat != CHILD} <= {"4"}


@pytest.mark.rule("R19", "C11")
def test_all_cards_of_classic_are_played_with_two_sides():
    settings = ClassicSettings(seats=2, all_boards=True, own_side_0="4")
    setup = Simulation(
        edition=CLASSIC, settings=settings, boards=flat_boards("3", "4"), strengths=(Strength.SHARP, Strength.STEADY)
    )
    game = played(setup, bytes(32))
    assert {setup.boards[runner.board].card for runners in dealt(game) for runner in runners} == set(range(1, 37))


@pytest.mark.rule("R19", "R1")
def test_boards_of_two_sides_are_matched_by_their_place_among_those_of_their_side():
    gaps: dict[bool, list[int]] = {True: [], False: []}
    for matched, own in gaps.items():
        for seed in range(20):
            settings = PouchSettings(seats=2, own_side_1="4", matched=matched)
            hand = pouch_table.HandTable(settings, seed.to_bytes(32, "big"))
            hand.do(Start())
            race = hand.race
            one, other = (
                sorted(board.tasks[race.symbol].grade for board in hand.boards if board.side == side).index(
                    hand.boards[runner.board].tasks[race.symbol].grade
                )
                for side, runner in zip("34", race.runners, strict=True)
            )
            own.append(abs(one - other))
    assert sum(gaps[True]) / 20 < 4 < 8 < sum(gaps[False]) / 20


@SETTINGS
@pytest.mark.rule("R19")
def test_if_all_choose_one_side_the_game_is_as_with_that_side(kind: type):
    settings = kind(seats=2, side="4", own_side_0="3", own_side_1="3")
    assert settings.sides == ("3", "3")
    edition: Any = POUCH if kind is PouchSettings else CLASSIC
    first = edition.rules.new(settings, flat_boards("3"))
    with pytest.raises(ValueError, match="boards of side '3' only"):
        edition.rules.new(settings, flat_boards("3", "4"))
    assert first.boards == flat_boards("3")


@pytest.mark.rule("R19")
def test_two_sides_need_the_same_cards():
    settings = PouchSettings(seats=2, own_side_0="4")
    boards = flat_boards("3", "4")
    with pytest.raises(ValueError, match="cards with a board on either side"):
        POUCH.rules.new(settings, boards[:-1])
    with pytest.raises(ValueError, match="at least 18 boards, not 0"):
        POUCH.rules.new(settings, flat_boards("3"))


@given(
    extras=st.tuples(*[st.sampled_from([None, 15_000, 60_000, 120_000])] * 3),
    calls=st.lists(st.tuples(st.integers(0, 2), st.integers(1, 20_000)), max_size=6),
    edition=st.sampled_from([pouch, classic]),
)
@pytest.mark.rule("R18")
def test_a_race_always_ends_and_nobody_calls_after_their_own_end(
    extras: tuple[int | None, ...], calls: list[tuple[int, int]], edition: Callable[..., Table]
):
    hand = edition(3, **{f"extra_time_{seat}": extra for seat, extra in enumerate(extras)})
    reveal, number = hand.race.reveal_at, hand.game.rounds
    for seat, after in calls:
        if not hasattr(hand.game.phase, "race"):
            break
        while (due := hand.due()) <= hand.now + after and hasattr(hand.game.phase, "race"):
            hand.do(Wake(), at=due)
        if not hasattr(hand.game.phase, "race"):
            break
        race, at = hand.race, hand.now + after
        answer = hand.answer(hand.claim(seat), at=at)
        if not isinstance(answer, Refusal):
            end = race.end_of(Seat(seat))
            assert end is not None
            assert at < end
            hand.do(hand.claim(seat), at=at)
    woken = 0
    while hasattr(hand.game.phase, "race"):
        hand.wake()
        woken += 1
    assert woken <= 5
    assert hand.now <= reveal + 2 * GLASS + max(extra or 0 for extra in extras)
    assert hand.game.rounds == number
