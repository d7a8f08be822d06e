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
classic-news-last = Ya nadie busca. Tiempo para tomar: { $seconds } s.

## Letters on the gems: no two alike

classic-color-green-letter = V
classic-color-red-letter = R
classic-color-blue-letter = Z
classic-color-violet-letter = L
classic-color-brown-letter = M
classic-color-yellow-letter = A
classic-heap = { $color }: { $count }
classic-place = Puesto según el recuento: { $place }

## At the gem board

classic-placing = Antes de la primera ronda
classic-turn = { $you ->
    [yes] Te toca
   *[no] Le toca a { $name }
}
classic-row = { $alone ->
    [yes] Fila { $row }: { $gems }.
   *[no] Fila { $row }: { $gems }. Al lado: { $pawns }.
}
classic-row-empty = vacía
classic-choices = Casillas a tu alcance
classic-choose-place = Poner el peón en la fila { $row }: { $gems }
classic-choose-move = Ir a la fila { $row }: { $gems }
classic-choose-take = Tomar de la fila { $row }: { $gems }
classic-choose-stay = Tu peón está en la fila { $row }: { $gems }
classic-take = Tomar
classic-pass = No tomar nada
classic-next = Ahora las gemas: mueve tu peón y toma mientras corre el reloj.
classic-next-calm = Las gemas se toman después de la carrera, por orden de llegada.

## What to do now, or what there is to wait for

classic-guide-place = Elige la fila en la que empieza tu peón. Quien resuelve su tablero lo mueve entre las filas y toma dos gemas.
classic-guide-placing = { $name } elige una fila para su peón.
classic-guide-act = { $steps ->
    [0] Toma las dos gemas delante de tu peón.
    [one] Muévete hasta { $steps } fila y toma dos gemas.
   *[other] Muévete hasta { $steps } filas y toma dos gemas.
}
classic-guide-hurry = ¡Antes de que acabe el reloj!
classic-guide-let-pass = Si se acaba el tiempo, recibes lo que hay delante de tu peón.
classic-guide-empty-here = Delante de tu peón ya no queda nada. Ve a otra fila.
classic-guide-nothing = { $moves ->
    [yes] No hay gemas a tu alcance. Aún puedes mover el peón para la próxima ronda.
   *[no] Esta vez no hay gemas a tu alcance.
}
classic-guide-took = Has tomado: { $gems }.
classic-guide-waiting = Aún jugando: { $names }.
classic-guide-calm = Has llegado en { $rank } lugar. Las gemas se toman después de la carrera, por orden de llegada.
classic-guide-taking = { $name } mueve y toma.
classic-guide-then-you = Después te toca a ti.
classic-guide-unsolved = No has resuelto tu tablero: en esta ronda no tomas nada.
classic-guide-watch = La carrera está en marcha. Quien ha resuelto mueve y toma.
classic-lost = { $name } fue más rápido. Ahora delante hay: { $gems }.
classic-lost-empty = { $name } fue más rápido y la fila está vacía. Ve a otra.

## After a round

classic-rest-late = Resuelto, pero sin tomar nada

## The end, color by color

classic-end-plain = { $you ->
    [yes] Tienes más gemas de un color: { $best } contra { $next }.
   *[no] { $name } tiene más gemas de un color: { $best } contra { $next }.
}
classic-end-later = Empate hasta el color { $equal }. Decide el color { $number }: { $best } contra { $next }.
classic-end-though = { $you ->
    [yes] Que tengas más gemas no cuenta.
   *[no] Que { $name } tenga más gemas no cuenta.
}
classic-end-shared = Empate en todos los colores: victoria compartida.
classic-end-column-label = Color { $number }, desde el mejor
classic-end-decides = decide
classic-end-total = { $count ->
    [one] { $count } gema
   *[other] { $count } gemas
}
classic-end-how = Gana quien tiene más gemas de un color. Si hay empate, decide el siguiente mejor color, y así sucesivamente; da igual qué colores sean.

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
