# German: nim in the lobby.

rules-counters = Steine
rules-most = Höchstens
