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
        self._cached: tuple[object, object, str] | None = None
        """The newest state that was asked for, its view, and its phase."""

    @property
    def phase(self) -> str:
        """The key of the current phase of the game."""
        return self._newest()[2]

    def key(self, seat: Seat) -> DecisionKey:
        """The key on which the plan of a bot in that seat depends."""
        _, view, phase = self._newest()
        return DecisionKey(phase, self._log.match.edition.bots.replan_key(view, seat))

    def chance(self, seat: Seat, phase: str) -> Random:
        """The random generator of a bot in that seat for one phase."""
        return self._log.match.bot_generator(self._secret, seat, phase)

    @property
    def public_view(self) -> object:
        """The spectator's view of the newest state, with times of some moment in it."""
        return self._newest()[1]

    def _newest(self) -> tuple[object, object, str]:
        match = self._log.match
        if self._cached is None or self._cached[0] is not match.state:
            view = self._public_view()
            self._cached = (match.state, view, match.edition.bots.phase_key(view))
        return self._cached
