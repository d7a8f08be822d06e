"""Cards as an edition: its functions under the names of the contract."""

from functools import lru_cache
from typing import get_args

from ubongo.editions.cards.bot import intention, phase_key, replan_key, skip
from ubongo.editions.cards.commands import Command
from ubongo.editions.cards.decide import deadline, decide, is_slow
from ubongo.editions.cards.draws import draws
from ubongo.editions.cards.events import (
    Event,
    HandsDealt,
    HandsTurned,
    RoundEnded,
)
from ubongo.editions.cards.evolve import evolve
from ubongo.editions.cards.facts import FACTS
from ubongo.editions.cards.scoring import TEN, tens
from ubongo.editions.cards.settings import SEATS, CardsSettings
from ubongo.editions.cards.state import Game, Laying, at_it, new
from ubongo.editions.cards.view import CardsView, view
from ubongo.editions.contract.audit import Audit
from ubongo.editions.contract.bots import Bots
from ubongo.editions.contract.edition import Edition
from ubongo.editions.contract.meta import Meta
from ubongo.editions.contract.rules import Rules
from ubongo.editions.contract.stats import SolveTime, Stats
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.clock import unpaused
from ubongo.editions.parts.lifecycle import Seated, is_intermission, outcome
from ubongo.puzzles.cards.card import Hand, Layout
from ubongo.puzzles.cards.deal import HAND
from ubongo.puzzles.cards.deck import CardDeck, DoubleSidedCard, stack_of
from ubongo.puzzles.cards.judge import Reading, flaw
from ubongo.puzzles.cards.search import SIZE
from ubongo.puzzles.deck_kinds import CARD_DECK


def cards(_: CardsSettings, deck: CardDeck) -> tuple[DoubleSidedCard, ...]:
    """The whole deck: every game is played with all three stacks. Rule: K1."""
    return deck.cards


def faced(game: Game, event: Event) -> tuple[Seat, ...]:
    """Everybody, with each round's cards. Rule: K2."""
    return game.seats if isinstance(event, HandsDealt | HandsTurned) else ()


def solved(game: Game, event: Event) -> tuple[SolveTime, ...]:
    """The seats that have called in time, once their layouts are found to be correct. Rule: K7, K8."""
    if not isinstance(event, RoundEnded) or not isinstance(game.phase, Laying):
        return ()
    right = {score.seat for score in event.scores if score.called and score.flaw is None}
    return tuple(SolveTime(call.seat, call.elapsed) for call in game.phase.calls if call.seat in right)


def invariants(game: Game) -> tuple[str, ...]:
    """What is broken: hands that share cards, a proof that proves nothing, impossible points. Rule: K2, K8, K10."""
    if isinstance(game.phase, Seated):
        return ()
    return (*_broken_hands(game), *_broken_points(game))


def _broken_hands(game: Game) -> tuple[str, ...]:
    found: list[str] = []
    dealt = [card for hand in game.hands for card in hand]
    if len(dealt) != game.settings.seats * HAND or len(set(dealt)) != len(dealt):
        found.append(f"{len(set(dealt))} different cards are dealt to {game.settings.seats} players")
    if any(game.cards[card - 1].stack != stack_of(game.rounds) for card in dealt):
        found.append(f"cards of another stack are dealt in round {game.rounds}")
    unproved = [seat for seat in game.seats if not _proves(game.hand(seat), game.proof(seat))]
    return (*found, *(f"seat {seat} has no proof that {SIZE} cards can be placed" for seat in unproved))


@lru_cache(maxsize=64)  # looked at after every event of a round, and always the same
def _proves(hand: Hand, proof: Layout) -> bool:
    return len(proof) == SIZE and flaw(hand, proof, Reading.STRICT) is None


def _broken_points(game: Game) -> tuple[str, ...]:
    found: list[str] = []
    over = game.rounds - isinstance(unpaused(game.phase), Laying)
    if len(game.scored) != over:
        found.append(f"{len(game.scored)} rounds are scored, and {over} are over")
    if any(points not in {*range(SIZE + 1), TEN} for scores in game.scored for points in scores):
        found.append(f"impossible points: {game.scored}")
    return tuple(found)


CARDS: Edition[CardsSettings, Game, Command, Event, CardsView, CardDeck, DoubleSidedCard] = Edition(
    meta=Meta(
        name="cards",
        seats=SEATS,
        decks=(CARD_DECK,),
        deck_of=lambda _: CARD_DECK,
        boards=cards,
        settings=CardsSettings,
        endings=("plain", "more-tens", "shared"),
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
        is_slow=is_slow,
    ),
    bots=Bots(intention=intention, skip=skip, phase_key=phase_key, replan_key=replan_key),
    audit=Audit(draws=draws, invariants=invariants),
    stats=Stats(faced=faced, solved=solved, merits=lambda game: tuple(zip(game.points, tens(game), strict=True))),
)
