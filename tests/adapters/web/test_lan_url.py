"""The address at which others in the network reach a server."""

import socket
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest

from ubongo.adapters.web import lan_url
from ubongo.adapters.web.app import make_app
from ubongo.tables.clock import SystemClock
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory.store import MemoryStore


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


async def told(url: str | None, client: str) -> dict[str, str | None]:
    """What the server answers to a client at that address."""
    store = MemoryStore()
    app = make_app(TableService(store, SystemClock(), DeckLibrary(store)), lambda: url)
    transport = httpx.ASGITransport(cast(Any, app), client=(client, 50_000))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        return (await http.get("/api/reach")).json()


@pytest.mark.parametrize("url", ["http://192.168.1.20:8000", None])
async def test_the_page_learns_the_servers_address_for_friends(url: str | None) -> None:
    assert await told(url, "127.0.0.1") == {"url": url}


@pytest.mark.parametrize(
    "client",
    [
        "127.0.0.9",
        "::1",
        "10.1.2.3",
        "172.31.0.9",
        "192.168.1.7",
        "169.254.1.1",
        "fe80::1",
        "fe80::1%eth0",
        "fd00::7",
        "::ffff:192.168.1.7",
        "::ffff:127.0.0.1",
    ],
)
async def test_the_local_network_learns_the_servers_address(client: str) -> None:
    assert await told("http://192.168.1.20:8000", client) == {"url": "http://192.168.1.20:8000"}


@pytest.mark.parametrize(
    "client",
    ["203.0.113.9", "172.32.0.1", "100.64.0.1", "8.8.8.8", "0.0.0.0", "2001:db8::1", "::ffff:8.8.8.8", "unknown", ""],
)
async def test_the_world_does_not_learn_the_inner_address(client: str) -> None:
    assert await told("http://192.168.1.20:8000", client) == {"url": None}


@pytest.mark.parametrize("client", ["::ffff:192.168.1.7", "::ffff:127.0.0.1"])
async def test_the_local_network_is_known_in_ipv6_too(client: str) -> None:
    assert await told("http://192.168.1.20:8000", client) == {"url": "http://192.168.1.20:8000"}
