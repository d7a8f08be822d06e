"""What a world must hold about time, absence and chance."""

from collections.abc import Iterator

from tests.simulation.world.answers import answers, commands
from tests.simulation.world.folded import Folded
from tests.simulation.world.history import History, Span
from tests.simulation.world.one_seed import START_NS
from tests.simulation.world.shown import is_disturbed
from ubongo.editions.contract.commands import AdvanceClock, Wake
from ubongo.editions.parts.race_events import BoardsRevealed, GlassTurned

START_MS = START_NS // 1_000_000
STARTING_MS = 100
"""How long a start of the server saves its first heartbeat: nobody plays, and it is not given back."""
GIVEN_BACK_S = 2.6
"""A time without play is given back if it lasts longer than this; that of a killed server always is."""


def time_is_given_back(folded: Folded) -> Iterator[str]:
    """No glass is shortened by a time in which nobody could play."""
    history = folded.history
    if history.nodes > 1 or history.was_dated_wrong:
        return
    spans = _merged([one for one in history.downtimes if one.was_killed or _is_long(one)])
    turned: tuple[int, int] | None = None
    for entry in folded.entries:
        if isinstance(entry.command, AdvanceClock):
            turned = None
        if turned is not None and isinstance(entry.command, Wake):
            since, length = turned
            played = entry.at - since - _lost(spans, since, entry.at)
            if played < length - STARTING_MS:
                yield f"the glass before entry {entry.seq} ran {played} of {length} ms"
            turned = None
        if not _is_racing(folded, entry.seq):
            turned = None
        for event in entry.events:
            if isinstance(event, BoardsRevealed) and event.ends_at is not None:
                turned = (entry.at, event.ends_at - event.at)
            elif isinstance(event, GlassTurned):
                turned = (entry.at, event.ends_at - entry.at)


def _is_racing(folded: Folded, seq: int) -> bool:
    match = folded.matches[seq]
    return bool(match.edition.rules.at_it(match.state))


def _is_long(span: Span) -> bool:
    return span.was_stopped and span.until - span.since > GIVEN_BACK_S


def _merged(spans: list[Span]) -> list[Span]:
    found: list[Span] = []
    for span in sorted(spans, key=lambda one: one.since):
        if found and span.since <= found[-1].until:
            found[-1] = Span(found[-1].since, max(found[-1].until, span.until))
        else:
            found.append(span)
    return found


def _lost(spans: list[Span], since: int, until: int) -> int:
    """How many milliseconds of that time nobody could play."""
    lost = 0.0
    for span in spans:
        first, last = max(since, START_MS + span.since * 1000), min(until, START_MS + span.until * 1000)
        lost += max(last - first, 0)
    return round(lost)


def nobody_present_is_replaced(folded: Folded) -> Iterator[str]:
    """No bot and no skip acts for a person who was there all the time since the race began."""
    history, began = folded.history, 0
    people = {one.seat for one in history.lines.values() if one.player}
    for entry in folded.entries:
        if folded.matches[entry.seq].race != folded.matches[entry.seq - 1].race:
            began = entry.at
        seat = getattr(entry.command, "seat", None)
        if entry.notes.bot is None or seat not in people or history.was_dated_wrong:
            continue
        since, until = (began - START_MS) / 1000 - 3, (entry.at - START_MS) / 1000
        if _is_there(history, seat, since, until):
            yield f"entry {entry.seq} was played for seat {seat}, whose player was there"


def _is_there(history: History, seat: int | None, since: float, until: float) -> bool:
    if is_disturbed(history.downtimes, since - 15, until):
        return False
    own = [one for one in history.lines.values() if one.player and one.seat == seat]
    return any(one.opened_at < since and (one.closed_at is None or one.closed_at > until) for one in own)


def shares_are_taken(folded: Folded) -> Iterator[str]:
    """The share of a committed player who is connected is part of every reveal."""
    history = folded.history
    terms = folded.entries[0].notes.terms if folded.entries else None
    if terms is None or history.was_dated_wrong or _has_failed_to_start(folded):
        return
    for entry in folded.entries:
        for seat, share in enumerate(entry.notes.shares or ()):
            is_committed = terms.commitments[seat] is not None
            until = (entry.at - START_MS) / 1000
            if is_committed and share is None and _is_there(history, seat, until - 10, until + 1):
                yield f"entry {entry.seq} lacks the share of seat {seat}, whose player was there"


def _has_failed_to_start(folded: Folded) -> bool:
    """Whether a start was not stored: clients reveal for the terms of the first start alone, by design.

    The store refused it, or the server was killed while it collected the shares.
    """
    history = folded.history
    starts = [sent for sent in commands(history) if sent.action["type"] == "start"]
    keys = {sent.key for sent in starts}
    if any(one.key in keys and one.reason == "not-saved" for one in answers(history)):
        return True
    asked_at, stored_at = min((sent.at for sent in starts), default=0.0), (folded.entries[0].at - START_MS) / 1000
    return any(span.was_killed and asked_at <= span.since <= stored_at for span in history.downtimes)
