"""What the views of all games with races have in common. Rule: R2, R11, R18."""

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.open_boards import Opening
from ubongo.editions.parts.race import Race, out_of, timed_out
from ubongo.structs import Struct


class PublicRace(Struct, frozen=True):
    """What every player and spectator sees of a race, and of the boards that are open before it, at any time."""

    race: Race | None
    opening: Opening | None
    shown: Race | None
    """The race, once it is revealed."""
    runners: tuple[Seat, ...]
    given_up: tuple[Seat, ...]
    timed_out: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    """The seats that wait for the next round, or for the die."""

    @property
    def visible(self) -> Race | Opening | None:
        """What has boards that may be seen."""
        return self.shown or self.opening


def public_race(phase: object, race: Race | None) -> PublicRace:
    """What everybody sees of that phase of a game, in which that race is running."""
    opening = phase if isinstance(phase, Opening) else None
    running = race or opening
    return PublicRace(
        race=race,
        opening=opening,
        shown=race if race is not None and race.revealed else None,
        runners=() if running is None else running.seats,
        given_up=() if race is None else out_of(race),
        timed_out=() if race is None else timed_out(race),
        ready=tuple(sorted(phase.ready)) if isinstance(phase, Intermission | Opening) else (),
    )
