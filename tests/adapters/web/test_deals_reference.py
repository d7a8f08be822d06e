"""The test data for the client's deals of cards is up to date."""

import json

from tests.adapters.web.deals_reference import FIXTURE, dealt
from ubongo.puzzles.cards.search import SearchOutcome


def test_the_clients_fixture_is_what_python_deals_today():
    assert FIXTURE.read_text(encoding="utf-8") == dealt(), "write it: python -m tests.adapters.web.deals_reference"


def test_the_fixture_has_unsolvable_hands_and_aborted_searches():
    searches = json.loads(FIXTURE.read_text(encoding="utf-8"))["searches"]
    assert {one["outcome"] for one in searches} == {SearchOutcome.FOUND, SearchOutcome.NONE}
    assert SearchOutcome.UNSETTLED in {one["short"]["outcome"] for one in searches}
