# Polish: nim in the lobby.

rules-counters = Żetony
rules-most = Najwyżej
