# Spanish: classic, the gem board. Names of players come as { $name }, numbers of rows count from the top.

## Colors of gems

classic-color-green = verde
classic-color-red = rojo
classic-color-blue = azul
classic-color-violet = violeta
classic-color-brown = marrón
classic-color-yellow = amarillo

## News, for the live region

classic-news-taking = La carrera ha terminado. Ahora se toman las gemas, por orden de llegada.
classic-news-turn-place = { $you ->
    [yes] Te toca: pon tu peón en una casilla.
   *[no] { $name } pone su peón en una casilla.
}
classic-news-turn-take = { $you ->
    [yes] Te toca: mueve y toma gemas.
   *[no] Le toca a { $name } tomar gemas.
}
classic-news-pawn = { $name } va a la fila { $row }
classic-news-took = { $name } toma de la fila { $row }: { $gems }
classic-news-last = Todos han terminado. Quedan { $seconds } s para tomar gemas.

## Letters on the gems: no two alike

classic-color-green-letter = V
classic-color-red-letter = R
classic-color-blue-letter = Z
classic-color-violet-letter = L
classic-color-brown-letter = M
classic-color-yellow-letter = A
classic-heap = { $color }: { $count }
classic-place = Puesto { $place }
classic-best-color = Mejor color: { $count } de { $colors }
classic-no-gems = sin gemas

## At the gem board

classic-placing = Antes de la ronda 1
classic-turn = { $you ->
    [yes] Te toca
   *[no] Le toca a { $name }
}
classic-row = { $alone ->
    [yes] Fila { $row }: { $gems }.
   *[no] Fila { $row }: { $gems }. Peones aquí: { $pawns }.
}
classic-row-empty = vacía
classic-choices = Casillas a tu alcance
classic-choose-place = Poner el peón en la fila { $row }: { $gems }
classic-choose-move = Ir a la fila { $row }: { $gems }
classic-choose-take = Tomar de la fila { $row }: { $gems }
classic-choose-stay = Tu peón está en la fila { $row }: { $gems }
classic-take = Tomar
classic-pass = No tomar nada
classic-stay = Quedarme aquí
classic-next = Ahora mueve tu peón y toma gemas antes de que acabe el tiempo.
classic-next-calm = Las gemas se toman después de la carrera, por orden de llegada.

## What to do now, or what there is to wait for

classic-aim = Gana quien reúne más gemas de un color.
classic-guide-place = Elige una fila inicial para tu peón.
classic-guide-placing = { $name } elige una fila inicial.
classic-guide-act = { $steps ->
    [0] Toma las dos gemas delante de tu peón.
    [one] Muévete hasta { $steps } fila y toma dos gemas.
   *[other] Muévete hasta { $steps } filas y toma dos gemas.
}
classic-guide-hurry = ¡Antes de que acabe el tiempo!
classic-guide-let-pass = Si se acaba el tiempo, recibes las gemas delante de tu peón.
classic-guide-empty-here = Ya no quedan gemas delante de tu peón. Ve a otra fila.
classic-guide-nothing = { $moves ->
    [yes] No hay gemas a tu alcance. Mueve el peón para la próxima ronda o quédate aquí.
   *[no] Esta vez no hay gemas a tu alcance.
}
classic-guide-took = Has tomado: { $gems }.
classic-guide-stayed = Te quedas donde estás.
classic-guide-waiting = Siguen en juego: { $names }.
classic-guide-calm = Tu puesto: { $rank }. Las gemas se toman después de la carrera, por orden de llegada.
classic-guide-taking = { $name } mueve su peón y toma gemas.
classic-guide-then-you = Después te toca a ti.
classic-guide-unsolved = No has resuelto tu plantilla, así que en esta ronda no recibes gemas.
classic-guide-watch = La carrera está en marcha. Quien termina mueve su peón y toma gemas.
classic-lost = { $name } se te adelantó. Lo más cercano ahora: { $gems }.
classic-lost-empty = { $name } se te adelantó, y la fila está vacía. Ve a otra.

## After a round

classic-rest-late = Resuelta, pero sin tomar gemas

## The end, color by color

classic-end-plain = { $you ->
    [yes] Tienes más gemas de un color que nadie: { $best } contra { $next }.
   *[no] { $name } tiene más gemas de un color que nadie: { $best } contra { $next }.
}
classic-end-later = Empate hasta el color { $equal }. Decide el color { $number }: { $best } contra { $next }.
classic-end-though = { $you ->
    [yes] Tienes más gemas en total, pero eso no cuenta.
   *[no] { $name } tiene más gemas en total, pero eso no cuenta.
}
classic-end-shared = Empate en todos los colores: la victoria se comparte.
classic-end-best = mejor color
classic-end-next-best = el { $place }
classic-end-decides = decide
classic-end-total = { $count ->
    [one] { $count } gema
   *[other] { $count } gemas
}
classic-end-how = Gana quien tiene más gemas de un color. Si hay empate, decide el siguiente mejor color, y así sucesivamente. Da igual qué colores sean.

## What the gem board refuses

refused-not-your-turn = No es tu turno.
refused-not-placing = Los peones ya están puestos.
refused-place-pawns-first = Primero todos deben poner su peón.
refused-not-solved = Primero resuelve tu plantilla.
refused-out-of-reach = Tu puesto no te deja ir tan lejos.
refused-already-there = Tu peón ya está ahí.
refused-gems-in-reach = Aún hay gemas a tu alcance.
refused-already-stayed = Ya has decidido quedarte en esta ronda.
refused-moved-enough = Ya no puedes mover en esta ronda. Toma gemas donde estás.
refused-pawn-elsewhere = Tu peón está junto a otra fila.
refused-already-took = Ya has tomado tus gemas de esta ronda.
refused-gems-gone = Alguien se te adelantó: esas gemas ya no están. Mira cuáles quedan más cerca.
refused-row-empty = Esta fila está vacía.
refused-not-during-the-race = Espera: las gemas se toman tras la carrera.
