"""Pouch: the game after an event, as in every gem race."""

from ubongo.editions.parts.gem_race.evolve import evolve

__all__ = ["evolve"]
