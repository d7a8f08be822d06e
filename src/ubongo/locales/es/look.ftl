# Spanish: a look at boards or hands before a round, and the rows of a card.

look-all-ready = Empezamos en
look-when-all = Empezamos cuando todos estén listos.
look-waiting = Faltan: { $names }
look-latest = ({ $seconds } s como máximo)
look-rows = Las seis filas de tu tarjeta
look-board = Tu plantilla
look-others = Los jugadores miran sus plantillas.
