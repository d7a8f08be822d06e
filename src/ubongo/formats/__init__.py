"""Data on disk and in logs: closed types for decks, events and games, parsed once."""
