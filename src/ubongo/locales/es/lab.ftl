# Spanish: the lab, where puzzles are made and looked into.

## Drawing

lab-title = Taller de puzles
lab-lead = Dibuja una forma y elige piezas. Verás de cuántas maneras la llenan, o qué piezas la llenarían.
lab-kind = Piezas o bloques
lab-flat = Piezas planas
lab-solid = Bloques
lab-grid = La forma. Las flechas mueven; la barra espaciadora pone o quita una casilla.
lab-grid-solid = La base de dos capas. Las flechas mueven; la barra espaciadora pone o quita una casilla.
lab-pieces = Las piezas
lab-areas = Casillas por llenar: { $cells }. Tus piezas llenan { $covered }.
lab-apart = Todas las casillas deben estar unidas por sus lados.
lab-clear = Borrar todo

## What was found

lab-count = Contar las soluciones
lab-find = Buscar piezas que encajan
lab-solutions = { $count ->
    [0] Ninguna solución.
    [one] Una solución.
   *[other] { $count } soluciones.
}
lab-at-least = { $count ->
    [one] Al menos una solución.
   *[other] Al menos { $count } soluciones.
}
lab-unknown = No se encontró ninguna solución a tiempo. Puede que exista alguna.
lab-cut = La búsqueda se detuvo al llegar a su límite de tiempo.
lab-nth = Solución { $number }
lab-listed = Estas son las primeras { $count }. Las demás no llegaron a tiempo.
lab-previous = Anterior
lab-next = Siguiente
lab-ungraded = La dificultad no se halló a tiempo.
lab-sets = { $count ->
    [0] Ningún conjunto de piezas encaja.
    [one] Un conjunto de piezas encaja.
   *[other] Encajan { $count } conjuntos de piezas.
}
lab-sets-at-least = { $count ->
    [one] Al menos un conjunto de piezas encaja.
   *[other] Encajan al menos { $count } conjuntos de piezas.
}
lab-sets-unknown = No se encontró ningún conjunto a tiempo. Puede que exista alguno.
lab-sets-first = Se muestran los { $count } primeros.
lab-set-size = { $count ->
    [one] Una pieza
   *[other] { $count } piezas
}
lab-more = Mostrar más
lab-busy = El taller está ocupado. Inténtalo en un momento.
lab-failed = El servidor no respondió. Inténtalo en un momento.

## Playing it, and sending it

lab-play = Probarlo a solas
lab-back = Volver al taller
lab-no-hint = Desde aquí no hay solución, o no hay ninguna.
lab-copy = Copiar el enlace
lab-copied = Enlace copiado. Contiene el puzle entero.
lab-address-broken = Este enlace no muestra ningún puzle. Quizá le falte una parte.
lab-address-newer = Este enlace es de una versión más nueva del juego.
lab-challenge = Retar a amigos
lab-challenge-title = Un reto
lab-challenge-lead = ¿Quién resuelve antes este puzle? El servidor mide tu primer intento.
lab-challenge-start = Poner el reloj en marcha
lab-challenge-refused = Este puzle es demasiado grande para un reto o no tiene solución. Puedes probarlo a solas.
lab-challenge-practice = Cuenta tu primer intento. Los demás son práctica.
lab-times = Tiempos
lab-open = Abrir en el taller

## As text and as a file

lab-exchange = Como texto o archivo
lab-text = Filas de { $cell } y { $gap } unidas por /, luego las piezas. La orden funciona en un terminal.
lab-text-use = Usar este texto
lab-text-read = Puzle leído.
lab-text-bad = En este texto no hay un puzle: filas de la misma longitud, 12 por 12 como mucho, y piezas conocidas.
lab-deck-save = Guardar como mazo
lab-deck-open = Abrir un mazo
lab-deck-saved = Archivo de mazo guardado.
lab-deck-refused = Un mazo contiene puzles con solución, de hasta cinco piezas, que se pueden contar a tiempo.
lab-deck-opened = { $count ->
    [one] El mazo tiene un puzle.
   *[other] El mazo tiene { $count } puzles.
}
lab-deck-bad = Este archivo no es un mazo de plantillas.
lab-deck-board = Puzle del mazo
