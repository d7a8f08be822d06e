# es: nim in the lobby.

edition-nim = Nim
edition-note-nim = Toma la última ficha
rules-counters = Fichas
rules-most = Como máximo
