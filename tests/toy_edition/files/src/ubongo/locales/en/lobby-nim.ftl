# English: nim in the lobby.

rules-counters = Counters
rules-most = At most
