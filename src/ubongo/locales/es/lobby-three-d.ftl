# Spanish: three-d in the lobby.

edition-three-d = Bloques 3D
edition-note-three-d = Construye dos capas
rules-level = Nivel de { $name }
rules-level-all = Nivel
rules-level-1 = 1 · fácil
rules-level-2 = 2 · medio
rules-level-3 = 3 · difícil
rules-level-4 = 4 · muy difícil
rules-luck = Gemas
rules-luck-yes = Del marcador y la bolsa
rules-luck-no = Por puesto, sin suerte
