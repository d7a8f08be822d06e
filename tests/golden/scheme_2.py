"""The golden games of chance scheme 2: of people who reveal shares, and bots. Their files are of version 2."""

from collections.abc import Callable, Iterator

from tests.attacks.host import BOT, GUEST, Host, Step, setup_of
from tests.golden.golden_game import Golden, has_solve_in_extra_time
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.contract.commands import ExtendClock, Stored
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.secret import Scheme
from ubongo.editions.shares import Shares
from ubongo.formats.discrepancies import DeckProof
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.verification import ClockExtension, LeftOut, Verification, verification


def pouch() -> bytes:
    """Two people and a bot, matched boards: shares for each of nine rounds."""
    return Host(setup_of("pouch")).file()


def classic() -> bytes:
    """Two people and a bot: shares for the gem board, and for each of nine rounds."""
    return Host(setup_of("classic")).file()


def three_d() -> bytes:
    """Two people and a bot on levels 1, 2 and 4, with luck."""
    return Host(setup_of("three-d")).file()


def cards() -> bytes:
    """Two people and a bot: shares for the three rounds in which hands are dealt."""
    return Host(setup_of("cards", CardsSettings(seats=3, assistance="places"))).file()


def solo() -> bytes:
    """One person, whose share is revealed once."""
    return Host(setup_of("solo")).file()


def handicaps() -> bytes:
    """A host with extra time and boards for three pieces, and a guest and a bot with boards for four."""
    settings = PouchSettings(seats=3, side="4", glass=Millis(30_000), extra_time_1=Millis(60_000), own_side_1="3")
    return Host(setup_of("pouch", settings)).file()


class _LeavesOut(Host):
    def shares(self, reveal: int) -> Shares:
        guest, *others = super().shares(reveal)
        return (None if reveal in {2, 3} else guest, *others)


def share_left_out() -> bytes:
    """The guest's shares of rounds 3 and 4 do not arrive; the one of round 5 proves itself by three hashes."""
    return _LeavesOut(setup_of("pouch")).file()


class _Extends(Host):
    _extended = False

    def inserted(self, until: Millis) -> Iterator[Step]:
        if not self._extended and until > self.now + 10_000:
            self._extended = True
            yield Millis(self.now + 10_000), ExtendClock(Millis(8_000)), None


def clock_extended() -> bytes:
    """The server was away for 8 of 10 seconds in the first race; the bot waits that much longer."""
    return _Extends(setup_of("classic")).file()


class _StandsIn(Host):
    def mark(self, seat: Seat, command: Stored) -> str | None:
        return "sharp" if seat == GUEST and len(self.match.reveals) == 2 else super().mark(seat, command)


def stand_in() -> bytes:
    """A sharp bot acts for the guest in round 2 of three-d."""
    return _StandsIn(setup_of("three-d")).file()


def _honest(reveals: int, bot_commands: int) -> Callable[[RecordedGame], bool]:
    def shows(game: RecordedGame) -> bool:
        found = verification(game)
        return (
            _is_proved(found)
            and (len(found.reveals), found.bot_commands) == (reveals, bot_commands)
            and (found.left_out, found.extensions, found.stand_ins) == ((), (), ())
        )

    return shows


def _is_proved(found: Verification) -> bool:
    return (found.discrepancy, found.scheme, found.deck) == (None, Scheme.BY_PURPOSE, DeckProof.SHIPPED)


def _leaves_out(game: RecordedGame) -> bool:
    found = verification(game)
    return _is_proved(found) and found.left_out == (LeftOut(2, GUEST), LeftOut(3, GUEST))


def _extends(game: RecordedGame) -> bool:
    found = verification(game)
    return _is_proved(found) and found.extensions == (ClockExtension(6, Millis(8_000)),)


def _stands_in(game: RecordedGame) -> bool:
    found = verification(game)
    return _is_proved(found) and found.stand_ins == (GUEST,) and BOT not in found.stand_ins


def _is_helped(game: RecordedGame) -> bool:
    return _is_proved(verification(game)) and has_solve_in_extra_time(game)


GAMES = (
    Golden("v2-pouch", "plain", pouch, _honest(9, 15)),
    Golden("v2-classic", "plain", classic, _honest(10, 31)),
    Golden("v2-three-d", "plain", three_d, _honest(9, 10)),
    Golden("v2-cards", "plain", cards, _honest(3, 35)),
    Golden("v2-solo", "practice", solo, _honest(1, 0)),
    Golden("v2-handicaps", "plain", handicaps, _is_helped),
    Golden("v2-share-left-out", "plain", share_left_out, _leaves_out),
    Golden("v2-clock-extended", "plain", clock_extended, _extends),
    Golden("v2-stand-in", "plain", stand_in, _stands_in),
)
