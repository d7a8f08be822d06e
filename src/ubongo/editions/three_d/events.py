"""Three-d: what has happened, as in every gem race."""

from ubongo.editions.parts.gem_race.events import Event

__all__ = ["Event"]
