"""A store in memory, for tests and trials: a plain reference implementation of the one on disk."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from math import inf

from ubongo.editions.contract.values import Millis
from ubongo.formats.board_moves import BoardMoves
from ubongo.tables.storage.memory_ratings import MemoryRatings
from ubongo.tables.storage.ratings import UnratedGame
from ubongo.tables.storage.store import (
    NO_NAME,
    Appended,
    AppendResult,
    Conflict,
    DailyAttempt,
    DailyCount,
    DailyEnd,
    DailyMark,
    DowntimeSpan,
    Known,
    LogRow,
    PersonRows,
    Result,
    StoredConfig,
    StoredResult,
    StoreError,
    TableRecord,
)


class MemoryStore:
    """Keeps everything in dictionaries."""

    def __init__(self) -> None:
        self._tables: dict[str, TableRecord] = {}
        self._rows: dict[str, list[LogRow]] = {}
        self._results: dict[tuple[str, int], Result] = {}
        self.ratings = MemoryRatings(self._players_of)
        self._attempts: dict[str, DailyAttempt] = {}
        self._devices: dict[str, tuple[str, Millis]] = {}
        self._recovery: dict[str, tuple[str, Millis]] = {}
        self._moves: dict[tuple[str, int, int], BoardMoves] = {}
        self._decks: dict[str, bytes] = {}
        self._nameless: set[str] = set()
        self._heartbeat: Millis | None = None
        self._downtimes: dict[Millis, DowntimeSpan] = {}

    async def open_table(self, record: TableRecord) -> None:
        """Save a new table."""
        if record.id in self._tables:
            raise StoreError(f"cannot write table {record.id}: it exists already")
        if record.code is not None and await self.table_of_code(record.code) is not None:
            raise StoreError(f"cannot write table {record.id}: another table has its code")
        self._tables[record.id] = record
        self._rows[record.id] = []

    async def table(self, table: str) -> TableRecord | None:
        """The table of that id, if there is one."""
        return self._tables.get(table)

    async def table_ids(self, after: str, most: int) -> tuple[str, ...]:
        """The ids of the next tables after that id, in order, at most that many."""
        return tuple(sorted(id for id in self._tables if id > after)[:most])

    async def table_of_code(self, code: str) -> str | None:
        """The table of that code, if there is one."""
        return next((name for name, record in self._tables.items() if record.code == code), None)

    async def save_roster(
        self,
        table: str,
        known: bytes,
        roster: bytes,
        config: StoredConfig | None = None,
        *,
        instead_of: StoredConfig | None = None,
    ) -> bool:
        """Save the roster if it was `known` before, and the config with it if the log is still empty."""
        record = self._tables.get(table)
        if record is None or record.roster != known or (config is not None and record.seq > 0):
            return False
        if instead_of not in (None, record.config):
            return False
        agreed = config or record.config
        self._tables[table] = replace(
            record, roster=roster, edition=agreed.edition, settings=agreed.settings, deck=agreed.deck
        )
        self._nameless.discard(table)
        return True

    async def append(
        self,
        table: str,
        row: LogRow,
        deadline: Millis | None,
        over: bool,
        *,
        config: StoredConfig | None = None,
        results: tuple[StoredResult, ...] = (),
        epoch: int | None = None,  # noqa: ARG002  # one process drives all tables of this memory
    ) -> AppendResult:
        """Append `row` if it is the next one, with the table's new deadline and with results."""
        rows = self._rows.get(table)
        if rows is None:
            return Conflict()
        for known in rows:
            if known.command_id == row.command_id:
                return Known(known.seq)
        if row.seq != len(rows) + 1 or config not in (None, self._tables[table].config):
            return Conflict()
        rows.append(row)
        self._tables[table] = replace(self._tables[table], seq=row.seq, deadline=deadline, over=over)
        for result in results:
            match result:
                case Result():
                    self._results[result.table, result.seat] = result
                case DailyEnd():
                    await self.end_attempt(result)
                case UnratedGame():
                    self.ratings.save_unrated(result)
        return Appended()

    async def results(self, player: str, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of each ending of that person in that edition, the newest last."""
        own, counts, found = self._results_of(player, edition), Counter[str](), list[Result]()
        for result in reversed(own):
            counts[result.ending] += 1
            if counts[result.ending] <= most:
                found.append(result)
        return tuple(reversed(found))

    async def newest_results(self, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of everybody in that edition, the newest last."""
        found = sorted((one for one in self._results.values() if one.edition == edition), key=_order)
        return tuple(found[max(len(found) - most, 0) :])

    async def best_results(self, player: str, edition: str) -> tuple[Result, ...]:
        """The best result of that person for each pair of settings and ending, the oldest first."""
        best: dict[tuple[bytes, str], Result] = {}
        for result in self._results_of(player, edition):
            known = best.setdefault((result.settings, result.ending), result)
            if _merit(result) > _merit(known):
                best[result.settings, result.ending] = result
        return tuple(sorted(best.values(), key=_order))

    def _players_of(self, table: str) -> dict[int, str]:
        return {seat: one.player for (name, seat), one in self._results.items() if name == table}

    def _results_of(self, player: str, edition: str) -> list[Result]:
        own = [one for one in self._results.values() if (one.player, one.edition) == (player, edition)]
        return sorted(own, key=_order)

    async def open_attempt(self, attempt: DailyAttempt) -> bool:
        """Save a new attempt at a daily task; False: it counts, and the player has one that counts already."""
        if attempt.id in self._attempts:
            raise StoreError(f"cannot write attempt {attempt.id}: it exists already")
        known = await self.first_attempts(attempt.player, attempt.date)
        if attempt.counts and any(one.task == attempt.task for one in known):
            return False
        self._attempts[attempt.id] = attempt
        return True

    async def end_attempt(self, end: DailyEnd) -> bool:
        """Save how an open attempt ended; False: it had ended before, or does not exist."""
        known = self._attempts.get(end.attempt)
        if known is None or known.ended_at is not None:
            return False
        self._attempts[end.attempt] = replace(known, ended_at=end.at, elapsed=end.elapsed, solved=end.solved)
        return True

    async def attempt(self, id: str) -> DailyAttempt | None:
        """The attempt of that id, if there is one."""
        return self._attempts.get(id)

    async def first_attempts(self, player: str, date: str) -> tuple[DailyAttempt, ...]:
        """The attempts of that person that count on a date, one for each task at most, by task."""
        own = (one for one in self._attempts.values() if (one.player, one.date, one.counts) == (player, date, True))
        return tuple(sorted(own, key=lambda attempt: attempt.task))

    async def daily_times(self, date: str, task: str, by: Millis, most: int) -> tuple[DailyAttempt, ...]:
        """The `most` fastest of the attempts that count and had solved the task at `by`, the first of equals first."""
        solved = [one for one in self._firsts(date, task) if _is_solved(one, by)]
        return tuple(sorted(solved, key=lambda one: (one.elapsed or 0, one.ended_at or 0, one.id))[:most])

    async def daily_count(self, date: str, task: str, by: Millis) -> DailyCount:
        """How many attempts at a task count, and how many of them had solved it at `by`."""
        firsts = self._firsts(date, task)
        return DailyCount(len(firsts), sum(_is_solved(one, by) for one in firsts))

    async def daily_faster(self, date: str, task: str, by: Millis, elapsed: Millis) -> int:
        """How many of the attempts that count had solved the task at `by`, in less time than that."""
        return sum(_is_solved(one, by) and (one.elapsed or 0) < elapsed for one in self._firsts(date, task))

    async def daily_marks(self, player: str, first: str, last: str) -> tuple[DailyMark, ...]:
        """What that person has done from date `first` to date `last`, by date and task."""
        own = [one for one in self._attempts.values() if one.player == player and first <= one.date <= last]
        return tuple(
            DailyMark(
                date,
                task,
                any(one.counts for one in own if (one.date, one.task) == (date, task)),
                any(one.counts and one.solved for one in own if (one.date, one.task) == (date, task)),
                any(not one.counts and one.solved for one in own if (one.date, one.task) == (date, task)),
            )
            for date, task in sorted({(one.date, one.task) for one in own})
        )

    def _firsts(self, date: str, task: str) -> list[DailyAttempt]:
        return [one for one in self._attempts.values() if (one.date, one.task, one.counts) == (date, task, True)]

    async def save_recovery(self, player: str, code: str, at: Millis) -> None:
        """Save the hash of a code that adds a device of that person, instead of an earlier one."""
        self._recovery[player] = (code, at)

    async def redeem_recovery(self, code: str, device: str, since: Millis, at: Millis) -> str | None:
        """Use up the code of that hash, made at `since` or later, and add the device; the person's identity."""
        for player, (known, made_at) in self._recovery.items():
            if known == code and made_at >= since:
                del self._recovery[player]
                self._devices[device] = (player, at)
                return player
        return None

    async def player_of_device(self, device: str) -> str | None:
        """The identity of the person whose added device that is; None: it was not added to a person."""
        player, _ = self._devices.get(device, (None, None))
        return player

    async def rename_attempts(self, player: str, name: str) -> None:
        """Give all attempts of that person at daily tasks that name."""
        attempts = self._attempts.items()
        self._attempts = {key: replace(one, name=name) if one.player == player else one for key, one in attempts}

    async def person(self, player: str) -> PersonRows:
        """What is stored under that identity."""
        attempts = (one for one in self._attempts.values() if one.player == player)
        _, made_at = self._recovery.get(player, ("", None))
        return PersonRows(
            tuple(sorted((one for one in self._results.values() if one.player == player), key=_order)),
            tuple(sorted(attempts, key=lambda one: (one.date, one.task, one.begun_at))),
            sum(known == player for known, _ in self._devices.values()),
            made_at,
            await self.ratings.of(player),
        )

    async def tables_of(self, player: str) -> tuple[str, ...]:
        """The tables whose roster has that identity, in order."""
        return tuple(sorted(id for id, record in self._tables.items() if player.encode() in record.roster))

    async def erase_person(self, player: str) -> None:
        """Delete everything that is stored under that identity, apart from tables."""
        self._results = {key: one for key, one in self._results.items() if one.player != player}
        self._attempts = {key: one for key, one in self._attempts.items() if one.player != player}
        self._devices = {device: known for device, known in self._devices.items() if known[0] != player}
        self._recovery.pop(player, None)
        await self.ratings.stop(player)

    async def rows(self, table: str, after: int) -> tuple[LogRow, ...]:
        """The rows with a greater number than `after`, in order."""
        return tuple(self._rows.get(table, [])[after:])

    async def timed(self, most: int) -> tuple[str, ...]:
        """The tables whose game has a deadline, the earliest first, at most that many."""
        deadlines = self._deadlines()
        return tuple(sorted(deadlines, key=deadlines.__getitem__)[:most])

    async def due(self, before: Millis) -> tuple[str, ...]:
        """The tables whose deadline was before that instant, the earliest first."""
        deadlines = self._deadlines()
        return tuple(sorted((name for name, at in deadlines.items() if at < before), key=deadlines.__getitem__))

    def _deadlines(self) -> dict[str, Millis]:
        return {name: record.deadline for name, record in self._tables.items() if record.deadline is not None}

    async def save_moves(self, table: str, boards: tuple[BoardMoves, ...]) -> None:
        """Save the moves of a race beside the log."""
        for board in boards:
            self._moves.setdefault((table, board.seq, board.seat), board)

    async def moves(self, table: str) -> tuple[BoardMoves, ...]:
        """The moves on all boards of that table, by race, then by seat."""
        return tuple(board for (name, _, _), board in sorted(self._moves.items(), key=_key) if name == table)

    async def save_deck(self, checksum: str, deck: bytes) -> None:
        """Save a deck, unless it is saved already."""
        self._decks.setdefault(checksum, deck)

    async def deck(self, checksum: str) -> bytes | None:
        """The deck of that checksum, if it is saved."""
        return self._decks.get(checksum)

    async def save_heartbeat(self, at: Millis) -> None:
        """Save the instant at which the service was alive."""
        self._heartbeat = at

    async def last_heartbeat(self) -> Millis | None:
        """When the service was last known to be alive."""
        return self._heartbeat

    async def save_downtime(self, span: DowntimeSpan) -> None:
        """Save a downtime, unless one that ended at the same instant is saved already."""
        self._downtimes.setdefault(span.until, span)

    async def cut_downtimes(self, at: Millis) -> None:
        """Keep of all downtimes only what lies before that instant."""
        kept = (DowntimeSpan(one.since, min(one.until, at)) for one in self._downtimes.values() if one.since < at)
        self._downtimes = {span.until: span for span in sorted(kept, key=lambda span: -span.since)}

    async def downtimes(self) -> tuple[DowntimeSpan, ...]:
        """All downtimes, in order."""
        return tuple(one for _, one in sorted(self._downtimes.items()))

    async def idle_tables(self, before: Millis, after: str, most: int, *, is_named: bool = False) -> tuple[str, ...]:
        """The next tables after that id that nobody has played at since `before`; with names only if `is_named`."""
        names = (id for id in sorted(self._tables) if id > after and not (is_named and id in self._nameless))
        return tuple(id for id in names if self._is_idle(id, before))[:most]

    def _is_idle(self, id: str, before: Millis) -> bool:
        record, newest = self._tables[id], max((row.at for row in self._rows[id]), default=0)
        return max(record.created_at, newest) < before and (record.over or record.deadline is None)

    async def save_nameless(self, table: str, known: bytes, roster: bytes) -> None:
        """Save a roster without names, if it was `known` before."""
        if self._tables[table].roster == known:
            self._tables[table] = replace(self._tables[table], roster=roster)
            self._nameless.add(table)

    async def remove_tables(
        self, tables: Sequence[str], before: Millis, kept_decks: Collection[str] | None
    ) -> tuple[str, ...]:
        """Delete those of these tables that are still idle, and all that belongs to them; which these were."""
        gone = tuple(id for id in tables if id in self._tables and self._is_idle(id, before))
        owned = {self._tables[id].deck for id in gone}
        for id in gone:
            del self._tables[id], self._rows[id]
            self.ratings.remove(id)
        self._moves = {key: moves for key, moves in self._moves.items() if key[0] not in gone}
        self._results = {key: result for key, result in self._results.items() if key[0] not in gone}
        used = {record.deck for record in self._tables.values()}
        for deck in owned - used if kept_decks is not None else ():
            if deck not in (kept_decks or ()):
                self._decks.pop(deck, None)
        return gone

    async def remove_rest(self, before: Millis) -> None:
        """Delete what is older and belongs to no table."""
        self._attempts = {
            id: one
            for id, one in self._attempts.items()
            if (one.ended_at or one.begun_at) >= before or id in self._tables
        }
        self._recovery = {player: made for player, made in self._recovery.items() if made[1] >= before}
        self._downtimes = {until: span for until, span in self._downtimes.items() if until >= before}

    async def remove_daily_names(self, before: Millis) -> None:
        """Take the names from older attempts at daily boards."""
        for id, one in self._attempts.items():
            if one.begun_at < before:
                self._attempts[id] = replace(one, name=NO_NAME)

    async def close(self) -> None:
        """Nothing needs closing."""


def _key(item: tuple[tuple[str, int, int], BoardMoves]) -> tuple[str, int, int]:
    return item[0]


def _order(result: Result) -> tuple[int, str, int]:
    return result.at, result.table, result.seat


def _merit(result: Result) -> tuple[int, float]:
    """Greater is better."""
    return result.points, -inf if result.elapsed is None else -result.elapsed


def _is_solved(attempt: DailyAttempt, by: Millis) -> bool:
    return attempt.solved and attempt.ended_at is not None and attempt.ended_at <= by
