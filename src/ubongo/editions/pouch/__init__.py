"""Pouch: the gem bag and the round track."""
