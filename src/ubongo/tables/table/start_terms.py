"""The terms that a game starts with, to which every player's share of chance commits. See docs/guide/fair-chance.md."""

from collections.abc import Iterator

from ubongo.editions.secret import Secret
from ubongo.editions.shares import Terms
from ubongo.formats.terms import SeatTerms, game_terms
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.setup import Setup
from ubongo.tables.table.subscriptions import Subscriptions


class StartTerms:
    """Collects the terms from the setup and the players' commitments."""

    def __init__(
        self,
        setup: Setup,
        subscriptions: Subscriptions,
        secret: Secret,
        resources: Resources,
        peers: Peers,
    ) -> None:
        self._setup = setup
        self._subscriptions = subscriptions
        self._secret = secret
        self._resources = resources
        self._peers = peers

    async def collect(self) -> Terms:
        """The terms that the game starts with."""
        config = self._setup.config
        terms = game_terms(
            table=self._setup.table,
            edition=config.edition,
            settings=config.settings,
            deck=await self._resources.deck_terms(config),
            seats=list(self._seats()),
            bots_pace=self._resources.bots_pace,
            secret_hash=self._secret.hash,
        )
        return terms.as_terms()

    def _seats(self) -> Iterator[SeatTerms]:
        """By seat; people are not named: the log keeps nothing that could have to be deleted.

        A commitment that another player has made before counts once: two would have the same shares.
        """
        known: set[str | None] = set()
        for place in self._setup.roster.places:
            bot = None if place.strength is None else place.strength.value
            commitment = self._commitment(place.player) if place.player else None
            yield SeatTerms("" if bot is None else place.name, bot, None if commitment in known else commitment)
            known.add(commitment)

    def _commitment(self, player: str) -> str | None:
        """That of the player's client, at this node or at another one."""
        return self._subscriptions.commitment(player) or self._peers.commitment(player)
