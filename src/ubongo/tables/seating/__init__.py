"""Who sits where: names, seats, and how a roster changes."""
