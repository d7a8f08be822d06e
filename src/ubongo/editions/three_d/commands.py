"""Three-d: the commands of players, which are those of every gem race."""

from ubongo.editions.parts.gem_race.commands import Command

__all__ = ["Command"]
