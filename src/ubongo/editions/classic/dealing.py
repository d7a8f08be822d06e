"""Classic: which cards are played, and who gets which board. Rule: C1, C11, R1, R19."""

from ubongo.editions.chance import Chance
from ubongo.editions.classic.state import Game
from ubongo.editions.parts import level_dealing
from ubongo.editions.parts.dealing import Pile, grades_of, handed_out
from ubongo.editions.parts.handicaps import card_of, has_one_side
from ubongo.editions.parts.level_dealing import Stacks
from ubongo.editions.parts.race import Runner


def cards_in_play(game: Game, pile: Pile) -> Pile:
    """The first cards of a shuffled pile, as many as are played; each with all its sides. Rule: C1, C11, R19."""
    cards = tuple(dict.fromkeys(card_of(game.boards[number]) for number in pile))
    played = frozenset(cards[: game.settings.seats * game.settings.rounds])
    return tuple(number for number in pile if card_of(game.boards[number]) in played)


def dealt(game: Game, pile: Pile, symbol: int | None, chance: Chance) -> tuple[tuple[Runner, ...], Pile]:
    """A board for each seat, and what is left of the pile."""
    settings = game.settings
    if has_one_side(settings.sides):
        grades = grades_of(game.boards, symbol) if settings.matched else None
        return handed_out(pile, game.seats, grades, chance.of("deal"))
    had = (frozenset[int](),) * settings.seats
    stacks = Stacks(boards=game.boards, pile=pile, levels=settings.sides, card_of=card_of, had=had)
    return level_dealing.deal(stacks, game.seats, symbol, chance, is_matched=settings.matched)
