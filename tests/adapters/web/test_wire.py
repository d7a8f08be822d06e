"""The schema of the socket's messages describes what the server accepts and sends; clients build on it."""

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.adapters.web.server import LocalServer
from ubongo.adapters.web.actions import registry
from ubongo.adapters.web.actions.classic import TakeGemsIn
from ubongo.adapters.web.wire import Act, Inbound, Outbound, decode_inbound, wire_schema
from ubongo.editions.classic.gem_board import HANDFUL, HOLES, Color, hole
from ubongo.editions.registry import EDITIONS, view_type

INBOUND: tuple[type[Any], ...] = get_args(Inbound)
OUTBOUND: tuple[type[Any], ...] = get_args(Outbound)
ACTIONS: tuple[type[Any], ...] = registry.ACTIONS
SCHEMA: Any = wire_schema()


def named(union: dict[str, Any]) -> set[str]:
    """The definitions that a union of the schema refers to."""
    return {one["$ref"].removeprefix("#/$defs/") for one in union["anyOf"]}


def fields(kind: type[Any]) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(kind)}


def test_every_message_and_every_action_is_in_the_schema():
    assert named(SCHEMA["properties"]["inbound"]) == {kind.__name__ for kind in INBOUND}
    assert named(SCHEMA["properties"]["outbound"]) == {kind.__name__ for kind in OUTBOUND}
    assert named(SCHEMA["$defs"]["Act"]["properties"]["action"]) == {kind.__name__ for kind in ACTIONS}


@pytest.mark.parametrize("kind", [*INBOUND, *ACTIONS, *OUTBOUND], ids=lambda kind: kind.__name__)
def test_the_schema_names_every_field_and_the_tag_of_every_type(kind: type[Any]):
    described = SCHEMA["$defs"][kind.__name__]
    assert set(described["properties"]) == {"type", *fields(kind)}
    assert described["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}
    assert "type" in described["required"]


@pytest.mark.parametrize("kind", [*INBOUND, *ACTIONS], ids=lambda kind: kind.__name__)
def test_an_inbound_type_accepts_no_unknown_field(kind: type[Any]):
    assert SCHEMA["$defs"][kind.__name__]["additionalProperties"] is False


HASH = "ab" * 32


@pytest.mark.parametrize("text", [f"{HASH}\n", f"{HASH[:-1]}\n", HASH.upper(), HASH[:-2], f" {HASH[1:]}", ""])
@pytest.mark.parametrize("kind", ["reveal", "commit"])
def test_a_hash_is_64_digits_and_nothing_else(kind: str, text: str):
    def message(hash: str) -> str:
        more = {"reveal": 0, "share": hash} if kind == "reveal" else {"commitment": hash}
        return json.dumps({"type": kind, **more})

    assert decode_inbound(message(HASH))
    with pytest.raises(msgspec.ValidationError):
        decode_inbound(message(text))


@pytest.mark.parametrize("id", ["a\n", "\n", "a b", "é", "", "a" * 65])
def test_a_command_id_has_no_other_characters(id: str):
    def message(id: str) -> str:
        return json.dumps({"type": "act", "id": id, "action": {"type": "start"}})

    assert decode_inbound(message("a-_9"))
    with pytest.raises(msgspec.ValidationError):
        decode_inbound(message(id))


def test_types_have_different_tags():
    for kinds in (INBOUND, OUTBOUND, ACTIONS):
        assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds)


def test_the_schema_refers_only_to_what_it_defines():
    def references(part: Any) -> set[str]:
        if isinstance(part, dict):
            found: dict[str, Any] = part  # pyright: ignore[reportUnknownVariableType]
            own = {found["$ref"]} if isinstance(found.get("$ref"), str) else set[str]()
            return own.union(*(references(value) for value in found.values()))
        if isinstance(part, list):
            return set[str]().union(*(references(value) for value in list[Any](part)))  # pyright: ignore[reportUnknownArgumentType]
        return set()

    assert references(SCHEMA) <= {f"#/$defs/{name}" for name in SCHEMA["$defs"]}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=20,
)
near_misses = st.fixed_dictionaries(
    {"type": st.sampled_from(["hello", "act", "pong", "ping"])},
    optional={
        "protocol": json_values,
        "last_seq": json_values,
        "id": json_values,
        "nonce": json_values,
        "action": st.fixed_dictionaries(
            {"type": st.sampled_from(["start", "claim", "give-up", "ready"])}, optional={"placements": json_values}
        )
        | json_values,
    },
)


@pytest.mark.parametrize("left", range(0, HOLES + 1, HANDFUL))
def test_every_hole_that_a_view_shows_can_be_taken_from(left: int):
    nearest = hole((Color.RED,) * left)
    message = {"type": "act", "id": "1", "action": {"type": "take-gems", "row": 0, "hole": nearest}}
    assert decode_inbound(json.dumps(message)) == Act("1", TakeGemsIn(0, nearest))


@given(st.one_of(st.binary(max_size=200), json_values.map(msgspec.json.encode), near_misses.map(msgspec.json.encode)))
def test_any_input_is_a_message_or_a_decoding_error(data: bytes):
    try:
        message = decode_inbound(data)
    except msgspec.DecodeError:
        return
    assert isinstance(message, INBOUND)
    assert decode_inbound(msgspec.json.encode(message)) == message


@pytest.mark.asyncio(loop_scope="module")
async def test_the_server_serves_the_schema(local: LocalServer):
    written = json.loads(json.dumps(SCHEMA))  # JSON has no tuples: an empty default becomes a list
    assert (await local.http.get("/api/schema/wire.json")).json() == written


def test_the_server_leaves_no_field_out():
    shown = map(view_type, EDITIONS.values())
    for kind in (*OUTBOUND, *shown):
        described = SCHEMA["$defs"][kind.__name__]
        assert set(described["required"]) == set(described["properties"])


def test_a_client_may_leave_out_fields_with_a_default():
    assert "strength" not in SCHEMA["$defs"]["SeatIn"]["required"]
