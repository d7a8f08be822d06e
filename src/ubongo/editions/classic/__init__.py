"""Classic: the gem board."""
