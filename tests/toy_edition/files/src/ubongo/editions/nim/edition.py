"""Nim as an edition: its functions under the names of the contract."""

from typing import get_args

from ubongo.editions.contract.audit import Audit
from ubongo.editions.contract.bots import Bots
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.meta import Meta
from ubongo.editions.contract.rules import Rules
from ubongo.editions.contract.stats import SolveTime, Stats
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.nim.bot import intention, phase_key, skip
from ubongo.editions.nim.commands import Command
from ubongo.editions.nim.decide import decide
from ubongo.editions.nim.draws import draws
from ubongo.editions.nim.events import Event, FirstPlayerDrawn
from ubongo.editions.nim.evolve import evolve
from ubongo.editions.nim.settings import SEATS, NimSettings
from ubongo.editions.nim.state import Game, new
from ubongo.editions.nim.view import NimView, view
from ubongo.editions.parts.lifecycle import GameEnded, outcome
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.deck_kinds import FLAT_DECK


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: a counter was lost or added."""
    counted = game.heap + sum(game.taken)
    return () if counted == game.settings.counters else (f"{counted} counters, not {game.settings.counters}",)


def faced(game: Game, event: Event) -> tuple[Seat, ...]:
    """Every player, once: the whole game is their task."""
    return tuple(map(Seat, range(game.settings.seats))) if isinstance(event, FirstPlayerDrawn) else ()


def solved(_: Game, event: Event) -> tuple[SolveTime, ...]:
    """The winner has solved it."""
    return tuple(SolveTime(seat, Millis(0)) for seat in event.outcome.winners) if isinstance(event, GameEnded) else ()


NIM: Edition[NimSettings, Game, Command, Event, NimView, BoardDeck, Board] = Edition(
    meta=Meta(
        name="nim",
        seats=SEATS,
        decks=(FLAT_DECK,),
        deck_of=lambda _: FLAT_DECK,
        boards=lambda _, deck: deck.side("3"),
        settings=NimSettings,
        endings=("last-counter",),
    ),
    rules=Rules(
        commands=get_args(Command),
        events=get_args(Event),
        new=new,
        decide=decide,
        evolve=evolve,
        view=view,
        outcome=outcome,
        deadline=lambda _: None,
    ),
    bots=Bots(intention=intention, skip=skip, phase_key=phase_key),
    audit=Audit(draws=draws, invariants=invariants),
    stats=Stats(faced=faced, solved=solved),
)
