"""The end of a round and of the game: calls, judging, points, and who wins."""

from dataclasses import replace

import pytest

from tests.editions.cards.table import HandTable, laying, table
from ubongo.editions.cards.commands import Arrange, Call, CardsReason, Command
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.cards.events import Event, UbongoCalled
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.stats import SolveTime
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.formats.stored_settings import settings_from, stored_settings
from ubongo.puzzles.cards.card import PlacedCard
from ubongo.puzzles.cards.judge import LayoutFlaw


def points(game: HandTable) -> list[int]:
    return list(game.game.scored[-1])


def allowed(game: HandTable, command: Command) -> tuple[Event, ...]:
    """The events of a command, without any effect on the game."""
    answer = game.answer(command)
    assert isinstance(answer, tuple)
    return answer


@pytest.mark.rule("K6")
def test_seven_cards_are_called_and_no_fewer():
    game = laying()
    for count in range(7):
        game.lay(0, game.solution(0, count))
        assert game.refusal(Call(Seat(0))) is CardsReason.NOT_SEVEN
    game.lay(0, game.solution(0))
    game.call(0, 60_000)
    assert game.view(0).stage == "called"


@pytest.mark.rule("K6")
def test_after_a_call_no_more_cards_are_placed():
    game = laying()
    game.lay(0, game.solution(0))
    game.lay(1, game.solution(1, 4))
    game.call(0, 60_000)
    for seat in (0, 1):
        assert game.refusal(Arrange(Seat(seat), ())) is CardsReason.CALLED_OUT
    assert game.refusal(Call(Seat(0))) is CardsReason.ALREADY_CALLED
    game.wake()
    assert points(game) == [10, 4]


@pytest.mark.rule("K8")
def test_the_caller_scores_ten_and_the_others_one_point_a_card():
    game = laying(4)
    for seat, count in enumerate((3, 7, 0, 6)):
        game.lay(seat, game.solution(seat, count))
    game.call(1, 60_000)
    game.wake()
    assert points(game) == [3, 10, 0, 6]


@pytest.mark.rule("K8")
@pytest.mark.parametrize(
    ("later", "lag", "scored"),
    [
        (0, 0, [10, 10]),
        (149, 0, [10, 10]),
        (150, 0, [10, 7]),
        (270, 130, [10, 10]),
        (290, 140, [10, 7]),
        (299, 150, [10, 10]),
        (299, 9_999, [10, 10]),
    ],
)
def test_a_simultaneous_call_also_scores_ten(later: int, lag: int, scored: list[int]):
    game = laying()
    for seat in (0, 1):
        game.lay(seat, game.solution(seat))
    game.call(0, 60_000)
    game.call(1, 60_000 + later, lag)
    game.wake()
    assert points(game) == scored


@pytest.mark.rule("K8")
def test_the_first_caller_by_own_time_may_arrive_second():
    game = laying()
    for seat in (0, 1):
        game.lay(seat, game.solution(seat))
    game.call(0, 60_000)
    game.call(1, 60_010, lag=150)
    assert [player.called_ms for player in game.view(None).players] == [60_000, 59_860]
    game.wake()
    assert points(game) == [10, 10]


@pytest.mark.rule("K8")
def test_a_call_during_the_judging_is_too_late():
    game = laying()
    for seat in (0, 1):
        game.lay(seat, game.solution(seat))
    game.call(0, 60_000)
    at = game.laying.signal_at + 60_300
    assert game.refusal(Call(Seat(1)), at) is CardsReason.CALLED_OUT


@pytest.mark.rule("K7")
def test_with_assistance_a_wrong_layout_cannot_be_called_and_is_explained():
    game = laying()
    game.lay(0, game.wrong(0))
    refused = game.refused(Call(Seat(0)))
    assert (refused.reason, refused.flaw) == (CardsReason.NOT_RIGHT, LayoutFlaw.THREE_SYMBOLS)
    assert game.view(0).stage == "laying"


