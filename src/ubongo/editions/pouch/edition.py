"""Pouch as an edition: its functions under the names of the contract."""

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
from ubongo.editions.parts.handicaps import boards_of, card_of
from ubongo.editions.parts.lifecycle import is_intermission, outcome
from ubongo.editions.parts.race_events import solved
from ubongo.editions.pouch.bot import intention, phase_key, replan_key, skip
from ubongo.editions.pouch.commands import Command
from ubongo.editions.pouch.decide import decide
from ubongo.editions.pouch.draws import draws
from ubongo.editions.pouch.events import Event
from ubongo.editions.pouch.evolve import evolve
from ubongo.editions.pouch.facts import FACTS
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.pouch.state import Game, new
from ubongo.editions.pouch.view import PouchView, view
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.deck_kinds import FLAT_DECK


def boards(settings: PouchSettings, deck: BoardDeck) -> tuple[Board, ...]:
    """The boards of the sides that the table and its players chose. Rule: P2, R19.

    Raises:
        ValueError: there is no such side.
    """
    check(settings, settings.seats)
    return boards_of(deck.boards, settings.sides)


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: gems lost or made, a dry bag, a card dealt twice, a board of another side than its player's.

    Rule: P1, P4, P6, P7, R19.
    """
    wrong = seats_with_other_sides(game, game.settings.sides)
    return (*broken(game, card_of), *[f"seat {seat} was dealt a board of another side" for seat in wrong])


POUCH: Edition[PouchSettings, Game, Command, Event, PouchView, BoardDeck, Board] = Edition(
    meta=Meta(
        name="pouch",
        seats=range(1, MOST_SEATS + 1),
        decks=(FLAT_DECK,),
        deck_of=lambda _: FLAT_DECK,
        boards=boards,
        settings=PouchSettings,
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
    bots=Bots(intention=intention, skip=skip, phase_key=phase_key, replan_key=replan_key),
    audit=Audit(draws=draws, invariants=invariants),
    stats=Stats(faced=faced, solved=solved),
)
