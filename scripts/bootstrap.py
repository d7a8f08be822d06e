"""Makes `.venv` and installs the locked dependencies there; needs nothing but Python and a network.

    sh scripts/python.sh scripts/bootstrap.py [play | develop | bench | fuzz]

`play` installs what the program needs; `develop`, the default, the tools of its makers too; `bench` also its rivals,
`fuzz` also the fuzzer.
What one of them installed, another leaves alone. Nothing is done twice: a second run takes a fraction of a second.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import ssl
import subprocess
import sys
import tempfile
import tomllib
import venv
import zipfile
from base64 import b64encode
from html import unescape
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urljoin, urlsplit
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"

SYNC = {
    "play": ["--no-default-groups", "--group", "tool"],
    "develop": [],
    "bench": ["--group", "bench"],
    "fuzz": ["--group", "fuzz"],
}


def main(purpose: str = "develop") -> None:
    """Bring `.venv` up to date for `purpose`, then leave with uv's exit code."""
    if purpose not in SYNC:
        sys.exit(f"bootstrap: {purpose!r} is none of {', '.join(SYNC)}")
    if not _works(PYTHON):
        _say(f"making {VENV.name} with Python {platform.python_version()}")
        _make_venv()
    if not _works(UV, "--version"):
        _install_uv()
    command = [str(UV), "sync", "--frozen", "--inexact", "--python", str(PYTHON), *SYNC[purpose]]
    sys.exit(subprocess.run(command, cwd=ROOT, env=_environment()).returncode)


def _say(line: str) -> None:
    print(f"[ubongo] {line}", file=sys.stderr, flush=True)


def _works(program: Path, *arguments: str) -> bool:
    """Whether `program` runs: a moved or upgraded interpreter leaves links to nowhere behind."""
    try:
        return subprocess.run([program, *(arguments or ("-c", ""))], capture_output=True).returncode == 0
    except OSError:
        return False


def _make_venv() -> None:
    # Without pip, which is a separate package on Debian; uv does not need it.
    venv.EnvBuilder(clear=True, symlinks=True, with_pip=False).create(VENV)


def _install_uv() -> None:
    """Put the locked uv into `.venv`, as a package like any other, so that a sync keeps it."""
    locked = _locked_uv()
    wheel = fitting(locked["wheels"])
    name = _file(wheel["url"])
    _say(f"fetching {name}")
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder, name)
        archive.write_bytes(download(address_of(wheel["url"], name), wheel["hash"]))
        uv = _unpacked(archive, Path(folder, "uv"))
        source = ["--no-index", "--find-links", folder, f"uv=={locked['version']}"]
        command = [str(uv), "pip", "install", "--quiet", "--python", str(PYTHON), *source]
        if subprocess.run(command, env=_environment()).returncode:
            sys.exit("bootstrap: uv could not be installed into .venv; delete .venv and try again")


def _locked_uv() -> Any:
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    return next(package for package in lock["package"] if package["name"] == "uv")


def fitting(wheels: list[dict[str, str]]) -> dict[str, str]:
    """The wheel of uv for this machine: the right system, C library and processor."""
    if sys.platform == "darwin":
        system = "macosx"
    else:
        system = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
    machine = platform.machine()
    for wheel in wheels:
        tags = wheel["url"].removesuffix(".whl").rpartition("-")[2].split(".")
        if any(tag.startswith(system) and tag.endswith(f"_{machine}") for tag in tags):
            return wheel
    sys.exit(f"bootstrap: there is no uv for {system} on {machine}; install uv by hand and run: uv sync")


def address_of(locked: str, name: str) -> str:
    """The URL of the file `name`: in the user's own index if one is configured, otherwise the locked one."""
    index = os.environ.get("PIP_INDEX_URL")
    if not index:
        return locked
    page = f"{index.rstrip('/')}/uv/"
    for link in re.findall(r"""href=["']([^"']+)["']""", fetch(page).decode(errors="replace")):
        address = urljoin(page, unescape(link))
        if _file(address) == name:
            return address
    sys.exit(f"bootstrap: the index of PIP_INDEX_URL has no {name}")


def _file(address: str) -> str:
    return unquote(urlsplit(address).path).rpartition("/")[2]


def download(address: str, digest: str) -> bytes:
    content = fetch(address)
    if f"sha256:{hashlib.sha256(content).hexdigest()}" != digest:
        sys.exit(f"bootstrap: {_file(address)} is not the file that uv.lock expects")
    return content


def fetch(address: str) -> bytes:
    """The content at `address`; a name and password in it are sent as a header, and never shown."""
    parts = urlsplit(address)
    request = Request(parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl())
    if parts.username is not None:
        pair = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        request.add_header("Authorization", f"Basic {b64encode(pair.encode()).decode()}")
    try:
        with urlopen(request, timeout=60) as response:
            return response.read()
    except (OSError, HTTPException) as error:
        sys.exit(f"bootstrap: cannot fetch {request.full_url}: {getattr(error, 'reason', error)}")


def _unpacked(archive: Path, uv: Path) -> Path:
    with zipfile.ZipFile(archive) as wheel:
        member = next(name for name in wheel.namelist() if name.endswith(".data/scripts/uv"))
        uv.write_bytes(wheel.read(member))
    uv.chmod(0o755)
    return uv


def _environment() -> dict[str, str]:
    """The environment for uv: this interpreter only, and the system's certificates where it has any."""
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "UV_PROJECT_ENVIRONMENT": str(VENV)}
    environment.pop("VIRTUAL_ENV", None)
    paths = ssl.get_default_verify_paths()
    if paths.cafile or paths.capath:
        environment.setdefault("UV_SYSTEM_CERTS", "1")
    return environment


if __name__ == "__main__":
    main(*sys.argv[1:2])
