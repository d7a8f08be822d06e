"""Pouch as an edition: its functions under the names of the contract."""

from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.settings import check
from ubongo.editions.parts.gem_race.edition import gem_race_edition
from ubongo.editions.parts.gem_race.invariants import broken
from ubongo.editions.parts.gem_race.state import Command, Event
from ubongo.editions.pouch.decide import decide
from ubongo.editions.pouch.state import Game, PouchSettings, new
from ubongo.editions.pouch.view import PouchView, view
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.deck_kinds import FLAT_DECK
from ubongo.puzzles.piece import FLAT


def boards(settings: PouchSettings, deck: BoardDeck) -> tuple[Board, ...]:
    """The boards of the side that the table chose. Rule: P2.

    Raises:
        ValueError: there is no such side.
    """
    check(settings, settings.seats)
    return deck.side(settings.side)


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: gems lost or made, a dry bag, a board dealt twice to one seat. Rule: P1, P4, P6, P7."""
    return broken(game, lambda board: board)


POUCH: Edition[PouchSettings, Game, Command, Event, PouchView, BoardDeck, Board] = gem_race_edition(
    name="pouch",
    deck=FLAT_DECK,
    box=FLAT,
    settings=PouchSettings,
    boards=boards,
    new=new,
    decide=decide,
    view=view,
    invariants=invariants,
)
