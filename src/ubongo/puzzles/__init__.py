"""Pieces, tasks, tilings, boards and decks: puzzles without players."""
