"""The generators of decks: the same seed gives the same deck, byte for byte."""
