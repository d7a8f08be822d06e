"""What the suite has to know of an edition: settings to play with, and what must stay hidden."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Audience


@dataclass(frozen=True, slots=True)
class EditionFixture:
    """An edition as the suite plays it."""

    edition: AnyEdition
    boards: Callable[[Any], tuple[Any, ...]]
    """The boards, or cards, for settings."""
    settings: tuple[GameSettings, ...]
    """Every kind of table worth playing at."""
    disguised: Callable[[Any, Audience, Random], object]
    """The state with everything else in what that audience must not see, and with nothing else changed."""
