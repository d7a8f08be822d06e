"""The input of bots at a table: the phase, the key that triggers a new plan, and their random generator."""

from collections.abc import Callable
from random import Random

from ubongo.editions.contract.values import Seat
from ubongo.editions.secret import Secret
from ubongo.tables.table.decision_key import DecisionKey
from ubongo.tables.table.event_log import EventLog


class BotContext:
    """Reads the spectator's view, cached per state of the game, because the times in it are not used here."""

    def __init__(self, log: EventLog, secret: Secret, public_view: Callable[[], object]) -> None:
        self._log = log
        self._secret = secret
        self._public_view = public_view
        self._cached: tuple[object, object] | None = None

    @property
    def phase(self) -> str:
        """The key of the current phase of the game."""
        return self._log.match.edition.bots.phase_key(self.public_view)

    def key(self, seat: Seat) -> DecisionKey:
        """The key on which the plan of a bot in that seat depends."""
        return DecisionKey.of(self._log.match.edition, self.public_view, seat)

    def chance(self, seat: Seat, phase: str) -> Random:
        """The random generator of a bot in that seat for one phase."""
        return self._log.match.bot_generator(self._secret, seat, phase)

    @property
    def public_view(self) -> object:
        """The spectator's view of the newest state, with times of some moment in it."""
        state = self._log.match.state
        if self._cached is None or self._cached[0] is not state:
            self._cached = (state, self._public_view())
        return self._cached[1]
