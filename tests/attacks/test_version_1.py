"""Games of chance scheme 1, in files of version 1: what they proved is still proved, and the shipped deck with it."""

import json
from collections.abc import Callable
from hashlib import sha256

import pytest

from tests.attacks.forgery import Json, encoded
from tests.golden import classic, pouch, three_d
from tests.golden.golden_game import Golden
from ubongo.editions.secret import Scheme
from ubongo.formats.discrepancies import DeckProof
from ubongo.formats.game_file import decode
from ubongo.formats.verification import Verification, verification

each_board_game = pytest.mark.parametrize(
    "golden", [pytest.param(games[0], id=games[0].name) for games in (pouch.GAMES, classic.GAMES, three_d.GAMES)]
)


def found(game: Json) -> Verification:
    return verification(decode(encoded(game)))


def of(golden: Golden) -> Json:
    return json.loads(golden.path.read_bytes())


def with_checksum(game: Json) -> Json:
    """The game with the checksum of its boards made again."""
    deck = game["boards"]
    del deck["sha256"]
    compact = json.dumps(deck, separators=(",", ":"), ensure_ascii=False).encode()
    deck["sha256"] = sha256(compact).hexdigest()
    return game


def raise_grades(game: Json) -> None:
    for board in game["boards"]["boards"]:
        for task in board["tasks"]:
            task["grade"] = 5.0


def raise_a_grade(game: Json) -> None:
    task = game["boards"]["boards"][-1]["tasks"][0]
    task["grade"] = 5.0 if task["grade"] < 5.0 else 4.0


def swap_boards(game: Json) -> None:
    boards = game["boards"]["boards"]
    boards[0], boards[1] = boards[1], boards[0]


@each_board_game
def test_a_game_states_its_scheme_and_its_shipped_deck(golden: Golden):
    report = found(of(golden))
    assert (report.discrepancy, report.scheme, report.deck) == (None, Scheme.BY_ENTRY, DeckProof.SHIPPED)
    assert (report.reveals, report.left_out, report.bot_commands, report.stand_ins) == ((), (), 0, ())


@pytest.mark.parametrize("change", [raise_grades, raise_a_grade, swap_boards])
@each_board_game
def test_boards_and_grades_that_differ_from_the_shipped_deck_are_named(golden: Golden, change: Callable[[Json], None]):
    game = of(golden)
    change(game)
    assert found(with_checksum(game)).discrepancy == (
        f"the boards or their grades are not those of deck {game['deck'][:12]}"
    )


@each_board_game
def test_a_deck_of_zeros_is_reported_as_unknown(golden: Golden):
    game = of(golden)
    game["deck"] = "0" * 64
    report = found(game)
    assert (report.discrepancy, report.deck) == (None, DeckProof.UNKNOWN)


@each_board_game
def test_other_names_verify_and_are_reported_as_not_proved_in_scheme_1(golden: Golden):
    game = of(golden)
    game["names"].reverse()
    report = found(game)
    assert (report.discrepancy, report.scheme) == (None, Scheme.BY_ENTRY)


@each_board_game
def test_another_roll_is_named(golden: Golden):
    game = of(golden)
    event = next(event for entry in game["entries"] for event in entry["events"] if "symbol" in event)
    event["symbol"] = (event["symbol"] + 1) % 6
    assert "leads to other events than those in the log" in str(found(game).discrepancy)
