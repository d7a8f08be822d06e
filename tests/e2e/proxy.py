"""A proxy between a browser and a server that a story can disconnect and reconnect."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class Proxy:
    """Forwards bytes both ways. While it is disconnected, it closes its connections and accepts none."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._target = (parts.hostname or "", parts.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._lock = threading.Lock()
        self._is_in = True
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        """Where the browser finds the server through the proxy."""
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """Cut everything."""
        with self._lock:
            self._is_in = False
            for end in self._ends:
                _shut(end)
            self._ends.clear()

    def restore(self) -> None:
        """Accept connections again."""
        with self._lock:
            self._is_in = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):  # the listener is closed at the end
            while True:
                near, _ = self._listener.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        with self._lock:
            if not self._is_in:
                _shut(near)
                return
            far = socket.create_connection(self._target)
            self._ends += [near, far]
        for source, sink in ((near, far), (far, near)):
            threading.Thread(target=_carry, args=(source, sink), daemon=True).start()


def _carry(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
    _shut(source)
    _shut(sink)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