@pytest.mark.rule("K7")
def test_without_assistance_a_wrong_layout_scores_nothing_the_callers_included():
    game = laying(3, assist=False)
    game.lay(0, game.wrong(0))
    game.lay(1, game.wrong(1, 3))
    game.lay(2, game.solution(2, 5))
    game.call(0, 60_000)
    game.wake()
    assert points(game) == [0, 0, 5]
    last = game.view(None).last
    assert last is not None
    assert [hand.score.flaw for hand in last.hands] == [LayoutFlaw.THREE_SYMBOLS, LayoutFlaw.THREE_SYMBOLS, None]


@pytest.mark.rule("K7")
def test_a_wrong_layout_also_scores_nothing_with_assistance():
    game = laying()
    game.lay(0, game.solution(0))
    game.lay(1, game.wrong(1, 2))
    game.call(0, 60_000)
    game.wake()
    assert points(game) == [10, 0]


@pytest.mark.rule("K11")
@pytest.mark.parametrize("assistance", ["contacts", "places"])
def test_with_either_kind_of_help_a_wrong_layout_cannot_be_called(assistance: str):
    game = laying(assistance=assistance)
    game.lay(0, game.wrong(0))
    assert game.refusal(Call(Seat(0))) is CardsReason.NOT_RIGHT


@pytest.mark.rule("K11")
def test_a_player_without_help_can_call_a_wrong_layout_which_then_scores_nothing():
    game = laying(assistance="none")
    game.lay(0, game.wrong(0))
    game.lay(1, game.solution(1, 4))
    game.call(0, 60_000)
    game.wake()
    assert points(game) == [0, 4]


@pytest.mark.rule("K11")
def test_a_player_may_have_other_help_than_the_table():
    game = laying(assistance="contacts", assistance_seat_1="none")
    for seat in (0, 1):
        game.lay(seat, game.wrong(seat))
    assert game.refusal(Call(Seat(0))) is CardsReason.NOT_RIGHT
    game.call(1, 60_000)
    assert game.view(1).stage == "called"


@pytest.mark.rule("K11")
def test_help_is_for_seats_and_without_a_choice_of_its_own_a_seat_has_what_the_table_has():
    settings = CardsSettings(seats=3, assistance="places", assistance_seat_0="none", assistance_seat_2="contacts")
    assert [settings.assistance_for(Seat(seat)) for seat in range(3)] == ["none", "places", "contacts"]
    unassisted = replace(settings, assist=False)
    assert [unassisted.assistance_for(Seat(seat)) for seat in range(3)] == ["none", "none", "contacts"]


@pytest.mark.rule("K11")
@pytest.mark.parametrize(("assist", "meaning"), [(True, "places"), (False, "none")])
def test_settings_stored_before_there_were_steps_keep_their_meaning(assist: bool, meaning: str):
    stored = {"seats": 2, "lenient": False, "assist": assist, "countdown": 3000, "pause": 30_000}
    settings = settings_from(stored, CardsSettings)
    assert settings.assistance_for(Seat(0)) == meaning
    assert stored_settings(settings) == stored


@pytest.mark.rule("K11")
@pytest.mark.parametrize(("assist", "meaning"), [(True, "contacts"), (False, "none")])
def test_a_new_table_that_chooses_by_the_older_setting_gets_contacts_or_nothing(assist: bool, meaning: str):
    assert CardsSettings(seats=2, assist=assist).assistance_for(Seat(1)) == meaning


@pytest.mark.rule("K4")
def test_the_table_chooses_how_the_contacts_are_read():
    strict, lenient = laying(), laying(lenient=True)
    for game in (strict, lenient):
        game.lay(0, game.solution(0))
        game.call(0, 1_000)
    assert strict.settings.reading.value == "strict"
    assert lenient.settings.reading.value == "lenient"


