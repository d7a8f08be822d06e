"""Laws of every kind of deck."""

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.deck_kinds import AS_PLAYED, CARD_DECK, DECK_KINDS, FLAT_DECK, SOLID_DECK, AnyDeckKind, kind_of

every_kind = pytest.mark.parametrize("kind", DECK_KINDS.values(), ids=DECK_KINDS)


def test_the_three_kinds_have_the_names_in_files_and_logs() -> None:
    assert dict(DECK_KINDS) == {"flat": FLAT_DECK, "solid": SOLID_DECK, "cards": CARD_DECK}
    assert {name: kind.part for name, kind in DECK_KINDS.items()} == {
        "flat": "side",
        "solid": "level",
        "cards": "stack",
    }
    assert {name: kind.standard_seed for name, kind in DECK_KINDS.items()} == {"flat": 2, "solid": 1, "cards": 1}


@every_kind
def test_a_deck_knows_its_kind_and_no_other_kind_claims_it(kind: AnyDeckKind) -> None:
    deck = standard_deck(kind)
    assert kind_of(deck) is kind
    assert [other for other in DECK_KINDS.values() if other.is_kind_of(deck)] == [kind]


@every_kind
def test_the_standard_deck_has_all_sides_of_its_kind(kind: AnyDeckKind) -> None:
    assert standard_deck(kind).sides == kind.sides


@every_kind
def test_the_deck_of_a_played_game_has_the_same_kind(kind: AnyDeckKind) -> None:
    part = kind.contents(standard_deck(kind))[:5]
    played = kind.as_played(part)
    assert kind.is_kind_of(played)
    assert kind.contents(played) == part
    assert (played.generator, played.seed) == (AS_PLAYED, 0)


@every_kind
def test_the_standard_deck_has_no_miscounts(kind: AnyDeckKind) -> None:
    assert list(kind.miscounts(kind.contents(standard_deck(kind)))) == []


@every_kind
def test_statistics_have_a_row_for_every_requested_part(kind: AnyDeckKind) -> None:
    deck = standard_deck(kind)
    parts = kind.sides[:1] or ("1", "2", "3")
    assert tuple(kind.statistics(deck, kind.sides[:1])) == parts


def test_the_size_of_a_deck_is_counted_in_its_own_units() -> None:
    counts = {name: dict(kind.counts(standard_deck(kind))) for name, kind in DECK_KINDS.items()}
    assert counts == {
        "flat": {"boards": 72, "tasks": 432},
        "solid": {"boards": 144, "tasks": 671},
        "cards": {"cards": 108, "faces": 216},
    }


@every_kind
def test_generating_reports_each_board_as_it_is_made(kind: AnyDeckKind) -> None:
    reported: list[Board] = []
    deck = kind.generate(9, kind.sides[:1], reported.append)
    boards = kind.contents(deck) if kind.sides else ()
    assert len(reported) == len(boards)
    assert set(reported) == set(boards)
