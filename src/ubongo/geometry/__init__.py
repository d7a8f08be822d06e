"""Cells, lattices, symmetries and shapes: pure mathematics, no game."""
