"""What is played in a world, and what goes wrong: all of it follows from the seed."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from types import MappingProxyType

from tests.simulation.world.network import Weather
from ubongo.editions.contract.bots import Strength

DAY_MS = 86_400_000


class Fault(StrEnum):
    """Something that goes wrong."""

    CRASH = "crash"
    """A server is killed between two steps of its tasks."""
    POWER = "machine lost"
    """The same, and its connections are never closed."""
    FREEZE = "freeze"
    """A server does nothing for a while."""
    CUT = "line cut"
    """A connection ends, and both ends know."""
    HALF_OPEN = "line half-open"
    """A connection ends, and one end does not know, or neither."""
    PARTITION = "partition"
    """A server and its clients do not reach each other for a while."""
    FULL = "disk full"
    """Nothing can be written for a while."""
    CHANNEL = "channel cut"
    """A node of several is not heard and hears nothing for a while."""
    DATE = "wrong date"
    """A server is killed, and started again with another date."""


ALONE = tuple(fault for fault in Fault if fault is not Fault.CHANNEL)
TOGETHER = tuple(fault for fault in Fault if fault is not Fault.DATE)
DATES_MS = (-40 * 365 * DAY_MS, -2 * DAY_MS, -3_600_000, 3_600_000, 400 * DAY_MS)
QUICK = MappingProxyType({"countdown": 1_000, "glass": 30_000, "pause": 4_000})


@dataclass(frozen=True, slots=True)
class Event:
    """A fault, when it comes, and how long it lasts."""

    at: float
    fault: Fault
    span: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """One world."""

    edition: str
    people: int
    bots: int
    settings: Mapping[str, object]
    races: int
    """The world ends after that many, or with the game."""
    nodes: int
    on_disk: bool
    """Whether the store is SQLite, in a file."""
    strength: Strength
    pace: float
    weather: Weather
    events: tuple[Event, ...]
    meddles: bool
    """Whether clients also send what no honest client sends."""


def scenario(seed: int, races: int = 2) -> Scenario:
    """The world of that seed."""
    rng = Random(f"scenario {seed}")
    edition = rng.choices(("pouch", "classic", "three-d", "cards", "solo"), (8, 4, 2, 2, 4))[0]
    alone = edition == "solo"
    nodes = 1 if rng.random() < 0.75 else rng.choice((2, 2, 3))
    seats = 1 if alone else rng.choice((2, 2, 3))
    bots = 1 if not alone and rng.random() < 0.3 else 0
    on_disk = nodes == 1 and rng.random() < 0.05
    faults = TOGETHER if nodes > 1 else ALONE
    if on_disk:  # its file is a real one
        faults = tuple(fault for fault in faults if fault is not Fault.FULL)
    return Scenario(
        edition=edition,
        people=seats - bots,
        bots=bots,
        settings=_settings(edition, rng),
        races=races,
        nodes=nodes,
        on_disk=on_disk,
        strength=rng.choice(tuple(Strength)),
        pace=rng.choice((1.0, 4.0, 8.0, 8.0)),
        weather=Weather(
            latency_s=rng.choice((0.005, 0.03, 0.1, 0.4)),
            doubles=rng.choice((0.0, 0.1, 0.5)),
            reorders=rng.choice((0.0, 0.1, 0.5)),
        ),
        events=_events(rng, faults),
        meddles=rng.random() < 0.3,
    )


def _settings(edition: str, rng: Random) -> Mapping[str, object]:
    match edition:
        case "solo":
            return {"mode": "time", "tasks": 5, "countdown": 1_000}
        case "cards":
            return {}
        case _:
            return {**QUICK, "boards_open": rng.random() < 0.2}


def _events(rng: Random, faults: tuple[Fault, ...]) -> tuple[Event, ...]:
    count = rng.choice((0, 1, 2, 3, 4, 5))
    last = rng.choice((12.0, 25.0, 50.0))
    return tuple(
        sorted(
            (
                Event(rng.random() * last, rng.choice(faults), rng.choice((0.2, 1.0, 3.0, 8.0)) * rng.random())
                for _ in range(count)
            ),
            key=lambda event: event.at,
        )
    )
