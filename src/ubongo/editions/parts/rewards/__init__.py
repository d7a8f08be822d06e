"""The gems that players win by rank, in one of two ways."""
