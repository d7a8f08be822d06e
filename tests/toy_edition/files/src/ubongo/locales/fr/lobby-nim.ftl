# French: nim in the lobby.

rules-counters = Jetons
rules-most = Au plus
