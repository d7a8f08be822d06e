"""Cards: the game at one instant."""

from typing import TypeAlias

from ubongo.editions.cards.events import RoundEnded, Score, UbongoCalled
from ubongo.editions.cards.settings import CardsSettings, flaws
from ubongo.editions.contract.values import Millis, Seat, first_seats
from ubongo.editions.parts.clock import Paused
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.editions.parts.ranking import PHOTO_FINISH
from ubongo.puzzles.cards.card import CardId, Hand, Layout
from ubongo.puzzles.cards.deck import DoubleSidedCard, face_of
from ubongo.structs import Struct, field, replace

CLOSING = Millis(2 * PHOTO_FINISH)
"""The wait for other calls after the first: the photo-finish window, and the lag that is excused. Rule: K8."""


class Laying(Struct, frozen=True):
    """A round from the deal to its end: each player makes a layout."""

    signal_at: Millis
    """Planned until the signal, then as it was."""
    layouts: tuple[Layout, ...]
    """By seat, the placed cards."""
    signaled: bool = False
    waits: bool = False
    """Whether players still look at their hands, and the signal waits until all are ready. Rule: K3."""
    ready: frozenset[Seat] = frozenset()
    """Those who have seen enough of their hands."""
    arranged: tuple[int, ...] = ()
    """By seat, how often cards were moved, and passing was taken back, in this round."""
    passed: frozenset[Seat] = frozenset()
    calls: tuple[UbongoCalled, ...] = ()
    """In order of arrival; after the first one, no more cards may be placed."""

    @property
    def closes_at(self) -> Millis | None:
        """When the round is judged, once there is a call."""
        return Millis(self.calls[0].at + CLOSING) if self.calls else None


Running: TypeAlias = Laying | Intermission
Phase: TypeAlias = Seated | Running | Paused[Running] | Over


class Finished(Struct, frozen=True):
    """A round that is over; everyone may see it."""

    layouts: tuple[Layout, ...]
    """By seat, the placed cards."""
    scores: tuple[Score, ...]


class Game(Struct, frozen=True):
    """A game of cards at one instant."""

    settings: CardsSettings
    cards: tuple[DoubleSidedCard, ...]
    phase: Phase = field(default_factory=Seated)
    rounds: int = 0
    """Rounds started."""
    hands: tuple[tuple[CardId, ...], ...] = ()
    """By seat."""
    proofs: tuple[tuple[Layout, ...], ...] = ()
    """By seat and face, a layout of seven cards of the hand. Rule: K10."""
    scored: tuple[tuple[int, ...], ...] = ()
    """By round and seat."""
    last: Finished | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in seating order."""
        return first_seats(self.settings.seats)

    @property
    def points(self) -> tuple[int, ...]:
        """By seat, up to now."""
        return tuple(sum(scores[seat] for scores in self.scored) for seat in self.seats)

    def hand(self, seat: Seat) -> Hand:
        """The faces that the seat plays with in this round. Rule: K2."""
        up = face_of(self.rounds)
        return tuple(self._by_id(card).faces[up] for card in self.hands[seat])

    def proof(self, seat: Seat) -> Layout:
        """One way to place seven cards of the seat's hand in this round. Rule: K10."""
        return self.proofs[seat][face_of(self.rounds)]

    def _by_id(self, card: CardId) -> DoubleSidedCard:
        found = self.cards[card - 1]
        assert found.id == card, f"card {card} is in the place of {found.id}"
        return found

    def ended(self, event: RoundEnded, layouts: tuple[Layout, ...]) -> "Game":
        """The game with one more round scored."""
        points = tuple(score.points for score in event.scores)
        return replace(self, scored=(*self.scored, points), last=Finished(layouts, event.scores))


def at_it(game: Game) -> tuple[Seat, ...]:
    """The seats that the round waits for, between the signal and the first call. Rule: R15."""
    match game.phase:
        case Laying(signaled=True, calls=(), passed=passed):
            return tuple(seat for seat in game.seats if seat not in passed)
        case _:
            return ()


def new(settings: CardsSettings, cards: tuple[DoubleSidedCard, ...]) -> Game:
    """A game before its start.

    Raises:
        ValueError: the rules exclude the settings, or the cards are no deck.
    """
    found = flaws(settings, cards)
    if found:
        raise ValueError("; ".join(found))
    return Game(settings, cards)
