"""What all actions have in common."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from msgspec import Meta

from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.values import Millis, Seat

ShortText: TypeAlias = Annotated[str, Meta(max_length=64)]
SettingValue: TypeAlias = str | int | bool | None
Coordinate: TypeAlias = Annotated[int, Meta(ge=-64, le=64)]


@dataclass(frozen=True, slots=True)
class Sender:
    """What the server knows about the sender; a client cannot forge it."""

    seat: Seat
    lag: Millis
    """The round-trip time of the connection, as far as the server trusts it."""


class Action:
    """A request by a player. Every subclass is a closed struct, which rejects unknown fields."""

    __slots__ = ()


class GameAction(Action):
    """An action that the rules of an edition decide."""

    __slots__ = ()

    def command(self, sender: Sender) -> Stored:
        """The edition's command for this action by `sender`."""
        raise NotImplementedError
