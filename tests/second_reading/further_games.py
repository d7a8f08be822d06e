"""Games of version 2 unlike the golden ones: boards open before the roll, tie-breaks, renewed piles."""

import json
from collections.abc import Callable

from tests.attacks.host import Host, setup_of
from tests.editions.three_d.table import agreed
from tests.replacing import replace
from tests.second_reading.chance import Thing
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.settings import GameSettings
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.pouch.settings import PouchSettings


class Idle(Host):
    """Nobody solves anything, so everybody ties."""

    def planned(self, seat: Seat, at: Millis, command: Stored) -> tuple[Millis, Stored] | None:
        """What a seat plans, but for claims."""
        return None if command.kind == "claim" else (at, command)


def game(host: type[Host], edition: str, settings: GameSettings) -> Thing:
    """A game of three people, and a bot if there is a fourth seat."""
    setup = setup_of(edition, settings, people=3)
    return json.loads(host(replace(setup, strengths=(Strength.GENTLE,) * settings.seats)).file())


FURTHER: dict[str, Callable[[], Thing]] = {
    "pouch, boards open": lambda: game(Host, "pouch", PouchSettings(seats=3, boards_open=True)),
    "pouch, renewed for tie-breaks": lambda: game(Idle, "pouch", PouchSettings(seats=4)),
    "pouch, open and not matched": lambda: game(Idle, "pouch", PouchSettings(seats=4, matched=False, boards_open=True)),
    "classic, open, first roller named": lambda: game(
        Idle, "classic", ClassicSettings(seats=4, first_roller=Seat(2), boards_open=True)
    ),
    "pouch, own sides, renewed for tie-breaks": lambda: game(
        Idle, "pouch", PouchSettings(seats=4, own_side_2="4", own_side_3="4")
    ),
    "pouch, own sides, open and not matched": lambda: game(
        Idle, "pouch", PouchSettings(seats=3, own_side_0="4", matched=False, boards_open=True)
    ),
    "classic, own sides and extra time": lambda: game(
        Host, "classic", ClassicSettings(seats=3, side="4", own_side_1="3", extra_time_1=Millis(60_000))
    ),
    "classic, all boards, own sides": lambda: game(
        Idle, "classic", ClassicSettings(seats=2, own_side_1="4", all_boards=True)
    ),
    "classic, all boards": lambda: game(Idle, "classic", ClassicSettings(seats=2, matched=False, all_boards=True)),
    "three-d, both sides of the cards": lambda: game(Idle, "three-d", agreed(1, 2, 2, 2)),
    "three-d, boards open": lambda: game(Idle, "three-d", replace(agreed(3, 3, 4), boards_open=True)),
    "three-d, not matched": lambda: game(Idle, "three-d", replace(agreed(1, 2, 3, 4), matched=False)),
    "three-d, no luck": lambda: game(Host, "three-d", replace(agreed(1, 1, 2), luck=False)),
}
