# de: nim in the lobby.

edition-nim = Nim
edition-note-nim = Nimm den letzten Stein
rules-counters = Steine
rules-most = Höchstens
