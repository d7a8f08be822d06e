# Spanish: nim in the lobby.

rules-counters = Fichas
rules-most = Como máximo
