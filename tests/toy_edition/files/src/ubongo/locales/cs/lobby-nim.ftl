# cs: nim in the lobby.

edition-nim = Nim
edition-note-nim = Vezmi poslední kámen
rules-counters = Kameny
rules-most = Nejvýše
