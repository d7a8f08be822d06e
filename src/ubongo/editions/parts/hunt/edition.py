"""A hunt as an edition: what all hunts answer alike, under the names of the contract."""

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
from ubongo.editions.parts.hunt import game as hunt
from ubongo.editions.parts.hunt.bot import intention, phase_key, skip
from ubongo.editions.parts.hunt.decide import deadline
from ubongo.editions.parts.hunt.draws import draws
from ubongo.editions.parts.hunt.evolve import evolve
from ubongo.editions.parts.hunt.game import Command, Event, Hunt
from ubongo.editions.parts.hunt.view import HuntView
from ubongo.editions.parts.race import solved
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.deck_kinds import AnyDeckKind
from ubongo.puzzles.piece import Box

Terms = TypeVar("Terms", bound=hunt.Terms)
View = TypeVar("View", bound=HuntView)


def hunt_edition(
    *,
    name: str,
    deck: AnyDeckKind,
    box: Box,
    settings: type[Terms],
    boards: Callable[[Terms, BoardDeck], tuple[Board, ...]],
    new: Callable[[Terms, tuple[Board, ...]], Hunt[Terms]],
    decide: Callable[[Hunt[Terms], Command, Millis, Random], tuple[Event, ...] | Refusal],
    view: Callable[[Hunt[Terms], Audience, Millis], View],
    invariants: Callable[[Hunt[Terms]], tuple[str, ...]],
) -> Edition[Terms, Hunt[Terms], Command, Event, View, BoardDeck, Board]:
    """The edition that is played with that box, with boards that are chosen, dealt and looked over in its own way."""
    return Edition(
        meta=Meta(
            name=name,
            seats=range(1, hunt.MOST_SEATS + 1),
            decks=(deck,),
            deck_of=lambda _: deck,
            boards=boards,
            settings=settings,
            endings=hunt.ENDINGS,
        ),
        rules=Rules(
            commands=get_args(Command),
            events=get_args(Event),
            new=new,
            decide=decide,
            evolve=evolve,
            view=view,
            outcome=hunt.outcome,
            deadline=deadline,
            is_intermission=hunt.is_intermission,
        ),
        bots=Bots(intention=partial(intention, box=box), skip=skip, phase_key=phase_key),
        audit=Audit(draws=draws, invariants=invariants),
        stats=Stats(faced=hunt.faced, solved=solved),
    )
