"""Gem race: all commands."""

from typing import TypeAlias

from ubongo.editions.contract.commands import ClockCommand, Start, Wake
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import Claim, GiveUp

Command: TypeAlias = Start | Wake | ClockCommand | Claim | GiveUp | Ready
