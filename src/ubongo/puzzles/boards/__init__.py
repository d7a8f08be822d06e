"""Boards and decks of boards: what they hold, what they must be like, and how they are described."""
