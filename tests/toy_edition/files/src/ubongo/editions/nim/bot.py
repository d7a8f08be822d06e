"""Nim: its bots."""

from random import Random

from ubongo.editions.contract.bots import Intention, Strength
from ubongo.editions.contract.values import Millis
from ubongo.editions.nim.commands import Take
from ubongo.editions.nim.view import NimView


def intention(view: NimView, strength: Strength, rng: Random) -> Intention | None:
    """What the bot does next: a gentle one takes any number, the others leave a multiple if they can."""
    if view.seat is None or view.turn != view.seat:
        return None
    most = min(view.settings.most, view.heap)
    best = view.heap % (view.settings.most + 1) or 1
    count = rng.randint(1, most) if strength is Strength.GENTLE else best
    return Intention(Take(view.seat, count), Millis(0))


def skip(view: NimView) -> Take | None:
    """One counter for an absent player."""
    return None if view.seat is None or view.turn != view.seat else Take(view.seat, 1)


def phase_key(view: NimView) -> str:
    """The turn: the heap shrinks with each."""
    return f"{view.stage}.{view.heap}"
