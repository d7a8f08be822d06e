"""Doors to the outside: the web and the command line, independent of one another."""
