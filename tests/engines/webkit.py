"""WebKit by WebDriver: WebKitGTK's driver and its small browser, on a screen that nobody sees."""

import json
import os
import shutil
import signal
import socket
import subprocess
from base64 import b64decode
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.engines import screen
from tests.engines.driver import EngineError, Source, answered, failure, settled

DRIVER = "WebKitWebDriver"
PATIENCE_S = 60.0
START_S, STARTS = 20.0, 4
"""Now and then the driver and its browser miss each other, and wait forever: they are started again."""
BLOCKED = ("--cookies-policy=never",)
"""No cookies, as a player may set it."""
STILL = "[Settings]\ngtk-enable-animations=0\n"
CALL = """const done = arguments[arguments.length - 1];
({function})(arguments[0]).then(done);"""
WATCH = """() => {
    window.thrown ??= [];
    addEventListener('error', ({message}) => window.thrown.push(message));
    addEventListener('unhandledrejection', ({reason}) => window.thrown.push(String(reason)));
}"""


def found() -> str | None:
    """The path of the driver, if there is a screen for it too."""
    return shutil.which(DRIVER) if screen.is_there() else None


class WebKit:
    """The engine; each visitor gets a browser of their own, because the driver runs one at a time."""

    name = "webkit"
    has_touch = False

    def __init__(self, program: str, *options: str) -> None:
        self._program, self._options = program, options
        with ExitStack() as stack:
            self._display = stack.enter_context(screen.shown())
            self._folder = stack.enter_context(TemporaryDirectory(prefix="ubongo-webkit-", ignore_cleanup_errors=True))
            for version in ("gtk-3.0", "gtk-4.0"):
                settings = Path(self._folder) / version / "settings.ini"
                settings.parent.mkdir()
                settings.write_text(STILL)
            self._stack = stack.pop_all()

    def visitor(self) -> "WebKitWindow":
        """A browser with an empty store."""
        environment = {
            **os.environ,
            "DISPLAY": self._display,
            "XDG_CONFIG_HOME": self._folder,
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # its sandbox refuses to start for root
        }
        return WebKitWindow(self._program, environment, self._options)

    def close(self) -> None:
        """Take the screen away."""
        self._stack.close()


class WebKitWindow:
    """A browser with one window."""

    has_all_buttons = False  # WebKitGTK 2.50 presses each of them, but releases only the left one

    def __init__(self, program: str, environment: dict[str, str], options: tuple[str, ...]) -> None:
        for _ in range(STARTS - 1):
            with suppress(OSError, HTTPException, EngineError):
                self._start(program, environment, options)
                return
            self._kill()
        self._start(program, environment, options)

    def _start(self, program: str, environment: dict[str, str], options: tuple[str, ...]) -> None:
        port = _free_port()
        self._process = subprocess.Popen(
            [program, f"--port={port}", "--host=127.0.0.1"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._line = HTTPConnection("127.0.0.1", port, timeout=START_S)
        self._wait_until_it_listens(port)
        browser = {"binary": _mini_browser(), "args": ["--automation", *options]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        self._session = f"/session/{self._ask('POST', '/session', {'capabilities': capabilities})['sessionId']}"
        self._send("timeouts", {"script": int(PATIENCE_S * 1000)})
        assert self._line.sock is not None
        self._line.sock.settimeout(PATIENCE_S)

    def _kill(self) -> None:
        """End the driver and the browser that it has started."""
        self._line.close()
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()

    def _wait_until_it_listens(self, port: int) -> None:
        while self._process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                return
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0.02)
        raise EngineError("WebKitWebDriver has not started")

    def _send(self, command: str, body: dict[str, Any]) -> Any:
        return self._ask("POST", f"{self._session}/{command}", body)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        self._line.request(method, path, json.dumps(body) if body is not None else None)
        value = json.loads(self._line.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise failure(str(value["error"]), str(value.get("message")))  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]
        return value  # pyright: ignore[reportUnknownVariableType]

    def goto(self, url: str) -> None:
        self._send("url", {"url": url})
        self.call(WATCH)

    def reload(self) -> None:
        self._send("refresh", {})
        self.call(WATCH)

    def call(self, function: str, *arguments: Any) -> Any:
        script = CALL.replace("{function}", settled(function))
        return answered(self._send("execute/async", {"script": script, "args": [json.dumps(arguments)]}))

    def act(self, sources: Sequence[Source]) -> None:
        self._send("actions", {"actions": list(sources)})

    def resize(self, width: int, height: int) -> None:
        # The window has a bar: twice, because only the first shows how high it is.
        for _ in range(2):
            wide, high = self.call("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
            self._send("window/rect", {"width": width + wide, "height": height + high})

    def errors(self) -> list[str]:
        return self.call("() => window.thrown?.splice(0) ?? []")

    def picture(self) -> bytes:
        return b64decode(self._ask("GET", f"{self._session}/screenshot"))

    def close(self) -> None:
        with suppress(EngineError, OSError, HTTPException):
            self._ask("DELETE", self._session)
        self._kill()


def _mini_browser() -> str:
    """The path of the small browser, which belongs to no folder of programs."""
    return str(next(Path("/usr").glob("lib*/**/webkit*gtk-*/MiniBrowser")))


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]
