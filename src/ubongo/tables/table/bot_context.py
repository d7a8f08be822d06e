"""What bots at a table go by: the phase, the key that makes them plan again, and their chance."""

from collections.abc import Callable
from random import Random

from ubongo.editions.chance import bot_chance
from ubongo.editions.contract.values import Seat
from ubongo.tables.table.decision_key import DecisionKey
from ubongo.tables.table.event_log import EventLog


class BotContext:
    """Reads a spectator's view, once for each entry of the log: spans of time in it do not count here."""

    def __init__(self, log: EventLog, seed: bytes, public_view: Callable[[], object]) -> None:
        self._log = log
        self._seed = seed
        self._public_view = public_view
        self._cached: tuple[object, object] | None = None

    @property
    def phase(self) -> str:
        """The stretch of play that the game is in."""
        return self._log.match.edition.bots.phase_key(self._view())

    def key(self, seat: Seat) -> DecisionKey:
        """What the plan of a bot in that seat depends on now."""
        return DecisionKey.of(self._log.match.edition, self._view(), seat)

    def chance(self, seat: Seat, phase: str) -> Random:
        """The chance of a bot in that seat for one phase."""
        return bot_chance(self._seed, seat, phase)

    def _view(self) -> object:
        state = self._log.match.state
        if self._cached is None or self._cached[0] is not state:
            self._cached = (state, self._public_view())
        return self._cached[1]
