"""Settings as they are stored: without the values that an older version took for granted. See ADR 88."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from ubongo.editions.contract.settings import GameSettings, values_before

SettingsT = TypeVar("SettingsT", bound=GameSettings)


def stored_settings(settings: GameSettings) -> dict[str, object]:
    """The settings in plain types; fields added later only if the game differs from one before them."""
    before = values_before(type(settings))
    values: dict[str, object] = msgspec.to_builtins(settings)
    return {name: value for name, value in values.items() if name not in before or value != before[name]}


def settings_from(stored: Mapping[str, object], kind: type[SettingsT]) -> SettingsT:
    """The settings in stored values; a field added later that is missing has the value of a game before it.

    Raises:
        msgspec.ValidationError: they are no settings of that kind.
    """
    return msgspec.convert({**values_before(kind), **stored}, kind)
