"""Three-d as an edition: its functions under the names of the contract."""

from typing import get_args

from ubongo.editions.contract.audit import Audit
from ubongo.editions.contract.bots import Bots
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.meta import Meta
from ubongo.editions.contract.rules import Rules
from ubongo.editions.contract.settings import check
from ubongo.editions.contract.stats import Stats
from ubongo.editions.parts.gem_race.decide import deadline
from ubongo.editions.parts.gem_race.invariants import broken, seats_with_other_sides
from ubongo.editions.parts.gem_race.settings import MOST_SEATS
from ubongo.editions.parts.gem_race.state import ENDINGS, at_it, faced, started_races
from ubongo.editions.parts.lifecycle import is_intermission, outcome
from ubongo.editions.parts.race_events import solved
from ubongo.editions.three_d.bot import intention, phase_key, skip
from ubongo.editions.three_d.commands import Command
from ubongo.editions.three_d.decide import decide
from ubongo.editions.three_d.draws import draws
from ubongo.editions.three_d.events import Event
from ubongo.editions.three_d.evolve import evolve
from ubongo.editions.three_d.facts import FACTS
from ubongo.editions.three_d.settings import ThreeDSettings, card_of
from ubongo.editions.three_d.state import Game, new
from ubongo.editions.three_d.view import ThreeDView, view
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.deck_kinds import SOLID_DECK


def boards(settings: ThreeDSettings, deck: BoardDeck) -> tuple[Board, ...]:
    """The boards of all levels in play. Rule: D2.

    Raises:
        ValueError: there is no such level.
    """
    check(settings, settings.seats)
    return tuple(board for board in deck.boards if board.side in settings.levels)


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: as in every gem race, and a board of another level than its player's. Rule: D2, D5."""
    levels = game.settings.levels
    wrong = seats_with_other_sides(game, levels)
    return (
        *broken(game, card_of),
        *[f"seat {seat} was dealt a board that is not of level {levels[seat]}" for seat in wrong],
    )


THREE_D: Edition[ThreeDSettings, Game, Command, Event, ThreeDView, BoardDeck, Board] = Edition(
    meta=Meta(
        name="three-d",
        seats=range(1, MOST_SEATS + 1),
        decks=(SOLID_DECK,),
        deck_of=lambda _: SOLID_DECK,
        boards=boards,
        settings=ThreeDSettings,
        endings=ENDINGS,
        facts=FACTS,
    ),
    rules=Rules(
        commands=get_args(Command),
        events=get_args(Event),
        new=new,
        decide=decide,
        evolve=evolve,
        view=view,
        outcome=outcome,
        deadline=deadline,
        is_intermission=is_intermission,
        at_it=at_it,
        race=started_races,
    ),
    bots=Bots(intention=intention, skip=skip, phase_key=phase_key),
    audit=Audit(draws=draws, invariants=invariants),
    stats=Stats(faced=faced, solved=solved),
)
