"""What is stored: tables and their logs, results, decks, and the heartbeat."""
