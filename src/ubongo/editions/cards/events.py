"""Cards: the events, for the log and for replays."""

from typing import ClassVar, TypeAlias

from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.clock import ClockEvent
from ubongo.editions.parts.intermission import PlayerReady
from ubongo.editions.parts.lifecycle import GameEnded
from ubongo.puzzles.cards.card import CardId, Layout
from ubongo.puzzles.cards.judge import LayoutFlaw
from ubongo.structs import Struct


class HandsDealt(Struct, frozen=True):
    """Nine cards for every player, face down until the signal; the proof that each hand is solvable. Rule: K2, K10."""

    kind: ClassVar[str] = "hands-dealt"

    hands: tuple[tuple[CardId, ...], ...]
    """By seat, in the order in which they were dealt."""
    layouts: tuple[tuple[Layout, ...], ...]
    """By seat and face, seven cards placed correctly: known only to the table until the round is over."""
    signal_at: Millis
    """If hands are seen before, it counts only once all are ready."""


class HandsTurned(Struct, frozen=True):
    """Everybody has the same cards again, with the other face up. Rule: K2."""

    kind: ClassVar[str] = "hands-turned"

    signal_at: Millis


class SignalCalled(Struct, frozen=True):
    """All have seen their hands and are ready: the signal follows after a countdown. Rule: K3."""

    kind: ClassVar[str] = "signal-called"

    signal_at: Millis


class SignalGiven(Struct, frozen=True):
    """Cards may be placed. Rule: K3."""

    kind: ClassVar[str] = "signal-given"

    at: Millis


class CardsArranged(Struct, frozen=True):
    """A player's new layout. Rule: K5."""

    kind: ClassVar[str] = "cards-arranged"

    seat: Seat
    layout: Layout
    elapsed: Millis
    """Since the signal."""


class UbongoCalled(Struct, frozen=True):
    """A player has called; no more cards may be placed. Rule: K6."""

    kind: ClassVar[str] = "ubongo-called"

    seat: Seat
    at: Millis
    elapsed: Millis
    """Since the signal, less the excused lag: what a photo finish looks at. Rule: K8."""


class PlayerPassed(Struct, frozen=True):
    """A player cannot go on. Rule: K10."""

    kind: ClassVar[str] = "player-passed"

    seat: Seat


class PlayerPlaysOn(Struct, frozen=True):
    """A player who had passed resumes placing cards. Rule: K10."""

    kind: ClassVar[str] = "player-plays-on"

    seat: Seat


class Score(Struct, frozen=True):
    """What a layout was worth. Rule: K7, K8."""

    seat: Seat
    cards: int
    """The number of placed cards."""
    flaw: LayoutFlaw | None
    """What is wrong with the layout, if anything."""
    called: bool
    """Whether the seat called first, or at the same moment as the first."""
    points: int


class RoundEnded(Struct, frozen=True):
    """All layouts are judged. Rule: K7, K8."""

    kind: ClassVar[str] = "round-ended"

    scores: tuple[Score, ...]
    """By seat."""
    resume_at: Millis


Event: TypeAlias = (
    HandsDealt
    | HandsTurned
    | SignalCalled
    | SignalGiven
    | CardsArranged
    | UbongoCalled
    | PlayerPassed
    | PlayerPlaysOn
    | RoundEnded
    | PlayerReady
    | ClockEvent
    | GameEnded
)
