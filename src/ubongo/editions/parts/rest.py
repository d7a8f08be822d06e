"""The rest after a race: everybody looks at the boards until all are ready. Rule: R10, ours."""

from dataclasses import dataclass

from ubongo.editions.contract import Seat


@dataclass(frozen=True, slots=True)
class Ready:
    """A player has seen enough of the last round."""

    seat: Seat
