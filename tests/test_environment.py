import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.environment import SIGNALS, isolate

LOOK = "import os, signal; print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN, os.umask(0), sorted(os.environ))"


@pytest.fixture
def careless_shell(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The environment of a test run that `nohup` started in the background, behind a proxy, in a narrow window."""
    for name in ("http_proxy", "HTTPS_PROXY", "COLUMNS", "FORCE_COLOR", "LC_NUMERIC"):
        monkeypatch.setenv(name, "1")
    handlers = {number: signal.signal(number, signal.SIG_IGN) for number in SIGNALS}
    before = os.umask(0o077)
    yield
    os.umask(before)
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("careless_shell")
def test_a_program_that_a_test_starts_inherits_nothing_from_the_shell() -> None:
    isolate()
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, check=True, text=True)
    ignored, umask, names = done.stdout.split(maxsplit=2)
    assert (ignored, umask) == ("False", "18")
    assert not any(name in names for name in ("http_proxy", "HTTPS_PROXY", "COLUMNS", "FORCE_COLOR", "LC_NUMERIC"))
    assert "PATH" in names


@pytest.mark.usefixtures("careless_shell")
def test_tests_that_ignore_a_signal_go_on_ignoring_it() -> None:
    isolate()
    os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
