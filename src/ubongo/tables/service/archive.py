"""The archive: finished games as files, and the results of players."""

import asyncio

from ubongo.editions.contract.values import Outcome
from ubongo.formats import game_file
from ubongo.formats.board_moves import BoardMoves
from ubongo.formats.hash_chain import hashes_of
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.terms import GameTerms, read_terms
from ubongo.tables.errors import ServiceError
from ubongo.tables.service.records import MOST_RESULTS
from ubongo.tables.storage.cache import AsyncLru
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.store import Store
from ubongo.tables.table.table import Table

MOST_FILES = 16
"""Exported games in memory, ready for the next request; the longest takes some 3 MB."""


class Archive:
    """Reads finished games from the store."""

    def __init__(self, store: Store, deck_library: DeckLibrary) -> None:
        self._store = store
        self._deck_library = deck_library
        self._files = AsyncLru[bytes](MOST_FILES)

    async def recorded(self, table: Table) -> RecordedGame:
        """The finished game, with its seed.

        Raises:
            ServiceError: it is not finished.
        """
        outcome = _must_be_over(table)
        config, entries = table.config, await table.log.entries()
        agreed = entries[0].notes.terms
        terms = None if agreed is None else read_terms(agreed.text)[0]
        names = _names(table, terms)
        deck = await self._deck_library.find(config.deck, config.deck_kind)
        return RecordedGame(
            edition=table.edition,
            settings=config.settings,
            boards=table.edition.meta.boards(config.settings, deck),
            deck=config.deck,
            secret=table.secret,
            seed_hash=table.secret.hash,
            names=names,
            entries=entries,
            outcome=outcome,
            terms=terms,
            moves=await self._moves(table),
            hashes=() if terms is None else await asyncio.to_thread(lambda: tuple(hashes_of(entries))),
        )

    async def _moves(self, table: Table) -> tuple[BoardMoves, ...]:
        await table.boards.moves.saved()
        return await self._store.moves(table.id)

    async def export(self, table: Table) -> bytes:
        """The finished game as a file that anyone can verify.

        Raises:
            ServiceError: it is not finished.
        """
        _must_be_over(table)
        names = tuple(place.name for place in table.roster.places)
        return await self._files.get((table.id, names), lambda: self._file(table))

    async def _file(self, table: Table) -> bytes:
        return await asyncio.to_thread(_encoded, await self.recorded(table))

    async def results(self, player: str, edition: str) -> tuple[Result, ...]:
        """The newest results of each ending of that player in that edition, the newest last."""
        return await self._store.results.of(player, edition, MOST_RESULTS)

    async def best_results(self, player: str, edition: str) -> tuple[Result, ...]:
        """The best result of that player for each pair of settings and ending, the oldest first."""
        return await self._store.results.best(player, edition)


def _names(table: Table, terms: GameTerms | None) -> tuple[str, ...]:
    """By seat: as in the terms, if they have names; people have none in those of newer games."""
    now = tuple(place.name for place in table.roster.places)
    return now if terms is None else tuple(seat.name or name for seat, name in zip(terms.seats, now, strict=True))


def _must_be_over(table: Table) -> Outcome:
    """How a game that is over ended."""
    if table.outcome is None:
        raise ServiceError("not-over", "a game can be exported once it is over")
    return table.outcome


def _encoded(game: RecordedGame) -> bytes:
    return game_file.encode(
        edition=game.edition.name,
        settings=game.settings,
        boards=game.boards,
        deck=game.deck,
        seed=game.secret.seed,
        names=game.names,
        entries=game.entries,
        moves=game.moves,
    )
