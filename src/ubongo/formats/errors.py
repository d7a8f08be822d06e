"""Errors caused by input or by the system, not by this program."""


class UbongoError(Exception):
    """Bad input or a failing machine, described in one clear line."""
