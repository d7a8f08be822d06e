"""A table: one message a line, after a letter for the socket that sends it, or a number for time that passes."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.fuzz.application import GUEST, HOST, SCOPE, TABLE, Application, application
from tests.fuzz.connections import HELLO
from tests.fuzz.json_changes import changed_json, changed_line
from tests.fuzz.target import Change, Target, changed_bytes
from tests.tables.hand_clock import settled

MOST_FRAMES = 60

_change_body = changed_json()


def table(data: bytes) -> None:
    """Sockets at a table: the host h, the guest g, a spectator w, and a second socket of the host i."""
    here = application()
    editions = ("pouch", "cards", "classic", "three-d")
    first = data[:1]
    edition = editions[first[0] % len(editions)] if first else editions[0]
    here.run(_table(here, edition, data[1:].split(b"\n")[:MOST_FRAMES]))


class Line:
    """One socket, as the application sees it."""

    def __init__(self, here: Application, secret: str) -> None:
        self._inbound: asyncio.Queue[Any] = asyncio.Queue()
        self.sent: list[Any] = []
        cookie = [(b"cookie", f"ubongo={secret}".encode())] if secret else []
        self._inbound.put_nowait({"type": "websocket.connect"})
        scope: Any = {
            **SCOPE,
            "type": "websocket",
            "client": (here.client, 5000),
            "scheme": "ws",
            "path": f"/api/tables/{TABLE}/socket",
            "raw_path": f"/api/tables/{TABLE}/socket".encode(),
            "query_string": b"",
            "headers": [(b"host", b"testserver"), *cookie],
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }

        async def send(message: Any) -> None:
            self.sent.append(message)

        self.task = asyncio.ensure_future(here.app(scope, self._inbound.get, send))

    def say(self, text: str) -> None:
        """Send a text frame."""
        self._inbound.put_nowait({"type": "websocket.receive", "text": text})

    def go(self) -> None:
        """Disconnect."""
        self._inbound.put_nowait({"type": "websocket.disconnect", "code": 1006})


async def _table(here: Application, edition: str, lines: list[bytes]) -> None:
    await here.anew(edition)
    who = {"h": HOST, "g": GUEST, "w": "", "i": HOST}
    open_lines: dict[str, Line] = {}
    try:
        for raw in lines:
            text = raw.decode("utf-8", "replace")
            letter, rest = text[:1], text[1:]
            if letter.isdecimal() and letter.isascii():
                await here.clock.turn(10 ** min(int(letter), 5))
            elif letter in who and letter:
                line = open_lines.get(letter)
                if line is None or line.task.done():
                    line = open_lines[letter] = Line(here, who[letter])
                if rest == "-":
                    line.go()
                elif rest == ".":
                    _answer_pings(line)
                else:
                    line.say(rest)
            await settled()
        for line in open_lines.values():
            line.go()
        await settled()
        here.check()
        for line in open_lines.values():
            _check_sent(line.sent)
    finally:
        for line in open_lines.values():
            line.task.cancel()
        await asyncio.gather(*(line.task for line in open_lines.values()), return_exceptions=True)
        await here.close()


def _answer_pings(line: Line) -> None:
    for message in line.sent[-20:]:
        text = message.get("text") or ""
        if text.startswith('{"type":"ping"'):
            line.say(text.replace("ping", "pong"))


def _check_sent(sent: list[Any]) -> None:
    for message in sent:
        text = message.get("text")
        if text is None:
            assert message.get("code") != 1011, message
            continue
        plain = msgspec.json.decode(text)
        assert (plain["type"], plain.get("reason")) != ("bye", "internal"), plain


def act(number: int, /, **action: object) -> str:
    """A command."""
    return json.dumps({"type": "act", "id": f"a{number}", "action": action}, separators=(",", ":"))


def tables() -> Iterator[bytes]:
    """A lobby and the first moves of a game, for each edition."""
    hello = HELLO.decode()
    commit = '{"type":"commit","commitment":"' + "0" * 64 + '"}'
    opening_lines = [f"h{hello}", f"g{hello}", f"w{hello}", f"h{commit}", "h" + act(1, type="rename", name="Ada")]
    lobby = [
        "h" + act(2, type="start"),
        "4",
        "h.",
        "g.",
        "h" + act(3, type="ready"),
        "g" + act(3, type="ready"),
        "4",
        "h" + act(4, type="claim", placements=[{"piece": "L4", "orientation": 3, "anchor": [0, 2]}]),
        'h{"type":"placed","count":1,"placements":[{"piece":"L4","orientation":3,"anchor":[0,2]}]}',
        'h{"type":"emote","emote":"wow"}',
        'h{"type":"reveal","reveal":0,"share":"' + "0" * 64 + '"}',
        "5",
        "g-",
        "4",
    ]
    for number in range(4):
        yield bytes([number]) + "\n".join([*opening_lines, *lobby]).encode()
    for number, actions in enumerate(_actions()):
        yield bytes([number % 4]) + "\n".join([*opening_lines, "h" + act(9, type="start"), "5", *actions]).encode()


def _actions() -> Iterator[list[str]]:
    """A command of each type there is, from its schema, ten at a time."""
    from ubongo.adapters.web.actions.registry import UNION

    (_, components) = msgspec.json.schema_components([UNION])
    examples: list[str] = []
    for component in components.values():
        kind = component.get("properties", {}).get("type", {}).get("enum")
        if kind:
            action = {name: _example(held, components) for name, held in component["properties"].items()}
            examples += [f"{who}{act(len(examples), **action)}" for who in "hg"]
    for start in range(0, len(examples), 20):
        yield examples[start : start + 20]


def _example(schema: Any, components: dict[str, Any]) -> Any:
    if "$ref" in schema:
        return _example(components[schema["$ref"].rpartition("/")[2]], components)
    if "enum" in schema:
        return schema["enum"][0]
    if "anyOf" in schema:
        return _example(schema["anyOf"][0], components)
    match schema.get("type"):
        case "object":
            return {name: _example(held, components) for name, held in schema.get("properties", {}).items()}
        case "array":
            items = schema.get("prefixItems") or [schema["items"]] * max(schema.get("minItems", 0), 1)
            return [_example(item, components) for item in items]
        case "integer" | "number":
            return max(schema.get("minimum", 0), 0)
        case "boolean":
            return False
        case "null":
            return None
        case _:
            return "x" * max(schema.get("minLength", 1), 1)


def changed_message(line: bytes, rng: Any) -> bytes:
    """A line with its message changed."""
    return line[:1] + _change_body(line[1:], rng) if line[1:2] == b"{" else changed_bytes(line, rng)


_change_lines: Change = changed_line(changed_message)


def changed_table(data: bytes, rng: Any) -> bytes:
    """One message changed, sent again, or out of order."""
    return data[:1] + _change_lines(data[1:], rng)


TARGETS = (Target("table", table, tables, changed_table, most=16_000),)
