"""The tables of one process: opened, found, changed in the lobby, driven, maintained, and archived."""
