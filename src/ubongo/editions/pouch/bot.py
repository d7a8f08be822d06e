"""Pouch: the bot of every gem race, with the pieces of this box."""

from functools import partial

from ubongo.editions.parts.gem_race import bot
from ubongo.editions.parts.gem_race.bot import phase_key, replan_key, skip
from ubongo.puzzles.piece import FLAT

__all__ = ["intention", "phase_key", "replan_key", "skip"]

intention = partial(bot.intention, box=FLAT)
