"""Files and logs: closed types for decks, events and games, parsed once."""
