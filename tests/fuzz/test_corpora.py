"""Every parser of other people's bytes, with the kept inputs of the fuzzer and a few changes of them.

`make fuzz` looks for more, with coverage guidance; see ADR 109.
"""

import sys
from collections.abc import Iterator
from random import Random
from zlib import crc32

import pytest

from tests.fuzz.registry import MODULES, target
from tests.fuzz.target import CORPORA

CHANGES = {"game": 60, "request": 150, "connection": 150, "table": 60, "bot": 200}
"""Changed inputs that are tried; those of the others, `OTHERWISE`, take a millisecond each."""
OTHERWISE = 400
MOST_BYTES = 120_000


@pytest.fixture(scope="module", autouse=True)
def nothing_stays_replaced() -> Iterator[None]:
    """What the servers of this module replaced is put back."""
    yield
    servers = sys.modules.get("tests.fuzz.application")
    if servers is not None:
        servers.shut()


each_target = pytest.mark.parametrize("name", MODULES)


@pytest.mark.slow
@each_target
def test_the_kept_inputs_and_changes_of_them_end_in_documented_errors_only(name: str):
    chosen = target(name)
    inputs = chosen.inputs()
    for data in inputs:
        chosen.run(data)
    rng = Random(crc32(name.encode()))
    for _ in range(CHANGES.get(name, OTHERWISE)):
        chosen.run(chosen.change(rng.choice(inputs), rng)[: chosen.most])


@each_target
def test_the_kept_inputs_are_few_and_small(name: str):
    assert sum(path.stat().st_size for path in (CORPORA / name).glob("*")) <= MOST_BYTES


def test_every_folder_of_kept_inputs_belongs_to_a_target():
    assert {path.name for path in CORPORA.iterdir()} <= set(MODULES)
