# Spanish: the table in play.
# Names of players come as { $name }.

## Table

menu = Más
leave = Dejar la mesa
leave-sure = ¿Salir de verdad?

round-of = Ronda { $round } de { $rounds }
tie-break-of = Desempate { $number }
track-label = Quedan en el marcador: { $sapphires } zafiros y { $ambers } ámbares
treasure-ranks = Gemas según el puesto
bag-title = En la bolsa
bag-inside = { $count ->
    [one] { $count } gema. La próxima será:
   *[other] { $count } gemas. La próxima será:
}
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
ubongo-rank = Vas { $rank }, en { $time }
ubongo-waiting = Los demás siguen hasta que caiga toda la arena.
watching = No juegas esta carrera. Mira quién acaba primero.
watching-race = La carrera está en marcha. Las plantillas se ven al final.
watching-board = La plantilla de { $name }
tie-break-who = { $names }: gana la partida quien resuelva primero.

## News, for the live region and the note under the header

news-countdown = Ronda { $round }. Prepárate.
news-tie-break = Empate. Desempate { $number }: gana quien resuelva primero.
news-revealed = ¡Ya! El dado muestra: { $symbol }.
news-solved = { $name } es { $rank }
news-gave-up = { $name } se rinde
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

## End

end-won = { $you ->
    [yes] ¡Ganas!
   *[no] Gana { $name }
}
end-shared = Victoria compartida: { $names }
end-alone = { $count ->
    [one] Has reunido { $count } punto
   *[other] Has reunido { $count } puntos
}
end-tie-break = Los puntos estaban igualados; decidió el desempate.
end-fruitless = Los puntos estaban igualados y tres desempates no adelantaron a nadie: la victoria se comparte.
end-sum = { $count } × { $worth }
end-last = La última carrera
end-again = Jugar otra vez
end-save = Guardar la partida
end-replay = Volver a verla
end-share = Compartir
end-share-title = Una partida de Ubongo
end-share-line = { $name }: { $points }
end-waits = { $name } puede pedir otra partida. Quédate aquí y jugarás también.
end-proof = ¿Fue limpio el azar?
end-proof-text = Cada tirada, reparto y robo salió de esta semilla secreta. Su huella se mostró antes de la primera ronda: cualquiera puede comparar las dos y repetir la partida.
end-seed = Semilla
end-hash = Huella mostrada antes
