"""The lattice of cards: two by three symbols a card, laid side by side so that two and two are the same."""
