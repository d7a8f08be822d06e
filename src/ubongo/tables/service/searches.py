"""People who look for a game with a stranger, one entry per person. See ADR 127."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from secrets import token_hex

from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Millis
from ubongo.tables.errors import ServiceError

MOST_SEARCHES = 200
"""People who look at once. Of one edition and strength seldom more than one waits: two are a game."""
MOST_OF_NETWORK = 16
"""People of one network who look at once: nobody keeps all others from looking."""
LEVELS = tuple(Strength)
SUPERSEDED = "you look for a game in another window"


def new_future() -> asyncio.Future[str]:
    """A result that is still to come."""
    return asyncio.get_running_loop().create_future()


@dataclass(eq=False, frozen=True, slots=True)
class Search:
    """One person who looks for a game."""

    player: str
    edition: AnyEdition
    strength: Strength
    """How good that person says they are."""
    language: str
    since: Millis
    network: str = ""
    """Where that person is; empty: on this machine, which is not counted."""
    id: str = field(default_factory=lambda: token_hex(8))
    table: asyncio.Future[str] = field(default_factory=new_future)
    """The id of the table that was found."""

    def fail(self, code: str, message: str) -> None:
        """End it without a table."""
        if not self.table.done():
            self.table.set_exception(ServiceError(code, message))


class Searches:
    """The people of this process who look, in the order in which they began."""

    def __init__(self) -> None:
        self._by_player: dict[str, Search] = {}

    def __len__(self) -> int:
        return len(self._by_player)

    def __iter__(self) -> Iterator[Search]:
        return iter(self._by_player.values())

    def begin(self, search: Search) -> Search:
        """Add a search; it replaces an older one of the same person.

        Raises:
            ServiceError: too many people look.
        """
        replaced = self._by_player.pop(search.player, None)
        if replaced is not None:
            replaced.fail("superseded", SUPERSEDED)
        of_network = sum(other.network == search.network != "" for other in self)
        if len(self) >= MOST_SEARCHES or of_network >= MOST_OF_NETWORK:
            raise ServiceError("too-many-searches", "too many people look for a game; try again later")
        self._by_player[search.player] = search
        return search

    def end(self, search: Search) -> None:
        """Drop a search, if it still goes on."""
        if self.has(search):
            del self._by_player[search.player]

    def has(self, search: Search) -> bool:
        """Whether that search goes on."""
        return self.of(search.player) is search

    def of(self, player: str) -> Search | None:
        """The search of that person."""
        return self._by_player.get(player)

    def by_id(self, id: str) -> Search | None:
        """The search with that id."""
        return next((search for search in self if search.id == id), None)


def levels_between(one: Strength, other: Strength) -> int:
    """How many levels are between two strengths."""
    return abs(LEVELS.index(one) - LEVELS.index(other))
