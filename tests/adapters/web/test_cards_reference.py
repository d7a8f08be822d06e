"""The test data for the client's judge of cards is up to date."""

import json

from tests.adapters.web.cards_reference import FIXTURE, judged
from ubongo.puzzles.cards.judge import LayoutFlaw, Reading

NEVER_SOUND = {LayoutFlaw.UNKNOWN_CARD, LayoutFlaw.CARD_REUSED, LayoutFlaw.UNKNOWN_PLACE}


def test_the_clients_fixture_is_what_python_computes_today():
    assert FIXTURE.read_text(encoding="utf-8") == judged(), "write it: python -m tests.adapters.web.cards_reference"


def test_the_fixture_has_every_flaw_and_correct_layouts():
    cases = json.loads(FIXTURE.read_text(encoding="utf-8"))["cases"]
    flaws = {case["judged"][Reading.STRICT]["flaw"] for case in cases}
    assert flaws >= {None, *set(LayoutFlaw) - NEVER_SOUND}
