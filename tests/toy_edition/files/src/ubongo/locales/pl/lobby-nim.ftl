# pl: nim in the lobby.

edition-nim = Nim
edition-note-nim = Weź ostatni żeton
rules-counters = Żetony
rules-most = Najwyżej
