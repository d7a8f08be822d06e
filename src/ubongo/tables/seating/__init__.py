"""Seats and the people and bots who have them: names, rosters, and how a roster changes."""
