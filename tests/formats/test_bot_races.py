"""The races that bots played, read off the log. Rule: R13."""

import pytest

from tests.golden.games import GAMES
from tests.replacing import replace
from ubongo.adapters.cli.narration.narrator import bot_rounds, plain_end
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.shares import SKIP, Notes
from ubongo.formats.bot_races import NO_BOT_RACES, bot_races, stand_in_races
from ubongo.formats.game_file import decode
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.terms import DeckTerms, GameTerms, SeatTerms

B = Seat(1)


def game(edition: str, bot: str | None, *races: int, kind: type = object) -> RecordedGame:
    """A golden game in which seat 1's commands of that kind in those races are noted as those of `bot`."""
    games = (decode(golden.path.read_bytes()) for golden in GAMES)
    found = next(game for game in games if game.edition.name == edition)
    entries, race = list(found.entries), 0
    for number, (entry, match) in enumerate(found.replayed()):
        is_noted = race in races and getattr(entry.command, "seat", None) == B and isinstance(entry.command, kind)
        entries[number] = replace(entry, notes=Notes(bot=bot)) if is_noted else entry
        race = match.race
    return replace(found, entries=tuple(entries))


@pytest.mark.slow
@pytest.mark.rule("R13")
@pytest.mark.parametrize("edition", ["pouch", "classic", "three-d", "cards"])
def test_a_bot_played_the_races_in_which_it_sent_a_command(edition: str):
    found = bot_races(game(edition, "steady", 2, 3))
    assert (found.of(B), found.of(Seat(0))) == ((2, 3), ())


@pytest.mark.rule("R13")
def test_being_ready_after_a_race_belongs_to_that_race():
    assert bot_races(game("pouch", "steady", 4, kind=Ready)).of(B) == (4,)


@pytest.mark.rule("R13")
@pytest.mark.parametrize("sender", [None, SKIP])
def test_what_the_table_does_for_an_absent_player_is_no_bots_play(sender: str | None):
    assert bot_races(game("pouch", sender, 2, 3)) == NO_BOT_RACES


def with_terms(found: RecordedGame, *bots: str | None) -> RecordedGame:
    """The game with terms in which the seats are those bots' and, if None, people's."""
    terms = GameTerms(
        scheme=2,
        table="",
        edition=found.edition.name,
        settings={},
        deck=DeckTerms("0" * 64, "", 0, "0" * 64),
        seats=tuple(SeatTerms(name, bot, None) for name, bot in zip(found.names, bots, strict=True)),
        secret="0" * 64,
    )
    return replace(found, terms=terms)


@pytest.mark.rule("R13")
def test_a_bot_in_a_persons_seat_is_reported_and_a_bot_of_the_lobby_is_not():
    played = game("pouch", "steady", 2, 3)
    people = with_terms(played, *[None] * len(played.names))
    assert stand_in_races(people)[B] == (2, 3)
    assert list(bot_rounds(people)) == [f"A bot played for {played.names[B]}: round 2, 3"]
    assert plain_end(people)["bot_races"] == stand_in_races(people)
    bots = with_terms(played, *["steady"] * len(played.names))
    assert (any(stand_in_races(bots)), list(bot_rounds(bots))) == (False, [])


@pytest.mark.rule("R13")
def test_games_that_do_not_note_their_bots_report_none():
    assert stand_in_races(game("pouch", "steady", 2)) == ((),) * len(game("pouch", None).names)
