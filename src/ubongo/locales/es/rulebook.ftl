# Spanish: the rules of every game, for players. Numbers come from the code as { $variables }: type none.
# A line that starts with "1. " is a step, one that starts with "- " an item of a list, any other a paragraph.

rulebook-title = Reglas
rulebook-lead = Cómo se juega a cada juego, en pocos minutos.
rulebook-all = Todas las reglas
rulebook-contents = Contenido
rulebook-print = Imprimir
rulebook-close = Cerrar las reglas
rulebook-solo-name = En solitario
rulebook-try = Pruébalo aquí: cubre las casillas claras.
rulebook-try-blocks = Pruébalo aquí: construye { $layers } capas sobre las casillas claras.
rulebook-solved = ¡Ubongo! Así queda una plantilla resuelta.
rulebook-again = Vaciar la plantilla
rulebook-track-figure = El marcador antes de la primera ronda
rulebook-row-figure = Una fila de gemas: el peón toma las más cercanas
rulebook-row-taken = Salen primero
rulebook-contact-right = Bien: los símbolos coinciden por pares
rulebook-contact-wrong = Mal: se tocan símbolos distintos

## Headings

rulebook-head-aim = El objetivo
rulebook-head-board = Plantilla y piezas
rulebook-head-round = Una ronda, paso a paso
rulebook-head-gems = Cuánto valen las gemas
rulebook-head-track = El marcador
rulebook-head-bag = La bolsa
rulebook-head-die = El dado
rulebook-head-second = Segunda oportunidad
rulebook-head-handicap = Hándicaps
rulebook-head-blocks = Bloques y capas
rulebook-head-levels = Niveles
rulebook-head-gemboard = El tablero de gemas
rulebook-head-pawn = Mover y tomar
rulebook-head-cards = Las cartas
rulebook-head-contact = Cómo se tocan las cartas
rulebook-head-call = Gritar y puntuar
rulebook-head-runs = Formas de jugar
rulebook-head-aside = Saltar y parar
rulebook-head-practice = Práctica y ayuda
rulebook-head-end = El final y los empates
rulebook-head-records = Récords
rulebook-head-printed = Distinto de la caja

## What several games share

rulebook-race-die =
    El dado tiene { $symbols } caras, y cada plantilla tiene una fila para cada una. La fila muestra qué hay que usar; no se puede usar nada más, aunque encaje.
    Una tirada vale para todos. La cara es la misma; las plantillas, no.
rulebook-race-second =
    ¿Se acaba el tiempo y nadie ha gritado? El reloj de arena gira otra vez, y todos siguen donde estaban.
    Si tampoco grita nadie, la ronda termina sin premios. Una plantilla abandonada sigue abandonada.
rulebook-race-handicap =
    ¿Un niño y un adulto en la misma mesa? Antes de empezar, cada cual puede elegir un hándicap, y quien dirige la mesa, el de cualquiera. Todos lo ven, y después no cambia.
    - Tiempo extra: cuando se acaba la arena, esta persona sigue hasta { $extra_seconds } segundos más. Los demás ya han parado. El puesto depende del orden de llegada, como siempre.
    - Plantillas propias: de { $few } o { $many } piezas, tengan lo que tengan los demás.
    Si nadie ha gritado, primero se gira el reloj de arena. El tiempo extra llega al final.
rulebook-race-gems =
    Hay { $gems } gemas. No cuenta su número, sino su valor:
rulebook-race-track =
    En el marcador hay { $on_track } pares de un zafiro y un ámbar, uno por cada una de las { $rounds } rondas: así se ve también cuántas quedan.
    - Quien resuelve primero: el zafiro y una gema de la bolsa.
    - Quien resuelve después: el ámbar y una gema de la bolsa.
    - Los demás que lleguen a tiempo: una gema de la bolsa.
    Lo que nadie gana en una ronda va a la bolsa.
rulebook-race-bag =
    Al principio hay { $bag } gemas en la bolsa. Se saca a ciegas: con una solución lenta puede salir un rubí, y con una rápida, un ámbar.
    Abre la bolsa en la pantalla: verás qué queda y qué probabilidad tiene cada gema.
rulebook-race-end =
    Tras { $rounds } rondas, suma tus gemas: gana quien tenga más puntos.
    ¿Empate en cabeza? Solo los empatados hacen una carrera más, con una plantilla nueva cada uno y sin gemas. Gana quien la resuelva primero. Si tras { $tie_breaks } desempates nadie gana, comparten la victoria.

## Gem pouch

