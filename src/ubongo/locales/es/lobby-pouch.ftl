# Spanish: pouch in the lobby.

edition-pouch = Bolsa de gemas
edition-note-pouch = Gana gemas y suma puntos
