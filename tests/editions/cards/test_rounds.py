"""Rounds of the card game: the deal, placing, passing, and the lifecycle of the game."""

import pytest

from tests.editions.cards.table import HandTable, laying, table
from tests.editions.hand_table import START
from ubongo.editions.cards.commands import Arrange, Call, CardsReason, PassRound, PlayOn
from ubongo.editions.cards.decide import FARTHEST, MOST_ARRANGEMENTS
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.cards.events import HandsDealt, HandsTurned, RoundEnded
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.intermission import IntermissionReason, Ready
from ubongo.editions.parts.lifecycle import LifecycleReason
from ubongo.puzzles.cards.card import CardId, PlacedCard
from ubongo.puzzles.cards.judge import Reading, flaw


def play_to(round_number: int, seats: int = 2) -> HandTable:
    """A table in that round, right after the signal; seat 0 has called in each round before."""
    game = laying(seats)
    while game.game.rounds < round_number:
        game.finish(0)
        game.rest()
        game.wake()
    return game


@pytest.mark.rule("K1", "K2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_nine_cards_of_the_rounds_stack_and_plays_them_on_both_faces(seats: int):
    game = play_to(1, seats)
    for round_number in range(1, 7):
        hands = [game.game.hand(seat) for seat in game.game.seats]
        cards = [card.id for hand in hands for card in hand]
        assert len(cards) == len(set(cards)) == 9 * seats
        assert {game.boards[card - 1].stack for card in cards} == {(round_number + 1) // 2}
        face = (round_number + 1) % 2
        assert all(card == game.boards[card.id - 1].faces[face] for hand in hands for card in hand)
        game.finish(0)
        game.rest()
        if round_number < 6:
            dealt = game.game.hands
            game.wake()
            same = {card for hand in dealt for card in hand} == set(cards)
            assert same == (round_number % 2 == 1), "the same cards are turned over, then others are dealt"


@pytest.mark.rule("K2")
def test_only_odd_rounds_are_dealt():
    game = play_to(6)
    kinds = [type(event) for entry in game.log for event in entry.events if isinstance(event, HandsDealt | HandsTurned)]
    assert kinds == [HandsDealt, HandsTurned] * 3


@pytest.mark.rule("K10")
@pytest.mark.parametrize("seed", range(5))
def test_every_dealt_hand_is_solvable_on_both_faces(seed: int):
    game = table(4, seed=seed)
    (dealt,) = game.do(Start())
    assert isinstance(dealt, HandsDealt)
    for hand, layouts in zip(dealt.hands, dealt.layouts, strict=True):
        for face, layout in enumerate(layouts):
            faces = tuple(game.boards[card - 1].faces[face] for card in hand)
            assert len(layout) == 7
            assert all(flaw(faces, layout, reading) is None for reading in Reading)


@pytest.mark.rule("K3")
def test_no_player_sees_or_places_cards_before_the_signal():
    game = table()
    assert game.refusal(Arrange(Seat(0), ())) is LifecycleReason.NOT_STARTED
    game.do(Start())
    assert game.view(0).hand == ()
    assert game.view(0).stage == "countdown"
    assert game.refusal(Arrange(Seat(0), ())) is CardsReason.NOT_SIGNALED
    assert game.refusal(Wake(), START + 2_999) is CardsReason.STILL_LAYING
    game.wake()
    assert game.now == START + 3_000
    assert len(game.view(0).hand) == 9
    assert game.view(None).hand == ()


@pytest.mark.rule("K3", "K5")
def test_cards_are_placed_moved_and_taken_back_freely_and_apart_from_the_others():
    game = laying()
    whole = game.solution(0)
    for layout in (whole[:1], whole[:3], (whole[2],), whole[::-1], (), game.wrong(0, 4)):
        game.lay(0, layout)
        assert game.view(0).layout == layout
        assert [player.cards for player in game.view(1).players] == [len(layout), 0]
        assert game.view(1).layout == ()


@pytest.mark.rule("K3")
def test_a_player_places_up_to_seven_of_their_own_cards_each_once_on_the_table():
    game = laying()
    own, other = game.solution(0), game.solution(1)
    card = own[0].card
    cases = (
        (other, CardsReason.NOT_YOUR_CARD),
        ((PlacedCard(CardId(999), 0, (0, 0)),), CardsReason.NOT_YOUR_CARD),
        ((own[0], PlacedCard(card, 1, (9, 9))), CardsReason.NOT_YOUR_CARD),
        ((PlacedCard(card, 4, (0, 0)),), CardsReason.NOT_YOUR_CARD),
        ((PlacedCard(card, 0, (0, 0, 0)),), CardsReason.NOT_YOUR_CARD),
        ((PlacedCard(card, 0, (FARTHEST + 1, 0)),), CardsReason.OFF_THE_TABLE),
        (game.wrong(0, 8), CardsReason.SEVEN_ARE_ENOUGH),
    )
    for layout, reason in cases:
        assert game.refusal(Arrange(Seat(0), layout)) is reason
    assert game.refusal(Arrange(Seat(2), ())) is CardsReason.NOT_AT_THE_TABLE
    game.lay(0, (PlacedCard(card, 3, (FARTHEST, -FARTHEST)),))


@pytest.mark.rule("K5")
def test_the_number_of_arrangements_in_a_round_is_limited():
    game = laying()
    for number in range(MOST_ARRANGEMENTS):
        game.lay(0, game.solution(0, number % 7))
    assert game.refusal(Arrange(Seat(0), ())) is CardsReason.ARRANGED_ENOUGH
    game.lay(1, game.solution(1))


@pytest.mark.rule("K5", "K10")
def test_passing_and_playing_on_is_limited():
    game = laying(2)
    for _ in range(MOST_ARRANGEMENTS):
        game.give_up(0)
        game.play_on(0)
    assert game.refusal(Arrange(Seat(0), ())) is CardsReason.ARRANGED_ENOUGH
    game.give_up(0)
    assert game.refusal(PlayOn(Seat(0))) is CardsReason.ARRANGED_ENOUGH


@pytest.mark.rule("K10")
def test_a_round_in_which_all_pass_ends_and_no_player_scores_ten():
    game = laying(3)
    game.lay(0, game.solution(0, 5))
    game.lay(1, game.solution(1))
    game.do(PassRound(Seat(0)))
    game.do(PassRound(Seat(1)))
    assert game.view(2).stage == "laying"
    _, ended = game.do(PassRound(Seat(2)))
    assert isinstance(ended, RoundEnded)
    assert [score.points for score in ended.scores] == [5, 7, 0]


@pytest.mark.rule("K10")
def test_after_passing_a_player_places_and_calls_no_more_unless_they_play_on():
    game = laying()
    game.lay(0, game.solution(0))
    assert game.refusal(PlayOn(Seat(0))) is CardsReason.NOT_PASSED
    game.do(PassRound(Seat(0)))
    for command in (Arrange(Seat(0), ()), Call(Seat(0)), PassRound(Seat(0))):
        assert game.refusal(command) is CardsReason.PASSED
    game.do(PlayOn(Seat(0)))
    game.lay(0, game.solution(0, 6))
    game.lay(0, game.solution(0))
    game.call(0, 60_000)
    assert game.refusal(PlayOn(Seat(1))) is CardsReason.CALLED_OUT
    assert game.refusal(PassRound(Seat(1))) is CardsReason.CALLED_OUT


@pytest.mark.rule("K9")
def test_a_game_has_six_rounds_between_which_all_may_look():
    game = play_to(6)
    game.finish(0)
    assert CARDS.rules.outcome(game.game) is not None
    assert game.view(None).stage == "over"
    for command in (Ready(Seat(0)), Wake(), Arrange(Seat(0), ()), Start()):
        assert game.refusal(command) is LifecycleReason.GAME_OVER


def test_the_next_round_comes_when_all_are_ready_or_the_pause_is_over():
    game = laying()
    assert game.refusal(Ready(Seat(0))) is IntermissionReason.NO_INTERMISSION
    game.finish(0)
    ended = game.now
    game.do(Ready(Seat(1)))
    assert game.refusal(Ready(Seat(1))) is IntermissionReason.ALREADY_READY
    assert game.refusal(Arrange(Seat(0), ())) is CardsReason.NOT_LAYING
    assert game.refusal(Wake(), ended + 29_999) is IntermissionReason.INTERMISSION_STILL_RUNS
    game.wake()
    assert (game.now, game.game.rounds) == (ended + 30_000, 2)
    game.wake()
    game.finish(1)
    game.rest()
    assert game.game.rounds == 3


def test_time_lost_to_an_outage_is_given_back():
    game = laying()
    signal_at = game.laying.signal_at
    game.lay(0, game.solution(0))
    game.do(ExtendClock(Millis(5_000)))
    assert game.laying.signal_at == signal_at + 5_000
    game.call(0, 20_000)
    game.do(ExtendClock(Millis(1_000)))
    assert game.laying.closes_at == signal_at + 5_000 + 20_000 + 1_000 + 300
    game.wake()
    due = CARDS.rules.deadline(game.game)
    game.do(ExtendClock(Millis(7)))
    assert CARDS.rules.deadline(game.game) == (due or 0) + 7
    assert game.refusal(ExtendClock(Millis(0))) is LifecycleReason.NOTHING_TO_EXTEND


@pytest.mark.rule("K1")
def test_invalid_settings_and_decks_are_refused():
    cards = table().boards
    thin = tuple(card for card in cards if card.stack != 2 or card.id % 2)
    excluded = (
        (CardsSettings(seats=1), cards, "2 to 4 players, not 1"),
        (CardsSettings(seats=5), cards, "2 to 4 players, not 5"),
        (CardsSettings(seats=2, countdown=Millis(10_001)), cards, "countdown must be 0 to 10000 ms"),
        (CardsSettings(seats=2, pause=Millis(-1)), cards, "pause must be 0 to 120000 ms"),
        (CardsSettings(seats=3), thin, "at least 27 cards in every stack"),
    )
    for settings, deck, words in excluded:
        with pytest.raises(ValueError, match=words):
            CARDS.rules.new(settings, deck)


@pytest.mark.rule("K10")
def test_only_a_deal_is_slow():
    game = table()
    assert CARDS.rules.is_slow(game.game, Start())
    game.do(Start())
    assert not CARDS.rules.is_slow(game.game, Wake())
    game.wake()
    assert not CARDS.rules.is_slow(game.game, Arrange(Seat(0), ()))
    game.finish(0)
    assert not CARDS.rules.is_slow(game.game, Wake()), "the same hands are turned over"
    game.rest()
    game.wake()
    game.finish(0)
    assert CARDS.rules.is_slow(game.game, Ready(Seat(0)))
