# Spanish: alone: which run, its end, records.

## Which run

solo-title = En solitario
solo-lead = A tu ritmo o contra el reloj.
solo-side = Plantillas
solo-side-3 = Tres piezas
solo-side-4 = Cuatro piezas
solo-side-level = Bloques, nivel { $level }
solo-blocks = Bloques
solo-count = Todas las que puedas
solo-count-note = Plantillas resueltas antes de que acabe el tiempo
# Below a number that stands by itself.
solo-minutes-unit = { $count ->
    [one] minuto
   *[other] minutos
}
solo-time = Lo más rápido que puedas
solo-time-note = Tu tiempo para un número fijo de plantillas
solo-boards-unit = { $count ->
    [one] plantilla
   *[other] plantillas
}
solo-practice-note = Sin límite de tiempo: para cuando quieras
solo-begin = Empezar
solo-best = Récord: { $best }
solo-failed = El servidor no respondió. Inténtalo otra vez en un momento.

## The end of a run

solo-end-count = { $count ->
    [one] { $count } plantilla en { $minutes } minutos
   *[other] { $count } plantillas en { $minutes } minutos
}
solo-end-time = { $count ->
    [one] { $count } plantilla en { $time }
   *[other] { $count } plantillas en { $time }
}
solo-end-practice = { $count ->
    [0] Ninguna plantilla esta vez
    [one] { $count } plantilla resuelta
   *[other] { $count } plantillas resueltas
}
solo-end-stopped = Terminado tras { $time }. Los intentos sin acabar no puntúan.
solo-end-typical = { $count ->
    [one] En { $time }
   *[other] La mitad en { $time } o menos
}
solo-end-first = Tu primer intento de este tipo. ¡A ver si lo superas!
solo-end-best = ¡El mejor de tus { $count } intentos de este tipo!
solo-end-place = Puesto { $place } entre tus { $count } intentos de este tipo
solo-end-daily = Plantillas del día
solo-end-daily-place = { $place } de { $count } tiempos del día
solo-end-daily-practice = Práctica: este tiempo no entra en la lista.
solo-end-daily-unsolved = Sin resolver tras { $time }.
solo-end-challenge = Volver al reto
solo-end-challenge-place = { $place } de { $count } tiempos
solo-end-again = Otra vez
solo-end-records = Récords
solo-end-save = Guardar el intento
solo-end-replay = Ver la repetición
solo-end-boards = Las plantillas
solo-end-set-aside = Saltada
solo-end-left = Sin terminar
solo-end-board = Plantilla { $number }, { $pieces } piezas

## Stuck

stuck-title = ¿No te sale?
stuck-hint = Coloca una pieza por mí
stuck-again = Empezarla de nuevo
stuck-solution = Ver una solución
stuck-note = Con una pista o en un segundo intento, tu tiempo no cuenta como récord.
stuck-close = Cerrar
stuck-left = Plantillas saltadas
stuck-left-board = Probar otra vez la plantilla { $number }
stuck-laid = Una pieza ya está en su sitio.
stuck-misplaced = { $count ->
    [one] Una pieza estorbaba: ha vuelto a la bandeja.
   *[other] { $count } piezas estorbaban: han vuelto a la bandeja.
}
stuck-solution-title = Una solución
stuck-next = Siguiente plantilla
stuck-alone = Prueba esta plantilla
stuck-try = Probar
stuck-hand = Prueba esta mano
stuck-hand-again = Empezar esta mano de nuevo
stuck-solved = { $count ->
    [0] En { $time }.
    [one] En { $time }, con { $count } pista.
   *[other] En { $time }, con { $count } pistas.
}
stuck-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
stuck-shown = Solución vista
stuck-repeat = Otra vez
why-title = ¿Es difícil? ¿Por qué?
why-solutions = { $count ->
    [one] Solo tiene una solución.
   *[other] Tiene { $count } soluciones.
}
why-many = Tiene más de { $count } soluciones.
why-places = De los { $places } sitios donde cabe una pieza al principio, { $right } llevan a una solución.
why-tries = { $count ->
    [one] Probarlo todo cuesta cerca de { $count } pieza por solución.
   *[other] Probarlo todo cuesta cerca de { $count } piezas por solución.
}

## Records

records-lead = { $count ->
    [one] { $count } plantilla resuelta en solitario
   *[other] { $count } plantillas resueltas en solitario
}
records-helped = { $count ->
    [one] { $count } con ayuda, que no sale en el gráfico.
   *[other] { $count } con ayuda, que no salen en el gráfico.
}
records-empty = Aquí no hay nada todavía. Juega en solitario y verás aquí tus resultados.
records-none = Ninguno aún
records-flat = Piezas
records-solid = Bloques
records-runs = { $count ->
    [one] { $count } intento
   *[other] { $count } intentos
}
records-chart = Tus tiempos por dificultad
records-chart-note = Cada marca es una plantilla. Las líneas unen las medianas.
records-axis-grade = Dificultad de la plantilla
records-as-table = Ver como tabla
records-grade = Dificultad
records-count = Resueltas
records-median = Mediana
records-fastest = Más rápida
records-recent = Últimos intentos
records-stopped = sin acabar
records-begin = Jugar en solitario
records-yours = Tus dispositivos y datos
records-failed = No se pudieron cargar tus récords. Inténtalo otra vez en un momento.
trends-title = Tus tiempos
trends-median = Mediana de los últimos { $count }
trends-best = Mejor
trends-line = Los últimos tiempos: { $count }. Los más cortos están más arriba.
trends-others = { $count ->
    [one] Más rápido que el { $percent } % de otro { $count } jugador de este servidor
   *[other] Más rápido que el { $percent } % de otros { $count } jugadores de este servidor
}
trends-slow = Las piezas que te frenan
trends-slow-note = Con ellas tardas más que en otras plantillas de la misma dificultad.
trends-slow-piece = { $count ->
    [one] { $percent } % más de tiempo, en { $count } plantilla
   *[other] { $percent } % más de tiempo, en { $count } plantillas
}
