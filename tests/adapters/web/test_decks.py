"""The route for the boards of a standard deck."""

import json
import re
from typing import Any

import pytest

from tests.adapters.web.server import LocalServer
from tests.docs.test_code import ROOT
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import FLAT_DECK, SOLID_DECK
from ubongo.puzzles.notation import region_text

pytestmark = pytest.mark.asyncio(loop_scope="module")
PAGE = (ROOT / "docs" / "guide" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", [FLAT_DECK, SOLID_DECK], ids=lambda kind: kind.name)
async def test_a_deck_has_every_board_of_the_standard_deck_and_no_solution(local: LocalServer, kind: Any):
    answer = (await local.http.get(f"/api/decks/{kind.name}")).json()
    boards = standard_deck(kind).boards
    assert answer["box"] == kind.name
    assert [(board["card"], board["side"], board["region"]) for board in answer["boards"]] == [
        (board.card, board.side, region_text(board.outline)) for board in boards
    ]
    for sent, board in zip(answer["boards"], boards, strict=True):
        assert [tuple(task["pieces"]) for task in sent["tasks"]] == [task.pieces for task in board.different_tasks]
        assert all(set(task) == {"pieces", "solutions", "grade"} for task in sent["tasks"])


async def test_the_deck_on_the_page_is_the_one_that_is_sent(local: LocalServer):
    examples = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", PAGE, re.S)]
    shown = next(example for example in examples if set(example) == {"box", "boards"})
    sent = (await local.http.get("/api/decks/flat")).json()
    [board] = shown["boards"]
    assert board == {**sent["boards"][0], "tasks": sent["boards"][0]["tasks"][:1]}


@pytest.mark.parametrize("name", ["cards", "nonsense", "x" * 300])
async def test_an_unknown_deck_is_refused_in_one_line(local: LocalServer, name: str):
    answer = await local.http.get(f"/api/decks/{name}")
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-deck")
    assert "\n" not in answer.json()["message"]
