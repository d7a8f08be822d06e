"""Three-d: who gets which board, by level. Rule: D2, R1, P6; see ADR 61."""

from ubongo.editions.chance import Chance
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts import level_dealing
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.level_dealing import Stacks
from ubongo.editions.parts.race import Runner
from ubongo.editions.parts.rewards.award import ROUNDS
from ubongo.editions.three_d.settings import card_of
from ubongo.editions.three_d.state import Game


def deal(game: Game, seats: tuple[Seat, ...], symbol: int | None, chance: Chance) -> tuple[tuple[Runner, ...], Pile]:
    """A board of its level for each seat, and the rest of the pile."""
    stacks = Stacks(boards=game.boards, pile=game.pile, levels=game.settings.levels, card_of=card_of, had=game.had)
    deal = level_dealing.deal_again if game.rounds == ROUNDS else level_dealing.deal
    return deal(stacks, seats, symbol, chance, is_matched=game.settings.matched)
