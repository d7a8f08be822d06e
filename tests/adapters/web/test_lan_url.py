"""The address at which others in the network reach a server."""

import socket
from collections.abc import Iterator

import pytest
from litestar.testing import AsyncTestClient

from ubongo.adapters.web import lan_url
from ubongo.adapters.web.app import make_app
from ubongo.tables.clock import SystemClock
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory import MemoryStore


@pytest.fixture(params=["0.0.0.0", "127.0.0.1"])
def listener(request: pytest.FixtureRequest) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as bound:
        bound.bind((request.param, 0))
        yield bound


def test_a_server_on_all_interfaces_is_reachable_in_its_network(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan_url, "lan_address", lambda: "192.168.1.20")
    host, port = listener.getsockname()
    expected = f"http://192.168.1.20:{port}" if host == "0.0.0.0" else None
    assert lan_url.lan_url_of(listener)() == expected


def test_without_a_network_there_is_no_lan_address(listener: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan_url, "lan_address", lambda: None)
    assert lan_url.lan_url_of(listener)() is None


@pytest.mark.parametrize("url", ["http://192.168.1.20:8000", None])
async def test_the_page_learns_the_servers_address_for_friends(url: str | None) -> None:
    store = MemoryStore()
    app = make_app(TableService(store, SystemClock(), DeckLibrary(store)), lambda: url)
    async with AsyncTestClient(app) as client:
        answer = await client.get("/api/reach")
    assert answer.json() == {"url": url}
