"""The archive: finished games, as files and as their players' own records."""

from ubongo.formats import game_file
from ubongo.formats.game_file import RecordedGame
from ubongo.tables.agreement import settings_in
from ubongo.tables.errors import HallError
from ubongo.tables.library import Library
from ubongo.tables.records import MOST_RESULTS
from ubongo.tables.store import Result, Store
from ubongo.tables.table import Table


class Archive:
    """Reads what has been played."""

    def __init__(self, store: Store, library: Library) -> None:
        self._store = store
        self._library = library

    async def recorded(self, table: Table) -> RecordedGame:
        """The finished game, with its seed.

        Raises:
            HallError: it is not finished.
        """
        if table.outcome is None or table.seed is None:
            raise HallError("not-over", "a game can be taken along once it is over")
        settings = settings_in(table.terms, table.edition)
        deck = await self._library.find(table.terms.deck, table.edition.deck_of(settings))
        return RecordedGame(
            edition=table.edition,
            settings=settings,
            boards=table.edition.boards(settings, deck),
            deck=table.terms.deck,
            seed=table.seed,
            seed_hash=table.seed_hash,
            names=tuple(place.name for place in table.roster.places),
            entries=await table.log(),
            outcome=table.outcome,
        )

    async def export(self, table: Table) -> bytes:
        """The finished game as a file that anybody can check.

        Raises:
            HallError: it is not finished.
        """
        game = await self.recorded(table)
        return game_file.encode(
            edition=game.edition.name,
            settings=game.settings,
            boards=game.boards,
            deck=game.deck,
            seed=game.seed,
            names=game.names,
            entries=game.entries,
        )

    async def results(self, player: str, edition: str) -> tuple[Result, ...]:
        """How that person has done in that edition, the newest last."""
        return await self._store.results(player, edition, MOST_RESULTS)
