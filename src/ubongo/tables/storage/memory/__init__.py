"""A store in memory, for tests and trials: a plain reference implementation of the one on disk."""
