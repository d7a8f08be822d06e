"""One table: its log, its setup, and its subscribers."""
