"""The interface of a store of people: their devices, and all that is stored of one person. See ADR 113."""

from dataclasses import dataclass
from typing import Protocol

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.daily_attempts import DailyAttempt
from ubongo.tables.storage.ratings import NOT_RATED, RatedPerson
from ubongo.tables.storage.results import Result


@dataclass(frozen=True, slots=True)
class PersonRows:
    """What is stored under one person's identity, apart from tables."""

    results: tuple[Result, ...]
    """The oldest first."""
    attempts: tuple[DailyAttempt, ...]
    """By date."""
    devices: int
    """How many devices were added."""
    code_made_at: Millis | None
    """When the code was made that adds another one; None: there is none."""
    rated: RatedPerson = NOT_RATED


class PeopleStore(Protocol):
    """People and their devices. Every method raises StoreError if it fails."""

    async def save_recovery(self, player: str, code: str, at: Millis) -> None:
        """Save the hash of a code that adds a device of that person, instead of an earlier one."""
        ...

    async def redeem_recovery(self, code: str, device: str, since: Millis, at: Millis) -> str | None:
        """Use up the code of that hash, made at `since` or later, and add the device; the person's identity."""
        ...

    async def player_of(self, device: str) -> str | None:
        """The identity of the person whose added device that is; None: it was not added to a person."""
        ...

    async def person(self, player: str) -> PersonRows:
        """What is stored under that identity."""
        ...

    async def tables_of(self, player: str) -> tuple[str, ...]:
        """The tables whose roster has that identity, in order. It looks at every table."""
        ...

    async def erase(self, player: str) -> None:
        """Delete everything that is stored under that identity, apart from tables."""
        ...
