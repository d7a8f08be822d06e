"""Replays for the client's tests, written by `python -m tests.adapters.web.replay_fixtures`.

Golden games are of chance scheme 1; simulated games of scheme 2 stand beside them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from tests.attacks.host import BOT, HOST, Host, Impatient, Pausing, setup_of
from tests.golden.golden_game import FOLDER
from tests.replacing import replace
from ubongo.adapters.web.replays import ReplayOut, SatOut, replay_out
from ubongo.editions.contract.bots import Strength
from ubongo.editions.registry import edition_named
from ubongo.editions.secret import Secret
from ubongo.editions.shares import Notes, share_chain
from ubongo.formats.deck_file import checksum
from ubongo.formats.game_file import decode, encode
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.standard_decks import standard_deck
from ubongo.formats.terms import read_terms
from ubongo.tables.headless.simulate import Simulation, played

_REPLAY = Path(__file__).parents[3] / "web" / "src" / "replay"
FIXTURE = _REPLAY / "replays.fixture.json"
SHARED_FIXTURE = _REPLAY / "shared.fixture.json"
CLOCK_FIXTURE = _REPLAY / "clock.fixture.json"
TABLE = "0" * 16
"""Of all games of scheme 2 in the client's tests."""
KEPT = (
    "plain-win",
    "four-pieces",
    "tie-break",
    "shared-by-all",
    "second-chance-used",
    "classic-all-boards-3",
    "classic-calm",
    "classic-photo-finish",
    "three-d-plain",
    "three-d-tie-break",
    "three-d-no-luck",
    "three-d-shared",
    "boards-open",
    "classic-by-the-box",
    "three-d-by-the-box",
    "solo-count",
    "solo-second-pile",
    "solo-helped",
    "solo-blocks",
    "cards-more-tens",
    "cards-wrong-call",
    "cards-hands-seen",
)
"""Matched boards and others, tie-breaks with a second pile, a glass turned again, gem boards, levels, solo, cards,
and games that are played as the boxes have it."""


ENDED = ("pouch", "classic", "three-d", "cards")
"""The editions in which a player may end the glass."""
PAUSED = ("pouch", "classic")


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulated:
    """A game of scheme 2."""

    edition: str
    people: int
    """With shares, in the first seats."""
    bots: int = 0
    seed: int = 1
    settings: dict[str, Any] = field(default_factory=dict[str, Any])
    left_out: frozenset[tuple[int, int]] = frozenset()
    """Reveals and seats whose share is left out."""

    @property
    def seats(self) -> int:
        """In all."""
        return self.people + self.bots


