# Spanish: the end of a game.
# Names of players come as { $name }.

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
