"""Pouch: what follows from a command; all draw from one pile. Rule: P2, P6, R1, R19."""

from ubongo.editions.chance import Chance
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts import level_dealing
from ubongo.editions.parts.dealing import Pile, dealt, dealt_or_renewed, grades_of, handed_out, without
from ubongo.editions.parts.gem_race import decide as gem_race
from ubongo.editions.parts.handicaps import card_of, has_one_side
from ubongo.editions.parts.level_dealing import Stacks
from ubongo.editions.parts.race import Runner
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.editions.pouch.commands import Command
from ubongo.editions.pouch.events import Event
from ubongo.editions.pouch.state import Game


def decide(game: Game, command: Command, at: Millis, chance: Chance) -> tuple[Event, ...] | Refusal:
    """What follows from `command` at that instant, or why nothing does."""
    return gem_race.decide(game, command, at, chance, _deal)


def _deal(game: Game, seats: tuple[Seat, ...], symbol: int | None, chance: Chance) -> tuple[tuple[Runner, ...], Pile]:
    if not has_one_side(game.settings.sides):
        return _dealt_by_side(game, seats, symbol, chance)
    grades = grades_of(game.boards, symbol) if game.settings.matched else None
    if game.rounds < ROUNDS:
        return handed_out(game.pile, seats, grades, chance.of("deal"))
    had = dict(zip(game.seats, game.had, strict=True))
    runners, pile = dealt_or_renewed(
        game.pile, len(game.boards), lambda pile: dealt(pile, seats, had, grades), chance.of("renewed")
    )
    return runners, without(pile, runners)


def _dealt_by_side(
    game: Game, seats: tuple[Seat, ...], symbol: int | None, chance: Chance
) -> tuple[tuple[Runner, ...], Pile]:
    """Each seat has boards of its own side. Rule: R19."""
    stacks = Stacks(boards=game.boards, pile=game.pile, levels=game.settings.sides, card_of=card_of, had=game.had)
    deal = level_dealing.deal if game.rounds < ROUNDS else level_dealing.deal_again
    return deal(stacks, seats, symbol, chance, is_matched=game.settings.matched)
