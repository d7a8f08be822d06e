"""Whole games of every edition, decided and folded again from their entries."""

import time
from random import Random

from tests.attacks.host import setup_of
from tests.reliability.report import Report
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.match import new_match
from ubongo.editions.secret import SEED_BYTES
from ubongo.formats.log import Entry
from ubongo.tables.headless.simulate import Simulation, played, replayed

EDITIONS = ("pouch", "classic", "three-d", "cards")
REPEATS = 5
"""How often the entries of one game are folded, so that thinking bots take little of the run."""


def decided_again(count: int, seed: int) -> Report:
    """Play games until that many entries are decided a second time: the rules must give the same events each time."""
    rng, report, folded, seconds = Random(seed), Report("entries, decided and folded again"), 0, 0.0
    while report.tried < count:
        for name in EDITIONS:
            setup = setup_of(name)
            game = played(setup, rng.randbytes(SEED_BYTES))
            report.check(not game.broken, f"{name}: {game.broken}")
            _decide(setup, game.seed, game.entries, report)
            began = time.process_time()
            states = {id(state): state for state in (replayed(setup, game.entries) for _ in range(REPEATS))}
            seconds += time.process_time() - began
            folded += REPEATS * len(game.entries)
            first, *others = states.values()
            report.check(all(other == first for other in others), f"{name}: the same entries lead to two states")
    report.figures["seconds of the processor for a million entries"] = seconds / folded * 1_000_000
    return report


def _decide(setup: Simulation, seed: bytes, entries: tuple[Entry, ...], report: Report) -> None:
    match, secret = new_match(setup.edition, setup.settings, setup.boards), setup.secret(seed)
    for entry in entries:
        answer = match.decided(entry.command, entry.at, secret, entry.notes)
        is_same = not isinstance(answer, Refusal) and tuple(answer) == tuple(entry.events)
        report.note(is_same, f"{setup.edition.name}: entry {entry.seq} is decided in another way")
        match = match.after(entry.events, entry.notes)
