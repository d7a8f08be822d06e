"""The games: total functions over immutable values, one folder an edition."""
