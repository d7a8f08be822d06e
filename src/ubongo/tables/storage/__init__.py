"""What is kept: tables and their logs, decks, and the database."""
