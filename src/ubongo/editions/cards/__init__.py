"""Cards: the card game."""
