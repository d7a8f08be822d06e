"""Chance, item by item: every roll, draw and deal of a recorded game beside what its seed gives.

`verify` checks whether a game is true; this lists each use of chance, so that a person can follow it.
"""

from dataclasses import dataclass
from itertools import zip_longest

from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Seat
from ubongo.editions.match import AnyMatch, SharesNeeded
from ubongo.editions.secret import Secret
from ubongo.formats.log import Entry
from ubongo.formats.recorded_game import RecordedGame


@dataclass(frozen=True, slots=True)
class ProofItem:
    """One thing that chance decided."""

    seq: int
    """Of the log's entry."""
    kind: str
    seat: Seat | None
    says: tuple[int | str, ...]
    """The values in the log; empty if it lacks the item."""
    seed_says: tuple[int | str, ...]
    """The values that the seed gives; empty if the rules lead to no such item."""
    equal: bool


def proof(game: RecordedGame) -> tuple[ProofItem, ...]:
    """All of them, in order."""
    found: list[ProofItem] = []
    match = game.start()
    for entry in game.entries:
        answer = _answer(match, entry, game.secret)
        says = match.draws(entry.events)
        seed_says = () if answer is None or isinstance(answer, Refusal) else match.draws(answer)
        found += (_item(entry.seq, one, other) for one, other in zip_longest(says, seed_says))
        match = match.after(entry.events, entry.notes)
    return tuple(found)


def _answer(match: AnyMatch, entry: Entry, secret: Secret) -> tuple[Stored, ...] | Refusal | None:
    try:
        return match.decided(entry.command, entry.at, secret, entry.notes)
    except SharesNeeded:
        return None


def _item(seq: int, says: RandomOutcome | None, seed_says: RandomOutcome | None) -> ProofItem:
    named = says or seed_says
    assert named is not None, "zip_longest has one of them"
    return ProofItem(
        seq,
        named.kind,
        named.seat,
        () if says is None else says.value,
        () if seed_says is None else seed_says.value,
        says == seed_says,
    )
