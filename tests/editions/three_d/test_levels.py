"""Levels, stacks and cards. Rule: D1, D2, R1."""

from itertools import combinations, product
from statistics import mean

import pytest

from tests.boards import solid_boards
from tests.editions.three_d.table import MIXED, agreed, dealt, table, tied
from tests.replacing import replace
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.level_dealing import places_of
from ubongo.editions.three_d.edition import THREE_D
from ubongo.editions.three_d.settings import LEVELS, ThreeDSettings, card_of
from ubongo.editions.three_d.state import new
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import FLAT_DECK, SOLID_DECK
from ubongo.puzzles.piece import SOLID

DECK = standard_deck(SOLID_DECK)


@pytest.mark.rule("D1")
def test_one_to_four_players_have_eight_different_blocks_in_four_colors():
    assert THREE_D.meta.seats == range(1, 5)
    assert THREE_D.meta.decks == (SOLID_DECK,)
    assert len(SOLID.pieces) == 8
    assert len({piece.color for piece in SOLID.pieces}) == 4
    for seats in (0, 5):
        with pytest.raises(ValueError, match=f"1 to 4 players, not {seats}"):
            new(ThreeDSettings(seats=seats), solid_boards("1"))


@pytest.mark.rule("D2")
def test_two_stacks_of_36_cards_hold_two_levels_each():
    stacks = {level: {(card_of(board), board.side) for board in DECK.boards if board.side == level} for level in LEVELS}
    cards = {level: {card for card, _ in sides} for level, sides in stacks.items()}
    assert cards["1"] == cards["2"]
    assert cards["3"] == cards["4"]
    assert cards["1"].isdisjoint(cards["3"])
    assert {len(stack) for stack in cards.values()} == {36}


@pytest.mark.rule("D2")
@pytest.mark.parametrize("matched", [True, False])
@pytest.mark.parametrize("levels", [MIXED, (1, 1, 1, 1), (1, 2, 2, 1), (4, 3, 4, 4), (2, 4), (3,)])
def test_every_player_gets_nine_boards_of_their_level_and_no_card_twice(levels: tuple[int, ...], matched: bool):
    hand = dealt(*levels, matched=matched)
    hand.rounds(8)
    assert hand.levels() == tuple(map(str, levels))
    assert [len(boards) for boards in hand.game.had] == [9] * len(levels)
    cards = [card_of(hand.boards[number]) for boards in hand.game.had for number in boards]
    assert len(cards) == len(set(cards))
    for seat, level in enumerate(levels):
        assert {hand.boards[number].side for number in hand.game.had[seat]} == {str(level)}


@pytest.mark.slow
@pytest.mark.rule("D2")
def test_every_choice_of_levels_can_be_played_to_the_last_round():
    for levels in product((1, 2, 3, 4), repeat=4):
        hand = dealt(*levels)
        hand.rounds(8)
        assert hand.game.rounds == 9


@pytest.mark.rule("D2")
def test_the_boards_of_a_table_are_those_of_the_levels_in_play():
    assert {board.side for board in THREE_D.meta.boards(agreed(4, 1), DECK)} == {"1", "4"}
    assert len(THREE_D.meta.boards(agreed(2, 2, 2), DECK)) == 36


@pytest.mark.rule("D2")
def test_the_level_of_an_empty_seat_is_ignored():
    assert ThreeDSettings(seats=2, level_0=2, level_3=4).levels == ("2", "1")
    assert ThreeDSettings(seats=1, level_1=9).levels == ("1",)


@pytest.mark.rule("D2")
@pytest.mark.parametrize("level", [0, 5, -1, 11])
def test_there_are_four_levels(level: int):
    with pytest.raises(ValueError, match=f"level_1 must be 1, 2, 3 or 4, not {level}"):
        new(agreed(1, level), solid_boards("1"))
    with pytest.raises(ValueError, match=f"level_1 must be 1, 2, 3 or 4, not {level}"):
        THREE_D.meta.boards(agreed(1, level), DECK)


