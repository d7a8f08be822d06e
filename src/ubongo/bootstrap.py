"""Where everything is wired together."""

import sys

from ubongo.adapters.cli.app import run


def main() -> None:
    """The program `ubongo`."""
    sys.exit(run(sys.argv[1:]))
