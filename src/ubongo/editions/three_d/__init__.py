"""Three-d: blocks on two layers, each player on their own level."""
