"""Ratings, as values. See ADR 128."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.bot_ratings import Wins, ratings_from
from ubongo.adapters.cli.settings_args import agreed
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.registry import EDITIONS
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.formats.standard_decks import standard_deck
from ubongo.tables.headless.simulate import Simulation, replayed, simulated
from ubongo.tables.service.bot_ratings import BOT_MUS
from ubongo.tables.service.rateable import is_even, places_of
from ubongo.tables.service.rating import START, bot_rating, is_rated, nearest_strength, rated, shown, shown_range
from ubongo.tables.storage.ratings import EndedGame, RatedSeat, Rating, decode_seats

RECORD = Path(__file__).resolve().parents[3] / "docs" / "adr" / "0128-ratings.md"
PLAYERS = {0: "ada", 1: "grace", 2: "lin", 3: "mallory"}


def game(*places: int, bots: dict[int, str] | None = None, edition: str = "pouch") -> EndedGame:
    """A game whose seats have these places."""
    strengths = bots or {}
    seats = tuple(RatedSeat(seat, place, strengths.get(seat)) for seat, place in enumerate(places))
    players = {seat: PLAYERS[seat] for seat in range(len(places)) if seat not in strengths}
    return EndedGame(edition, Millis(0), seats, players)


def new(*players: str) -> dict[str, Rating | None]:
    return dict.fromkeys(players)


def test_a_winner_rises_a_loser_falls_and_both_are_less_uncertain():
    after = rated(game(1, 2), new("ada", "grace"))
    assert after["ada"].mu > START.mu > after["grace"].mu
    assert after["ada"].mu - START.mu == pytest.approx(START.mu - after["grace"].mu)
    assert max(one.sigma for one in after.values()) < START.sigma


def test_a_tie_of_equals_changes_nothing_but_the_uncertainty():
    after = rated(game(1, 1), new("ada", "grace"))
    assert [one.mu for one in after.values()] == [pytest.approx(START.mu)] * 2
    assert after["ada"].sigma < START.sigma


def test_who_shares_a_place_gets_the_same_and_the_order_of_places_is_that_of_ratings():
    after = rated(game(1, 2, 2, 4), new(*PLAYERS.values()))
    assert after["grace"] == after["lin"]
    assert after["ada"].mu > after["grace"].mu > after["mallory"].mu


def test_somebody_without_ratings_counts_as_unknown_and_gets_none():
    after = rated(game(1, 2), new("ada"))
    assert after == {"ada": rated(game(1, 2), new("ada", "grace"))["ada"]}
    strong = {"ada": None, "grace": Rating(40.0, 2.0)}
    assert rated(game(1, 2), strong)["ada"].mu > after["ada"].mu, "who wins against a strong player rises more"


def test_a_seat_that_is_left_out_is_compared_with_nobody():
    whole = game(1, 2, 3)
    without = replace(whole, seats=(whole.seats[0], whole.seats[2]))
    after = rated(without, new("ada", "grace", "lin"))
    assert set(after) == {"ada", "lin"}
    alone = replace(game(1, 2), players={0: "ada", 1: "lin"})
    assert after == rated(alone, new("ada", "lin"))


def test_an_erased_player_counts_as_unknown():
    left = replace(game(1, 2), players={0: "ada"})
    assert rated(left, new("ada")) == rated(game(1, 2), new("ada"))


def test_bots_are_opponents_whose_rating_no_game_changes():
    for strength, better in ((Strength.GENTLE, Strength.STEADY), (Strength.STEADY, Strength.SHARP)):
        won = rated(game(1, 3, 2, bots={2: strength.value}), new("ada", "grace"))
        more = rated(game(1, 3, 2, bots={2: better.value}), new("ada", "grace"))
        assert more["ada"].mu > won["ada"].mu, "to be ahead of a better bot counts more"
        assert set(more) == {"ada", "grace"}


def test_a_damaged_or_unknown_game_changes_nothing():
    assert rated(replace(game(1, 2), seats=()), new("ada")) == {}
    assert decode_seats(b"[[") == decode_seats(b'{"seat": "x"}') == ()
    assert bot_rating("no such edition", "heroic").mu == START.mu


@given(st.lists(st.permutations([1, 2, 3]), max_size=12))
def test_ratings_are_a_fold_and_stay_finite(games: list[list[int]]):
    known: dict[str, Rating | None] = new("ada", "grace", "lin")
    for places in games:
        known = {**known, **rated(game(*places), known)}
    for one in known.values():
        assert one is None or (0 < one.sigma <= START.sigma + 0.1 and -100 < one.mu < 150)


def test_a_rating_of_200_more_wins_three_of_four():
    strong = Rating(START.mu + 200 / 30, 1.0)
    expected = {"ada": strong, "grace": Rating(START.mu, 1.0)}
    won = rated(game(1, 2), expected)["ada"].mu - strong.mu
    lost = strong.mu - rated(game(2, 1), expected)["ada"].mu
    share = lost / (won + lost)
    assert share == pytest.approx(0.75, abs=0.02)


def test_what_people_see():
    assert (shown(START), shown_range(START)) == (1200, 250)
    assert (shown(Rating(25 + 4 / 3, 2.0)), shown_range(Rating(25, 2.0))) == (1240, 60)


def test_the_order_of_the_end_has_winners_first_and_ties():
    points = Outcome((Seat(2),), (5, 7, 7, 5), "tie-break")
    assert places_of(points, ()) == (3, 2, 1, 3)
    shared = Outcome((Seat(0), Seat(1)), (7, 7, 3), "shared")
    assert places_of(shared, ()) == (1, 1, 3)
    gems = Outcome((Seat(0),), (4, 3, 3), "plain")
    assert places_of(gems, ((4, 0), (3, 1), (3, 2))) == (1, 3, 2)


EVEN: list[GameSettings] = [
    PouchSettings(seats=2),
    PouchSettings(seats=2, extra_time_2=Millis(30_000)),  # no such seat
    ClassicSettings(seats=2, extra_time_0=Millis(30_000), extra_time_1=Millis(30_000)),
    ThreeDSettings(seats=3, level_0=2, level_1=2, level_2=2),
]
UNEVEN: list[GameSettings] = [
    PouchSettings(seats=2, extra_time_1=Millis(30_000)),
    ClassicSettings(seats=3, own_side_2="4"),
    ThreeDSettings(seats=2, level_0=2, level_1=3),
]


@pytest.mark.parametrize(("settings", "even"), [*((one, True) for one in EVEN), *((one, False) for one in UNEVEN)])
def test_a_handicap_is_a_setting_that_not_all_seats_have(settings: GameSettings, even: bool):
    assert is_even(settings) == even


def test_every_edition_for_two_has_bots_in_order_of_strength():
    rateable = {name for name, edition in EDITIONS.items() if is_rated(edition)}
    assert set(BOT_MUS) == rateable == {"pouch", "classic", "three-d", "cards"}
    for mus in BOT_MUS.values():
        assert list(mus) == list(Strength)
        assert list(mus.values()) == sorted(mus.values())
        assert mus[Strength.STEADY] == START.mu


def test_the_ratings_of_bots_are_those_of_the_record():
    table = re.findall(r"^\| ([\w-]+) \|[^|]+\|[^|]+\| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$", RECORD.read_text(), re.M)
    written = {name: tuple(map(float, mus)) for name, *mus in table}
    assert written == {name: tuple(mus.values()) for name, mus in BOT_MUS.items()}


def test_the_nearest_strength_is_that_of_the_nearest_bots():
    for strength, mu in BOT_MUS["pouch"].items():
        assert nearest_strength("pouch", Rating(mu + 0.5, 3.0)) is strength
    assert nearest_strength("not measured", Rating(50.0, 3.0)) is Strength.STEADY


def test_the_measurement_finds_who_is_better():
    one, two, three = Strength
    wins = Wins(
        {(two, one): 160, (one, two): 40, (three, two): 150, (two, three): 50, (three, one): 190, (one, three): 10}
    )
    found = ratings_from(wins)
    assert found[two] == START.mu
    assert found[one] < found[two] < found[three]
    assert ratings_from(Wins()) == {strength: pytest.approx(START.mu) for strength in Strength}


@pytest.mark.parametrize("name", sorted(BOT_MUS))
def test_in_real_games_the_winners_are_first_and_who_has_more_is_not_behind(name: str):
    edition = EDITIONS[name]
    settings, boards = agreed(edition, {"seats": 3})
    deck = standard_deck(edition.meta.deck_of(settings))
    setup = Simulation(edition=edition, settings=settings, boards=boards, strengths=tuple(Strength), deck=deck)
    for played in simulated(setup, 3, 128):
        state, outcome = replayed(setup, played.entries), played.outcome
        assert outcome is not None
        merits = edition.stats.merits(state) or tuple((points,) for points in outcome.points)
        places = places_of(outcome, merits)
        assert {seat for seat, place in enumerate(places) if place == 1} == set(outcome.winners)
        order = sorted(range(3), key=lambda seat: places[seat])
        assert [merits[seat] for seat in order] == sorted(merits, reverse=True)
        assert [own[0] for own in merits] == list(outcome.points)
