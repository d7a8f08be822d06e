"""Ratings in every kind of store: each game counts once, also when two end at the same time. See ADR 128."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from tests.tables.fixtures import record, two_people
from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.ratings import EndedGame, RatedPerson, RatedSeat, Rating, UnratedGame, encode_seats
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.sql import SqlStore
from ubongo.tables.storage.store import LogRow, Store, StoreError

TABLE = record(two_people())
ROW = LogRow(1, Millis(1), "command-1", b'{"kind":"wake"}', b"[]")
SEATS = (RatedSeat(0, 1), RatedSeat(1, 2))


@pytest.fixture
def store(every_store: Store) -> Store:
    return every_store


async def finish(store: Store, name: str, at: int = 10, players: tuple[str, ...] = ("ada", "grace")) -> None:
    """Save a table whose game of two people ended."""
    await store.open_table(replace(TABLE, id=name, code=None))
    results = [
        Result(
            table=name,
            seat=seat,
            player=player,
            edition="pouch",
            at=Millis(at),
            settings=b"{}",
            points=1,
            won=seat == 0,
            ending="plain",
            elapsed=None,
            solves=b"[]",
        )
        for seat, player in enumerate(players)
    ]
    unrated = UnratedGame(name, Millis(at), "pouch", encode_seats(SEATS))
    await store.append(name, ROW, None, True, results=(*results, unrated))


def one_more(game: EndedGame, known: Mapping[str, Rating | None]) -> dict[str, Rating]:
    """A fold that counts games."""
    assert game.seats == SEATS
    return {player: Rating(1.0 if one is None else one.mu + 1, 2.0) for player, one in known.items()}


async def test_a_game_counts_once_for_those_who_wanted_it_when_it_ended(store: Store):
    await store.ratings.start("ada", Millis(10))
    await store.ratings.start("ada", Millis(99))
    await store.ratings.start("grace", Millis(11))
    await finish(store, "a", at=10)
    assert await store.ratings.unrated(9) == ("a",)
    assert await store.ratings.rate("a", one_more)
    assert not await store.ratings.rate("a", one_more), "a retry finds that it was done"
    assert await store.ratings.unrated(9) == ()
    (one,) = (ada := await store.ratings.of("ada")).ratings
    assert (ada.since, one.edition, one.now, one.games, one.at, one.table, one.before) == (
        10,
        "pouch",
        Rating(1.0, 2.0),
        1,
        10,
        "a",
        None,
    )
    assert await store.ratings.of("grace") == RatedPerson(Millis(11))
    assert await store.ratings.of("nobody") == RatedPerson(None)
    await finish(store, "b", at=20)
    assert await store.ratings.rate("b", one_more)
    ((later,), (grace,)) = [(await store.ratings.of(player)).ratings for player in ("ada", "grace")]
    assert (later.now.mu, later.before, later.games, later.table) == (2.0, Rating(1.0, 2.0), 2, "b")
    assert (grace.now.mu, grace.before, grace.games) == (1.0, None, 1)


async def test_games_are_followed_in_the_order_of_their_end(store: Store):
    for name, at in (("c", 20), ("b", 10), ("a", 20)):
        await finish(store, name, at)
    assert await store.ratings.unrated(9) == ("b", "a", "c")
    assert await store.ratings.unrated(2) == ("b", "a")


async def test_a_fold_that_fails_changes_nothing_and_can_be_tried_again(store: Store):
    if isinstance(store, MemoryStore):
        pytest.skip("memory has no transactions")

    def fails(_game: EndedGame, _known: object) -> dict[str, Rating]:
        raise ValueError("no")

    await store.ratings.start("ada", Millis(1))
    await finish(store, "a")
    with pytest.raises(StoreError):
        await store.ratings.rate("a", fails)
    assert await store.ratings.unrated(9) == ("a",)
    assert await store.ratings.rate("a", one_more)


async def test_who_stops_or_is_erased_has_no_rows_left(store: Store):
    for player in ("ada", "grace"):
        await store.ratings.start(player, Millis(1))
    await finish(store, "a")
    await finish(store, "b")
    await store.ratings.rate("a", one_more)
    await store.ratings.stop("ada")
    await store.people.erase("grace")
    assert await store.ratings.rate("b", one_more), "nobody is left who wants it"
    for player in ("ada", "grace"):
        assert (await store.people.person(player)).rated == await store.ratings.of(player) == RatedPerson(None)


async def test_a_rating_outlives_its_game_and_an_unrated_game_does_not(store: Store):
    await store.ratings.start("ada", Millis(1))
    await finish(store, "a")
    await finish(store, "b")
    await store.ratings.rate("a", one_more)
    assert set(await store.retention.remove_tables(["a", "b"], Millis(1_000), None)) == {"a", "b"}
    assert await store.ratings.unrated(9) == ()
    assert [one.table for one in (await store.ratings.of("ada")).ratings] == ["a"]


async def test_games_of_one_person_that_two_servers_follow_at_once_all_count(
    request: pytest.FixtureRequest, tmp_path: Path
):
    address = request.getfixturevalue("shared_database")
    request.getfixturevalue("postgres").empty(address)
    stores = [await SqlStore.opened(address) for _ in range(2)]
    others = [f"other {number}" for number in range(6)]
    for player in ("ada", *others):
        await stores[0].ratings.start(player, Millis(1))
    for number, other in enumerate(others):
        await finish(stores[0], f"t{number}", players=("ada", other) if number % 2 else (other, "ada"))
    done = await asyncio.gather(*(store.ratings.rate(f"t{n}", one_more) for n in range(6) for store in stores))
    assert sorted(done) == [False] * 6 + [True] * 6
    (ada,) = (await stores[0].ratings.of("ada")).ratings
    assert (ada.games, ada.now.mu) == (6, 6.0)
    for store in stores:
        await store.close()
