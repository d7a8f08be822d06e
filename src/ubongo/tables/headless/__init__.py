"""Games without a server: simulations, statistics of bots, and replays."""
