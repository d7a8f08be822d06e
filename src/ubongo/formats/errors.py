"""What the outside world can get wrong."""


class UbongoError(Exception):
    """Bad input or a failing machine, described in one clear line."""
