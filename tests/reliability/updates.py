"""Updates and ways back while bots play: a server is stopped as a supervisor would, and another takes its database.

`UBONGO_OTHER=/path/to/ubongo python -m tests.reliability updates` changes between this program and another version of
it, such as an earlier checkout's; bots of both play, like tabs that were opened before the update. Without it the
server is replaced by the same program.
"""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from tests.bots_process import bots_at, wait_for_entries
from tests.reliability.report import Report
from tests.server_process import UBONGO, ServerProcess
from ubongo.tables.clock import SystemClock

BOTS = ("--tables", "4", "--seats", "3", "--glass", "30", "--pace", "30")
PLAYED = 30
"""Entries in the log between two updates."""
PER_GAME = 5
CLOCK = SystemClock()


def updated(count: int, seed: int) -> Report:
    """Update a server and go back, that many times in all, while games of bots run on it to their end."""
    report, programs = Report("updates and ways back"), (UBONGO, os.environ.get("UBONGO_OTHER", UBONGO))
    slowest = 0
    with tempfile.TemporaryDirectory() as name, ServerProcess(Path(name)) as server:
        database = Path(name) / "tables.db"
        while report.tried < count:
            client = programs[report.tried // PER_GAME % 2]
            with bots_at(server, *BOTS, "--seed", f"{seed}-{report.tried}", program=client) as bots:
                held = 0
                for _ in range(min(PER_GAME, count - report.tried)):
                    held = wait_for_entries(database, _entries(database) + PLAYED, bots)
                    server.program = programs[(report.tried + 1) % 2]
                    began = CLOCK.now()
                    code = server.stop()
                    server.start()
                    back = CLOCK.now() - began
                    report.note(code == 0, f"ended with {code}")
                    slowest = max(slowest, back)
                code, found, err = bots.result()
            wrong = [found.get(what) for what in ("errors", "lost", "doubled")]
            report.check((code, err, wrong) == (0, "", [0, 0, 0]), f"the bots ended with {code}: {err}{found}")
            report.check(_entries(database) > held, "nothing was played after the last update")
        report.check(not _gaps(database), f"tables whose log has gaps: {_gaps(database)}")
    report.figures["back after, s, slowest"] = slowest / 1000
    return report


def _entries(database: Path) -> int:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as reader:
        (held,) = reader.execute("select count(*) from entries").fetchone()
    return int(held)


def _gaps(database: Path) -> list[str]:
    """The tables whose entries are not numbered from 1 on, or in which a command is stored twice."""
    query = """select table_id from entries group by table_id
        having count(*) != max(seq) or min(seq) != 1 or count(distinct command_id) != count(*)"""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as reader:
        return [table for (table,) in reader.execute(query)]
