# Spanish: the table in play.
# Names of players come as { $name }.

## Table

menu = Más
leave = Dejar la mesa
leave-sure = ¿Salir de verdad?
table-next = Otra vez: la misma gente, plantillas nuevas …

round-of = Ronda { $round } de { $rounds }
tie-break-of = Desempate { $number }
track-label = Quedan en el marcador: { $sapphires } zafiros y { $ambers } ámbares
bag-title = En la bolsa
bag-inside = { $count ->
    [one] { $count } gema. La próxima será:
   *[other] { $count } gemas. La próxima será:
}
glass-label = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
glass-none = Sin límite
second-chance = Segunda oportunidad
player-working = Buscando
player-solved = { $rank } · { $time }
player-gave-up = Se rinde
player-away = Ausente
player-watching = Mirando
player-stand-in-bot = Juega un bot
player-stand-in-skip = Pierde el turno
player-placed = { $count } de { $all } piezas puestas
players-title = En la mesa
give-up = Abandonar esta plantilla
give-up-sure = ¿Abandonar de verdad?
give-up-done = Abandonas esta plantilla. Los demás siguen.
countdown-title = Prepárate
countdown-roller = { $you ->
    [yes] Tiras el dado
   *[no] { $name } tira el dado
}
ubongo = ¡Ubongo!
ubongo-rank = Vas { $rank }, en { $time }
ubongo-waiting = Los demás siguen hasta que caiga toda la arena.
checking = Comprobando …
watching = No juegas esta carrera. Mira quién acaba primero.
watching-race = La carrera está en marcha. Las plantillas se ven al final.
watching-board = La plantilla de { $name }
tie-break-who = { $names }: gana la partida quien resuelva primero.

## Refusals

refused-not-a-tiling = Todavía no: las casillas claras no están cubiertas justas.
refused-time-is-up = Ya había caído toda la arena.
refused-no-race = Esta carrera ha terminado.
refused-already-solved = Ya has resuelto esta plantilla.
refused-gave-up = Has abandonado esta plantilla.
refused-no-deck = No se pudo crear la baraja nueva. Inténtalo otra vez o usa la estándar.
refused-other = Ahora no se puede.

## News, for the live region and the note under the header

news-countdown = Ronda { $round }. Prepárate.
news-tie-break = Empate. Desempate { $number }: gana quien resuelva primero.
news-revealed = ¡Ya! El dado muestra: { $symbol }.
news-solved = { $name } es { $rank }
news-gave-up = { $name } se rinde
news-ten = Quedan diez segundos
news-second-chance = Nadie ha terminado. El reloj de arena gira otra vez.
news-resting = La ronda ha terminado.
news-over = La partida ha terminado.

## After a round

rest-title = Ronda { $round }
rest-title-tie = Desempate { $number }
rest-first = { $you ->
    [yes] Has acabado antes que nadie
   *[no] { $name } ha acabado antes que nadie
}
rest-nobody = Nadie lo encontró
rest-second = Resuelta en la segunda oportunidad
rest-unsolved = Sin resolver
rest-plus = +{ $points }
rest-into-bag = Nadie las ganó: a la bolsa
rest-ready = Seguir
rest-waiting = Esperando a los demás
rest-looking = Aún miran: { $names }
rest-next-in = { $seconds ->
    [one] Sigue en { $seconds } segundo
   *[other] Sigue en { $seconds } segundos
}
rest-tie-next = Hay empate en cabeza. Quienes empatan, y solo ellos, reciben otra plantilla: gana quien la resuelva primero.