@pytest.mark.rule("K5")
def test_unconnected_cards_score_nothing():
    game = laying()
    first = game.solution(0, 1)[0]
    away = PlacedCard(game.solution(0)[1].card, 0, (40, 40))
    game.lay(0, (first, away))
    game.lay(1, game.solution(1))
    game.call(1, 60_000)
    game.wake()
    assert points(game) == [0, 10]
    last = game.view(None).last
    assert last is not None
    assert last.hands[0].score.flaw is LayoutFlaw.NOT_CONNECTED


def test_after_the_round_all_see_every_hand_and_a_way_to_place_it():
    game = laying()
    game.lay(0, game.solution(0))
    game.lay(1, game.solution(1, 2))
    own = game.game.proof(Seat(1))
    game.call(0, 60_000)
    assert game.view(1).last is None
    game.wake()
    for audience in (0, 1, None):
        last = game.view(audience).last
        assert last is not None
        assert last.round == 1
        assert [len(hand.hand) for hand in last.hands] == [9, 9]
        assert last.hands[0].solution == last.hands[0].layout
        assert last.hands[1].solution == own


def finished(*rounds: tuple[int, ...]) -> Outcome:
    """How a game ends with these cards placed by seat in each round; 10: that seat calls. Without a call, all pass."""
    game = laying(len(rounds[0]))
    for cards in rounds:
        for seat, count in enumerate(cards):
            game.lay(seat, game.solution(seat, min(count, 7)))
        callers = [seat for seat, count in enumerate(cards) if count == 10]
        for seat in callers:
            game.call(seat, 60_000)
        if callers:
            game.wake()
        else:
            game.pass_all()
        game.rest()
        if CARDS.rules.outcome(game.game) is None:
            game.wake()
    outcome = CARDS.rules.outcome(game.game)
    assert outcome is not None
    return outcome


@pytest.mark.rule("K9")
def test_most_points_win():
    assert finished(*[(10, 3)] * 3, *[(2, 10)] * 2, (10, 0)) == Outcome((Seat(0),), (44, 29), "plain")


@pytest.mark.rule("K9")
def test_a_tie_goes_to_the_player_with_more_tens():
    rounds = [(10, 0, 0), (0, 7, 0), (0, 3, 1), *[(0, 0, 0)] * 3]
    assert finished(*rounds) == Outcome((Seat(0),), (10, 10, 1), "more-tens")


@pytest.mark.rule("K9")
def test_players_who_are_also_equal_in_tens_share_the_win():
    rounds = [(10, 4, 0), (4, 10, 0), *[(0, 0, 5)] * 2, *[(1, 1, 1)] * 2]
    assert finished(*rounds) == Outcome((Seat(0), Seat(1)), (16, 16, 12), "shared")


@pytest.mark.rule("K2", "K10")
def test_every_player_faces_a_hand_in_each_round():
    game = table(3)
    (dealt,) = allowed(game, Start())
    assert CARDS.stats.faced(game.game, dealt) == (0, 1, 2)
    game.do(Start())
    game.wake()
    game.finish(0)
    game.do(Ready(Seat(0)))
    game.do(Ready(Seat(1)))
    ready, turned = allowed(game, Ready(Seat(2)))
    assert CARDS.stats.faced(game.game, ready) == ()
    assert CARDS.stats.faced(game.game, turned) == (0, 1, 2)


@pytest.mark.rule("K7", "K8")
def test_a_hand_is_solved_by_a_correct_call_in_time():
    game = laying(4, assist=False)
    for seat in (0, 1, 3):
        game.lay(seat, game.solution(seat))
    game.lay(2, game.wrong(2))
    game.call(2, 60_000)
    game.call(0, 60_100, lag=50)
    game.call(1, 60_290)
    before = game.game
    (ended,) = game.wake()
    assert CARDS.stats.solved(before, ended) == (SolveTime(Seat(0), Millis(60_050)),)
    called = next(event for entry in game.log for event in entry.events if isinstance(event, UbongoCalled))
    assert CARDS.stats.solved(before, called) == ()