def test_boards_of_other_levels_or_for_cardboard_are_refused():
    with pytest.raises(ValueError, match="boards of level 1 and 4 only"):
        new(agreed(1, 4), solid_boards("1", "2", "4"))
    with pytest.raises(ValueError, match="boards for blocks only"):
        new(agreed(3), standard_deck(FLAT_DECK).side("3"))


def test_too_few_boards_are_refused_and_enough_last_for_three_tie_breaks():
    with pytest.raises(ValueError, match="at least 12 boards of level 3, not 11"):
        new(agreed(1, 3), (*solid_boards("1")[:11], *solid_boards("3")[:11]))
    with pytest.raises(ValueError, match="as many boards of one level as of another"):
        new(agreed(1, 3), (*solid_boards("1"), *solid_boards("3")[:35]))
    hand = table(1, 3)
    hand.boards = (*solid_boards("1")[:12], *solid_boards("3")[:12])
    hand.game = new(hand.settings, hand.boards)
    hand.start()
    hand.rounds(12)
    assert hand.outcome is not None
    assert hand.outcome.ending == "shared"


@pytest.mark.rule("R1")
def test_a_place_counts_the_boards_of_the_level_that_are_easier_and_those_that_are_not_harder():
    places = places_of(DECK.boards, 2)
    for level in LEVELS:
        mine = [number for number, board in enumerate(DECK.boards) if board.side == level]
        grade = {number: DECK.boards[number].tasks[2].grade for number in mine}
        for number in mine:
            easier = sum(grade[other] < grade[number] for other in mine)
            not_harder = sum(grade[other] <= grade[number] for other in mine)
            assert places[number] == easier + not_harder


def spread(*levels: int, matched: bool) -> float:
    """The distance between the boards of a round in their levels, of 72; the mean over 20 games of nine rounds."""
    spreads: list[int] = []
    for seed in range(20):
        hand = dealt(*levels, seed=seed, matched=matched)
        for number in range(9):
            places = places_of(hand.boards, hand.race.symbol)
            held = [places[runner.board] for runner in hand.race.runners]
            spreads.append(max(held) - min(held))
            if number < 8:
                hand.rounds(1)
    return mean(spreads)


@pytest.mark.rule("R1")
@pytest.mark.parametrize(("levels", "most"), [((1, 4), 6), ((2, 2), 6), ((1, 2), 10), (MIXED, 18), ((1, 1, 1, 1), 18)])
def test_matched_boards_have_similar_ranks_in_their_levels(levels: tuple[int, ...], most: int):
    assert spread(*levels, matched=True) < most < spread(*levels, matched=False)


def test_a_wrong_level_or_a_card_dealt_with_both_sides_is_reported():
    hand = dealt(1, 2)
    fronts = [number for number, board in enumerate(hand.boards) if board.side == "1"]
    backs = [number for number, board in enumerate(hand.boards) if board.side == "2"]
    game = hand.game
    wrong = replace(game, had=(frozenset(fronts[:1]), frozenset(fronts[1:2])))
    assert THREE_D.audit.invariants(wrong) == ("seat 1 was dealt a board that is not of level 2",)
    twice = replace(game, had=(frozenset(fronts[:1]), frozenset(backs[:1])))
    assert card_of(hand.boards[fronts[0]]) == card_of(hand.boards[backs[0]])
    assert THREE_D.audit.invariants(twice) == ("a board was dealt twice",)


@pytest.mark.rule("P6")
@pytest.mark.parametrize("levels", [(1, 2, 1, 2), (1, 1, 1, 1), (3, 4, 4), (1, 4)])
@pytest.mark.parametrize("matched", [True, False])
def test_in_tie_breaks_no_player_gets_a_board_twice_and_no_two_share_a_card(levels: tuple[int, ...], matched: bool):
    hand = tied(*levels, matched=matched)
    for number in range(3):
        assert hand.game.tie_breaks == number + 1
        assert hand.levels() == tuple(map(str, levels))
        cards = [card_of(hand.boards[runner.board]) for runner in hand.race.runners]
        assert all(one != other for one, other in combinations(cards, 2))
        assert [len(boards) for boards in hand.game.had] == [10 + number] * len(levels)
        hand.rounds(1)
    assert hand.outcome is not None
    assert hand.outcome.winners == tuple(Seat(seat) for seat in range(len(levels)))
