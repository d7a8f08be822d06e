"""What the suite has to know of each edition: settings to play with, and what must stay hidden."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Any

from tests.boards import boards, solid_boards
from ubongo.editions.cards import state as cards
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.classic import state as classic
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Audience, Millis, Seat
from ubongo.editions.parts.gem_race.state import GemRace, Racing
from ubongo.editions.parts.race import Race
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.state import PouchSettings
from ubongo.editions.solo import state as solo
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.three_d.edition import THREE_D
from ubongo.editions.three_d.state import ThreeDSettings
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.cards.card import CardId, Layout, PlacedCard
from ubongo.puzzles.cards.deck import FACES, DoubleSidedCard, face_of
from ubongo.puzzles.deck_kinds import CARD_DECK


@dataclass(frozen=True, slots=True)
class Conformer:
    """An edition as the suite plays it."""

    edition: AnyEdition
    boards: Callable[[Any], tuple[Any, ...]]
    """The boards, or cards, for settings."""
    seats: Callable[[Any], int]
    """How many sit at a table of those settings."""
    settings: tuple[object, ...]
    """Every kind of table worth playing at."""
    disguised: Callable[[Any, Audience, Random], object]
    """The state with everything else in what that audience must not see, and with nothing else changed."""


def _disguised_gem_race(game: GemRace[Any], audience: Audience, rng: Random) -> GemRace[Any]:
    numbers = range(len(game.boards))
    hidden = replace(
        game,
        pile=tuple(rng.sample(numbers, rng.randrange(len(numbers)))),
        had=tuple(frozenset(rng.sample(numbers, 9)) for _ in game.had),
    )
    if isinstance(game.phase, Racing):
        race = game.phase.race
        is_open = game.tie_breaks and audience not in race.seats
        known: set[Audience] = set(race.seats) if is_open else {audience}
        hidden = replace(hidden, phase=Racing(_disguised_race(numbers, race, known, rng)))
    return hidden


def _disguised_race(numbers: range, race: Race, watched: set[Audience], rng: Random) -> Race:
    """The race as it may as well be for somebody who knows no boards but the watched seats'."""
    known = watched if race.revealed else set[Audience]()
    return replace(
        race,
        symbol=race.symbol if race.revealed else rng.randrange(6),
        runners=tuple(
            runner if runner.seat in known else replace(runner, board=rng.choice(numbers)) for runner in race.runners
        ),
        solves=tuple(replace(solve, placements=()) for solve in race.solves),
    )


def _disguised_classic(game: classic.Game, audience: Audience, rng: Random) -> classic.Game:
    numbers = range(len(game.boards))
    hidden = replace(game, pile=tuple(rng.sample(numbers, rng.randrange(len(numbers)))))
    match game.phase:
        case classic.Racing() | classic.Taking() as phase:
            return replace(hidden, phase=replace(phase, race=_disguised_race(numbers, phase.race, {audience}, rng)))
        case _:
            return hidden


def _disguised_cards(game: cards.Game, audience: Audience, rng: Random) -> cards.Game:
    match game.phase:
        case cards.Seated():
            return game
        case cards.Laying() as laying:
            known = {audience} if laying.signaled else set[Audience]()
            hands = tuple(
                hand if seat in known else tuple(CardId(rng.randrange(1, 109)) for _ in hand)
                for seat, hand in enumerate(game.hands)
            )
            layouts = tuple(
                layout if seat in known else _same_length(layout, rng) for seat, layout in enumerate(laying.layouts)
            )
            arranged = tuple(rng.randrange(99) for _ in laying.arranged)
            hidden = replace(laying, layouts=layouts, arranged=arranged)
            return replace(game, hands=hands, proofs=(((),) * FACES,) * len(hands), phase=hidden)
        case _:
            # The other face's proof would reveal the next round.
            up = face_of(game.rounds)
            proofs = tuple(tuple(p if face == up else () for face, p in enumerate(each)) for each in game.proofs)
            return replace(game, proofs=proofs)


