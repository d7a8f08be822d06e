"""The emotes of the people at one table: shown for a moment, and not stored. See ADR 122."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.clock import Clock
from ubongo.tables.table.event_log import EventLog
from ubongo.tables.table.hints import EmoteHint
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.setup import Setup

SHOWN = Millis(4_000)
"""How long an emote is shown."""
FEWEST_PEOPLE = 2
"""With a seat, and still in the game: an emote is for somebody."""


class Emote(StrEnum):
    """What a player can say in a game. All of it is kind."""

    BRAVO = "bravo"
    WOW = "wow"
    PHEW = "phew"
    HELLO = "hello"


@dataclass(frozen=True, slots=True)
class ShownEmote:
    """An emote that is shown at a seat."""

    emote: Emote
    number: int
    """Another one for each emote, after a restart and at other nodes too, so that a repeated one is seen again."""
    until: Millis


class Emotes:
    """The newest emote of each seat."""

    def __init__(
        self, setup: Setup, log: EventLog, clock: Clock, peers: Peers, *, on_change: Callable[[], None]
    ) -> None:
        self._setup = setup
        self._log = log
        self._clock = clock
        self._peers = peers
        self._on_change = on_change
        self._number = 0
        self._shown: dict[Seat, ShownEmote] = {}

    def send(self, seat: Seat, emote: Emote) -> None:
        """Show an emote of the player in that seat, at all nodes; ignored before the game and without other people."""
        if self._log.seq > 0 and self._has_listeners(seat):
            self._peers.tell(EmoteHint(self._setup.table, seat, emote.value))
            self.show(seat, emote)

    def _has_listeners(self, seat: Seat) -> bool:
        roster = self._setup.roster
        return not roster.places[seat].left and len(roster.staying) >= FEWEST_PEOPLE

    def show(self, seat: Seat, emote: Emote) -> None:
        """Show an emote here."""
        self._number = max(self._number + 1, self._clock.now())
        self._shown[seat] = ShownEmote(emote, self._number, Millis(self._clock.now() + SHOWN))
        self._on_change()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of those that are shown now: what is shown changes with them."""
        if not self._shown:
            return ()
        now = self._clock.now()
        return tuple(emote.number for emote in self._shown.values() if now < emote.until)

    def shown(self, seat: Seat) -> ShownEmote | None:
        """The emote that is shown at that seat now."""
        emote = self._shown.get(seat)
        return emote if emote is not None and self._clock.now() < emote.until else None
