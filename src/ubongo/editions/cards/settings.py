"""Cards: the settings of a table. Rule: K1, K4, K11."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias, get_args

from ubongo.editions.contract.settings import BEFORE, Setting, setting_flaws
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.settings import COUNTDOWN, Countdown, Pause
from ubongo.puzzles.cards.deal import HAND
from ubongo.puzzles.cards.deck import ROUNDS, STACKS, DoubleSidedCard
from ubongo.puzzles.cards.judge import Reading

SEATS = range(2, 5)
LAST_ROUND = ROUNDS[-1]

Assistance: TypeAlias = Literal["contacts", "none", "places"]
"""The help a player gets: the verdict on each contact of a placed card, no verdict, or also the places that fit.

Rule: K11.
"""
SeatAssistance: TypeAlias = Assistance | None
"""The assistance of one player, as a handicap; None for what the table has."""
_OFFERED = (None, *get_args(Assistance))


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSettings:
    """What a table agrees on before the game."""

    seats: int
    """The number of players. Rule: K1."""
    lenient: bool = False
    """Whether a card may meet several placed ones, each in two matching symbols. Rule: K4."""
    assist: Annotated[bool, Setting(printed=False)] = True
    """Whether players have any assistance. Older games and clients chose by this alone; see `assistance`."""
    countdown: Countdown = COUNTDOWN
    """From the deal to the signal. Rule: K3."""
    pause: Pause = Millis(30_000)
    """The longest wait for players who are not ready for the next round."""
    hands_seen: Annotated[bool, Setting(printed=True)] = field(default=False, metadata={BEFORE: False})
    """Whether hands are seen before the signal, which is given when all are ready. Rule: K3."""
    assistance: Annotated[Assistance, Setting(printed="none")] = field(default="contacts", metadata={BEFORE: "places"})
    """What players are shown. Rule: K11."""
    assistance_seat_0: Annotated[SeatAssistance, Setting(offered=_OFFERED, seat=0)] = field(
        default=None, metadata={BEFORE: None}
    )
    """What the player in seat 0 is shown instead. Rule: K11."""
    assistance_seat_1: Annotated[SeatAssistance, Setting(offered=_OFFERED, seat=1)] = field(
        default=None, metadata={BEFORE: None}
    )
    assistance_seat_2: Annotated[SeatAssistance, Setting(offered=_OFFERED, seat=2)] = field(
        default=None, metadata={BEFORE: None}
    )
    assistance_seat_3: Annotated[SeatAssistance, Setting(offered=_OFFERED, seat=3)] = field(
        default=None, metadata={BEFORE: None}
    )
    """The assistance of an empty seat is ignored."""

    def assistance_for(self, seat: Seat) -> Assistance:
        """What the player in that seat is shown. Rule: K11."""
        own = (self.assistance_seat_0, self.assistance_seat_1, self.assistance_seat_2, self.assistance_seat_3)[seat]
        return own or (self.assistance if self.assist else "none")

    @property
    def reading(self) -> Reading:
        """How strictly the contacts are judged. Rule: K4."""
        return Reading.LENIENT if self.lenient else Reading.STRICT


def flaws(settings: CardsSettings, cards: Sequence[DoubleSidedCard]) -> tuple[str, ...]:
    """What the rules exclude, in words; nothing: the game can be played."""
    if settings.seats not in SEATS:
        return (f"{SEATS[0]} to {SEATS[-1]} players, not {settings.seats}",)
    least = settings.seats * HAND
    thin = [stack for stack in STACKS if sum(card.stack == stack for card in cards) < least]
    checks = (
        (not thin, f"at least {least} cards in every stack, and stack {thin[:1]} has fewer"),
        (len({card.id for card in cards}) == len(cards), "every card once"),
    )
    return (*setting_flaws(settings, settings.seats), *(words for holds, words in checks if not holds))
