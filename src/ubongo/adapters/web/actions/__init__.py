"""What a player's client may ask for: a module for each edition, and the lobby's own."""
