"""Cells, lattices, symmetries and shapes: mathematics only, no game."""
