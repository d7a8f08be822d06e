"""Bots in front of a board: what they find, when, and what others see of it before."""
