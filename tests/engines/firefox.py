"""Firefox by WebDriver BiDi, which it speaks itself: no other program is needed."""

import json
import os
import re
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import connect

from tests.engines import screen
from tests.engines.driver import EngineError, Source, answered, failure, settled

NAMES = ("firefox-esr", "firefox")
PATIENCE_S = 60.0
QUIET: dict[str, bool | int | str] = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "devtools.jsonview.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
    "webgl.force-enabled": True,
}
OF_A_CUT_LINE = re.compile(r" ws://|downloadable font|respondWith\(\) that rejected with .TypeError: NetworkError")
"""What Firefox writes like the error of a script."""
BLOCKED: dict[str, bool | int | str] = {"network.cookie.cookieBehavior": 2}
"""Neither cookies nor storage, as a player may set it."""


def found() -> str | None:
    """The path of an installed Firefox."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """A Firefox with an empty profile."""

    name = "firefox"
    has_touch = True

    def __init__(self, program: str, preferences: Mapping[str, bool | int | str] | None = None) -> None:
        self._number = 0
        self._errors: dict[str, list[str]] = {}
        with ExitStack() as stack:
            profile = stack.enter_context(TemporaryDirectory(prefix="ubongo-firefox-", ignore_cleanup_errors=True))
            _write(Path(profile), {**QUIET, **(preferences or {})})
            shown = {"MOZ_HEADLESS": "1"}  # without WebGL
            if screen.is_there():
                shown = {"DISPLAY": stack.enter_context(screen.shown())}
            process = stack.enter_context(_running(program, profile, shown))
            self._line = stack.enter_context(connect(f"{_address(process)}/session", max_size=None, proxy=None))
            self.send("session.new", capabilities={})
            self.send("session.subscribe", events=["log.entryAdded"])
            self._stack = stack.pop_all()

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """The result of a command; what happens meanwhile is noted."""
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._line.recv(timeout=PATIENCE_S))
            if message.get("id") == self._number:
                if message["type"] == "error":
                    raise failure(message["error"], message["message"])
                return message["result"]
            self._note(message)

    def _note(self, message: dict[str, Any]) -> None:
        entry = message.get("params", {})
        is_error = (
            message.get("method") == "log.entryAdded" and entry["type"] == "javascript" and entry["level"] == "error"
        )
        if is_error and not OF_A_CUT_LINE.search(entry["text"]):
            self._errors.setdefault(entry["source"]["context"], []).append(entry["text"])

    def noted(self, window: str) -> list[str]:
        """The errors of scripts in that window."""
        return self._errors.pop(window, [])

    def visitor(self) -> "FirefoxWindow":
        """A window with cookies of its own."""
        return FirefoxWindow(self)

    def close(self) -> None:
        """End it."""
        self._stack.close()


def _write(profile: Path, preferences: Mapping[str, bool | int | str]) -> None:
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items())
    (profile / "user.js").write_text("".join(lines))


@contextmanager
def _running(program: str, profile: str, shown: Mapping[str, str]) -> Generator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [program, "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
        env={**os.environ, **shown},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        yield process
        process.kill()  # it holds nothing that is worth a farewell


def _address(process: "subprocess.Popen[str]") -> str:
    assert process.stderr is not None
    for line in process.stderr:
        if "WebDriver BiDi listening on " in line:
            return line.rpartition(" ")[2].strip()
    raise EngineError("Firefox has not started")


class FirefoxWindow:
    """A window, whose visitor shares nothing with those of other windows."""

    has_all_buttons = True

    def __init__(self, firefox: Firefox) -> None:
        self._firefox = firefox
        self._visitor = firefox.send("browser.createUserContext")["userContext"]
        opened = firefox.send("browsingContext.create", type="window", userContext=self._visitor)
        self._window = opened["context"]

    def goto(self, url: str) -> None:
        self._firefox.send("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def reload(self) -> None:
        self._firefox.send("browsingContext.reload", context=self._window, wait="complete")

    def call(self, function: str, *arguments: Any) -> Any:
        result = self._firefox.send(
            "script.callFunction",
            functionDeclaration=settled(function),
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self._window},
            awaitPromise=True,
        )
        return answered(result["result"]["value"])

    def act(self, sources: Sequence[Source]) -> None:
        self._firefox.send("input.performActions", context=self._window, actions=list(sources))

    def resize(self, width: int, height: int) -> None:
        self._firefox.send(
            "browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height}
        )

    def errors(self) -> list[str]:
        self.call("() => null")
        return self._firefox.noted(self._window)

    def picture(self) -> bytes:
        return b64decode(self._firefox.send("browsingContext.captureScreenshot", context=self._window)["data"])

    def close(self) -> None:
        self._firefox.send("browser.removeUserContext", userContext=self._visitor)
