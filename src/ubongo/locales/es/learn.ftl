# Spanish: the lessons. A step has a sentence that says what to do, one that helps (-hint), and often one on the result (-done).

## The overview

learn-lead = Lecciones cortas, de menos de un minuto, en las que juegas tú.
learn-mark-new = sin empezar
learn-mark-started = empezada
learn-mark-done = terminada

## Every lesson

learn-step-of = Paso { $step } de { $all }
learn-praise-1 = ¡Bien!
learn-praise-2 = ¡Muy bien!
learn-praise-3 = ¡Exacto!
learn-shown = Así se hace.
learn-show = Enséñame cómo
learn-skip = Saltar este paso
learn-next = Continuar
learn-over = ¡Lección terminada!
learn-over-lead = Sigue con la próxima o empieza a jugar.
learn-over-all = Ya sabes lo necesario para «{ $edition }».
learn-next-lesson = Siguiente lección
learn-first-game = Primera partida contra un bot
learn-first-races = Nueve carreras cortas contra un bot, con plantillas como estas.
learn-first-track = Quien resuelve primero toma el zafiro del marcador; quien resuelve después, el ámbar.
learn-first-bag = Quien termina a tiempo también saca una gema de la bolsa. Esa es cuestión de suerte.
learn-first-points = Gana quien tenga más puntos.
learn-first-go = Empezar
learn-first-close = Cerrar
learn-again = Otra vez
learn-all = Todas las lecciones
learn-bag = Mete la mano en la bolsa
learn-bot = { $done ->
    [yes] El bot ha terminado. ¡Sigue!
   *[no] El bot sigue buscando.
}
learn-glass-again = Se acabó el tiempo. En una lección, el reloj de arena gira otra vez.

## Typed moves

learn-word-next = seguir
learn-word-skip = saltar
learn-word-show = mostrar
learn-typed-example = Puedes escribir: { $line }
learn-typed-number = Puedes escribir el número de tu respuesta.
learn-typed-choice = Escribe el número de una respuesta. «{ $show }» la muestra, «{ $next }» continúa.
learn-typed-option = { $number }: { $text }

## Pouch

learn-pouch-1 = Cubrir una plantilla
learn-pouch-1-lay = Coloca cualquier pieza en la zona clara.
learn-pouch-1-lay-hint = Ahí no: toda la pieza debe estar en casillas claras y libres.
learn-pouch-1-turn = Ahora toma una pieza y gírala, con el botón o con la tecla R.
learn-pouch-1-turn-hint = Primero toma una pieza. Después pulsa el botón de la flecha redonda.
learn-pouch-1-flip = Voltea también una pieza, con el botón o con la tecla F.
learn-pouch-1-flip-hint = Primero toma una pieza. Después pulsa el botón de los dos triángulos.
learn-pouch-1-cover = Ahora cubre toda la zona clara con las tres piezas.
learn-pouch-1-cover-hint = Ahí no. Gira o voltea la pieza, o aparta otra.
learn-pouch-1-cover-done = ¡Ubongo! En una partida, la plantilla cubierta lo grita por ti.
learn-pouch-2 = El dado y el reloj de arena
learn-pouch-2-die = El dado muestra la serpiente. ¿Qué fila de piezas es la tuya?
learn-pouch-2-die-hint = Busca la fila con el símbolo del dado.
learn-pouch-2-die-done = Sí, la fila de la serpiente. Usas estas piezas y ninguna otra.
learn-pouch-2-race = Cubre tu plantilla antes de que acabe el tiempo. ¡Un bot juega también!
learn-pouch-2-race-hint = Ahí no. Gira o voltea la pieza, o aparta otra.
learn-pouch-2-race-done = { $first ->
    [yes] ¡Ubongo! Le has ganado al bot.
   *[no] ¡Ubongo! El bot fue más rápido, pero acabar a tiempo también da una gema.
}
learn-pouch-3 = Las gemas
learn-pouch-3-worth = ¿Cuál de estas gemas vale más?
learn-pouch-3-worth-hint = Hay otra que vale más. Es roja.
learn-pouch-3-worth-done = El rubí vale 4 puntos, el zafiro 3, la esmeralda 2 y el ámbar 1.
learn-pouch-3-track = ¡Primer puesto! Toma la mejor gema del marcador.
learn-pouch-3-track-hint = Esa solo vale 1 punto. La otra vale 3.
learn-pouch-3-track-done = El primer puesto toma el zafiro y el segundo, el ámbar.
learn-pouch-3-draw = Quien termina a tiempo también saca una gema. ¡Mete la mano en la bolsa!
learn-pouch-3-draw-hint = Pulsa la bolsa.
learn-pouch-3-draw-done = ¡Una esmeralda, 2 puntos! Lo que sacas es cuestión de suerte.
learn-pouch-3-sum = Un zafiro y una esmeralda: ¿cuántos puntos son?
learn-pouch-3-sum-hint = Un zafiro vale 3 puntos y una esmeralda, 2. Súmalos.
learn-pouch-3-sum-done = 5 puntos, 3 de ellos por el primer puesto. Tras nueve rondas gana quien tenga más puntos.

