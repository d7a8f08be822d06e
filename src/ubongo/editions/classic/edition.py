"""Classic as an edition: its functions under the names of the contract."""

from functools import lru_cache
from typing import get_args

from ubongo.editions.classic.bot import intention, phase_key, replan_key, skip
from ubongo.editions.classic.commands import Command
from ubongo.editions.classic.decide import decide
from ubongo.editions.classic.draws import draws
from ubongo.editions.classic.events import (
    Event,
    RoundStarted,
)
from ubongo.editions.classic.evolve import evolve
from ubongo.editions.classic.facts import FACTS
from ubongo.editions.classic.gem_board import ROWS, GemCounts, Rows, broken
from ubongo.editions.classic.settings import SEATS, ClassicSettings
from ubongo.editions.classic.state import Game, Racing, Taking, at_it, deadline, new
from ubongo.editions.classic.view import view
from ubongo.editions.classic.view_types import ClassicView
from ubongo.editions.contract.audit import Audit
from ubongo.editions.contract.bots import Bots
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.meta import Meta
from ubongo.editions.contract.rules import Rules
from ubongo.editions.contract.settings import check
from ubongo.editions.contract.stats import Stats
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.handicaps import boards_of, card_of
from ubongo.editions.parts.identity_key import IdentityKey
from ubongo.editions.parts.lifecycle import Seated, is_intermission, outcome
from ubongo.editions.parts.open_boards import BoardsOpened
from ubongo.editions.parts.race_events import solved
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.deck_kinds import FLAT_DECK


def boards(settings: ClassicSettings, deck: BoardDeck) -> tuple[Board, ...]:
    """The boards of the sides that the table and its players chose. Rule: C1, R19.

    Raises:
        ValueError: there is no such side.
    """
    check(settings, settings.seats)
    return boards_of(deck.boards, settings.sides)


def faced(_: Game, event: Event) -> tuple[Seat, ...]:
    """Everybody in the race that is dealt."""
    return tuple(runner.seat for runner in event.runners) if isinstance(event, RoundStarted | BoardsOpened) else ()


_FIELDS = frozenset({None, *range(ROWS)})
"""The fields of a pawn; None if not yet placed."""


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: gems lost or made, a pawn off its fields, a board dealt twice. Rule: C1 to C5."""
    if isinstance(game.phase, Seated):
        return ()
    found = list(_broken(IdentityKey(game.rows), IdentityKey(game.holdings)))
    if not _FIELDS.issuperset(game.pawns):
        found.append(f"a pawn is on no field: {game.pawns}")
    left = game.settings.seats * (game.settings.rounds - game.rounds)
    cards = len({card_of(game.boards[number]) for number in game.pile})
    if not len(game.pile) == len(set(game.pile)) == left * len(set(game.settings.sides)) or cards != left:
        found.append(f"{len(game.pile)} boards are left, not {left}")
    if isinstance(game.phase, (Racing, Taking)) and game.phase.gathering.takings:
        takers = [taking.seat for taking in game.phase.gathering.takings]
        solvers = {solve.seat for solve in game.phase.race.solves}
        if len(takers) != len(set(takers)) or not solvers.issuperset(takers):
            found.append(f"{takers} took gems, and {sorted(solvers)} had solved")
    return tuple(found)


@lru_cache(maxsize=64)  # asked for with every event, and changed by few
def _broken(rows: IdentityKey[Rows], holdings: IdentityKey[tuple[GemCounts, ...]]) -> tuple[str, ...]:
    return broken(rows.value, holdings.value)


CLASSIC: Edition[ClassicSettings, Game, Command, Event, ClassicView, BoardDeck, Board] = Edition(
    meta=Meta(
        name="classic",
        seats=SEATS,
        decks=(FLAT_DECK,),
        deck_of=lambda _: FLAT_DECK,
        boards=boards,
        settings=ClassicSettings,
        endings=("plain", "later-color", "shared"),
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
        race=lambda game: game.rounds,
    ),
    bots=Bots(intention=intention, skip=skip, phase_key=phase_key, replan_key=replan_key),
    audit=Audit(draws=draws, invariants=invariants),
    stats=Stats(faced=faced, solved=solved, merits=lambda game: tuple([held.standing for held in game.holdings])),
)
