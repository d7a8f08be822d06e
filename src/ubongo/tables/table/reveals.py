"""Collects the shares that players reveal when a game starts and when a round begins. See ADR 87."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.shares import Shares, Terms, follows
from ubongo.tables.clock import Clock

WAIT = Millis(3_000)
"""The longest wait for a share: what has not arrived by then is left out."""


@dataclass(frozen=True, slots=True)
class RevealRequest:
    """What players' clients are asked to reveal now."""

    reveal: int
    """The number of the reveal, counted from 0: which share of each chain."""
    terms: Terms


class Reveals:
    """The reveals of one table, one after the other."""

    def __init__(
        self, clock: Clock, is_connected: Callable[[Seat], bool], notify: Callable[[], None], wait: Millis = WAIT
    ) -> None:
        self.request: RevealRequest | None = None
        """The one that is open now."""
        self._clock = clock
        self._is_connected = is_connected
        self._notify = notify
        self._wait = wait
        self._known: tuple[tuple[str, int] | None, ...] = ()
        """By seat: what the next share must lead to, and after how many hashes."""
        self._shares: list[str | None] = []
        self._arrived = asyncio.Event()
        self._silent: set[Seat] = set()
        """Seats that let the last reveal pass: nobody waits for them, but their shares count if they come."""

    async def collect(self, terms: Terms, reveals: tuple[Shares, ...]) -> Shares:
        """The shares of the next reveal, after those; waits for the players who are connected, 3 s at most."""
        self._known = tuple(_known(terms, reveals, seat) for seat in range(len(terms.commitments)))
        self._shares = [None] * len(self._known)
        self.request = RevealRequest(len(reveals), terms)
        self._notify()
        try:
            await self._arrivals(Millis(self._clock.now() + self._wait))
        finally:
            self.request = None
            self._notify()
        self._silent = {seat for seat in self._committed() if self._shares[seat] is None}
        return tuple(self._shares)

    def reveal(self, seat: Seat, number: int, share: str) -> None:
        """A share of the open reveal arrives; one that is late, or was not committed to, is left out."""
        if self.request is None or number != self.request.reveal or seat >= len(self._known):
            return
        known = self._known[seat]
        if known is not None and follows(share, *known):
            self._shares[seat] = share
            self._arrived.set()

    async def _arrivals(self, until: Millis) -> None:
        while self._awaited():
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
            if self._clock.now() >= until:
                return

    def _awaited(self) -> bool:
        return any(
            self._shares[seat] is None and seat not in self._silent and self._is_connected(seat)
            for seat in self._committed()
        )

    def _committed(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, known in enumerate(self._known) if known is not None)


def _known(terms: Terms, reveals: tuple[Shares, ...], seat: int) -> tuple[str, int] | None:
    for back, shares in enumerate(reversed(reveals), start=1):
        share = shares[seat]
        if share is not None:
            return share, back
    commitment = terms.commitments[seat]
    return None if commitment is None else (commitment, len(reveals) + 1)
