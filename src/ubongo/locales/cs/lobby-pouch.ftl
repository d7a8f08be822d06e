# Czech: pouch in the lobby.

edition-pouch = Sáček s drahokamy
edition-note-pouch = Získávej drahokamy a body
