"""The server against RFC 6455, byte by byte: what the Autobahn suite covers, on a socket of a table.

Each case is what a client sends after the handshake, and what follows: a close with a code, or a socket that works.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import pytest

from tests.adapters.web.server import HELLO, ME, TIMEOUT_S, LocalServer, handshake
from ubongo.adapters.web.limits import MOST_BODY

pytestmark = pytest.mark.asyncio(loop_scope="module")

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL_ERROR, NOT_UTF8, POLICY, TOO_BIG = 1002, 1007, 1008, 1009
MASK = b"\x37\xfa\x21\x3d"


def frame(
    opcode: int, data: bytes = b"", *, fin: bool = True, rsv: int = 0, mask: bytes = MASK, size: int = 0
) -> bytes:
    """A client's frame. `size` is how many bytes its length takes: 1, 2 or 8; 0: the fewest."""
    size = size or (1 if len(data) < 126 else 2 if len(data) < 65_536 else 8)
    length = {1: bytes([len(data) & 127]), 2: b"\x7e" + len(data).to_bytes(2), 8: b"\x7f" + len(data).to_bytes(8)}[size]
    head = bytes([fin << 7 | rsv << 4 | opcode, length[0] | (0x80 if mask else 0)]) + length[1:]
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)) if mask else data
    return head + mask + masked


def parts(data: bytes, size: int, between: bytes = b"") -> bytes:
    """A text message in parts of that size, with other frames between them."""
    cut = [data[start : start + size] for start in range(0, len(data), size)]
    frames = [frame(CONT if place else TEXT, part, fin=place == len(cut) - 1) for place, part in enumerate(cut)]
    return between.join(frames)


def goodbye(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2) + reason)


class RawClient:
    """A client that writes bytes and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        self._writer.write(data)

    async def frame(self) -> tuple[int, bytes]:
        """The opcode and the data of the server's next frame. Asserts that it is whole, unmasked, and well encoded."""
        first, second = await self._reader.readexactly(2)
        assert first & 0xF0 == 0x80, "whole, without reserved bits"
        length = second
        assert length < 128, "a server does not mask"
        if length == 126:
            length = int.from_bytes(await self._reader.readexactly(2))
            assert length > 125
        elif length == 127:
            length = int.from_bytes(await self._reader.readexactly(8))
            assert length > 65_535
        return first & 0x0F, await self._reader.readexactly(length)

    async def next(self, opcode: int) -> bytes:
        """The data of the next frame of that kind; those before are skipped, but for a close."""
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                found, data = await self.frame()
                if found == opcode:
                    return data
                assert found != CLOSE, f"closed: {data!r}"

    async def message(self, kind: str) -> None:
        """Wait for a message of that type."""
        while json.loads(await self.next(TEXT))["type"] != kind:
            pass

    async def closed(self) -> int:
        """The code of the server's close, after which it ends the connection; 0: a close without a code."""
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                opcode, data = await self.frame()
                if opcode == CLOSE:
                    break
            if data:
                data[2:].decode()
            self.send(goodbye(1000))
            assert await self._reader.read() == b"", "nothing follows a close"
        return int.from_bytes(data[:2])

    async def works(self) -> None:
        """Check that the socket is open."""
        self.send(frame(PING, b"still there?"))
        while await self.next(PONG) != b"still there?":
            pass


@asynccontextmanager
async def client(local: LocalServer) -> AsyncGenerator[RawClient]:
    """A socket of a spectator, before hello."""
    place = await local.open(ME)
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    writer.write(handshake(place.table))
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101 ")
    assert b"sec-websocket-extensions" not in head.lower()
    try:
        yield RawClient(reader, writer)
    finally:
        writer.transport.abort()


GREETINGS = {
    "whole": frame(TEXT, HELLO),
    **{f"in parts of {size}": parts(HELLO, size) for size in (1, 2, 3, 7, len(HELLO) - 1)},
    **{f"with a ping of {n} between parts": parts(HELLO, 9, frame(PING, b"x" * n)) for n in (0, 1, 125)},
    "with a pong between parts": parts(HELLO, 5, frame(PONG, b"unasked")),
    "with an empty first part": frame(TEXT, fin=False) + frame(CONT, HELLO),
    "with an empty last part": frame(TEXT, HELLO, fin=False) + frame(CONT),
    "with empty parts between": parts(HELLO, 9, frame(CONT, fin=False)),
    "with a mask of zeros": frame(TEXT, HELLO, mask=b"\0\0\0\0"),
    "with a mask of ones": frame(TEXT, HELLO, mask=b"\xff\xff\xff\xff"),
    "after pongs that nobody asked for": frame(PONG) + frame(PONG, b"x" * 125) + frame(TEXT, HELLO),
    "with blanks around": frame(TEXT, b" \r\n\t" + HELLO + b" " * 200),
    "of 126 bytes": frame(TEXT, HELLO.ljust(126)),
    "of 127 bytes": frame(TEXT, HELLO.ljust(127)),
    "of 128 bytes": frame(TEXT, HELLO.ljust(128)),
    "as large as allowed": frame(TEXT, HELLO.ljust(MOST_BODY)),
}


