"""The protocol page is correct: its messages are those of the server, and its client plays a game."""

import json
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.docs.test_code import ROOT, blocks
from tests.server_process import ServerProcess
from ubongo.adapters.web.actions import registry
from ubongo.adapters.web.boxes import PieceOut, box_out
from ubongo.adapters.web.records import RecordsOut, TrendsOut
from ubongo.adapters.web.replays import MovesOut
from ubongo.adapters.web.routes import CodeTyped, Invitation, Joining, NewTable, OpenedOut
from ubongo.adapters.web.wire import Outbound, decode_inbound, encode
from ubongo.puzzles.piece import FLAT
from ubongo.tables.seating.names import read_code

PAGE = ROOT / "docs" / "guide" / "protocol.md"
EXAMPLES = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)]
MESSAGES = [example for example in EXAMPLES if "type" in example]
SAID_BY_CLIENTS = ("hello", "act", "pong", "placed", "commit", "reveal", "emote")
Play = Callable[[str], Awaitable[dict[str, Any]]]


def filled(example: object, kind: Any) -> dict[str, object]:
    """The example as the server writes it, with all optional fields."""
    return json.loads(msgspec.json.encode(msgspec.convert(example, kind)))


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message["type"])
def test_every_message_on_the_page_exists_in_the_protocol(message: dict[str, object]):
    if message["type"] in SAID_BY_CLIENTS:
        whole: dict[str, object] = json.loads(encode(decode_inbound(json.dumps(message))))
        assert {**whole, **message} == whole
    else:
        assert message == filled(message, Outbound)


def test_every_kind_of_message_is_shown():
    shown = {message["type"] for message in MESSAGES}
    assert shown == {
        *SAID_BY_CLIENTS,
        "update",
        "around",
        "ack",
        "refused",
        "ping",
        "bye",
    }  # a welcome looks like an update


def test_the_bodies_on_the_page_are_those_of_the_routes():
    opening = next(example for example in EXAMPLES if "seats" in example)
    opened, joining, asked = (example for example in EXAMPLES if "invite" in example)
    typed = next(example for example in EXAMPLES if "code" in example and "type" not in example)
    moves = next(example for example in EXAMPLES if "moves" in example)
    records = next(example for example in EXAMPLES if "results" in example)
    assert msgspec.convert(opening, NewTable).name == "Ada"
    assert filled(opened, OpenedOut) == opened
    assert msgspec.convert(joining, Joining).name == "Grace"
    assert msgspec.convert(asked, Invitation).invite == joining["invite"]
    assert read_code(msgspec.convert(typed, CodeTyped).code) is not None
    assert filled(records, RecordsOut) == records
    assert filled(moves, MovesOut) == moves
    trends = next(example for example in EXAMPLES if "slow_pieces" in example)
    assert filled(trends, TrendsOut) == trends


ACTIONS = [
    json.loads(found)
    for found in re.findall(r"^\| `(\{.*?\})` \|", PAGE.read_text(encoding="utf-8"), re.M)
    if "…" not in found
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action["type"])
def test_every_action_on_the_page_exists_in_the_protocol(action: dict[str, object]):
    assert decode_inbound(json.dumps({"type": "act", "id": "a", "action": action}))


def test_every_action_of_the_protocol_is_on_the_page():
    shown = {action["type"] for action in ACTIONS} | {"claim"}
    kinds: tuple[type[Any], ...] = registry.ACTIONS
    assert shown == {kind.__struct_config__.tag for kind in kinds}


def test_the_piece_on_the_page_is_in_the_box():
    shown = next(example for example in EXAMPLES if "orientations" in example)
    assert msgspec.convert(shown, PieceOut) in box_out(FLAT).pieces


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as server:
        yield server


@pytest.mark.slow
async def test_the_client_on_the_page_plays_a_game(server: ServerProcess):
    names: dict[str, Any] = {"__name__": "client"}
    for _, code in blocks(PAGE):
        exec(compile(code, str(PAGE), "exec"), names)
    play: Play = names["play"]
    outcome = await play(server.address)
    assert outcome["winners"] == [0]
    assert outcome["ending"] == "plain"
