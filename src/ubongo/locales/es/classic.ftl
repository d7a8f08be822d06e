# Español: clásico, el tablero de gemas. Los nombres de los jugadores llegan como { $name }; las filas se cuentan desde arriba.

## Colors of gems

classic-color-green = verde
classic-color-red = rojo
classic-color-blue = azul
classic-color-violet = violeta
classic-color-brown = marrón
classic-color-yellow = amarillo

## News, for the live region

classic-news-taking = La carrera ha terminado. Ahora se toman las gemas, por orden.
classic-news-turn-place = { $you ->
    [yes] Te toca: pon tu peón en una casilla.
   *[no] { $name } pone su peón en una casilla.
}
classic-news-turn-take = { $you ->
    [yes] Te toca: mueve y toma.
   *[no] Le toca a { $name } tomar gemas.
}
classic-news-pawn = { $name } va a la fila { $row }
classic-news-took = { $name } toma de la fila { $row }: { $gems }

## What the gem board refuses

refused-not-your-turn = No es tu turno.
refused-not-placing = Los peones ya están puestos.
refused-place-pawns-first = Primero todos ponen su peón.
refused-not-solved = Primero resuelve tu tablero.
refused-out-of-reach = Tu puesto no llega tan lejos.
refused-already-there = Tu peón ya está ahí.
refused-moved-enough = Ya has movido bastante en esta ronda: toma donde estás.
refused-pawn-elsewhere = Tu peón está junto a otra fila.
refused-already-took = Ya tienes tus gemas de esta ronda.
refused-gems-gone = Alguien fue más rápido: esas gemas ya no están. Mira qué queda delante ahora.
refused-row-empty = Esta fila está vacía.
refused-not-during-the-race = Espera: las gemas se toman tras la carrera.
