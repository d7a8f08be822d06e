"""Collects the shares that players reveal when a game starts and when a round begins. See ADR 87."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.shares import Shares, Terms, follows
from ubongo.tables.clock import Clock
from ubongo.tables.signal import Signal
from ubongo.tables.table.hints import AskedHint, ShareHint
from ubongo.tables.table.peers import Peers

WAIT = Millis(3_000)
"""The longest wait for a share: one that has not arrived by then is left out."""
SHORT_WAIT = Millis(500)
"""The wait for a seat that has often missed a reveal."""


@dataclass(frozen=True, slots=True)
class RevealRequest:
    """What the players' clients are asked to reveal."""

    reveal: int
    """The number of the reveal, and of the share in each chain, counted from 0."""
    terms: Terms


class Reveals:
    """The reveals of one table, one after the other."""

    def __init__(
        self,
        clock: Clock,
        is_connected: Callable[[Seat], bool],
        notify: Callable[[], None],
        wait: Millis = WAIT,
        *,
        peers: Peers | None = None,
    ) -> None:
        self.request: RevealRequest | None = None
        """The open one, here or at another node; None: no reveal is open."""
        self._is_collecting = False
        self._peers = peers or Peers("", None)
        self._clock = clock
        self._is_connected = is_connected
        self._notify = notify
        self._wait = wait
        self._known: tuple[tuple[str, int] | None, ...] = ()
        """By seat: the hash that the next share must lead to, and in how many steps; None: the seat adds none."""
        self._shares: list[str | None] = []
        self._arrived = Signal()
        self._misses: Counter[Seat] = Counter()
        """How many reveals each seat has missed: each one halves the wait for it."""

    async def collect(self, terms: Terms, reveals: tuple[Shares, ...]) -> Shares:
        """The shares of the reveal that follows `reveals`; waits only for players who are connected, 3 s at most."""
        self._known = tuple(_known(terms, reveals, seat) for seat in range(len(terms.commitments)))
        self._shares = [None] * len(self._known)
        self.request = request = RevealRequest(len(reveals), terms)
        self._is_collecting = True
        self._peers.tell(AskedHint(self._peers.table, request.reveal, terms.text))
        self._notify()
        try:
            await self._arrivals(self._clock.now())
        finally:
            self.request, self._is_collecting = None, False
            self._peers.tell(AskedHint(self._peers.table, request.reveal, ""))
            self._notify()
        self._misses.update(seat for seat in self._committed() if self._shares[seat] is None)
        return tuple(self._shares)

    def asked_elsewhere(self, reveal: int, terms: Terms | None) -> None:
        """Ask the clients here for what another node collects; without terms, it collects no more."""
        if not self._is_collecting:
            self.request = None if terms is None else RevealRequest(reveal, terms)
            self._notify()

    def reveal(self, seat: Seat, number: int, share: str) -> None:
        """Take a share from a client here: for the reveal that is open here, or at another node."""
        self.accept(seat, number, share)
        if self.request is not None:
            self._peers.tell(ShareHint(self._peers.table, seat, number, share))

    def accept(self, seat: Seat, number: int, share: str) -> None:
        """Accept a share of the reveal that is open here; one that is late or was not committed to is ignored."""
        if not self._is_collecting or self.request is None or number != self.request.reveal or seat >= len(self._known):
            return
        known = self._known[seat]
        if known is not None and follows(share, *known):
            self._shares[seat] = share
            self._arrived.set()

    def look_again(self) -> None:
        """Stop waiting for the share of a player who has just disconnected."""
        self._arrived.set()

    async def _arrivals(self, since: Millis) -> None:
        while (until := self._until(since)) > self._clock.now():
            self._arrived.clear()
            waiting = {
                asyncio.create_task(self._arrived.wait()),
                asyncio.create_task(self._clock.sleep_until(until)),
            }
            try:
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in waiting:
                    task.cancel()
                await asyncio.wait(waiting)

    def _until(self, since: Millis) -> Millis:
        """The instant until which to wait for missing shares; `since` if there is none to wait for."""
        waits = [
            max(self._wait // 2 ** self._misses[seat], SHORT_WAIT)
            for seat in self._committed()
            if self._shares[seat] is None and self._is_connected(seat)
        ]
        return Millis(since + max(waits, default=0))

    def _committed(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, known in enumerate(self._known) if known is not None)


def _known(terms: Terms, reveals: tuple[Shares, ...], seat: int) -> tuple[str, int] | None:
    for back, shares in enumerate(reversed(reveals), start=1):
        share = shares[seat]
        if share is not None:
            return share, back
    commitment = terms.commitments[seat]
    return None if commitment is None else (commitment, len(reveals) + 1)
