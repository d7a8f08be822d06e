# fr: nim in the lobby.

edition-nim = Nim
edition-note-nim = Prends le dernier jeton
rules-counters = Jetons
rules-most = Au plus
