"""A gem race as an edition: what all gem races have in common, under the names of the contract."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeVar, get_args

from ubongo.editions.contract.audit import Audit
from ubongo.editions.contract.bots import Bots
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.meta import Meta
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.rules import Rules
from ubongo.editions.contract.stats import Stats
from ubongo.editions.contract.values import Audience, Millis
from ubongo.editions.parts.gem_race import state as gem_race
from ubongo.editions.parts.gem_race.bot import intention, phase_key, skip
from ubongo.editions.parts.gem_race.decide import deadline
from ubongo.editions.parts.gem_race.draws import draws
from ubongo.editions.parts.gem_race.evolve import evolve
from ubongo.editions.parts.gem_race.state import Command, Event, GemRace, GemRaceSettingsT
from ubongo.editions.parts.gem_race.view import GemRaceView
from ubongo.editions.parts.race import solved
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.deck_kinds import AnyDeckKind
from ubongo.puzzles.piece import Box

View = TypeVar("View", bound=GemRaceView)


def gem_race_edition(
    *,
    name: str,
    deck: AnyDeckKind,
    box: Box,
    settings: type[GemRaceSettingsT],
    boards: Callable[[GemRaceSettingsT, BoardDeck], tuple[Board, ...]],
    new: Callable[[GemRaceSettingsT, tuple[Board, ...]], GemRace[GemRaceSettingsT]],
    decide: Callable[[GemRace[GemRaceSettingsT], Command, Millis, Random], tuple[Event, ...] | Refusal],
    view: Callable[[GemRace[GemRaceSettingsT], Audience, Millis], View],
    invariants: Callable[[GemRace[GemRaceSettingsT]], tuple[str, ...]],
) -> Edition[GemRaceSettingsT, GemRace[GemRaceSettingsT], Command, Event, View, BoardDeck, Board]:
    """The edition that is played with that box, with boards that are chosen, dealt and looked over in its own way."""
    return Edition(
        meta=Meta(
            name=name,
            seats=range(1, gem_race.MOST_SEATS + 1),
            decks=(deck,),
            deck_of=lambda _: deck,
            boards=boards,
            settings=settings,
            endings=gem_race.ENDINGS,
        ),
        rules=Rules(
            commands=get_args(Command),
            events=get_args(Event),
            new=new,
            decide=decide,
            evolve=evolve,
            view=view,
            outcome=gem_race.outcome,
            deadline=deadline,
            is_intermission=gem_race.is_intermission,
        ),
        bots=Bots(intention=partial(intention, box=box), skip=skip, phase_key=phase_key),
        audit=Audit(draws=draws, invariants=invariants),
        stats=Stats(faced=gem_race.faced, solved=solved),
    )
