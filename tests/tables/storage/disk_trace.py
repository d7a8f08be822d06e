"""Records what SQLite itself writes and syncs, by standing between it and the operating system.

The library that Python uses has a table of methods for each open file. Those that write and sync are replaced by ones
that note the call and pass it on.
"""

import ctypes
from collections.abc import Generator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_int64, c_void_p, cast, memmove, string_at
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Write:
    """Bytes written to a file."""

    file: str
    offset: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Truncate:
    """A file cut to a size."""

    file: str
    size: int


@dataclass(frozen=True, slots=True)
class Sync:
    """What was written to a file before is on disk when this returns."""

    file: str


@dataclass(frozen=True, slots=True)
class Note:
    """Something that the test notes in between: how much was acknowledged."""

    acknowledged: int


Step: TypeAlias = Write | Truncate | Sync | Note

_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
# The name as a pointer: SQLite reads more behind it than a copy would have.
_METHODS_BYTES = 8 + 18 * 8
"""Of `sqlite3_io_methods` in its third version."""


class _Vfs(Structure):
    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
    )


class _Methods(Structure):
    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("others", c_void_p * 13),
    )


class DiskTrace:
    """The steps of all files in one folder, in order."""

    def __init__(self, folder: Path, library: Any) -> None:
        self.steps: list[Step] = []
        self._folder = folder
        self._files: dict[int, str] = {}
        self._kept: list[Any] = []
        """What C code points to."""
        library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._vfs = library.sqlite3_vfs_find(None).contents
        self._real_open = _OPEN(self._vfs.open)
        self._own_open = _OPEN(self._opened)

    def begin(self) -> None:
        """Record files that are opened from now on."""
        self._vfs.open = cast(self._own_open, c_void_p)

    def end(self) -> None:
        """Leave files that are opened from now on alone."""
        self._vfs.open = cast(self._real_open, c_void_p)

    def _opened(self, vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
        code: int = self._real_open(vfs, name, file, flags, out)
        path = Path(string_at(name).decode()) if name else None
        if code == 0 and path is not None and path.parent == self._folder:
            self._files[file] = path.name
            self._watch(file)
        return code

    def _watch(self, file: int) -> None:
        pointer = cast(file, POINTER(c_void_p))
        own = _Methods()
        memmove(byref(own), pointer.contents.value or 0, _METHODS_BYTES)
        write, truncate, sync = _WRITE(own.write), _TRUNCATE(own.truncate), _SYNC(own.sync)

        def written(handle: int, data: int, count: int, offset: int) -> int:
            self.steps.append(Write(self._files[handle], offset, string_at(data, count)))
            return int(write(handle, data, count, offset))

        def truncated(handle: int, size: int) -> int:
            self.steps.append(Truncate(self._files[handle], size))
            return int(truncate(handle, size))

        def synced(handle: int, flags: int) -> int:
            code = int(sync(handle, flags))
            self.steps.append(Sync(self._files[handle]))
            return code

        calls = _WRITE(written), _TRUNCATE(truncated), _SYNC(synced)
        own.write, own.truncate, own.sync = (cast(call, c_void_p) for call in calls)
        self._kept += [own, *calls, write, truncate, sync]
        pointer[0] = ctypes.addressof(own)


def library_of_sqlite() -> Any:
    """The library that Python's `sqlite3` uses; None: it cannot be told."""
    import _sqlite3  # the module that is linked with it

    maps = Path("/proc/self/maps")
    if not maps.exists():
        return None
    loaded = {line.split()[-1] for line in maps.read_text().splitlines() if "sqlite3" in line.split()[-1]}
    shared = sorted(path for path in loaded if "libsqlite3" in path) or [_sqlite3.__file__]
    try:
        found = ctypes.CDLL(shared[0])
        found.sqlite3_vfs_find  # noqa: B018
    except (OSError, AttributeError):
        return None
    return found


@contextmanager
def recorded(folder: Path, library: Any) -> Generator[DiskTrace]:
    """The trace of what SQLite does in that folder meanwhile."""
    trace = DiskTrace(folder, library)
    trace.begin()
    try:
        yield trace
    finally:
        trace.end()
