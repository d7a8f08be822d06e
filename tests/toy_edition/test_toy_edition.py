"""An edition is added to a copy of the source tree by exactly the recipe of the guide, and is played end to end.

`tests/e2e/test_new_edition.py` builds its client and plays it in a browser.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server_process import ServerProcess
from tests.toy_edition.recipe import EDITS, NEW_FILES, ROOT, SourceTree, followed, named_in_the_guide

MOST_EXISTING_FILES = 6
SETTINGS = {"counters": 7, "most": 2}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> SourceTree:
    return followed(tmp_path_factory.mktemp("tree"))


@pytest.fixture(scope="module")
def server(tree: SourceTree, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), env=tree.env) as process:
        yield process


def test_the_guide_names_every_existing_file_that_is_changed_and_there_are_at_most_six():
    assert named_in_the_guide() == set(EDITS)
    assert len(EDITS) <= MOST_EXISTING_FILES
    assert all((ROOT / name).is_file() for name in EDITS)


def test_every_other_file_of_a_new_edition_is_new():
    added = [path.relative_to(NEW_FILES) for path in NEW_FILES.rglob("*") if path.is_file()]
    assert len(added) > 20
    assert [path for path in added if (ROOT / path).exists()] == []


@pytest.mark.slow
def test_the_suites_of_all_editions_accept_it(tree: SourceTree):
    golden = "from tests.golden.nim import GAMES\nfor one in GAMES: one.path.write_bytes(one.play())"
    tree.python("-c", golden)
    common = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    tree.python(*common, "tests/editions/nim", "tests/conformance/test_editions.py", "-k", "nim")
    tree.python(*common, "tests/conformance/test_takeovers.py", "tests/golden", "-k", "nim or every or left_over")
    tree.python(
        *common,
        "tests/conformance/test_stored_names.py",
        "tests/editions/test_shape.py",
        "tests/editions/test_companions.py",
        "tests/editions/test_setting_specs.py",
        "tests/laws/test_codecs.py",
        "tests/laws/test_messages.py",
        "tests/docs/test_rules.py",
        "tests/docs/test_protocol.py",
    )
    tree.python("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")


@pytest.mark.slow
def test_bots_play_it_without_breaking_an_invariant(tree: SourceTree):
    out = tree.ubongo("simulate", "--edition", "nim", "--players", "3", "--games", "20", "--json")
    assert {key: json.loads(out)[key] for key in ("finished", "broken_invariants")} == {
        "finished": 20,
        "broken_invariants": 0,
    }


@pytest.mark.slow
def test_a_game_is_played_against_a_bot_and_its_export_is_verified(
    tree: SourceTree, server: ServerProcess, tmp_path: Path
):
    with httpx.Client(base_url=server.address) as http:
        described = http.get("/api/editions").json()["editions"]
        assert [each["players"] for each in described if each["name"] == "nim"] == [{"min": 2, "max": 3}]
        seats = [{"kind": "me"}, {"kind": "bot", "strength": "sharp"}]
        table = http.post("/api/tables", json={"edition": "nim", "seats": seats, "settings": SETTINGS}).json()["table"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(address, additional_headers={"cookie": cookie}, origin=server.address) as socket:  # pyright: ignore[reportArgumentType]
            view = _played(socket)
        assert view["heap"] == 0
        assert sum(view["taken"]) == SETTINGS["counters"]
        export = tmp_path / "game.json"
        export.write_bytes(http.get(f"/api/tables/{table}/export").content)
    tree.ubongo("replay", str(export), "--verify")


def _played(socket: ClientConnection) -> dict[str, Any]:
    """Start the game, take one counter in each turn, and return the last view."""
    socket.send(json.dumps({"type": "hello", "protocol": 3}))
    asked = 0
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=60))
        if message["type"] == "ping":
            socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
        assert message["type"] not in ("refused", "bye"), message
        view = message.get("view")
        if view is None:
            continue
        if view["stage"] == "over":
            return view
        action = {"type": "start"} if view["stage"] == "seated" else {"type": "nim-take", "count": 1}
        if view["stage"] == "seated" or view["turn"] == view["seat"]:
            asked += 1
            socket.send(json.dumps({"type": "act", "id": f"command-{asked}", "action": action}))


@pytest.mark.slow
def test_the_client_with_it_passes_its_checks_of_types_layers_and_messages(tree: SourceTree):
    tree.generate_wire()
    tree.node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    tree.node("node_modules/vitest/vitest.mjs", "run", "src/app/layers", "src/i18n", "src/lobby")
