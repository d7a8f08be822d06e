# French: three-d in the lobby.

edition-three-d = Blocs 3D
edition-note-three-d = Construis sur deux couches
rules-level = Niveau de { $name }
rules-level-all = Niveau
rules-level-1 = 1 · facile
rules-level-2 = 2 · moyen
rules-level-3 = 3 · difficile
rules-level-4 = 4 · très difficile
rules-luck = Gemmes
rules-luck-yes = De la piste et du sac
rules-luck-no = Selon le rang, sans chance
