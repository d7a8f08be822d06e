"""Games without a server: simulations, statistics of bots, and frames of finished games."""
