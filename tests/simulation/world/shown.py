"""What a world must hold about what servers show."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tests.simulation.world.folded import Folded
from tests.simulation.world.history import Frame, Span
from ubongo.adapters.web.wire import encode

TIMES = frozenset({"remaining_ms", "elapsed_ms", "task_elapsed_ms"})
"""Fields of views that count from the instant of the view."""
LONGEST_SILENCE_S = 6.0
EXACT_MS = 1_200
"""How old a view may be when it is sent: its times are off by that."""


class _Seat(Struct):
    board: dict[str, Any] | None = None


class _Table(Struct):
    seed: str | None
    code: str | None
    seats: tuple[_Seat, ...] = ()


class State(Struct):
    """A welcome or an update."""

    type: str
    seq: int
    table: _Table
    view: Raw
    head: str | None = None


class _Around(Struct):
    table: _Table


_state = msgspec.json.Decoder(State).decode
_around = msgspec.json.Decoder(_Around).decode


def states(frames: list[Frame]) -> Iterator[tuple[Frame, State]]:
    """The welcomes and updates among those frames."""
    for frame in frames:
        if frame.text.startswith(('{"type":"welcome"', '{"type":"update"')):
            yield frame, _state(frame.text)


def views_are_the_fold(folded: Folded) -> Iterator[str]:
    """Every view is what the rules show of the log to that audience, and no line goes back."""
    history = folded.history
    newest: dict[int, int] = {}
    known: dict[tuple[int, int | None, bytes], bool] = {}
    for frame, state in states(history.sent):
        seat = history.lines[frame.line].seat
        if state.seq >= len(folded.matches):
            yield f"entry {state.seq} was shown and does not exist"
            continue
        if state.seq < newest.get(frame.line, 0):
            yield f"line {frame.line} showed entry {newest[frame.line]}, and then {state.seq}"
        newest[frame.line] = state.seq
        if state.head != folded.heads[state.seq]:
            yield f"line {frame.line} showed another hash of entry {state.seq}"
        if state.table.seed is None and folded.matches[state.seq].outcome is not None:
            yield f"line {frame.line} showed no seed after the end"
        key = (state.seq, seat, bytes(state.view))
        if key not in known:
            known[key] = _is_fold(folded, frame, state)
        if not known[key]:
            yield f"line {frame.line} showed {seat} another view of entry {state.seq}"


def _is_fold(folded: Folded, frame: Frame, state: State) -> bool:
    seat = folded.history.lines[frame.line].seat
    expected = encode(folded.view(state.seq, seat, frame.server_ms))
    if expected == bytes(state.view):
        return True
    shown, right = msgspec.json.decode(state.view), msgspec.json.decode(expected)
    drift = EXACT_MS if not folded.history.was_dated_wrong else 10**15
    return shown.keys() == right.keys() and all(_is_close(name, shown[name], right[name], drift) for name in shown)


def _is_close(name: str, shown: Any, right: Any, drift: int) -> bool:
    """Whether two values are equal, or differ only by the instant at which the view was made."""
    if name in TIMES and isinstance(shown, int) and isinstance(right, int):
        return abs(shown - right) <= drift
    return bool(shown == right)


def nothing_is_shown_before_it_is_durable(folded: Folded) -> Iterator[str]:
    """No view is of an entry that is not on disk yet."""
    durable = {one.seq: one.at for one in folded.history.appends}
    for frame, state in states(folded.history.sent) if durable else ():
        if state.seq and frame.at < durable.get(state.seq, float("inf")):
            yield f"entry {state.seq} was shown before it was durable"


def secrets_stay_secret(folded: Folded) -> Iterator[str]:
    """Before the end no frame has the seed; no frame has an identity, or the code for those who only watch."""
    history, record = folded.history, folded.record
    identities = {one.player[:16] for one in history.lines.values() if one.player}
    seed, newest = record.seed.hex(), dict[int, int]()
    for frame in history.sent:
        facts, table = history.lines[frame.line], _table(frame)
        if table is None:
            continue
        state = _state(frame.text) if '"type":"around"' not in frame.text[:20] else None
        newest[frame.line] = seq = newest.get(frame.line, 0) if state is None else state.seq
        match = folded.matches[min(seq, len(folded.matches) - 1)]
        if seed in frame.text and match.outcome is None:
            yield f"line {frame.line} showed the seed of a running game"
        if any(identity in frame.text for identity in identities):
            yield f"line {frame.line} showed an identity"
        if facts.seat is None and table.code is not None:
            yield f"line {frame.line} showed the code to a spectator"
        boards = [number for number, one in enumerate(table.seats) if one.board is not None and number != facts.seat]
        if boards and (facts.seat is None or _is_racing(match, facts.seat)):
            yield f"line {frame.line} showed {facts.seat} the board of {boards[0]} in a race"


def _table(frame: Frame) -> _Table | None:
    if frame.text.startswith(('{"type":"welcome"', '{"type":"update"', '{"type":"around"')):
        return _around(frame.text).table
    return None


def _is_racing(match: Any, seat: int) -> bool:
    """Whether that seat still solves its board."""
    view = match.view(None, 0)
    done = {*getattr(view, "given_up", ()), *(one.seat for one in getattr(view, "solvers", ()))}
    return match.is_running and view.stage == "racing" and seat in view.runners and seat not in done


def everybody_is_told(folded: Folded) -> Iterator[str]:
    """Who is connected sees every entry soon, unless something is wrong just then."""
    history = folded.history
    within = 2.0 if history.nodes == 1 else 4.0
    seen: dict[int, list[tuple[float, int]]] = {}
    for frame, state in states(history.received):
        seen.setdefault(frame.line, []).append((frame.at, state.seq))
    for append in history.appends:
        until = append.at + within
        if until > history.ended_at or is_disturbed(history.downtimes, append.at - 1.5, until):
            continue
        for line, facts in history.lines.items():
            own = seen.get(line, [])
            is_there = own and own[0][0] < append.at and (facts.closed_at is None or facts.closed_at > until)
            if is_there and not any(seq >= append.seq and at <= until for at, seq in own):
                yield f"line {line} was not told of entry {append.seq} within {within} s"


def is_disturbed(downtimes: list[Span], since: float, until: float) -> bool:
    """Whether anything was wrong then."""
    return any(one.since <= until and one.until >= since for one in downtimes)


def dead_lines_are_left(folded: Folded) -> Iterator[str]:
    """Nothing is sent for long over a line whose other end is gone."""
    for frame in folded.history.sent:
        closed = folded.history.lines[frame.line].closed_at
        if closed is not None and frame.at > closed + 40:
            yield f"line {frame.line} was used {frame.at - closed:.0f} s after its end"


def nobody_waits_for_a_sign(folded: Folded) -> Iterator[str]:
    """Every connection that is open hears from the server at least every five seconds."""
    history = folded.history
    last: dict[int, float] = {}
    for frame in history.sent:
        since = last.get(frame.line, frame.at)
        if frame.at - since > LONGEST_SILENCE_S and not is_disturbed(history.downtimes, since - 1, frame.at):
            yield f"line {frame.line} heard nothing for {frame.at - since:.1f} s"
        last[frame.line] = frame.at
    for line, since in last.items():
        until = min(history.lines[line].closed_at or history.ended_at, history.ended_at)
        if until - since > LONGEST_SILENCE_S and not is_disturbed(history.downtimes, since - 1, until):
            yield f"line {line} heard nothing for {until - since:.1f} s"
