# en: nim in the lobby.

edition-nim = Nim
edition-note-nim = Take the last counter
rules-counters = Counters
rules-most = At most
