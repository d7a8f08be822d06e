"""Three-d: the bot of every gem race, with the pieces of this box."""

from functools import partial

from ubongo.editions.parts.gem_race import bot
from ubongo.editions.parts.gem_race.bot import phase_key, skip
from ubongo.puzzles.piece import SOLID

__all__ = ["intention", "phase_key", "skip"]

intention = partial(bot.intention, box=SOLID)
