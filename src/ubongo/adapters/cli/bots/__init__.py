"""Bots that play on a server over its own protocol."""
