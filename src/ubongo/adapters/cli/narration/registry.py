"""The narrators of all editions. Each has a module of its name in this package, with its `NARRATOR`."""

from ubongo.adapters.cli.narration.narrator import Narrator
from ubongo.editions.companions import companion

PACKAGE = "ubongo.adapters.cli.narration"


def narrator_of(edition: str) -> Narrator:
    """How games of that edition are retold.

    Raises:
        CompanionError: it has no module here, or that module no narrator.
    """
    return companion(PACKAGE, edition, "NARRATOR", Narrator)
