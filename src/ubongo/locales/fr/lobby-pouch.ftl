# French: pouch in the lobby.

edition-pouch = Sac de gemmes
edition-note-pouch = Gagne des gemmes et des points
