"""Losses of power: whatever a file system may lose, every acknowledged entry is there. See ADR 130."""

from pathlib import Path
from random import Random

import pytest

from tests.tables.storage.disk_trace import Note, Sync, Truncate, Write, library_of_sqlite
from tests.tables.storage.power_loss import NAME, Image, Recording, flaw, recording, states

STATES = 200


@pytest.fixture(scope="module")
def made() -> Recording:
    library = library_of_sqlite()
    if library is None:
        pytest.skip("Python's SQLite is not a library of its own here")
    return recording(library, entries=250)


def flaws(made: Recording, folder: Path, count: int = STATES) -> list[str]:
    return [found for lost in states(made, count, seed=1) if (found := flaw(lost, folder)) is not None]


@pytest.mark.slow
def test_no_loss_of_power_loses_what_was_acknowledged(made: Recording, tmp_path: Path):
    assert flaws(made, tmp_path) == []


@pytest.mark.slow
def test_the_log_is_written_back_and_begun_again_meanwhile(made: Recording):
    synced = [step.file for step in made.steps if isinstance(step, Sync)]
    assert synced.count(NAME) >= 3
    assert synced.count(f"{NAME}-wal") >= 250
    begun = [step for step in made.steps if isinstance(step, Write) and step.file != NAME and step.offset == 0]
    assert len(begun) >= 3, "the header of the write-ahead file"


@pytest.mark.slow
@pytest.mark.parametrize("file", [NAME, f"{NAME}-wal"])
def test_a_store_that_did_not_sync_would_be_found(made: Recording, tmp_path: Path, file: str):
    lazy = [step for step in made.steps if not (isinstance(step, Sync) and step.file == file)]
    assert flaws(Recording(lazy, made.before), tmp_path, 60) != []


@pytest.mark.slow
def test_a_store_that_acknowledges_too_early_would_be_found(made: Recording, tmp_path: Path):
    early = [Note(step.acknowledged + 1) if isinstance(step, Note) else step for step in made.steps]
    assert flaws(Recording(early, made.before), tmp_path, 60) != []


def test_what_is_lost_follows_from_the_seed_in_every_process():
    names = [f"file {number}" for number in range(9)]
    image = Image({name: bytearray(b"old") for name in names[::2]})
    for name in names[::-1]:
        image.take(Write(name, 0, b"new"))
    assert list(image.lost(Random(1))) == names, "each file has its own draws"


def test_what_is_synced_is_kept_and_nothing_else_for_sure():
    image = Image({"a": bytearray(b"old")})
    image.take(Write("a", 0, b"new"))
    image.take(Sync("a"))
    image.take(Write("a", 4, b"x"))
    assert image.files == {"a": b"new"}
    assert image.pending == {"a": [Write("a", 4, b"x")]}
    image.take(Truncate("a", 1))
    image.take(Sync("a"))
    assert image.files == {"a": b"n"}
