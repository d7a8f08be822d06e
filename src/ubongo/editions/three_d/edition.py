"""Three-d as an edition: its functions under the names of the contract."""

from random import Random

from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.settings import check
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.gem_race import decide as decisions
from ubongo.editions.parts.gem_race.edition import gem_race_edition
from ubongo.editions.parts.gem_race.invariants import broken
from ubongo.editions.parts.gem_race.state import Command, Event
from ubongo.editions.three_d.dealing import deal
from ubongo.editions.three_d.state import Game, ThreeDSettings, card_of, new
from ubongo.editions.three_d.view import ThreeDView, view
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.deck_kinds import SOLID_DECK
from ubongo.puzzles.piece import SOLID


def boards(settings: ThreeDSettings, deck: BoardDeck) -> tuple[Board, ...]:
    """The boards of all levels in play. Rule: D2.

    Raises:
        ValueError: there is no such level.
    """
    check(settings, settings.seats)
    return tuple(board for board in deck.boards if board.side in settings.levels)


def decide(game: Game, command: Command, at: Millis, rng: Random) -> tuple[Event, ...] | Refusal:
    """What follows from `command` at that instant, or why nothing does."""
    return decisions.decide(game, command, at, rng, deal)


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: as in every gem race, and a board of another level than its player's. Rule: D2, D5."""
    found = list(broken(game, lambda number: card_of(game.boards[number])))
    for seat, level in zip(game.seats, game.settings.levels, strict=True):
        if any(game.boards[number].side != level for number in game.had[seat]):
            found.append(f"seat {seat} was dealt a board that is not of level {level}")
    return tuple(found)


THREE_D: Edition[ThreeDSettings, Game, Command, Event, ThreeDView, BoardDeck, Board] = gem_race_edition(
    name="three-d",
    deck=SOLID_DECK,
    box=SOLID,
    settings=ThreeDSettings,
    boards=boards,
    new=new,
    decide=decide,
    view=view,
    invariants=invariants,
)
