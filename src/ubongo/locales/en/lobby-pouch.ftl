# English: pouch in the lobby.

edition-pouch = Gem pouch
edition-note-pouch = Win gems, score points