rulebook-pouch-aim =
    Todos resuelven un rompecabezas a la vez, contra el reloj de arena y contra los demás. Resolver da gemas, y resolver rápido da gemas mejores. Tras { $rounds } rondas ganan las gemas más valiosas. De { $fewest_players } a { $most_players } jugadores.
rulebook-pouch-board =
    Todos tienen las mismas { $pieces } piezas. En cada ronda usas { $few } o { $many }, según lo que eligió la mesa.
    Gíralas y voltéalas como quieras. Cada casilla clara debe quedar cubierta una sola vez. Nada puede sobresalir y ninguna pieza puede sobrar.
rulebook-pouch-round =
    1. Cada jugador recibe una plantilla nueva. Ninguna se repite.
    2. Se tira el dado, se giran todas las plantillas y corre el tiempo: { $seconds } segundos.
    3. Cubre tus casillas claras con las piezas que tu plantilla indica para el dado.
    4. ¿Listo? ¡Ese es tu Ubongo! Tu puesto cuenta, y los demás siguen jugando.
    5. Cuando se acaba el tiempo, todos paran. Quienes han resuelto reciben sus gemas, y se muestran todas las plantillas.
    Dos gritos con menos de { $photo_finish } milésimas de segundo de diferencia van a foto finish: decide el tiempo propio, para que una conexión lenta no le cueste el puesto a nadie.
rulebook-pouch-printed =
    - En la caja, las plantillas están a la vista antes de tirar. Aquí se giran todas a la vez, sin ventaja para nadie. Tu mesa puede elegir la forma de siempre.
    - Las plantillas de una ronda son más o menos igual de difíciles, y tus piezas están listas. Tu mesa puede elegir plantillas al azar, o que cada cual busque sus piezas.
    - No se puede gritar mal: el juego grita por ti cuando tu plantilla está bien.
    - Puedes abandonar una plantilla para que nadie te espere.
    - ¿Solo quedan bots? Puedes hacer que acaben ya. Sus resultados no cambian.

## Gem board

rulebook-classic-aim =
    Resuelve tu plantilla antes de que acabe el tiempo, mueve tu peón junto al tablero de gemas y toma { $taken } gemas, todo mientras corre el reloj. Al final gana quien tenga más gemas de un color. De { $fewest_players } a { $most_players } jugadores, { $rounds } rondas.
rulebook-classic-board =
    Todos tienen las mismas { $pieces } piezas. En cada ronda usas { $few } o { $many }, según lo que eligió la mesa.
    Gíralas y voltéalas como quieras. Cada casilla clara debe quedar cubierta una sola vez. Nada puede sobresalir y ninguna pieza puede sobrar.
rulebook-classic-gemboard =
    Las { $gems } gemas son de { $colors } colores, { $of_a_color } de cada uno. Llenan { $rows } filas de { $in_a_row }, al azar. Al final de cada fila hay una casilla para los peones.
    Antes de la primera ronda, colocas tu peón junto a una fila. Varios peones pueden compartir casilla. Fíjate en qué colores salen primero allí y en las filas de al lado.
rulebook-classic-round =
    1. Cada jugador recibe una plantilla nueva.
    2. Se tira el dado, se giran todas las plantillas y corre el tiempo: { $seconds } segundos.
    3. Cubre tus casillas claras con las piezas que tu plantilla indica para el dado.
    4. ¿Listo? ¡Ese es tu Ubongo! Tu puesto decide hasta dónde llega tu peón.
    5. Mueve tu peón y toma tus gemas antes de que acabe el tiempo. Los demás siguen jugando.
    6. Cuando se acaba el tiempo, todos paran: ni gritos, ni movimientos, ni gemas.
    Dos gritos con menos de { $photo_finish } milésimas de segundo de diferencia van a foto finish: decide el tiempo propio.
rulebook-classic-pawn =
    Hasta dónde llega tu peón, en cualquier dirección:
    - Primer puesto: hasta { $steps_1 } casillas
    - Segundo: hasta { $steps_2 }
    - Tercero: hasta { $steps_3 }
    - Cuarto: { $steps_4 }. Toma lo que tienes delante.
    También puedes quedarte. Las casillas son una línea, no un círculo. Después tomas las { $taken } gemas más cercanas a tu peón. Las filas solo se acortan por el lado del peón, y una fila vacía sigue vacía.
    ¿Dos peones en la misma fila? Las gemas son para la mano más rápida, no para el mejor puesto.
    Si no resuelves tu plantilla, tu peón se queda donde está y no toma nada.
rulebook-classic-end =
    Tras { $rounds } rondas, cada jugador cuenta su mejor color. Gana el número más alto, sea del color que sea. Si hay empate, decide el siguiente mejor color, y así sucesivamente. ¿Todo igual? La victoria se comparte.
    Tener más gemas en total no ayuda: elige un color o dos y no los sueltes.
