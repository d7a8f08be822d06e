# Español: el juego de cartas. Los nombres de los jugadores llegan como { $name }.

## News, for the live region

cards-news-signal = Todos pueden colocar. ¡Ya!
cards-news-called = { $name } grita ¡Ubongo!
cards-news-passed = { $name } pasa
cards-news-plays-on = { $name } sigue jugando

## The mat: hand and lattice

cards-mat = Tus cartas
cards-help = Coge una carta con su cifra, gira con R, muévela con las flechas, N lleva al siguiente sitio donde encaja, coloca con Intro, recógela con Supr.
cards-layout = Lo que tienes delante
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
    [right] Bien con la carta { $number }: { $symbols }
    [wrong] Mal con la carta { $number }: { $flaw }
   *[no] Junto a la carta { $number }: { $symbols }
}
cards-tools = Herramientas para la carta cogida
cards-tool-next = Al siguiente sitio donde encaja
cards-tool-place = Colocar
cards-tool-return = De vuelta a la mano
cards-say-picked = Carta { $number } cogida: { $symbols }
cards-say-turned = Carta { $number } girada: { $symbols }
cards-say-held = Carta { $number } { $place }
cards-say-over = Carta { $number } { $place }: ahí hay otra
cards-say-placed = Carta { $number } colocada { $place }. Cartas colocadas: { $count }
cards-say-refused = Ahí hay otra carta
cards-say-returned = Carta { $number } de vuelta en la mano
cards-full = Ya hay siete. Recoge antes una.
cards-drag-here = Arrastra aquí la primera carta o haz clic
cards-see-closer = Ver de cerca
cards-see-whole = Ver toda la composición

## What is wrong

cards-flaw-overlap = hay cartas una sobre otra
cards-flaw-one-symbol = solo se toca un símbolo
cards-flaw-three-symbols = se tocan tres símbolos
cards-flaw-mismatch = se tocan símbolos distintos
cards-flaw-several-cards = una carta toca más de una
cards-flaw-not-connected = no todas las cartas están unidas
cards-why = { $flaw }: { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } carta está separada de las demás
   *[other] { $count } cartas están separadas de las demás
}
cards-why-several = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}

## During a round

cards-laid = { $count } / { $all } cartas
cards-progress = { $count } de { $all } cartas colocadas
cards-symbols = { $count ->
    [one] { $count } símbolo en esta ronda
   *[other] { $count } símbolos en esta ronda
}
cards-judging = Se comprueban las cartas …
cards-hint-helps = { $all } cartas bien puestas gritan solas
cards-pass = Pasar
cards-pass-sure = ¿Pasar de verdad?
cards-passed = Pasa
cards-you-passed = Has pasado
cards-passed-wait = Los demás siguen.
cards-play-on = Seguir
cards-watching = Estás mirando
cards-watching-round = Tantas cartas tiene cada cual delante. Cómo están se ve después de la ronda.

## After a round

cards-rest-called = { $you ->
    [yes] ¡Has gritado Ubongo!
   *[no] ¡{ $name } ha gritado Ubongo!
}
cards-rest-wrong = { $you ->
    [yes] Has gritado, pero algo estaba mal
   *[no] Gritado, pero mal: { $name }
}
cards-rest-together = En el mismo instante: { $names }
cards-rest-nobody = Nadie ha gritado
cards-called-right = ¡Ubongo! Todo está bien.
cards-called-wrong = Gritado, pero mal: { $flaw }
cards-wrong = Mal: { $flaw }
cards-lay = { $count ->
    [one] { $count } carta bien puesta
   *[other] { $count } cartas bien puestas
}
cards-none = Ninguna carta colocada
cards-total = Puntos hasta ahora: { $points }
cards-one-way = Así salían siete
cards-layout-of = Las cartas de { $name }
cards-layout-closer = Ver de cerca las cartas de { $name }

## The end

cards-end-last = La última ronda
cards-end-table = Puntos por ronda
cards-end-sum = Suma
cards-end-how = Un grito correcto da diez puntos; si no, uno por cada carta bien puesta. En caso de empate gana quien más veces tuvo diez.
cards-end-tens = { $you ->
    [yes] Mismos puntos. Has tenido diez más veces: { $count } contra { $others }.
   *[no] Mismos puntos. { $name } ha tenido diez más veces: { $count } contra { $others }.
}
cards-end-shared = Mismos puntos y las mismas veces diez ({ $count }): victoria compartida.

## Refusals

refused-not-laying = Ahora no se colocan cartas.
refused-not-signaled = Espera la señal.
refused-still-laying = La ronda sigue en marcha.
refused-called-out = Alguien ha gritado Ubongo. Ya nadie coloca.
refused-not-at-the-table = Solo estás mirando.
refused-not-your-card = Esa carta no es tuya.
refused-off-the-table = Eso está demasiado lejos del centro.
refused-seven-are-enough = Ya hay siete. Recoge antes una.
refused-arranged-enough = Has movido tus cartas tantas veces como permite una ronda.
refused-not-seven = Coloca antes siete cartas.
refused-not-right = Todavía no: algo está mal puesto.
refused-already-called = Ya has gritado.
refused-passed = Has pasado. Sigue jugando antes.
refused-not-passed = No has pasado.

## By mouse and keys

keys-card = Coger una carta
keys-card-how = arrastrar, clic o su cifra
keys-fit = Donde encaja
keys-fit-how = tecla N
keys-lay = Colocar
keys-lay-how = soltar, otro clic o Intro
keys-look = Ver de cerca
keys-look-how = + y −, 0, la rueda o arrastra un hueco

## Jugadas escritas

cards-typed-how = Di una carta por su número, la casilla para su símbolo de arriba a la izquierda y los cuartos de vuelta: 3 m50 r1. Las columnas son letras, las filas números, m50 es el centro. Sin casilla oyes la carta girada así y, si la mesa ayuda, dónde encaja. También: { $take } 3, { $words }.
cards-typed-fits = Encaja en { $cells }
cards-typed-nowhere = Así no encaja en ningún sitio
cards-typed-empty = Todavía no hay nada. El centro es { $cell }.
cards-typed-again = Escribe { $word } otra vez y habrás pasado.
cards-word-hand = cartas
cards-word-call = ubongo
cards-word-pass = paso
cards-word-continue = sigo
