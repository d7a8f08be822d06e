"""Play the golden games again: `python -m tests.golden.regenerate`. Then read them: `ubongo replay tests/golden/…`."""

import sys

from tests.golden.games import GAMES
from tests.golden.golden_game import FOLDER


def main() -> None:
    """Write every golden game, and delete all other files."""
    wanted = {golden.path for golden in GAMES}
    for path in set(FOLDER.glob("*.json")) - wanted:
        path.unlink()
    for golden in GAMES:
        golden.path.write_bytes(golden.play())
        sys.stdout.write(f"{golden.path.name}: {(golden.play.__doc__ or '').strip()}\n")


if __name__ == "__main__":
    main()
