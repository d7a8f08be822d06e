# Polish: pouch in the lobby.

edition-pouch = Woreczek z klejnotami
edition-note-pouch = Zdobywaj klejnoty i punkty
