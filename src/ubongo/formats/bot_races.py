"""Which races of a game bots played, and in which seats, according to its log. Rule: R13."""

from dataclasses import dataclass

from ubongo.editions.contract.values import Seat
from ubongo.editions.match import AnyMatch
from ubongo.editions.shares import SKIP
from ubongo.editions.takeover import TakeSeat
from ubongo.formats.log import Entry
from ubongo.formats.recorded_game import RecordedGame


@dataclass(frozen=True, slots=True)
class BotRaces:
    """The races in which a bot sent a command, up to some entry of the log."""

    played: frozenset[tuple[Seat, int]] = frozenset()
    """Pairs of a seat and the number of a race, which counts from its deal to the next one."""

    def after(self, entry: Entry, before: AnyMatch) -> "BotRaces":
        """With the next entry, which follows on the match `before`.

        What the table does for absent players does not count. All races before a person took the seat of a bot were
        the bot's, the running one included. Rule: R17.
        """
        if isinstance(entry.command, TakeSeat):
            races = range(1, before.race + 1)
            return BotRaces(self.played | {(entry.command.seat, race) for race in races})
        seat: Seat | None = getattr(entry.command, "seat", None)
        if entry.notes.bot in (None, SKIP) or seat is None or (race := before.race) == 0:
            return self
        return BotRaces(self.played | {(seat, race)})

    def of(self, seat: Seat) -> tuple[int, ...]:
        """The races that a bot played in that seat, in order."""
        return tuple(sorted(race for other, race in self.played if other == seat))


NO_BOT_RACES = BotRaces()


def bot_races(game: RecordedGame) -> BotRaces:
    """Those of a whole game."""
    found, before = NO_BOT_RACES, game.start()
    for entry, after in game.replayed():
        found, before = found.after(entry, before), after
    return found


def stand_in_races(game: RecordedGame) -> tuple[tuple[int, ...], ...]:
    """By seat, the races that a bot played for a person; none in games of chance scheme 1, which do not note it."""
    if game.terms is None:
        return ((),) * len(game.names)
    found, taken = (
        bot_races(game),
        {entry.command.seat for entry in game.entries if isinstance(entry.command, TakeSeat)},
    )
    return tuple(
        found.of(Seat(number)) if seat.bot is None or number in taken else ()
        for number, seat in enumerate(game.terms.seats)
    )
