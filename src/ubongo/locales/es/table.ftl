# Spanish: the table in play.
# Names of players come as { $name }.

## Table

menu = Más
leave = Dejar la mesa
leave-sure = ¿Seguro que quieres salir?
leave-gives-up = ¿Salir y abandonar esta plantilla?

round-of = Ronda { $round } de { $rounds }
tie-break-of = Desempate { $number }
track-label = Quedan en el marcador: { $sapphires } zafiros y { $ambers } ámbares
gems-by-rank = Gemas según el puesto
bag-title = En la bolsa
bag-inside = { $count ->
    [one] { $count } gema. Probabilidades al sacar la próxima:
   *[other] { $count } gemas. Probabilidades al sacar la próxima:
}
second-chance = Segunda oportunidad
player-working = Resolviendo
player-solved = { $rank } · { $time }
player-gave-up = Se rinde
player-away = Ausente
player-watching = Mirando
player-stand-in-bot = Juega un bot
player-stand-in-skip = Pierde el turno
refused-bot-plays = Un bot juega esta ronda por ti. Después recuperas tu sitio.
player-placed = { $count } de { $all } piezas puestas
players-title = En la mesa
give-up = Abandonar esta plantilla
give-up-sure = ¿Seguro que abandonas?
give-up-done = Has abandonado esta plantilla. Los demás siguen jugando.
countdown-title = Prepárate
open-title = Tu plantilla
countdown-roller = { $you ->
    [yes] Tiras el dado
   *[no] { $name } tira el dado
}
ubongo-rank = Quedas { $rank }, en { $time }
ubongo-waiting = Los demás siguen hasta que acabe el tiempo.
watching = No juegas en esta carrera. Mira quién acaba primero.
watching-race = La carrera está en marcha. Las plantillas se verán después.
watching-board = La plantilla de { $name }
tie-break-who = { $names }: gana la partida quien resuelva primero.

## News, for the live region and the note under the header

news-countdown = Ronda { $round }. Prepárate.
news-open = Ronda { $round }. Mira tu plantilla.
news-tie-break = Empate. Desempate { $number }: gana quien resuelva primero.
news-revealed = ¡Ya! El dado muestra: { $symbol }.
news-solved = { $name } termina { $rank }
news-gave-up = { $name } se rinde
news-second-chance = Nadie ha terminado. El reloj de arena gira otra vez.
news-resting = La ronda ha terminado.
news-over = La partida ha terminado.

## After a round

rest-title = Ronda { $round }
rest-title-tie = Desempate { $number }
rest-first = { $you ->
    [yes] Has terminado antes que nadie
   *[no] { $name } ha terminado antes que nadie
}
rest-nobody = Nadie la resolvió
rest-second = Resuelta en la segunda oportunidad
rest-unsolved = Sin resolver
rest-plus = +{ $points }
rest-into-bag = Nadie las ganó. Van a la bolsa.
rest-ready = Listo
rest-waiting = Esperando a los demás
rest-looking = Falta: { $names }
rest-next-in = { $seconds ->
    [one] Siguiente ronda en { $seconds } segundo
   *[other] Siguiente ronda en { $seconds } segundos
}
rest-tie-next = Hay empate. Solo los empatados reciben otra plantilla. Gana quien la resuelva primero.

## End

end-won = { $you ->
    [yes] ¡Ganas!
   *[no] Gana { $name }
}
end-shared = Victoria compartida: { $names }
end-alone = { $count ->
    [one] Has sumado { $count } punto
   *[other] Has sumado { $count } puntos
}
end-tie-break = Empate a puntos: decidió el desempate.
end-fruitless = Empate a puntos, y tres desempates sin ganador. La victoria se comparte.
end-sum = { $count } × { $worth }
end-bot-played = Un bot jugó por { $name }: { $rounds }
end-last = La última carrera
end-again = Jugar otra vez
end-save = Guardar la partida
end-replay = Ver la repetición
end-share = Compartir
end-share-title = Una partida de Ubongo
end-share-line = { $name }: { $points }
end-waits = { $name } puede empezar la revancha. Quédate aquí para jugarla.
end-proof = ¿Fue limpia la partida?
end-proof-text = Cada tirada, reparto y robo salió de esta semilla secreta y de las partes que añadieron los navegadores de los jugadores. La huella de la semilla se mostró antes de la primera ronda. Cualquiera puede comparar las dos y repetir la partida.
end-seed = Semilla
end-hash = Huella mostrada antes de la partida
