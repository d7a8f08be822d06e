"""Two hundred recorded games for each version of events, which must lead to the same forever.

`python -m tests.golden.corpus` plays those of the newest version and writes them, once: what a version has written
stays as it is. The hashes of the entries are left out, because they follow from what is in them: only the last one, the
head, is there.
"""

import json
import lzma
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from tests.attacks.forgery import Json, chained, encoded
from tests.attacks.host import Host, Step, setup_of
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.commands import ExtendClock, Stored
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verify
from ubongo.tables.storage.event_version import EVENTS

FOLDER = Path(__file__).with_name("corpora")
GAMES = 200
KINDS: tuple[tuple[str, GameSettings | None], ...] = (
    ("pouch", PouchSettings(seats=2)),
    ("classic", ClassicSettings(seats=3)),
    ("three-d", None),
    ("cards", CardsSettings(seats=3)),
    ("solo", None),
    ("pouch", PouchSettings(seats=3, side="4", glass=Millis(30_000), extra_time_1=Millis(60_000), own_side_1="3")),
    ("classic", ClassicSettings(seats=2)),
    ("three-d", None),
    ("cards", CardsSettings(seats=2, assistance="places")),
    ("pouch", PouchSettings(seats=3)),
)


class Eventful(Host):
    """The server was away for a moment, and a bot acted for the second player in the second round."""

    _is_extended = False

    def inserted(self, until: Millis) -> Iterator[Step]:
        """Some time is given back in the first race."""
        if not self._is_extended and until > self.now + 5_000 and self.match.deadline is not None:
            self._is_extended = True
            yield Millis(self.now + 5_000), ExtendClock(Millis(3_000)), None

    def mark(self, seat: Seat, command: Stored) -> str | None:
        """A stand-in is marked."""
        stands_in = seat == 1 and len(self.match.reveals) == 2
        return "sharp" if stands_in else super().mark(seat, command)


def path_of(version: int) -> Path:
    """Where the games of that version of events are."""
    return FOLDER / f"events-{version}.jsonl.xz"


def recorded(version: int) -> list[tuple[Json, str]]:
    """Those games, with all hashes that follow, and the head that each one must have."""
    with lzma.open(path_of(version), "rt", encoding="utf-8") as lines:
        kept = [json.loads(line) for line in lines]
    return [(chained(one["game"]), one["head"]) for one in kept]


def played() -> Iterator[Json]:
    """Games of every edition, a third of them eventful: bots may keep plans that a change of the clock makes wrong."""
    for number, (edition, settings) in enumerate(islice(cycle(KINDS), GAMES)):
        setup, secret = setup_of(edition, settings, people=1 + number % 2), number.to_bytes(32, "big")
        game = Host(setup, secret=secret).game()
        if number // len(KINDS) % 2:
            eventful = Eventful(setup, secret=secret).game()
            game = eventful if verify(decode(encoded(eventful))) is None else game
        head = game["entries"][-1]["hash"]
        for entry in game["entries"]:
            del entry["hash"]
        yield {"head": head, "game": game}


def main() -> int:
    """Write the games of the newest version, unless there are some."""
    path = path_of(EVENTS)
    if path.exists():
        sys.stdout.write(f"{path.name} is there: what was recorded is never written again\n")
        return 1
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in played()]
    path.write_bytes(lzma.compress("".join(f"{line}\n" for line in lines).encode(), preset=9 | lzma.PRESET_EXTREME))
    sys.stdout.write(f"{path.name}: {len(lines)} games, {path.stat().st_size:,} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