@pytest.mark.parametrize("sent", GREETINGS.values(), ids=GREETINGS.keys())
async def test_a_greeting_is_understood(local: LocalServer, sent: bytes):
    async with client(local) as line:
        line.send(sent)
        await line.message("welcome")
        await line.works()


@pytest.mark.parametrize("size", [1, 2, 3, 5, 11])
async def test_a_greeting_that_arrives_in_pieces_is_understood(local: LocalServer, size: int):
    sent = frame(PING, b"first") + parts(HELLO, 9, frame(PING, b"between"))
    async with client(local) as line:
        for start in range(0, len(sent), size):
            line.send(sent[start : start + size])
            await asyncio.sleep(0)
        await line.message("welcome")


@pytest.mark.parametrize("data", [b"", b"x", b"\x00\xff\xfe\xfd", b"x" * 124, b"x" * 125], ids=len)
async def test_a_ping_is_answered_with_its_data(local: LocalServer, data: bytes):
    async with client(local) as line:
        line.send(frame(PING, data))
        assert await line.next(PONG) == data


WRONG = {
    **{
        f"reserved bits {rsv:03b} of opcode {opcode}": frame(opcode, b"\x03\xe8" if opcode == CLOSE else b"x", rsv=rsv)
        for opcode in (TEXT, BINARY, CLOSE, PING, PONG)
        for rsv in (1, 2, 4, 7)
    },
    **{f"opcode {opcode}": frame(opcode) for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    **{f"opcode {opcode} within a message": frame(TEXT, b"x", fin=False) + frame(opcode, b"x") for opcode in (3, 11)},
    **{f"a part of opcode {opcode}": frame(opcode, fin=False) for opcode in (CLOSE, PING, PONG)},
    **{f"opcode {opcode} of 126 bytes": frame(opcode, b"x" * 126) for opcode in (PING, PONG)},
    "a close of 126 bytes": goodbye(1000, b"x" * 124),
    **{f"opcode {opcode} without a mask": frame(opcode, b"x", mask=b"") for opcode in (TEXT, BINARY, PING, PONG)},
    "a last part of nothing": frame(CONT, b"x"),
    "a first part of nothing": frame(CONT, b"x", fin=False),
    "a part after a whole message": frame(PONG) + frame(CONT, b"x"),
    "a message within a message": frame(TEXT, b"x", fin=False) + frame(TEXT, b"x"),
    "bytes within a message": frame(TEXT, b"x", fin=False) + frame(BINARY, b"x"),
    "a close of half a code": frame(CLOSE, b"\x03"),
    **{
        f"a close of code {code}": goodbye(code)
        for code in (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535)
    },
}


@pytest.mark.parametrize("sent", WRONG.values(), ids=WRONG.keys())
async def test_what_breaks_the_protocol_closes_the_socket(local: LocalServer, sent: bytes):
    async with client(local) as line:
        line.send(sent)
        assert await line.closed() == PROTOCOL_ERROR


LONG_FORMS = {
    "16 bits": frame(TEXT, HELLO, size=2),
    "64 bits": frame(TEXT, HELLO, size=8),
    "64 bits where 16 would do": frame(TEXT, HELLO.ljust(126), size=8),
}


@pytest.mark.parametrize("sent", LONG_FORMS.values(), ids=LONG_FORMS.keys())
async def test_a_length_that_could_be_shorter_is_read_as_what_it_says(local: LocalServer, sent: bytes):
    """Clients must send the shortest form; servers need not check it."""
    async with client(local) as line:
        line.send(sent)
        await line.message("welcome")
        await line.works()


async def test_a_length_with_its_highest_bit_set_closes_the_socket(local: LocalServer):
    async with client(local) as line:
        line.send(b"\x81\xff\x80" + b"\0" * 7 + MASK)
        assert await line.closed() in (PROTOCOL_ERROR, TOO_BIG)


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999])
@pytest.mark.parametrize("reason", [b"", "κόσμε".encode(), b"x" * 123], ids=len)
async def test_a_close_is_answered_with_its_code(local: LocalServer, code: int, reason: bytes):
    async with client(local) as line:
        line.send(goodbye(code, reason))
        assert await line.closed() == code


