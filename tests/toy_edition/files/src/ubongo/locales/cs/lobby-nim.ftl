# Czech: nim in the lobby.

rules-counters = Kameny
rules-most = Nejvýše