## Classic

learn-classic-1 = Resolver y tomar
learn-classic-1-cover = Cubre la zona clara con las tres piezas.
learn-classic-1-cover-hint = Ahí no. Gira o voltea la pieza, o aparta otra.
learn-classic-1-cover-done = ¡Ubongo! Ahora puedes tomar gemas.
learn-classic-1-take = Toma las dos gemas que hay delante de tu peón.
learn-classic-1-take-hint = Pulsa la fila de tu peón o el botón de abajo.
learn-classic-1-take-done = Tomas dos gemas en cada ronda que resuelves a tiempo.
learn-classic-2 = El peón
learn-classic-2-move = Primer puesto: avanza hasta tres filas, a la que empieza con dos gemas verdes.
learn-classic-2-move-hint = Cuentan las dos gemas junto al peón. Aquí no son verdes las dos.
learn-classic-2-take = Toma las dos gemas verdes.
learn-classic-2-take-hint = Vuelve a la fila con las dos gemas verdes y tómalas allí.
learn-classic-2-take-done = Date prisa: mientras corre el tiempo, otros pueden adelantarse.
learn-classic-2-last = Cuatro han resuelto, y tú en último lugar. ¿Cuántas filas puede avanzar tu peón?
learn-classic-2-last-hint = El primer puesto avanza hasta 3 filas, el segundo 2 y el tercero 1.
learn-classic-2-last-done = Ninguna: tomas las gemas que tienes delante. Quien es más rápido puede elegir más.
learn-classic-3 = El objetivo
learn-classic-3-most = Gana quien tiene más gemas de un color. ¿Quién gana aquí?
learn-classic-3-most-hint = Cuenta solo el mejor color de cada uno.
learn-classic-3-most-done = Cuatro verdes ganan a tres rojas. El total no cuenta.
learn-classic-3-tie = Los dos tienen cuatro de un color. ¿Quién gana ahora?
learn-classic-3-tie-hint = Compara sus segundos colores.
learn-classic-3-tie-done = En caso de empate decide el siguiente mejor color: tres ganan a dos.
learn-classic-3-row = Tienes tres gemas verdes. ¿Qué dos tomas ahora?
learn-classic-3-row-hint = Lo que más ayuda es tu mejor color.
learn-classic-3-row-done = Ya tienes cinco verdes. Así se gana.

## Three-d

