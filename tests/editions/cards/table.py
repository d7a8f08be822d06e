"""A table of cards with a manual clock and manual players."""

from typing import Any

from tests.editions import hand_table
from ubongo.editions.cards.commands import Arrange, Call, Command, PassRound, PlayOn
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.cards.events import Event
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.cards.state import Game, Laying
from ubongo.editions.cards.view import CardsView
from ubongo.editions.contract.commands import Start, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.intermission import Intermission, Ready
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.card import Layout, PlacedCard
from ubongo.puzzles.cards.deck import CardDeck, DoubleSidedCard
from ubongo.puzzles.deck_kinds import CARD_DECK


class HandTable(hand_table.HandTable[CardsSettings, Game, Command, Event, CardsView, CardDeck, DoubleSidedCard]):
    """A table of cards."""

    def __init__(self, settings: CardsSettings, seed: bytes = bytes(32)) -> None:
        super().__init__(CARDS, settings, standard_deck(CARD_DECK).cards, seed)

    @property
    def laying(self) -> Laying:
        assert isinstance(self.game.phase, Laying), self.game.phase
        return self.game.phase

    def wake(self) -> tuple[Event, ...]:
        """What happens at the deadline."""
        return self.do(Wake(), self.due())

    def solution(self, seat: int, count: int = 7) -> Layout:
        """That many cards of the seat's hand, placed correctly."""
        return self.game.proof(Seat(seat))[:count]

    def wrong(self, seat: int, count: int = 7) -> Layout:
        """That many cards of the seat's hand side by side, each touching the next with three symbols."""
        hand = self.game.hand(Seat(seat))
        return tuple(PlacedCard(card.id, 0, (2 * row, 0)) for row, card in enumerate(hand[:count]))

    def lay(self, seat: int, layout: Layout) -> tuple[Event, ...]:
        return self.do(Arrange(Seat(seat), layout))

    def call(self, seat: int, after: int, lag: int = 0) -> tuple[Event, ...]:
        """The seat calls that many milliseconds after the signal."""
        return self.do(Call(Seat(seat), Millis(lag)), self.laying.signal_at + after)

    def finish(self, seat: int, after: int = 60_000) -> None:
        """The seat places seven cards correctly and calls, and the round is judged."""
        self.lay(seat, self.solution(seat))
        self.call(seat, after)
        self.wake()

    def give_up(self, seat: int) -> tuple[Event, ...]:
        """The seat passes."""
        return self.do(PassRound(Seat(seat)))

    def play_on(self, seat: int) -> tuple[Event, ...]:
        return self.do(PlayOn(Seat(seat)))

    def pass_all(self) -> None:
        for seat in self.game.seats:
            self.do(PassRound(seat))

    def rest(self) -> None:
        """All get ready, one after the other, unless the game is over."""
        if isinstance(self.game.phase, Intermission):
            for seat in self.game.seats:
                self.do(Ready(seat))


def table(seats: int = 2, *, seed: int = 0, **chosen: Any) -> HandTable:
    """A table before its start."""
    return HandTable(CardsSettings(seats=seats, **chosen), seed.to_bytes(32, "big"))


def laying(seats: int = 2, *, seed: int = 0, **chosen: Any) -> HandTable:
    """A table in round 1, right after the signal."""
    made = table(seats, seed=seed, **chosen)
    made.do(Start())
    made.wake()
    return made
