# German: classic in the lobby.

edition-classic = Edelstein­brett
edition-note-classic = Sammle Steine einer Farbe
rules-all-boards = Spiellänge
rules-all-boards-yes = { $rounds } Runden, alle Tafeln
rules-all-boards-no = Neun Runden
rules-calm = Ziehen und nehmen
rules-calm-yes = Nach dem Rennen, reihum
rules-calm-no = Solange die Sanduhr läuft
