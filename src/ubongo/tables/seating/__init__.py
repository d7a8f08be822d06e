"""Seating: names, seats, and how a roster changes."""
