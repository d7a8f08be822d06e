"""Pouch: how its games are retold."""

from ubongo.adapters.cli.narration import gem_race
from ubongo.puzzles.boards.deck import SYMBOLS

NARRATOR = gem_race.narrator(face=SYMBOLS.__getitem__)