def _same_length(layout: Layout, rng: Random) -> Layout:
    return tuple(PlacedCard(CardId(rng.randrange(1, 109)), 0, (0, 0)) for _ in layout)


def _cards_seats(settings: CardsSettings) -> int:
    return settings.seats


def _all_cards(_: CardsSettings) -> tuple[DoubleSidedCard, ...]:
    return standard_deck(CARD_DECK).cards


def _classic_seats(settings: ClassicSettings) -> int:
    return settings.seats


def _classic_boards(settings: ClassicSettings) -> tuple[Board, ...]:
    return boards(settings.side)


def _pouch_seats(settings: PouchSettings) -> int:
    return settings.seats


def _pouch_boards(settings: PouchSettings) -> tuple[Board, ...]:
    return boards(settings.side)


def _three_d_seats(settings: ThreeDSettings) -> int:
    return settings.seats


def _three_d_boards(settings: ThreeDSettings) -> tuple[Board, ...]:
    return solid_boards(*settings.levels)


def _disguised_solo(run: solo.Game, audience: Audience, rng: Random) -> solo.Game:
    numbers = range(len(run.boards))
    hidden = replace(run, pile=tuple(rng.sample(numbers, rng.randrange(len(numbers)))))
    if isinstance(run.phase, solo.Solving) and not run.phase.race.revealed:
        runner = replace(run.phase.race.runners[0], board=rng.choice(numbers))
        race = replace(run.phase.race, symbol=rng.randrange(6), runners=(runner,))
        hidden = replace(hidden, phase=solo.Solving(race))
    return hidden


def _solo_seats(settings: solo.SoloSettings) -> int:
    return settings.seats


def _solo_boards(settings: solo.SoloSettings) -> tuple[Board, ...]:
    return boards(settings.side)


CONFORMERS = MappingProxyType(
    {
        "pouch": Conformer(
            POUCH,
            _pouch_boards,
            _pouch_seats,
            (
                PouchSettings(seats=1),
                PouchSettings(seats=2, glass=None),
                PouchSettings(seats=3, side="4", glass=Millis(30_000), first_roller=Seat(2)),
                PouchSettings(seats=4, matched=False, countdown=Millis(0), pause=Millis(0)),
            ),
            _disguised_gem_race,
        ),
        "classic": Conformer(
            CLASSIC,
            _classic_boards,
            _classic_seats,
            (
                ClassicSettings(seats=2, glass=None),
                ClassicSettings(seats=2, all_boards=True, side="4"),
                ClassicSettings(seats=3, calm=True, first_roller=Seat(2)),
                ClassicSettings(seats=4, matched=False, countdown=Millis(0), pause=Millis(0), turn=Millis(0)),
            ),
            _disguised_classic,
        ),
        "three-d": Conformer(
            THREE_D,
            _three_d_boards,
            _three_d_seats,
            (
                ThreeDSettings(seats=1, level_0=3),
                ThreeDSettings(seats=2, level_0=4, glass=None),
                ThreeDSettings(seats=3, level_1=2, luck=False, glass=Millis(30_000), first_roller=Seat(2)),
                ThreeDSettings(seats=4, level_2=3, matched=False, countdown=Millis(0), pause=Millis(0)),
            ),
            _disguised_gem_race,
        ),
        "cards": Conformer(
            CARDS,
            _all_cards,
            _cards_seats,
            (
                CardsSettings(seats=2),
                CardsSettings(seats=3, lenient=True, assist=False),
                CardsSettings(seats=4, countdown=Millis(0), pause=Millis(0)),
            ),
            _disguised_cards,
        ),
        "solo": Conformer(
            SOLO,
            _solo_boards,
            _solo_seats,
            (
                solo.SoloSettings(),
                solo.SoloSettings(mode="count", countdown=Millis(0)),
                solo.SoloSettings(mode="time", side="4"),
                solo.SoloSettings(mode="time", side="level-4", tasks=10),
            ),
            _disguised_solo,
        ),
    }
)
