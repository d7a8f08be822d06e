"""What a bot client plans from the views that the server sends."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

import msgspec
from msgspec import Raw

from ubongo.adapters.cli.bots.http_client import PlayerError
from ubongo.adapters.cli.bots.messages import action_of
from ubongo.adapters.cli.bots.profile import BotProfile
from ubongo.adapters.cli.bots.seat_ticket import SeatTicket
from ubongo.adapters.cli.bots.stats import LoadStats
from ubongo.editions.registry import view_type
from ubongo.formats.codec import Plain
from ubongo.tables.table.decision_key import DecisionKey, due

RESIGNED_AFTER_S = 1.0
"""After a refusal an update may follow. Without one for this long, the bot does the least it can."""
IMPOSSIBLE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What thinking about a view raises that no game has."""


@dataclass(frozen=True, slots=True)
class PlannedAction:
    """What to do, and when by the event loop's clock."""

    action: Plain
    at: float


class Decisions:
    """The plan of one seat. It changes only when the bot has something new to decide."""

    def __init__(self, ticket: SeatTicket, profile: BotProfile, stats: LoadStats) -> None:
        self._ticket = ticket
        self._profile = profile
        self._stats = stats
        self._view_type = view_type(profile.edition)
        self._began = 0.0
        """When this client first saw the phase."""
        self.view: object = None
        """The newest one, of the type that the edition declares."""
        self.key: DecisionKey | None = None
        self.plan: PlannedAction | None = None
        self.settled: tuple[DecisionKey | None, int] | None = None
        """What the acknowledged command was decided for, and the entry of the log with which its effect is shown."""

    def look(self, seq: int, raw: Raw, now: float) -> None:
        """Plan the next command, unless it is planned already.

        Raises:
            PlayerError: no game has such a view.
        """
        self.view = msgspec.json.decode(raw, type=self._view_type)
        with self._believing():
            self._decide(seq, self.view, now)

    def repeat(self, action: Plain, now: float) -> None:
        """Plan an action again that the server could not store."""
        self.plan = PlannedAction(action, now + RESIGNED_AFTER_S)

    def resign(self, now: float) -> None:
        """Plan the least that the game waits for, in case no update brings a new plan. Raises like `look`."""
        with self._believing():
            command = self._profile.edition.bots.skip(self.view)
        if command is not None:
            self.plan = PlannedAction(action_of(command), now + RESIGNED_AFTER_S)

    def _decide(self, seq: int, view: object, now: float) -> None:
        edition = self._profile.edition
        key = DecisionKey.of(edition, view, self._ticket.seat)
        is_new = key != self.key
        if not is_new and not self._is_settled(key, seq):
            return
        name = f"{self._profile.seed} {self._ticket.number} {self._ticket.seat} {key.phase}"
        found = edition.bots.intention(view, self._profile.strength, Random(name))
        if not is_new:
            if found is not None:
                self._stats.add_loss(
                    f"{self._ticket}: an acknowledged command of {key.phase} is not shown with entry {seq}"
                )
                self.settled = None
            return
        if self.key is None or key.phase != self.key.phase:
            self._began = now
        self.key = key
        self.plan = None
        if found is not None:
            self.plan = PlannedAction(
                action_of(found.command), due(self._began, now, found.after / 1000, self._profile.pace)
            )

    def _is_settled(self, key: DecisionKey, seq: int) -> bool:
        """Whether that view must show the effect of the command sent for that decision key."""
        return self.settled is not None and self.settled[0] == key and self.settled[1] <= seq

    @contextmanager
    def _believing(self) -> Generator[None]:
        """Think about a view, in which a server of another kind may have put anything that fits the types."""
        try:
            yield
        except IMPOSSIBLE as error:
            raise PlayerError(f"{self._ticket}: the server sent an impossible view: {error}") from error
