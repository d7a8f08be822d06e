"""The golden games: each replays, and none is missing. `python -m tests.golden.regenerate` makes them again."""

import pytest

from tests.golden.games import GAMES
from tests.golden.golden_game import FOLDER, Golden
from ubongo.editions.registry import EDITIONS
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verify

each_game = pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in GAMES])


@pytest.mark.slow
def test_every_ending_of_every_edition_has_a_golden_game():
    kept = {(decode(golden.path.read_bytes()).edition.name, golden.ending) for golden in GAMES}
    assert kept >= {(edition.name, ending) for edition in EDITIONS.values() for ending in edition.meta.endings}


def test_every_file_belongs_to_a_golden_game():
    assert {path.name for path in FOLDER.glob("*.json")} == {golden.path.name for golden in GAMES}


@each_game
def test_a_golden_game_still_follows_the_rules(golden: Golden):
    game = decode(golden.path.read_bytes())
    assert verify(game) is None
    assert game.outcome.ending == golden.ending


@each_game
def test_a_golden_game_shows_its_case(golden: Golden):
    assert golden.shows(decode(golden.path.read_bytes()))


@each_game
def test_a_golden_game_is_played_the_same_way_today(golden: Golden):
    assert golden.play() == golden.path.read_bytes()
