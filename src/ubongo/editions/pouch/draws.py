"""Pouch: what chance has decided in an event, as in every gem race."""

from ubongo.editions.parts.gem_race.draws import draws

__all__ = ["draws"]
