"""What every edition is: total functions over immutable values, and the words they share."""

from collections.abc import Callable
from dataclasses import Field, dataclass
from enum import Enum, StrEnum
from random import Random
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeAlias, TypeVar

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in seating order; the next number sits to the left."""

Millis = NewType("Millis", int)
"""Milliseconds: an instant on the table's clock, or a span of it."""


class Reason(Enum):
    """Why a command is refused; each part and edition adds its own members, one a rule."""

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        """What the wire says; the client owns the words."""
        self.rule = rule
        """The id of the rule that decides."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rules' no: nothing has changed."""

    reason: Reason
    flaw: StrEnum | None = None
    """What is wrong with what was laid, where that is the reason."""


class Stored(Protocol):
    """A command or an event: what the log holds."""

    kind: ClassVar[str]
    """Its name on disk and on the wire, which never changes, whatever the class is called."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]


@dataclass(frozen=True, slots=True)
class Start:
    """The table is full and agreed: begin. Sent by the table."""

    kind: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class Wake:
    """The deadline has passed: do what is due. Sent by the table."""

    kind: ClassVar[str] = "wake"


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Nobody could play for a while: give that time back. Sent by the table."""

    kind: ClassVar[str] = "give-back"

    by: Millis


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, with what, and by which way of ending."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    """By seat."""
    ending: str
    """One of the edition's `endings`."""


class Strength(Enum):
    """How good a bot is at finding tilings."""

    GENTLE = "gentle"
    STEADY = "steady"
    SHARP = "sharp"


@dataclass(frozen=True, slots=True)
class Step:
    """How many pieces lie on a bot's board from some time on, counted from now; taking one back is a step too."""

    after: Millis
    placed: int


@dataclass(frozen=True, slots=True)
class Intention:
    """What a bot means to do, and how long from now."""

    command: Stored
    after: Millis
    steps: tuple[Step, ...] = ()
    """What the others see of it on the way, in order of time. It decides nothing."""


@dataclass(frozen=True, slots=True)
class Solve:
    """A task that somebody has solved, for their own records. Rule: S4."""

    seat: Seat
    grade: float
    pieces: int
    elapsed: Millis
    """From the reveal of its board."""


@dataclass(frozen=True, slots=True)
class Solved:
    """That somebody has solved what was put before them."""

    seat: Seat
    elapsed: Millis
    """From when they could see it."""


@dataclass(frozen=True, slots=True)
class Lot:
    """Something that chance has decided: a die, a draw, a deal."""

    kind: str
    """One word in kebab case."""
    fell: tuple[int | str, ...]
    """How it fell."""
    seat: Seat | None = None
    """Whom it was for, where it was for one alone."""


Audience: TypeAlias = Seat | None
"""A seat, or None: a spectator."""

Settings = TypeVar("Settings")
State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")
View = TypeVar("View")


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition(Generic[Settings, State, Command, Event, View]):
    """One complete game. All functions are pure, total and deterministic."""

    name: str
    decks: tuple[str, ...]
    """The kinds of deck that it can be played with, its own first: `flat`, `solid` or `cards`."""
    deck_of: Callable[[Settings], str]
    """The one of them that a game with these settings is played with."""
    seats: range
    """How many players may sit down."""
    endings: tuple[str, ...]
    settings: type[Settings]
    """A frozen dataclass with a default for every field but the number of seats."""
    commands: tuple[type[Stored], ...]
    """All command types, `Start`, `Wake` and `GiveBack` among them; those of players have a `seat`."""
    events: tuple[type[Stored], ...]
    boards: Callable[[Settings, Any], tuple[Any, ...]]
    """Those boards, or cards, of a deck of its kind that a game with these settings is played with.

    Raises ValueError: the deck has none.
    """
    new: Callable[[Settings, tuple[Any, ...]], State]
    """The state before `Start`. Raises ValueError: settings or boards that the rules exclude."""
    decide: Callable[[State, Command, Millis, Random], tuple[Event, ...] | Refusal]
    """What follows from a command that arrives at an instant."""
    ponders: Callable[[State, Command], bool] = lambda _state, _command: False
    """Whether deciding takes so long that others must not wait for it."""
    evolve: Callable[[State, Event], State]
    view: Callable[[State, Audience, Millis], View]
    """What that seat may see at that instant."""
    deadline: Callable[[State], Millis | None]
    """When the table must send `Wake`, if at all."""
    outcome: Callable[[State], Outcome | None]
    """How the game ended, or None: it goes on."""
    intention: Callable[[View, Strength, Random], Intention | None]
    """What a bot in the view's seat does next: the same answer from the same chance, whenever it is asked."""
    skip: Callable[[View], Command | None]
    """What the table does in the view's seat for somebody who is away, so that nobody waits for them."""
    moment: Callable[[View], str]
    """Names the stretch of play that a bot's chance is drawn for, such as one race; the same for every audience."""
    rests: Callable[[State], bool] = lambda _state: False
    """Whether the game stands between two stretches of play, where it may wait for people who have gone."""
    occasion: Callable[[View, Seat], str] = lambda _view, _seat: ""
    """Names what a bot in that seat goes by within a moment, as a spectator sees it: when it changes, the bot is asked
    again, with the moment's same chance."""
    solves: Callable[[State], tuple[Solve, ...]]
    """Every task solved so far, in order, where the edition keeps records; else none."""
    took: Callable[[State], Millis | None]
    """How long a finished game took on its own clock, where records are kept of that; None: there are none."""
    faced: Callable[[State, Event], tuple[Seat, ...]]
    """Who has a task put before them by an event that follows in that state; what simulations count solves against."""
    solved: Callable[[State, Event], tuple[Solved, ...]]
    """Who has solved theirs, as such an event says."""
    lots: Callable[[State, Event], tuple[Lot, ...]]
    """What chance has decided in an event that follows in that state; the proof sets it beside what the seed says."""
    invariants: Callable[[State], tuple[str, ...]]
    """What is broken in a state, in words; nothing is, unless the rules are wrong."""


AnyEdition: TypeAlias = Edition[Any, Any, Any, Any, Any]
"""An edition whose types only itself knows: what a table that runs any of them holds."""
