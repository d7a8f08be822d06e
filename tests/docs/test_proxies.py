"""The proxies of the guides and of compose.yaml let the server answer to the name that they serve."""

import re

import pytest

from tests.docs.test_code import ROOT

PAGES = sorted((ROOT / "docs" / "guide").glob("*.md"))
BLOCK = re.compile(r"```.*?```", re.DOTALL)
SERVED = re.compile(r"caddy reverse-proxy --from (\S+)")


def blocks() -> list[tuple[str, str]]:
    """Each block of commands that starts a proxy, with the name that it serves."""
    found = [block for page in PAGES for block in BLOCK.findall(page.read_text())]
    return [(block, served[1]) for block in found if (served := SERVED.search(block))]


def test_there_are_such_blocks():
    assert blocks()


@pytest.mark.parametrize(("block", "name"), blocks())
def test_the_server_behind_a_proxy_answers_to_its_name(block: str, name: str):
    assert f"--allowed-host {name}" in block


def test_the_proxy_of_compose_asks_whether_a_node_is_ready_and_tries_another_one():
    compose, caddyfile = ((ROOT / name).read_text() for name in ("compose.yaml", "Caddyfile"))
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in compose
    assert '--allowed-host "${NAME' in compose
    assert "health_uri /api/health" in caddyfile
    assert "lb_try_duration" in caddyfile
    nodes = re.search(r"\{\$NODES:([^}]*)\}", caddyfile)
    assert nodes is not None
    assert all(f"\n  {node.partition(':')[0]}:\n" in compose for node in nodes[1].split())
