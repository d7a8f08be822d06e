"""The message types of the terminal client match those of the server, which are declared separately."""

from typing import Any, get_args

import pytest
from msgspec import Raw

from tests.conformance.editions import FIXTURES
from tests.conformance.fixture import LAG, SEAT
from ubongo.adapters.cli.bots import messages
from ubongo.adapters.web import wire
from ubongo.adapters.web.actions.action import Sender
from ubongo.adapters.web.actions.registry import GAME_ACTIONS
from ubongo.editions.contract.commands import Stored

TABLE = wire.TableOut(
    id="0123456789abcdef",
    edition="pouch",
    seats=(wire.SeatOut(0, "bot", "Otter", "sharp", present=True, stand_in=None, placed=2, bot_races=(1,)),),
    host=False,
    host_seat=None,
    code=None,
    deck="standard",
    absent="bot",
    watching=1,
    next=None,
    seed_hash="ab" * 32,
    seed="cd" * 32,
    scheme=2,
    reveal=wire.RevealOut(3, "{}"),
)
MESSAGES: tuple[Any, ...] = (
    wire.Welcome(wire.PROTOCOL, 3, TABLE, {"edition": "pouch"}, note_ms=2_000, head="ef" * 32),
    wire.Update(4, TABLE, {"edition": "pouch"}),
    wire.Around(TABLE),
    wire.Ack("bot-1", 5),
    wire.Refused("bot-2", "not-a-tiling", "R12", "overlap"),
    wire.Ping(6),
    wire.Bye("shutting-down"),
)
COMMANDS = tuple(dict.fromkeys(command for fixture in FIXTURES.values() for command in fixture.commands))


def test_client_and_server_have_the_same_protocol_version() -> None:
    assert messages.PROTOCOL == wire.PROTOCOL


def test_every_message_type_is_tested() -> None:
    assert {type(message) for message in MESSAGES} == set(get_args(wire.Outbound))
    assert {type(_received(command).action) for command in COMMANDS} == set(GAME_ACTIONS)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_the_client_decodes_every_message_of_the_server(message: Any) -> None:
    decoded: Any = messages.decode(wire.encode(message))
    assert type(decoded).__name__ == type(message).__name__
    for name in decoded.__struct_fields__:
        match getattr(decoded, name):
            case messages.TableIn() as table:
                asked, sent = table.reveal, message.table
                assert asked is not None
                assert (table.seed, table.seed_hash) == (sent.seed, sent.seed_hash)
                assert (table.id, table.edition) == (sent.id, sent.edition)
                assert [(seat.name, seat.strength) for seat in table.seats] == [
                    (seat.name, seat.strength) for seat in sent.seats
                ]
                assert (asked.reveal, asked.terms) == (sent.reveal.reveal, sent.reveal.terms)
            case Raw() as view:
                assert bytes(view) == wire.encode(message.view)
            case value:
                assert value == getattr(message, name)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_the_server_accepts_every_command_of_the_player(command: Stored) -> None:
    act = _received(command)
    assert act.id == "bot-1"
    assert act.action.command(Sender(SEAT, LAG)) == command


def test_the_server_decodes_the_players_other_messages() -> None:
    assert wire.decode_inbound(messages.hello(9)) == wire.Hello(wire.PROTOCOL, 9)
    assert wire.decode_inbound(messages.pong(11)) == wire.Pong(11)
    assert wire.decode_inbound(messages.commit("ab" * 32)) == wire.Commit("ab" * 32)
    assert wire.decode_inbound(messages.reveal(2, "ab" * 32)) == wire.Reveal(2, "ab" * 32)


def _received(command: Stored) -> Any:
    return wire.decode_inbound(messages.act("bot-1", messages.action_of(command)))