async def test_a_close_without_a_code_is_answered_without_one(local: LocalServer):
    async with client(local) as line:
        line.send(frame(CLOSE))
        assert await line.closed() in (0, 1000)


async def test_a_close_between_the_parts_of_a_message_is_answered_with_its_code(local: LocalServer):
    async with client(local) as line:
        line.send(frame(TEXT, HELLO[:9], fin=False) + goodbye(1000) + frame(CONT, HELLO[9:]))
        assert await line.closed() == 1000


AFTER_CLOSE = {"a message": frame(TEXT, HELLO), "a ping": frame(PING, b"x"), "a close": goodbye(1001)}


@pytest.mark.parametrize("sent", AFTER_CLOSE.values(), ids=AFTER_CLOSE.keys())
async def test_what_follows_a_close_is_ignored(local: LocalServer, sent: bytes):
    async with client(local) as line:
        line.send(goodbye(1000) + sent)
        assert await line.closed() == 1000


NO_TEXT = {
    "a continuation alone": b"\x80",
    "two continuations": b"\x80\xbf",
    "half a letter": b"\xc3",
    "two thirds of a letter": b"\xe2\x82",
    "three quarters of a letter": b"\xf0\x9f\x92",
    "a letter cut by another": b"\xe2\x82a",
    "a slash in two bytes": b"\xc0\xaf",
    "a slash in three bytes": b"\xe0\x80\xaf",
    "a slash in four bytes": b"\xf0\x80\x80\xaf",
    "the least that two bytes may not hold": b"\xc1\xbf",
    "the least that three bytes may not hold": b"\xe0\x9f\xbf",
    "the least that four bytes may not hold": b"\xf0\x8f\xbf\xbf",
    "a first half of a pair": b"\xed\xa0\x80",
    "a last half of a pair": b"\xed\xbf\xbf",
    "a pair of halves": b"\xed\xa0\x80\xed\xb0\x80",
    "beyond the last letter": b"\xf4\x90\x80\x80",
    "five bytes": b"\xf8\x88\x80\x80\x80",
    "six bytes": b"\xfc\x84\x80\x80\x80\x80",
    "fe": b"\xfe",
    "ff": b"\xff",
    "after good text": HELLO + b"\xff",
    "within good text": b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80edited",
}


@pytest.mark.parametrize("data", NO_TEXT.values(), ids=NO_TEXT.keys())
@pytest.mark.parametrize("size", [1000, 1], ids=["whole", "in parts"])
async def test_what_is_not_utf_8_closes_the_socket(local: LocalServer, data: bytes, size: int):
    async with client(local) as line:
        line.send(parts(data, size))
        assert await line.closed() == NOT_UTF8


@pytest.mark.parametrize("data", [b"\xff", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"], ids=bytes.hex)
async def test_a_part_that_is_not_utf_8_closes_the_socket_before_the_message_ends(local: LocalServer, data: bytes):
    async with client(local) as line:
        line.send(frame(TEXT, b"good so far " + data, fin=False))
        assert await line.closed() == NOT_UTF8


TEXTS: Sequence[str] = ["κόσμε", "\x7f", "\x80", "߿", "ࠀ", "\uffff", "\U00010000", "\U0010ffff", "\ufdd0", "👩‍👩‍👧"]


@pytest.mark.parametrize("size", [1000, 1], ids=["whole", "in parts"])
@pytest.mark.parametrize("text", TEXTS, ids=ascii)
async def test_any_letter_is_text_though_no_message(local: LocalServer, text: str, size: int):
    async with client(local) as line:
        line.send(parts(text.encode(), size))
        assert await line.closed() == POLICY


async def test_a_close_whose_reason_is_not_utf_8_is_refused(local: LocalServer):
    async with client(local) as line:
        line.send(goodbye(1000, b"\xff"))
        assert await line.closed() in (PROTOCOL_ERROR, NOT_UTF8)


TOO_LONG = {
    "a message": frame(TEXT, b"x" * (MOST_BODY + 1)),
    "a message in parts": parts(b"x" * (MOST_BODY + 1), 5_000),
    "a length of 4 GB": b"\x81\xff" + (2**32).to_bytes(8) + MASK,
}


@pytest.mark.parametrize("sent", TOO_LONG.values(), ids=TOO_LONG.keys())
async def test_what_is_too_long_closes_the_socket(local: LocalServer, sent: bytes):
    async with client(local) as line:
        line.send(sent)
        assert await line.closed() == TOO_BIG
