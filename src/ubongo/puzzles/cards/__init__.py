"""The card game: cards of two by three symbols, placed side by side so that two symbols touch two equal ones."""
