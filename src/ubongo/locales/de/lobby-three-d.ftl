# German: three-d in the lobby.

edition-three-d = 3D-Blöcke
edition-note-three-d = Bau zwei Schichten hoch
rules-level = Stufe: { $name }
rules-level-all = Stufe
rules-level-1 = 1 · leicht
rules-level-2 = 2 · mittel
rules-level-3 = 3 · schwer
rules-level-4 = 4 · sehr schwer
rules-luck = Edelsteine
rules-luck-yes = Aus Beutel und Leiste
rules-luck-no = Nach Rang, ohne Glück
