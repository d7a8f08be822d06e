"""The tables of one process: opened, found, driven, and kept alive."""
