"""Judges the history of a world: what a server promises must hold, whatever went wrong. A pure function."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from tests.simulation.world import answers, clocks, shown
from tests.simulation.world.folded import Folded
from tests.simulation.world.history import History
from ubongo.tables.storage.row_checksums import first_checksum, next_checksum

Check: TypeAlias = Callable[[Folded], Iterator[str]]


def violations(history: History, most: int = 5) -> list[str]:
    """What is wrong, in words; empty: nothing is."""
    if history.record is None:
        return [*history.troubles, "the world did not end"][:most]
    folded = Folded(history, history.record)
    found: list[str] = []
    for check in CHECKS:
        try:
            found += [f"{check.__name__}: {note}" for note, _ in zip(check(folded), range(3), strict=False)]
        except Exception as error:  # what cannot even be judged is wrong
            found.append(f"{check.__name__}: {error!r}")
        if len(found) >= most:
            break
    return found[:most]


def nothing_failed(folded: Folded) -> Iterator[str]:
    """No error that no fault explains, and the game went on to its goal."""
    yield from folded.history.troubles
    if not folded.history.is_over:
        yield "the game did not go on to its goal"


def log_is_whole(folded: Folded) -> Iterator[str]:
    """Every entry once, in order, with its checksum."""
    rows, ids = folded.history.rows, set[str]()
    checksum, last = first_checksum(folded.record, folded.record.config), 0
    for number, row in enumerate(rows, start=1):
        checksum = next_checksum(checksum, row)
        if row.seq != number:
            yield f"entry {row.seq} stands at place {number}"
        if row.command_id in ids:
            yield f"entry {row.seq} repeats the command {row.command_id}"
        if row.at < last:
            yield f"entry {row.seq} is earlier than the one before"
        if row.checksum != checksum:
            yield f"entry {row.seq} has a wrong checksum"
        ids.add(row.command_id)
        last = row.at
    if folded.record.seq != len(rows):
        yield f"the table says {folded.record.seq} entries, its log has {len(rows)}"
    durable = [one.seq for one in folded.history.appends]
    if durable and durable != list(range(1, len(rows) + 1)):
        yield "what was appended is not what the log has"


def log_follows_the_rules(folded: Folded) -> Iterator[str]:
    """The rules decide the same again, and nothing is broken: gems are conserved."""
    for entry in folded.entries:
        if folded.decision_differs(entry.seq):
            yield f"entry {entry.seq} is not what the rules decide"
        yield from folded.matches[entry.seq - 1].broken_invariants(entry.events)


def results_are_stored_once(folded: Folded) -> Iterator[str]:
    """One result a person, when the game is over."""
    outcome = folded.matches[-1].outcome
    people = {one.player for one in folded.history.lines.values() if one.player}
    found = [one for one in folded.history.results if one.table == folded.record.id]
    if outcome is None and found:
        yield "there are results of a game that is not over"
    if outcome is not None:
        if sorted(one.player for one in found) != sorted(people):
            yield f"{len(found)} results of {len(people)} people"
        wrong: list[Any] = [one for one in found if one.points != outcome.points[one.seat]]
        if wrong:
            yield "a result has other points than the game"


CHECKS: tuple[Check, ...] = (
    nothing_failed,
    log_is_whole,
    log_follows_the_rules,
    results_are_stored_once,
    answers.acknowledged_is_stored,
    answers.refused_is_not_stored,
    answers.stored_was_sent,
    answers.no_claim_in_time_is_late,
    shown.views_are_the_fold,
    shown.nothing_is_shown_before_it_is_durable,
    shown.secrets_stay_secret,
    shown.everybody_is_told,
    shown.dead_lines_are_left,
    shown.nobody_waits_for_a_sign,
    clocks.time_is_given_back,
    clocks.nobody_present_is_replaced,
    clocks.shares_are_taken,
)
