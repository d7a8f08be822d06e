"""What commands say: lines and values on standard output, complaints on standard error."""

import json
import sys
from contextlib import suppress

LONGEST_COMPLAINT = 400


def say(line: str) -> None:
    """A line on standard output."""
    sys.stdout.write(f"{line}\n")


def say_json(value: object) -> None:
    """A JSON value on one line of standard output."""
    say(json.dumps(value))


def complain(words: str) -> None:
    """One line on standard error, whatever the words are."""
    line = " ".join(words.split())
    with suppress(OSError):
        sys.stderr.write(f"ubongo: {line if len(line) <= LONGEST_COMPLAINT else f'{line[:LONGEST_COMPLAINT]}...'}\n")
