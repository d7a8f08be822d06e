"""Pouch: what follows from a command; all draw from one pile. Rule: P2, P6, R1."""

from ubongo.editions.chance import Chance
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.dealing import Pile, dealt, dealt_or_renewed, grades_of, handed_out, without
from ubongo.editions.parts.gem_race import decide as gem_race
from ubongo.editions.parts.race import Runner
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.editions.pouch.commands import Command
from ubongo.editions.pouch.events import Event
from ubongo.editions.pouch.state import Game


def decide(game: Game, command: Command, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    """What follows from `command` at that instant, or why nothing does."""
    return gem_race.decide(game, command, at, chance, _deal)


def _deal(game: Game, seats: tuple[Seat, ...], symbol: int | None, chance: Chance) -> tuple[tuple[Runner, ...], Pile]:
    grades = grades_of(game.boards, symbol) if game.settings.matched else None
    if game.rounds < ROUNDS:
        return handed_out(game.pile, seats, grades, chance.of("deal"))
    had = dict(zip(game.seats, game.had, strict=True))
    runners, pile = dealt_or_renewed(
        game.pile, len(game.boards), lambda pile: dealt(pile, seats, had, grades), chance.of("renewed")
    )
    return runners, without(pile, runners)
