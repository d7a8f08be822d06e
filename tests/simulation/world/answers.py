"""What a world must hold about commands and their answers."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from tests.simulation.world.folded import Folded
from tests.simulation.world.history import Frame, History
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.race_events import Claim
from ubongo.formats.codec import plain

Key: TypeAlias = str
"""A command's id as the log has it."""
APART = frozenset({"rename", "seat", "seats", "rules", "leave", "rematch", "end-glass", "pause", "resume", "take-seat"})
"""Actions whose answers are not in the log under the command's id, or need not be."""
UNDECIDED = frozenset({"not-saved", "bot-plays", "busy"})
"""Refusals after which the same command may be carried out, or may have been."""


class _Act(msgspec.Struct, tag="act"):
    id: str
    action: dict[str, Any]


class _Ack(msgspec.Struct, tag="ack"):
    id: str
    seq: int


class _Refused(msgspec.Struct, tag="refused"):
    id: str
    reason: str


_act = msgspec.json.Decoder(_Act).decode
_answer = msgspec.json.Decoder(_Ack | _Refused).decode


@dataclass(frozen=True, slots=True)
class Sent:
    """A command as it reached the machine of a server."""

    key: Key
    line: int
    at: float
    action: Mapping[str, Any]
    server_ms: int


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that a server gave."""

    key: Key
    line: int
    at: float
    seq: int | None
    reason: str = ""


def _key(history: History, frame: Frame, id: str) -> Key:
    return f"{history.lines[frame.line].player[:16]}:{id}"


def commands(history: History) -> Iterator[Sent]:
    """The commands in the order of their arrival."""
    for frame in history.arrived:
        if frame.text.startswith('{"type":"act"'):
            act = _act(frame.text)
            yield Sent(_key(history, frame, act.id), frame.line, frame.at, act.action, frame.server_ms)


def answers(history: History) -> Iterator[Answered]:
    """The answers in the order in which they were sent."""
    for frame in history.sent:
        if frame.text.startswith(('{"type":"ack"', '{"type":"refused"')):
            answer: _Ack | _Refused = _answer(frame.text)
            key = _key(history, frame, answer.id)
            if isinstance(answer, _Ack):
                yield Answered(key, frame.line, frame.at, answer.seq)
            else:
                yield Answered(key, frame.line, frame.at, None, answer.reason)


def acknowledged_is_stored(folded: Folded) -> Iterator[str]:
    """Every acknowledged command is in the log, once, as the entry that was named, before the answer."""
    history = folded.history
    rows = {row.command_id: row for row in history.rows}
    apart = {sent.key for sent in commands(history) if sent.action["type"] in APART}
    durable = {one.seq: one.at for one in history.appends}
    for answer in answers(history):
        if answer.seq is None or answer.key in apart:
            continue
        row = rows.get(answer.key)
        if row is None:
            yield f"the acknowledged command {answer.key} is not in the log"
        elif row.seq != answer.seq:
            yield f"the command {answer.key} was acknowledged as entry {answer.seq}, and is entry {row.seq}"
        elif durable and answer.at < durable[row.seq]:
            yield f"the command {answer.key} was acknowledged before it was durable"


def refused_is_not_stored(folded: Folded) -> Iterator[str]:
    """A command that was carried out is never refused afterwards."""
    history = folded.history
    durable = {one.seq: one.at for one in history.appends}
    stored = {row.command_id: durable.get(row.seq, float("inf")) for row in history.rows}
    arrived = list(commands(history))
    for answer in answers(history):
        if answer.seq is None and answer.reason not in UNDECIDED and answer.key in stored:
            own = [one for one in arrived if (one.key, one.line) == (answer.key, answer.line) and one.at < answer.at]
            if own and min(one.at for one in own) > stored[answer.key]:
                yield f"the command {answer.key} was refused as {answer.reason} after it was stored"


def stored_was_sent(folded: Folded) -> Iterator[str]:
    """Every entry of a player is a command that the player sent, with that content, before."""
    history = folded.history
    sent: dict[Key, list[Sent]] = {}
    for one in commands(history):
        sent.setdefault(one.key, []).append(one)
    durable = {one.seq: one.at for one in history.appends}
    for row, entry in zip(history.rows, folded.entries, strict=True):
        if ":" not in row.command_id or entry.notes.bot is not None:
            continue
        own = sent.get(row.command_id, [])
        if not any(one.at <= durable.get(row.seq, float("inf")) for one in own):
            yield f"entry {row.seq} is a command that nobody had sent: {row.command_id}"
        elif not any(_is_same(history, one, entry.command) for one in own):
            yield f"entry {row.seq} is not what its player sent"


def _is_same(history: History, sent: Sent, command: Any) -> bool:
    stored = json.loads(msgspec.json.encode(plain(command)))
    stored["type"], seat = stored.pop("kind"), stored.pop("seat", None)
    stored.pop("lag", None)
    action = {name: value for name, value in sent.action.items() if value is not None}
    is_own = seat is None or seat == history.lines[sent.line].seat
    return is_own and {name: value for name, value in stored.items() if value is not None} == action


def no_claim_in_time_is_late(folded: Folded) -> Iterator[str]:
    """No right claim is refused as late that reached the machine in time."""
    history = folded.history
    if history.nodes > 1 or history.was_dated_wrong:
        return
    arrived: dict[tuple[Key, int], Sent] = {}
    for one in commands(history):
        arrived.setdefault((one.key, one.line), one)  # a command that comes twice came in time if the first did
    for answer in answers(history):
        sent = arrived.get((answer.key, answer.line))
        is_late = answer.reason == "time-is-up" and sent is not None and sent.action["type"] == "claim"
        if is_late and sent is not None and _would_count(folded, sent):
            yield f"the claim {answer.key} arrived in time and was refused as late"


def _would_count(folded: Folded, sent: Sent) -> bool:
    at = Millis(sent.server_ms - 1)
    seq = sum(entry.at <= at for entry in folded.entries)
    match, seat = folded.matches[seq], folded.history.lines[sent.line].seat
    if seat is None or not match.is_running:
        return False
    placements = msgspec.convert(sent.action["placements"], Claim.__annotations__["placements"])
    decided = match.decided(Claim(seat, placements), at, folded.secret)
    return not isinstance(decided, Refusal)
