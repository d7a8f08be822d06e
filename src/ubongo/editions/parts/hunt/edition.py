"""A hunt as an edition: what all hunts answer alike, under the names of the contract."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar, get_args

from ubongo.editions.contract import Audience, Edition, Millis, Refusal
from ubongo.editions.parts.hunt import game as hunt
from ubongo.editions.parts.hunt.bot import intention, moment, skip
from ubongo.editions.parts.hunt.decide import deadline
from ubongo.editions.parts.hunt.evolve import evolve
from ubongo.editions.parts.hunt.game import Command, Event, Hunt
from ubongo.editions.parts.hunt.lots import lots
from ubongo.editions.parts.hunt.view import HuntView
from ubongo.editions.parts.race import solved
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.piece import Box

Terms = TypeVar("Terms", bound=hunt.Terms)
View = TypeVar("View", bound=HuntView)


def hunt_edition(
    *,
    name: str,
    box: Box,
    settings: type[Terms],
    boards: Callable[[Terms, Any], tuple[Board, ...]],
    new: Callable[[Terms, tuple[Board, ...]], Hunt[Terms]],
    decide: Callable[[Hunt[Terms], Command, Millis, Random], tuple[Event, ...] | Refusal],
    view: Callable[[Hunt[Terms], Audience, Millis], View],
    invariants: Callable[[Hunt[Terms]], tuple[str, ...]],
) -> Edition[Terms, Hunt[Terms], Command, Event, View]:
    """The edition that is played with that box, with boards that are chosen, dealt and looked over in its own way."""
    return Edition(
        name=name,
        decks=(box.name,),
        deck_of=lambda _: box.name,
        seats=range(1, hunt.MOST_SEATS + 1),
        endings=hunt.ENDINGS,
        settings=settings,
        commands=get_args(Command),
        events=get_args(Event),
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
