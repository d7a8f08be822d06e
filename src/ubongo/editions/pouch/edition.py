"""Pouch as an edition: its functions under the names of the contract."""

from ubongo.editions.contract import Edition
from ubongo.editions.parts.hunt import game as hunt
from ubongo.editions.parts.hunt.bot import intention, moment, skip
from ubongo.editions.parts.hunt.decide import deadline
from ubongo.editions.parts.hunt.evolve import evolve
from ubongo.editions.parts.hunt.game import Command, Event
from ubongo.editions.parts.hunt.laws import broken
from ubongo.editions.parts.hunt.lots import lots
from ubongo.editions.parts.race import solved
from ubongo.editions.pouch.decide import decide
from ubongo.editions.pouch.game import SIDES, Game, PouchSettings, new
from ubongo.editions.pouch.view import PouchView, view
from ubongo.puzzles.deck import Board, Deck
from ubongo.puzzles.piece import FLAT


def boards(settings: PouchSettings, deck: Deck) -> tuple[Board, ...]:
    """The boards of the side that the table chose. Rule: P2.

    Raises:
        ValueError: there is no such side.
    """
    if settings.side not in SIDES:
        raise ValueError(f"side {' or '.join(SIDES)}, not {settings.side!r}")
    return deck.side(settings.side)


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: gems lost or made, a dry bag, a board dealt twice to one seat. Rule: P1, P4, P6, P7."""
    return broken(game, lambda board: board)


POUCH: Edition[PouchSettings, Game, Command, Event, PouchView] = Edition(
    name="pouch",
    decks=(FLAT.name,),
    deck_of=lambda _: FLAT.name,
    seats=range(1, hunt.MOST_SEATS + 1),
    endings=hunt.ENDINGS,
    settings=PouchSettings,
    commands=hunt.COMMANDS,
    events=hunt.EVENTS,
    boards=boards,
    new=new,
    decide=decide,
    evolve=evolve,
    view=view,
    deadline=deadline,
    outcome=hunt.outcome,
    intention=intention,
    skip=skip,
    moment=moment,
    rests=hunt.rests,
    solves=lambda _: (),
    took=lambda _: None,
    faced=hunt.faced,
    solved=solved,
    lots=lots,
    invariants=invariants,
)
