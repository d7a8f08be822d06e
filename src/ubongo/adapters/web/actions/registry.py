"""The actions of all editions. Each edition has a module of its name in this package, with its `ACTIONS`."""

from typing import Union, cast, get_args

import msgspec

from ubongo.adapters.web.actions.action import Action, GameAction
from ubongo.adapters.web.actions.lobby import LobbyActionIn
from ubongo.editions.companions import companion
from ubongo.editions.registry import EDITIONS

PACKAGE = "ubongo.adapters.web.actions"


def actions_of(edition: str) -> tuple[type[GameAction], ...]:
    """The actions of players in that edition.

    Raises:
        CompanionError: there is no module for it, or the module defines no `ACTIONS`.
    """
    return cast(tuple[type[GameAction], ...], companion(PACKAGE, edition, "ACTIONS", tuple))


GAME_ACTIONS = tuple(dict.fromkeys(action for edition in EDITIONS for action in actions_of(edition)))
"""The actions that the rules of some edition decide."""
ACTIONS: tuple[type[Action], ...] = (*GAME_ACTIONS, *get_args(LobbyActionIn))
UNION: object = Union[ACTIONS]  # noqa: UP007 -- known at run time only
"""The tagged union of all actions."""


_decode = msgspec.json.Decoder(UNION).decode
"""It knows the union beforehand; `msgspec.convert` would study all of its types each time, which takes far longer."""


def action_of(plain: object) -> Action:
    """The action that a client sent, as it was parsed from JSON.

    Raises:
        msgspec.ValidationError: `plain` is not a valid action.
    """
    return cast(Action, _decode(msgspec.json.encode(plain)))
