"""The shares of a bot that plays over the network: revealed when the rules need them, and for the same terms only."""

import json
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from tests.adapters.web.replay_fixtures import SIMULATED, simulated
from tests.second_reading.further_games import FURTHER
from ubongo.adapters.cli.bots.messages import RevealIn, SeatIn, TableIn
from ubongo.adapters.cli.bots.own_shares import OwnShares
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import new_match
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.shares import hashed, share_chain
from ubongo.formats.game_file import decode
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.standard_decks import standard_deck
from ubongo.formats.terms import GameTerms, SeatTerms, deck_terms, game_terms
from ubongo.puzzles.deck_kinds import FLAT_DECK

SECRET_HASH = "ab" * 32
LAST = bytes(range(32))
SETTINGS = PouchSettings(seats=1)


def agreed(**changed: Any) -> GameTerms:
    """What a player alone agrees to, with those changes."""
    terms = game_terms(
        table="t",
        edition=POUCH,
        settings=SETTINGS,
        deck=deck_terms(POUCH, SETTINGS, standard_deck(FLAT_DECK)),
        seats=[SeatTerms("Ada", None, OwnShares(LAST).commitment)],
        secret_hash=SECRET_HASH,
    )
    return replace(terms, **changed)


def seen(number: int, by: GameTerms | str | None = None, *, shown: GameTerms | None = None) -> TableIn:
    """A table as `shown` that asks for that share, by those terms."""
    table = shown or agreed()
    text = by if isinstance(by, str) else (by or table).as_terms().text
    return TableIn(
        seed=None,
        id=table.table,
        edition=table.edition,
        seats=tuple(SeatIn(seat.name, seat.bot) for seat in table.seats),
        seed_hash=table.secret,
        reveal=RevealIn(reveal=number, terms=text),
    )


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
    assert shares.asked(seen(0), lobby()) == (0, share_chain(LAST)[0])
    assert hashed(share_chain(LAST)[0]) == shares.commitment
    assert OwnShares().commitment != OwnShares().commitment


@pytest.mark.parametrize("name", [*(name for name in SIMULATED if name != "solo-twenty"), *FURTHER])
def test_shares_are_revealed_when_the_rules_need_them_and_not_one_earlier(name: str):
    recorded = game(name)
    assert recorded.terms is not None
    first, *others = recorded.terms.seats
    shown = replace(recorded.terms, seats=(replace(first, commitment=OwnShares(LAST).commitment), *others))
    shares, number, match = OwnShares(LAST), 0, recorded.start()
    for entry, after in recorded.replayed():
        view = match.view(Seat(0), entry.at)
        if entry.notes.shares is not None:
            assert shares.asked(seen(number + 1, shown=shown), view) is None
            assert shares.asked(seen(number, shown=shown), view) == (number, share_chain(LAST)[number])
            number += 1
        match = after
    assert number == len(match.reveals)
    assert number > 1 or name in {"pouch-bots", "solo-ramp"}


def test_no_share_is_revealed_while_boards_are_being_solved():
    recorded = game("pouch-four")
    racing = [match.view(Seat(0), entry.at) for entry, match in recorded.replayed()]
    views = [view for view in racing if view.stage in {"racing", "taking", "countdown"}]
    assert len(views) > 9
    assert all(OwnShares(LAST).asked(seen(0), view) is None for view in views)


@pytest.mark.parametrize(
    "others",
    [
        agreed(secret="cd" * 32),
        agreed(table="another"),
        agreed(edition="classic"),
        agreed(settings={**agreed().settings, "matched": False}),
        agreed(settings={}),
        agreed(seats=(SeatTerms("Ada", None, "ef" * 32),)),
        agreed(seats=(SeatTerms("Ada", "sharp", OwnShares(LAST).commitment),)),
        agreed(seats=(SeatTerms("Eve", None, OwnShares(LAST).commitment),)),
        agreed(seats=agreed().seats * 2),
        "{}",
        "no JSON",
    ],
)
def test_no_share_is_revealed_for_terms_that_were_not_seen(others: GameTerms | str):
    assert OwnShares(LAST).asked(seen(0, others), lobby()) is None


def test_no_share_is_revealed_for_other_terms_than_the_first_ones():
    shares = OwnShares(LAST)
    assert shares.asked(seen(0), lobby()) is not None
    assert shares.asked(seen(0, shown=agreed(table="another")), lobby()) is None
    assert shares.asked(seen(0), lobby()) is not None


def test_nothing_is_revealed_if_nobody_asks():
    assert OwnShares(LAST).asked(TableIn(seed=None, seed_hash=SECRET_HASH), lobby()) is None
