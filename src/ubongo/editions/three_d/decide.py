"""Three-d: what follows from a command; every seat draws from the stack of its level. Rule: D2."""

from ubongo.editions.chance import Chance
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.gem_race import decide as gem_race
from ubongo.editions.three_d.commands import Command
from ubongo.editions.three_d.dealing import deal
from ubongo.editions.three_d.events import Event
from ubongo.editions.three_d.state import Game


def decide(game: Game, command: Command, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    """What follows from `command` at that instant, or why nothing does."""
    return gem_race.decide(game, command, at, chance, deal)
