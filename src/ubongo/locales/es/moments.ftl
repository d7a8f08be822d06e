# Spanish: after a race, and the end of a game.
# Names of players come as { $name }.

## After a round

rest-first = { $you ->
    [yes] Has terminado antes que nadie
   *[no] { $name } ha terminado antes que nadie
}
rest-alone = Resuelta en { $time }
draw-track = Del marcador
draw-bag = Sacadas de la bolsa
rest-nobody = Nadie la resolvió
rest-second = Resuelta en la segunda oportunidad
rest-plus = +{ $points }
rest-into-bag = Nadie las ganó. Van a la bolsa.
rest-waiting = Esperando a los demás
rest-looking = Esperando a: { $names }
rest-next-in = { $seconds ->
    [one] Siguiente ronda en { $seconds } segundo
   *[other] Siguiente ronda en { $seconds } segundos
}
rest-tie-next = Hay empate. Solo los empatados reciben otra plantilla. Gana quien la resuelva primero.

## End

end-counting = El recuento final
end-counted = { $name }: { $what }
end-rounds = Ronda a ronda
end-fastest = Solución más rápida: { $name }, { $time } ({ $round })
end-best-board = Mejor plantilla: { $name }, { $time }
end-not-in = no jugó
end-alone = { $count ->
    [one] Has sumado { $count } punto
   *[other] Has sumado { $count } puntos
}
end-tie-break = Empate a puntos: decidió el desempate.
end-fruitless = Empate a puntos, y tres desempates sin decisión. La victoria se comparte.
end-sum = { $count } × { $worth }
end-last = La última carrera
end-again = Jugar otra vez
end-rematch = Ir a la revancha
end-replay = Ver la repetición
end-share = Compartir
end-copied = Copiado
end-share-title = Ubongo · { $edition }
end-share-picture = Compartir como imagen
end-save-picture = Guardar como imagen
end-share-text = Compartir como texto
end-copy-text = Copiar como texto
end-waits = { $name } puede empezar la revancha. Quédate aquí para jugarla.
end-propose = Proponer la revancha
end-proposed = { $count ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
}
end-own-proposal = Has propuesto la revancha. Empieza cuando { $name } o la mayoría estén de acuerdo.
end-own-proposal-unseated = Has propuesto la revancha. Empieza cuando quien dirige la mesa o la mayoría estén de acuerdo.
end-own-proposal-all = Has propuesto la revancha. Empieza cuando todos acepten.
end-find = Buscar otra partida
end-proof-text = Cada tirada, reparto y robo salió de esta semilla secreta y de las partes que añadieron los navegadores de los jugadores. La huella de la semilla se mostró antes de la primera ronda. Cualquiera puede comparar las dos y repetir la partida.
end-hash = Huella mostrada antes de la partida