SIMULATED = MappingProxyType(
    {
        "pouch-four": Simulated(edition="pouch", people=4, seed=6),
        "pouch-tie-break": Simulated(edition="pouch", people=2, seed=39, settings={"matched": False}),
        "pouch-bots": Simulated(edition="pouch", people=1, bots=2),
        "pouch-open": Simulated(edition="pouch", people=2, settings={"boards_open": True}),
        "pouch-left-out": Simulated(edition="pouch", people=2, bots=1, left_out=frozenset({(0, 1), (3, 0)})),
        "pouch-handicaps": Simulated(
            edition="pouch", people=2, bots=1, settings={"extra_time_1": 60_000, "own_side_1": "4", "glass": 45_000}
        ),
        "pouch-sides-four": Simulated(
            edition="pouch", people=4, seed=6, settings={"own_side_0": "4", "own_side_2": "4"}
        ),
        "pouch-sides-open": Simulated(
            edition="pouch", people=2, settings={"own_side_0": "4", "matched": False, "boards_open": True}
        ),
        "classic-handicaps": Simulated(
            edition="classic",
            people=2,
            bots=1,
            settings={"extra_time_0": 30_000, "extra_time_2": 60_000, "own_side_2": "4"},
        ),
        "classic-three": Simulated(edition="classic", people=2, bots=1),
        "classic-open": Simulated(edition="classic", people=2, settings={"boards_open": True}),
        "classic-unmatched": Simulated(edition="classic", people=2, settings={"matched": False, "first_roller": 1}),
        "three-d-levels": Simulated(edition="three-d", people=3, bots=1, settings={"level_1": 2, "level_2": 3}),
        "three-d-four": Simulated(edition="three-d", people=4, seed=4),
        "three-d-open": Simulated(edition="three-d", people=2, settings={"boards_open": True, "level_1": 4}),
        "three-d-unmatched": Simulated(edition="three-d", people=2, settings={"matched": False, "level_1": 2}),
        "cards-two": Simulated(edition="cards", people=2),
        "solo-ramp": Simulated(edition="solo", people=1, settings={"ramp": 45}),
        "solo-twenty": Simulated(edition="solo", people=1, settings={"mode": "count", "tasks": 20}),
    }
)
"""Four players in nine rounds use up the pile, so that a tie-break renews it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _LeavingOut(Simulation):
    """A simulation at a table, in which some shares do not arrive."""

    left_out: frozenset[tuple[int, int]]

    def first_notes(self, secret: Secret) -> Notes:
        """Those of a game at the table of the replays."""
        notes = Simulation.first_notes(self, secret)
        assert notes.terms is not None, "simulations with a deck have terms"
        terms, _ = read_terms(notes.terms.text)
        return replace(notes, terms=msgspec.structs.replace(terms, table=TABLE).as_terms())

    def shares(self, reveal: int) -> tuple[str | None, ...]:
        """What is revealed, by seat."""
        every = Simulation.shares(self, reveal)
        return tuple(None if (reveal, seat) in self.left_out else share for seat, share in enumerate(every))


def simulated(name: str) -> RecordedGame:
    """The finished game of that name."""
    return decode(simulated_file(name))


def simulated_file(name: str) -> bytes:
    """The same game as a file."""
    game = SIMULATED[name]
    edition = edition_named(game.edition)
    settings = edition.meta.settings(**{"seats": game.seats, **game.settings})
    deck = standard_deck(edition.meta.deck_of(settings))
    setup = _LeavingOut(
        edition=edition,
        settings=settings,
        boards=edition.meta.boards(settings, deck),
        strengths=tuple(Strength)[:1] * game.seats,
        deck=deck,
        chains=tuple(share_chain(bytes([seat + 1]) * 32) for seat in range(game.people)),
        left_out=game.left_out,
    )
    entries = played(setup, game.seed.to_bytes(32, "big")).entries
    return encode(
        edition=game.edition,
        settings=settings,
        boards=setup.boards,
        deck=checksum(deck),
        seed=game.seed.to_bytes(32, "big"),
        names=setup.names,
        entries=entries,
    )


def encoded() -> bytes:
    """The golden games, one per line."""
    return written((name, _replay(name, decode((FOLDER / f"{name}.json").read_bytes()))) for name in KEPT)


def shared() -> bytes:
    """The simulated games, one per line."""
    return written((name, _replay(TABLE, simulated(name))) for name in SIMULATED)


def clocked() -> bytes:
    """Games in which time was skipped, or that were paused, one per line; the last two are those of false hosts."""
    hosts: dict[str, Host] = {f"{edition}-ended": Impatient(setup_of(edition)) for edition in ENDED}
    hosts |= {f"{edition}-paused": Pausing(setup_of(edition, people=1)) for edition in PAUSED}
    hosts["pouch-paused-for-others"] = Pausing(setup_of("pouch"))
    false = hosts["pouch-skipped-a-person"] = Impatient(setup_of("pouch"))
    false.others = frozenset({HOST, BOT})
    return written((name, _replay("", decode(host.file()))) for name, host in hosts.items())


def written(replays: Iterable[tuple[str, ReplayOut]]) -> bytes:
    return (
        b"{\n"
        + b",\n".join(b'"%s": %s' % (name.encode(), msgspec.json.encode(out)) for name, out in replays)
        + b"\n}\n"
    )


def _replay(table: str, game: RecordedGame) -> ReplayOut:
    bots = (None,) * len(game.names) if game.terms is None else tuple(seat.bot for seat in game.terms.seats)
    seats = tuple(
        SatOut(seat, "person" if bot is None else "bot", named, bot)
        for seat, (named, bot) in enumerate(zip(game.names, bots, strict=True))
    )
    table = table if game.terms is None else game.terms.table
    return replay_out(table, game, seats, "standard", None)


if __name__ == "__main__":
    FIXTURE.write_bytes(encoded())
    SHARED_FIXTURE.write_bytes(shared())
    CLOCK_FIXTURE.write_bytes(clocked())
