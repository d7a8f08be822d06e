"""Gem race: nine races with the bag and the track, and tie-breaks. What pouch and three-d have in common."""
