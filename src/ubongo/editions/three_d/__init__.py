"""Three-d: blocks on two layers, each player on a level of their own."""