rulebook-classic-printed =
    - En la caja, las plantillas están a la vista antes de tirar. Aquí se giran todas a la vez. Tu mesa puede elegir la forma de siempre.
    - Las plantillas de una ronda son más o menos igual de difíciles. Tu mesa puede elegirlas al azar.
    - Si no colocas tu peón a tiempo, empieza en la fila { $default_field }.
    - Cuando todos han tomado sus gemas o abandonado, nadie espera al reloj.
    - Tu mesa puede jugar con todas las plantillas: { $rounds_for_2 } rondas entre dos, { $rounds_for_3 } entre tres.
    - Tu mesa también puede jugar con calma: las gemas se toman tras la carrera, por orden de llegada y sin reloj.
    - ¿Solo quedan bots? Puedes hacer que acaben ya. Sus resultados no cambian.

## 3D blocks

rulebook-three-d-aim =
    Aquí no se cubre, se construye: llena { $layers } capas con tus bloques antes de que acabe el tiempo y antes que los demás. Resolver da gemas, y resolver rápido da gemas mejores. Tras { $rounds } rondas ganan las gemas más valiosas. De { $fewest_players } a { $most_players } jugadores.
rulebook-three-d-blocks =
    Todos tienen los mismos { $blocks } bloques de { $colors } colores. En cada ronda usas { $few } o { $many }.
    Las casillas claras son el suelo. Encima deben quedar llenas exactamente { $layers } capas: sin huecos, nada fuera y nada por encima.
    Gira y vuelca los bloques como quieras. No se pueden reflejar: los dos bloques torcidos se parecen, pero cada uno es el reflejo del otro y nunca lo sustituye.
rulebook-three-d-levels =
    Hay { $levels } niveles, y cada jugador elige el suyo. Una niña en el más fácil y un adulto en el más difícil tienen las mismas opciones de ganar.
    En cada ronda, las plantillas son más o menos igual de difíciles para su nivel.
rulebook-three-d-round =
    1. Cada jugador recibe una plantilla nueva de su nivel.
    2. Se tira el dado, se giran todas las plantillas y corre el tiempo: { $seconds } segundos.
    3. Construye con los bloques que tu plantilla indica para el dado.
    4. ¿Las dos capas llenas? ¡Ese es tu Ubongo! Tu puesto cuenta, sea cual sea tu nivel, y los demás siguen jugando.
    5. Cuando se acaba el tiempo, todos paran. Quienes han resuelto reciben sus gemas, y se muestran todas las plantillas.
    Dos gritos con menos de { $photo_finish } milésimas de segundo de diferencia van a foto finish: decide el tiempo propio.
rulebook-three-d-printed =
    - En la caja, las plantillas están a la vista antes de tirar. Aquí se giran todas a la vez. Tu mesa puede elegir la forma de siempre.
    - Tus plantillas se sacan ronda a ronda, para igualar su dificultad, y tus bloques están listos. Tu mesa puede elegir plantillas al azar, o que cada cual busque sus bloques.
    - Tu mesa puede jugar sin suerte: gemas por puesto, desde el rubí hasta el ámbar, sin marcador ni bolsa.
    - ¿Solo quedan bots? Puedes hacer que acaben ya. Sus resultados no cambian.

## Cards

rulebook-cards-aim =
    Un juego de vista: une { $placed } de tus { $hand } cartas de modo que los símbolos coincidan donde se tocan, antes que nadie. No hay reloj. Tras { $rounds } rondas gana quien tenga más puntos. De { $fewest_players } a { $most_players } jugadores.
rulebook-cards-cards =
    Hay { $cards } cartas en { $stacks } montones. Cada cara muestra { $symbols } símbolos distintos en dos filas.
    Cada montón es para dos rondas. El primero tiene { $symbols_1 } tipos de símbolos; el siguiente, { $symbols_2 }; el último, { $symbols_3 }. Cuantos más tipos, más difícil.
    En las rondas impares recibes { $hand } cartas nuevas. En las pares das la vuelta a esas mismas cartas.
rulebook-cards-round =
    1. A la señal, todos ven sus { $hand } cartas y empiezan a la vez.
    2. Pon una carta donde quieras.
    3. Añade carta tras carta. Cada una debe tocar bien una ya puesta.
    4. Gira, mueve y recoge cartas cuantas veces quieras. Puede haber ramas.
    5. ¿{ $placed } cartas puestas y unidas? ¡Ese es tu Ubongo! Nadie puede poner más.
    6. Se revisan todas las composiciones y se reparten los puntos.
    Siempre hay una solución. Si no la encuentras, puedes pasar. Cuando todos han pasado, la ronda termina.
    La ronda siguiente empieza cuando todos están listos, como muy tarde a los { $pause_seconds } segundos.
