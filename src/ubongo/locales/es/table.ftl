# Spanish: the table in play.
# Names of players come as { $name }.

## Table

menu = Más
leave = Dejar la mesa
leave-sure = ¿Salir de verdad?
leave-gives-up = ¿Salir y abandonar esta plantilla?

round-of = Ronda { $round } de { $rounds }
tie-break-of = Desempate { $number }
track-label = Quedan en el marcador: { $sapphires } zafiros y { $ambers } ámbares
gems-by-rank = Gemas según el puesto
bag-title = En la bolsa
bag-worth = Cuánto valen las gemas
bag-inside = { $count ->
    [one] { $count } gema. Probabilidades al sacar la próxima:
   *[other] { $count } gemas. Probabilidades al sacar la próxima:
}
second-chance = Segunda oportunidad
player-working = Resolviendo
player-solved = { $rank } · { $time }
player-gave-up = Abandona
player-timed-out = Sin tiempo
player-away = Ausente
player-watching = Mirando
player-stand-in-bot = Juega un bot
player-stand-in-skip = Pierde el turno
refused-bot-plays = Un bot juega esta ronda por ti. Después recuperas tu sitio.
player-placed = { $count } de { $all } piezas puestas
players-title = En la mesa
give-up = Abandonar esta plantilla
give-up-sure = ¿Abandonar de verdad?
give-up-done = Has abandonado esta plantilla. Los demás siguen jugando.
countdown-title = Prepárate
open-title = Tu plantilla
countdown-toss = Lanzar el dado
countdown-roller = { $you ->
    [yes] Te toca tirar el dado. ¡Tócalo!
   *[no] { $name } tira el dado
}
ubongo-rank = Tu puesto: { $rank }, en { $time }
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
news-solved = { $name } acaba en el puesto { $rank }
news-gave-up = { $name } abandona
news-second-chance = Nadie ha terminado. El reloj de arena gira otra vez.
news-extra-time = Se acabó la arena. Tiempo extra: { $names }.
news-resting = La ronda ha terminado.
news-over = La partida ha terminado.

## After a round

rest-title = Ronda { $round }
rest-title-tie = Desempate { $number }
rest-unsolved = Sin resolver
rest-ready = Listo

## End

end-won = { $you ->
    [yes] ¡Ganas!
   *[no] Gana { $name }
}
end-shared = Victoria compartida: { $names }
end-bot-played = Un bot jugó por { $name }: { $rounds }
end-save = Guardar la partida
end-share-line = { $name }: { $points }
end-proof = ¿Fue limpia la partida?
end-seed = Semilla
