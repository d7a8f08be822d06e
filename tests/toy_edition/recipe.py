"""The recipe of `docs/guide/adding-an-edition.md`, carried out on a copy of the source tree: it adds nim."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from scripts.client import find_node
from tests.server_process import UBONGO

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "adding-an-edition.md"
NEW_FILES = Path(__file__).with_name("files")
COPIED = ("src", "tests", "docs", "web", "scripts", "README.md", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns(
    "node_modules", "static", "*.gen.*", "__pycache__", ".pytest_cache", ".hypothesis", "e2e", "toy_edition"
)

EDITS = {
    "src/ubongo/editions/registry.py": (('"three-d", "cards", "solo")', '"three-d", "cards", "solo", "nim")'),),
    "pyproject.toml": (('  "ubongo.editions.pouch",\n', '  "ubongo.editions.nim",\n  "ubongo.editions.pouch",\n'),),
    "web/src/editions/registry.ts": (
        ("import { pouch } from", "import { nim } from './nim/index.ts';\nimport { pouch } from"),
        ("threeD, cards, solo]", "threeD, cards, solo, nim]"),
    ),
    "tests/conformance/stored_names.txt": (
        (
            "solo command start",
            "nim command start\n"
            "nim command wake\n"
            "nim command give-back by\n"
            "nim command nim-take seat count\n"
            "nim event first-player-drawn seat\n"
            "nim event counters-taken count\n"
            "nim event clock-extended by\n"
            "nim event game-ended outcome.winners[] outcome.points[] outcome.ending\n"
            "nim settings seats counters most\n"
            "solo command start",
        ),
    ),
    "docs/guide/protocol.md": (
        (
            '| `{"type": "set-aside"}` | solo',
            '| `{"type": "nim-take", "count": 2}` | nim, in turn: take that many counters |\n'
            '| `{"type": "set-aside"}` | solo',
        ),
    ),
}
"""What an engineer changes in existing files: in each, texts and what replaces them."""


def named_in_the_guide() -> set[str]:
    """The existing files that the guide lists as changed: the first column of its table."""
    _, _, section = GUIDE.read_text(encoding="utf-8").partition("\n## Existing files\n")
    return set(re.findall(r"^\| `([^`]+)`", section.partition("\n## ")[0], re.MULTILINE))


@dataclass(frozen=True, slots=True)
class SourceTree:
    """A copy of the source tree, with nim in it."""

    root: Path

    @property
    def env(self) -> dict[str, str]:
        """The environment of programs that use the copy's packages."""
        return {**os.environ, "PYTHONPATH": str(self.root / "src")}

    def python(self, *arguments: str) -> str:
        """Run Python in the copy.

        Raises:
            AssertionError: it failed; the message has its output.
        """
        return self._run(self.root, sys.executable, *arguments)

    def ubongo(self, *arguments: str) -> str:
        """Run a command of the program with the copy's packages. Raises like `python`."""
        return self._run(self.root, UBONGO, *arguments)

    def node(self, *arguments: str, text: str = "") -> str:
        """Run Node in the copy's client. Raises like `python`."""
        return self._run(self.root / "web", str(find_node().program), *arguments, text=text)

    def generate_wire(self) -> None:
        """Generate the types of the wire, which the client's checks need. Raises like `python`."""
        self.node("scripts/wire.js", "-", text=self.python("-m", "ubongo.adapters.web.wire"))

    def build_client(self) -> None:
        """Build the client that the copy's server serves. Raises like `python`."""
        static = self.root / "src" / "ubongo" / "adapters" / "web" / "static"
        self.node("node_modules/vite/bin/vite.js", "build", "--outDir", str(static), "--emptyOutDir")

    def _run(self, folder: Path, *command: str, text: str = "") -> str:
        done = subprocess.run(command, cwd=folder, env=self.env, input=text, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
        return done.stdout


def followed(root: Path) -> SourceTree:
    """Follow the recipe in a copy at `root`."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, root / name)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for name, edits in EDITS.items():
        _edit(root / name, edits)
    shutil.copytree(NEW_FILES, root, dirs_exist_ok=True)
    return SourceTree(root)


def _edit(path: Path, edits: tuple[tuple[str, str], ...]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in edits:
        assert text.count(old) >= 1, f"{path.name} has no {old!r}"
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
