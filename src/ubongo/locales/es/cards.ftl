# Spanish: cards, the card game. Names of players come as { $name }.

## News, for the live region

cards-news-signal = ¡Ya! Coloca tus cartas.
cards-news-called = { $name } grita ¡Ubongo!
cards-news-passed = { $name } pasa
cards-news-plays-on = { $name } vuelve a jugar

## The mat: hand and lattice

cards-mat = Tus cartas
cards-help = Toma una carta con su cifra, muévela con las flechas. R la gira, { $places ->
    [yes] N busca el siguiente sitio donde encaja
   *[no] N va al siguiente sitio libre junto a una carta
}, Intro la coloca, Supr la recoge.
cards-layout = Tu composición
cards-in-hand = en la mano
cards-at = en { $cell }
cards-label = Carta { $number }: { $symbols } – { $place }
cards-symbol-o4 = cuadrado
cards-symbol-i4 = barra
cards-symbol-t4 = letra te
cards-symbol-s4 = rayo
cards-symbol-l5 = gancho
cards-symbol-p5 = bandera
cards-symbol-v3 = esquina
cards-symbol-i2 = trazo
cards-meets = { $judged ->
    [right] Encaja con la carta { $number }: { $symbols }
    [wrong] No encaja con la carta { $number }: { $flaw }
   *[no] Junto a la carta { $number }: { $symbols }
}
cards-tools = Herramientas para la carta en la mano
cards-tool-next = Siguiente sitio donde encaja
cards-tool-beside = Siguiente sitio libre
cards-tool-place = Colocar
cards-tool-return = De vuelta a la mano
cards-say-picked = Carta { $number } en la mano: { $symbols }
cards-say-turned = Carta { $number } girada: { $symbols }
cards-say-held = Carta { $number } { $place }
cards-say-over = Carta { $number } { $place }: ahí hay otra
cards-say-placed = Carta { $number } colocada { $place }. Cartas colocadas: { $count }
cards-say-refused = Ahí hay otra carta
cards-say-returned = Carta { $number } de vuelta en la mano
cards-full = Ya hay siete cartas. Recoge antes una.
cards-drag-here = Coloca aquí tu primera carta
cards-rule = Exactamente dos símbolos tocan los mismos dos.
cards-rule-right = Bien: dos símbolos tocan los mismos dos
cards-rule-wrong = Mal: se tocan dos símbolos distintos
cards-see-closer = Acercar
cards-see-whole = Ver toda la composición

## What is wrong

cards-flaw-overlap = hay cartas superpuestas
cards-flaw-one-symbol = solo se toca un par de símbolos
cards-flaw-three-symbols = se tocan tres pares de símbolos
cards-flaw-mismatch = se tocan dos símbolos distintos
cards-flaw-several-cards = una carta toca más de una carta
cards-flaw-not-connected = no todas las cartas están unidas
cards-why = { $flaw }: { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } carta no está unida a las demás
   *[other] { $count } cartas no están unidas a las demás
}
cards-why-several = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}

## During a round

cards-laid = { $count } / { $all } cartas
cards-progress = { $count } de { $all } cartas colocadas
cards-look = Tus cartas
cards-news-look = Ronda { $round }. Mira tus cartas hasta que todos estén listos.
cards-symbols = { $count ->
    [one] { $count } símbolo en esta ronda
   *[other] { $count } símbolos en esta ronda
}
cards-judging = Comprobando las cartas…
cards-hint-helps = { $all } cartas correctas gritan ¡Ubongo! por ti
cards-not-yet = Aún no puedes gritar: { $reason }
cards-pass = Pasar
cards-pass-sure = ¿Pasar de verdad?
cards-passed = Pasa
cards-you-passed = Has pasado
cards-passed-wait = Los demás siguen jugando.
cards-play-on = Seguir jugando
cards-watching = Estás mirando
cards-watching-round = Ves cuántas cartas ha colocado cada cual. Las composiciones se muestran tras la ronda.

## After a round

cards-rest-called = { $you ->
    [yes] ¡Has gritado Ubongo!
   *[no] ¡{ $name } ha gritado Ubongo!
}
cards-rest-wrong = { $you ->
    [yes] Has gritado, pero había un error
   *[no] { $name } ha gritado con un error
}
cards-rest-together = Han gritado a la vez: { $names }
cards-rest-nobody = Nadie ha gritado
cards-called-right = ¡Ubongo! Todo está bien.
cards-called-wrong = Gritado, pero con un error: { $flaw }
cards-wrong = Mal: { $flaw }
cards-lay = { $count ->
    [one] { $count } carta bien puesta
   *[other] { $count } cartas bien puestas
}
cards-none = Ninguna carta colocada
cards-total = Puntos hasta ahora: { $points }
cards-one-way = Una forma de colocar siete
cards-layout-of = Las cartas de { $name }
cards-layout-closer = Acercar las cartas de { $name }

## The end

cards-end-last = La última ronda
cards-end-table = Puntos por ronda
cards-end-sum = Total
cards-end-how = Un grito correcto da diez puntos. Si no, cada carta de una composición correcta da uno. En caso de empate gana quien más veces tuvo diez.
cards-end-tens = { $you ->
    [yes] Empate a puntos. Has tenido diez más veces: { $count } contra { $others }.
   *[no] Empate a puntos. { $name } ha tenido diez más veces: { $count } contra { $others }.
}
cards-end-shared = Empate a puntos y a dieces ({ $count } por persona). La victoria se comparte.

## Refusals

refused-not-laying = Ahora no puedes colocar cartas.
refused-not-signaled = Espera la señal.
refused-still-laying = La ronda sigue en marcha.
refused-called-out = Alguien gritó ¡Ubongo! Ya no se colocan cartas.
refused-not-at-the-table = Solo estás mirando.
refused-not-your-card = Esa carta no es tuya.
refused-off-the-table = Eso está demasiado lejos del centro.
refused-seven-are-enough = Ya hay siete cartas. Recoge antes una.
refused-arranged-enough = Ya no te quedan movimientos en esta ronda.
refused-not-seven = Coloca antes siete cartas.
refused-not-right = Todavía no: hay un error en tu composición.
refused-already-called = Ya has gritado.
refused-passed = Has pasado. Vuelve antes a jugar.
refused-not-passed = No has pasado.

## By mouse and keys

keys-card = Tomar una carta
keys-card-how = arrastrar, clic o su cifra
keys-fit = Siguiente sitio donde encaja
keys-beside = Siguiente sitio libre
keys-fit-how = N
keys-lay = Colocar
keys-lay-how = soltar, otro clic o Intro
keys-look = Acercar y mover
keys-look-how = + y −, 0, la rueda o arrastra un hueco

## Typed moves

cards-typed-how = Escribe el número de una carta, la casilla para su símbolo de arriba a la izquierda y los cuartos de vuelta: 3 m50 r1. Las columnas son letras, las filas números, m50 es el centro. Sin casilla oyes la carta girada así y, si se muestran los sitios, dónde encaja. También: { $take } 3, { $words }.
cards-typed-lines = Escribe el número de una carta, la casilla de su símbolo de arriba a la izquierda y sus cuartos de vuelta: 2 n52 r1. También: { $take } 2, { $words }.
cards-typed-fits = Encaja en { $cells }
cards-typed-nowhere = Así no encaja en ningún sitio
cards-typed-empty = Aún no hay cartas. El centro es { $cell }.
cards-typed-again = Escribe { $word } otra vez para pasar.
cards-word-hand = cartas
cards-word-call = ubongo
cards-word-pass = paso
cards-word-continue = sigo
