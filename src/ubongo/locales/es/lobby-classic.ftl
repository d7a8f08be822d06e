# Spanish: classic in the lobby.

edition-classic = Tablero de gemas
edition-note-classic = Reúne gemas de un color
rules-all-boards = Duración
rules-all-boards-yes = { $rounds } rondas, todas las plantillas
rules-all-boards-no = Nueve rondas
rules-calm = Mover y tomar gemas
rules-calm-yes = Tras la carrera, por turnos
rules-calm-no = Mientras corre el reloj
