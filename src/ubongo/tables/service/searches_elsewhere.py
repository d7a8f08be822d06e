"""People who look for a game at other nodes, as reported by hints. See ADR 127."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ubongo.editions.contract.values import Millis
from ubongo.tables.clock import Clock
from ubongo.tables.signal import Signal
from ubongo.tables.table.hints import Hint, LookingHint, OfferHint

ANSWER = Millis(3_000)
"""How long an offer waits for its answer: hints can be lost."""
FORGOTTEN = Millis(12_000)
"""How long what was heard of a search counts: each is told again while it goes on."""
MOST = 1_000
"""Searches of other nodes that are remembered."""


@dataclass(eq=False, frozen=True, slots=True)
class Offer:
    """A person here who was offered to somebody at another node."""

    to: str
    at: Millis
    is_over: Signal = field(default_factory=Signal)


class Elsewhere:
    """The people who look at other nodes, and those of this node who were offered. `tell` reaches all other nodes."""

    def __init__(self, clock: Clock, tell: Callable[[Hint], None]) -> None:
        self.tell = tell
        self.offers: dict[str, Offer] = {}
        """By the id of the search here."""
        self._clock = clock
        self._heard: OrderedDict[str, tuple[Millis, LookingHint]] = OrderedDict()

    def note(self, looking: LookingHint) -> None:
        """Remember a search."""
        self._heard.pop(looking.search, None)
        self._heard[looking.search] = (self._clock.now(), looking)
        if len(self._heard) > MOST:
            self._heard.popitem(last=False)

    def older(self, search: str, player: str, edition: str, since: Millis) -> Iterator[LookingHint]:
        """The searches of other people for the same edition that began before that one.

        Only the younger of two is offered, so that no two nodes offer to each other.
        """
        known_since = self._clock.now() - FORGOTTEN
        for heard_at, looking in self._heard.values():
            is_other = looking.player != player and looking.edition == edition
            if is_other and heard_at >= known_since and (looking.since, looking.search) < (since, search):
                yield looking

    def offer(self, offer: OfferHint) -> Offer:
        """Offer somebody; nothing else is done with that search until it is answered, or too late."""
        made = self.offers[offer.search] = Offer(offer.to, self._clock.now())
        self.tell(offer)
        return made

    def answered(self, search: str) -> None:
        """The offer of that search is over. The one it was made to is forgotten, unless it was told again meanwhile."""
        offer = self.offers.pop(search, None)
        if offer is not None:
            heard = self._heard.get(offer.to)
            if heard is not None and heard[0] <= offer.at:
                del self._heard[offer.to]
            offer.is_over.set()

    async def until_answered(self, offer: Offer) -> None:
        """Wait until an offer is answered; one that is not answered in time is over."""
        late = asyncio.ensure_future(self._clock.sleep_until(Millis(offer.at + ANSWER)))
        over = asyncio.ensure_future(offer.is_over.wait())
        try:
            await asyncio.wait((late, over), return_when=asyncio.FIRST_COMPLETED)
        finally:
            late.cancel()
            over.cancel()
        for search, made in tuple(self.offers.items()):
            if made is offer:
                self.answered(search)
