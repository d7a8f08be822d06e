"""The shares of a bot that plays over the network: revealed when the rules need them, and for the same terms only."""

import json
from functools import cache

import pytest

from tests.adapters.web.replay_fixtures import SIMULATED, simulated
from tests.second_reading.further_games import FURTHER
from ubongo.adapters.cli.bots.messages import RevealIn, TableIn
from ubongo.adapters.cli.bots.own_shares import OwnShares
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import new_match
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.shares import hashed, share_chain
from ubongo.formats.game_file import RecordedGame, decode
from ubongo.formats.standard_decks import standard_deck
from ubongo.formats.terms import SeatTerms, deck_terms, game_terms
from ubongo.puzzles.deck_kinds import FLAT_DECK

SECRET_HASH = "ab" * 32
LAST = bytes(range(32))
SETTINGS = PouchSettings(seats=1)


def terms(*, secret: str = SECRET_HASH, table: str = "t", commitment: str = OwnShares(LAST).commitment) -> str:
    """What is agreed to, as JSON."""
    return (
        game_terms(
            table=table,
            edition=POUCH,
            settings=SETTINGS,
            deck=deck_terms(POUCH, SETTINGS, standard_deck(FLAT_DECK)),
            seats=[SeatTerms("Ada", None, commitment)],
            secret_hash=secret,
        )
        .as_terms()
        .text
    )


def asked_for(number: int, by: str) -> TableIn:
    """A table that asks for that share."""
    return TableIn(seed=None, seed_hash=SECRET_HASH, reveal=RevealIn(reveal=number, terms=by))


@cache
def lobby() -> object:
    """What a player sees before the game."""
    match = new_match(POUCH, SETTINGS, standard_deck(FLAT_DECK).side("3"))
    return match.view(Seat(0), Millis(0))


def game(name: str) -> RecordedGame:
    """A finished game of scheme 2."""
    return simulated(name) if name in SIMULATED else decode(json.dumps(FURTHER[name]()).encode())


def test_the_first_share_gives_the_commitment():
    shares = OwnShares(LAST)
    assert shares.asked(asked_for(0, terms()), lobby()) == (0, share_chain(LAST)[0])
    assert hashed(share_chain(LAST)[0]) == shares.commitment
    assert OwnShares().commitment != OwnShares().commitment


@pytest.mark.parametrize("name", [*(name for name in SIMULATED if name != "solo-twenty"), *FURTHER])
def test_shares_are_revealed_when_the_rules_need_them_and_not_one_earlier(name: str):
    shares, number, agreed = OwnShares(LAST), 0, terms()
    recorded = game(name)
    match = recorded.start()
    for entry, after in recorded.replayed():
        view = match.view(Seat(0), entry.at)
        if entry.notes.shares is not None:
            assert shares.asked(asked_for(number + 1, agreed), view) is None
            assert shares.asked(asked_for(number, agreed), view) == (number, share_chain(LAST)[number])
            number += 1
        match = after
    assert number == len(match.reveals)
    assert number > 1 or name == "pouch-bots"


def test_no_share_is_revealed_while_boards_are_being_solved():
    recorded = game("pouch-four")
    racing = [match.view(Seat(0), entry.at) for entry, match in recorded.replayed()]
    views = [view for view in racing if view.stage in {"racing", "taking", "countdown"}]
    assert len(views) > 9
    assert all(OwnShares(LAST).asked(asked_for(0, terms()), view) is None for view in views)


@pytest.mark.parametrize(
    "others",
    [terms(secret="cd" * 32), terms(commitment="ef" * 32), "{}", "no JSON"],
    ids=["secret", "commitment", "nothing", "text"],
)
def test_no_share_is_revealed_for_terms_that_were_not_seen(others: str):
    assert OwnShares(LAST).asked(asked_for(0, others), lobby()) is None


def test_no_share_is_revealed_for_other_terms_than_the_first_one():
    shares = OwnShares(LAST)
    assert shares.asked(asked_for(0, terms()), lobby()) is not None
    assert shares.asked(asked_for(0, terms(table="another")), lobby()) is None
    assert shares.asked(asked_for(0, terms()), lobby()) is not None


def test_nothing_is_revealed_if_nobody_asks():
    assert OwnShares(LAST).asked(TableIn(seed=None, seed_hash=SECRET_HASH), lobby()) is None