rulebook-cards-contact =
    Donde se tocan dos cartas, exactamente { $pairs } símbolos de una quedan junto a { $pairs } símbolos de la otra, y son iguales, par a par.
    - Mal: se toca un solo par, o un par de más.
    - Mal: se tocan símbolos distintos.
    - Mal: una carta nueva toca más de una carta. Tu mesa puede permitirlo si todo encaja.
    No importa cómo esté girado un símbolo. Tocarse por la esquina no cuenta.
rulebook-cards-call =
    - Tu grito es correcto: { $call } puntos.
    - No has gritado, pero tu composición está bien: un punto por cada carta puesta.
    - Tu composición tiene un error: nada, aunque hayas gritado.
    Los gritos con menos de { $photo_finish } milésimas de segundo de diferencia cuentan como simultáneos: { $call } puntos para cada uno.
rulebook-cards-end =
    Tras { $rounds } rondas gana quien tenga más puntos. Si hay empate, gana quien más veces tuvo { $call }. ¿Todavía igual? La victoria se comparte.
rulebook-cards-printed =
    - Normalmente se ven los errores en cuanto pones una carta, y no se puede gritar mal. Tu mesa puede pedir que se vean también los sitios, o jugar sin ayuda, como con cartas de verdad. Puedes elegirlo solo para ti.
    - Las cartas están ocultas hasta la señal. Tu mesa puede enseñarlas antes.
    - Puedes pasar y luego cambiar de idea.
    - Nunca se reparte una mano sin solución.
    - ¿Solo quedan bots? Puedes hacer que acaben ya. Sus resultados no cambian.

## Solo

rulebook-solo-aim =
    Una plantilla tras otra, a solas: todas las que puedas, lo más rápido que puedas o simplemente por gusto. Tú eliges: piezas planas o bloques.
rulebook-solo-board =
    Las plantillas planas usan { $few } o { $many } de tus { $pieces } piezas. Cubre cada casilla clara una sola vez. Nada puede sobresalir. Gira y voltea las piezas como quieras.
    Con los { $blocks } bloques llenas { $layers } capas sobre las casillas claras, en uno de { $levels } niveles. Los bloques se giran, pero no se reflejan.
rulebook-solo-runs =
    - Todas las que puedas: resuelve plantillas durante { $minutes_short }, { $minutes_middle } o { $minutes_long } minutos. Solo cuentan las terminadas.
    - Lo más rápido que puedas: resuelve { $tasks_short }, { $tasks_middle } o { $tasks_long } plantillas. Cuenta tu tiempo.
    - Práctica: sin reloj ni meta. Para cuando quieras.
    El tiempo corre desde que se gira la primera plantilla. La siguiente llega en cuanto resuelves una.
rulebook-solo-die =
    El dado se tira para cada plantilla. Tiene { $symbols } caras, y tu plantilla tiene una fila de piezas para cada una. No se puede usar nada más.
    Las plantillas nuevas no se repiten: la misma con la misma cara vuelve cuando han salido todas las demás.
rulebook-solo-aside =
    ¿No sale? Salta la plantilla y toma otra. No cuenta, y el tiempo que le dedicaste se pierde.
    Puedes parar cuando quieras. Lo resuelto queda resuelto, pero un intento sin acabar no entra en tus récords. Tras { $most_boards } plantillas, el intento termina.
rulebook-solo-practice =
    La práctica se adapta a ti. Si resuelves rápido, las plantillas siguientes son más difíciles. Si las saltas o pides ayuda, son más fáciles.
    ¿No sale? En la práctica puedes pedir ayuda cuando quieras:
    - Una pista coloca una pieza por ti. Si tus piezas estorban, dice cuáles debes recoger.
    - Se muestra una solución. La plantilla queda sin resolver, y el reloj se para hasta que sigas.
    - Otra vez: cualquier plantilla de esta práctica vuelve vacía, incluso una que saltaste.
    Con una pista o en un segundo intento, tu tiempo no cuenta como récord. Los intentos contra el reloj no tienen ayuda.
rulebook-solo-records =
    De cada plantilla resuelta se guardan su dificultad y tu tiempo. Los intentos terminados se comparan con los anteriores del mismo tipo. La dificultad de tus plantillas depende en parte de la suerte, así que un récord también necesita un poco.
rulebook-solo-printed =
    - El juego guarda tus tiempos y resultados.
    - La práctica sin reloj es nueva.
    - También se puede jugar en solitario con bloques.
