# German: pouch in the lobby.

edition-pouch = Edelstein­beutel
edition-note-pouch = Sammle Edelsteine und Punkte
