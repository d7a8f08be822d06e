"""Ratings in memory, for tests and trials."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.ratings import (
    EndedGame,
    Fold,
    PersonRating,
    RatedPerson,
    Rating,
    UnratedGame,
    decode_seats,
)


class MemoryRatings:
    """The ratings of a store in memory. `players_of` gives the people of a table who have results, by seat."""

    def __init__(self, players_of: Callable[[str], Mapping[int, str]]) -> None:
        self._players_of = players_of
        self._people: dict[str, RatedPerson] = {}
        self._unrated: dict[str, UnratedGame] = {}

    async def start(self, player: str, at: Millis) -> None:
        """Save that this person wants ratings, unless it is saved already."""
        self._people.setdefault(player, RatedPerson(at))

    async def stop(self, player: str) -> None:
        """Delete all ratings of that person, and that they want any."""
        self._people.pop(player, None)

    async def of(self, player: str) -> RatedPerson:
        """What is stored of that person's ratings."""
        return self._people.get(player, RatedPerson(None))

    async def unrated(self, most: int) -> tuple[str, ...]:
        """The tables whose games ratings have not followed, in the order of their end, at most that many."""
        games = sorted(self._unrated.values(), key=lambda game: (game.at, game.table))
        return tuple(game.table for game in games[:most])

    async def rate(self, table: str, fold: Fold) -> bool:
        """Let the ratings follow that game; False: they have followed it before."""
        row = self._unrated.pop(table, None)
        if row is None:
            return False
        game = EndedGame(row.edition, row.at, decode_seats(row.seats), self._players_of(table))
        before = {one: self._now(one, game.edition) for one in game.players.values() if self._wanted(one, game.at)}
        for player, now in fold(game, before).items():
            self._save(player, table, game, now)
        return True

    def save_unrated(self, game: UnratedGame) -> None:
        """Save a game that has just ended."""
        self._unrated[game.table] = game

    def remove(self, table: str) -> None:
        """Forget the game of a table that is deleted."""
        self._unrated.pop(table, None)

    def _wanted(self, player: str, at: Millis) -> bool:
        since = self._people.get(player, RatedPerson(None)).since
        return since is not None and since <= at

    def _now(self, player: str, edition: str) -> Rating | None:
        return next((one.now for one in self._people[player].ratings if one.edition == edition), None)

    def _save(self, player: str, table: str, game: EndedGame, now: Rating) -> None:
        known = {one.edition: one for one in self._people[player].ratings}
        before = known.get(game.edition)
        known[game.edition] = PersonRating(
            edition=game.edition,
            now=now,
            games=1 if before is None else before.games + 1,
            at=game.at,
            table=table,
            before=None if before is None else before.now,
        )
        ratings = tuple(one for _, one in sorted(known.items()))
        self._people[player] = replace(self._people[player], ratings=ratings)
