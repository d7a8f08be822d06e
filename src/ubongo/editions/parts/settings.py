"""Settings that several editions have."""

from typing import Annotated, TypeAlias

from ubongo.editions.contract.settings import Setting
from ubongo.editions.contract.values import Millis

Side: TypeAlias = Annotated[str, Setting(choices=("3", "4"))]
"""Boards for "3" or for "4" pieces."""
Glass: TypeAlias = Annotated[
    Millis | None,
    Setting(least=30_000, most=300_000, offered=(30_000, 45_000, 60_000, 90_000, 120_000, 180_000, 300_000, None)),
]
"""How long the glass runs; None for no limit. Rule: R11."""
Countdown: TypeAlias = Annotated[Millis, Setting(least=0, most=10_000)]
"""From the deal to the reveal."""
Pause: TypeAlias = Annotated[Millis, Setting(least=0, most=120_000)]
"""The longest wait for players who are not ready, or whose turn it is."""

GLASS, COUNTDOWN, PAUSE = Millis(60_000), Millis(3_000), Millis(20_000)
"""The defaults of races."""