learn-three-d-1 = Dos capas
learn-three-d-1-lay = Coloca el bloque rojo (A) en la plantilla.
learn-three-d-1-lay-hint = Ahí no encaja. Gíralo o prueba en otro sitio.
learn-three-d-1-fill = Se llenan dos capas. Completa el resto con el bloque amarillo (G).
learn-three-d-1-fill-hint = Vuelca el bloque hasta que una parte esté en la capa 1 y otra en la capa 2.
learn-three-d-1-fill-done = ¡Ubongo! Las dos capas están llenas y nada sobresale.
learn-three-d-2 = Girar y volcar
learn-three-d-2-turn = Los bloques giran en todas las direcciones. Toma el bloque azul (E) y vuélcalo.
learn-three-d-2-turn-hint = Primero toma el bloque. Después pulsa un botón con flecha.
learn-three-d-2-stand = Pon el bloque azul (E) de pie en la plantilla.
learn-three-d-2-stand-hint = Sigue girándolo: dos capas de alto y una fila de ancho.
learn-three-d-2-upper = Queda un hueco. Rellénalo con el bloque rojo (A).
learn-three-d-2-upper-hint = Mira las dos capas: el hueco está solo en una.
learn-three-d-2-upper-done = ¡Ubongo! Las dos capas están llenas.
learn-three-d-3 = Una plantilla entera
learn-three-d-3-whole = Llena las dos capas con los tres bloques, capa por capa o en 3D.
learn-three-d-3-whole-hint = Ahí no. Empieza por el bloque azul: de pie, en el borde.
learn-three-d-3-whole-done = ¡Ubongo! Esa era una plantilla entera.
learn-three-d-3-gem = Aquí, las gemas van por puesto. ¡Primer puesto! ¿Cuál recibes?
learn-three-d-3-gem-hint = El primer puesto recibe la gema que más vale.
learn-three-d-3-gem-done = El primer puesto recibe un rubí; después, zafiro, esmeralda y ámbar. En otras mesas: del marcador y de la bolsa.

## Cards

learn-cards-1 = Dos símbolos se tocan
learn-cards-1-right = Dos símbolos de una carta deben tocar los mismos dos de la otra. ¿Cuál está bien?
learn-cards-1-right-hint = Cuenta los pares que se tocan: deben ser dos, cada uno de símbolos iguales.
learn-cards-1-right-done = Sí: dos pares de símbolos iguales, ni uno ni tres.
learn-cards-1-lay = Ahora coloca la otra carta para que encaje con la primera.
learn-cards-1-lay-hint = Todavía no: deben tocarse dos pares de símbolos iguales.
learn-cards-1-lay-done = Las dos cartas encajan.
learn-cards-2 = Cuatro cartas
learn-cards-2-two = Coloca una segunda carta de modo que coincidan dos pares de símbolos.
learn-cards-2-two-hint = Todavía no: deben tocarse dos pares de símbolos iguales.
learn-cards-2-four = Añade dos cartas más. Cada una puede tocar solo otra carta.
learn-cards-2-four-hint = Ahí no. Recoge la carta, gírala o busca otro lado.
learn-cards-2-four-done = Cuatro cartas, todas bien. En una partida necesitas siete.
learn-cards-3 = Gritos y puntos
learn-cards-3-call = Hay siete cartas colocadas, todas bien. ¿Y ahora?
learn-cards-3-call-more = Colocar una octava carta
learn-cards-3-call-call = Gritar «¡Ubongo!»
learn-cards-3-call-hint = Siete cartas bastan.
learn-cards-3-call-done = Sí: si las siete están bien, quien grita recibe diez puntos.
learn-cards-3-five = Grita otra persona. Tus cinco cartas están bien. ¿Cuántos puntos recibes?
learn-cards-3-five-hint = Si todo está bien, cada carta vale un punto.
learn-cards-3-five-done = Cinco: un punto por carta.
learn-cards-3-wrong = Una de tus cinco cartas está mal. ¿Cuántos puntos son ahora?
learn-cards-3-wrong-hint = Con un solo error, toda tu composición no cuenta.
learn-cards-3-wrong-done = Ninguno. Es mejor recoger a tiempo una carta equivocada.
learn-cards-3-pass = No encuentras más sitios. ¿Qué puedes hacer?
learn-cards-3-pass-guess = Colocar una carta de todos modos
learn-cards-3-pass-pass = Pasar
learn-cards-3-pass-hint = Una carta mal puesta te costaría todos tus puntos.
learn-cards-3-pass-done = Pasar: cada carta sigue valiendo un punto. La ronda acaba cuando alguien grita o todos han pasado.
