# Spanish: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Tu plantilla, { $rows } filas por { $columns } columnas
board-help = Toma una pieza con su letra, muévela con las flechas, gira con R, voltea con F, coloca con Intro.
piece-label = { $piece }, { $place }
piece-in-tray = en la bandeja
piece-at = en la fila { $row }, columna { $column }
typed-at = en { $cell }
piece-held = en tu mano
tools-title = Herramientas para la pieza en la mano
tool-turn-back = Girar a la izquierda
tool-turn = Girar a la derecha
tool-flip = Voltear
tool-place = Colocar
tool-return = A la bandeja
tool-undo = Deshacer
tool-redo = Rehacer
say-held = { $piece } en la fila { $row }, columna { $column }: { $fits ->
    [yes] encaja
   *[no] no encaja
}
say-picked = { $piece } en la mano
say-placed = { $piece } en su sitio
say-refused = { $piece } no encaja ahí
say-returned = { $piece } de vuelta en la bandeja
say-turned = { $piece }: girada
say-flipped = { $piece }: volteada
say-undone = Deshecho
say-redone = Rehecho

## Hints

hint-touch = Un toque gira, dos voltean, arrastrar coloca
hint-mouse = Arrastra; la rueda gira, F voltea
keys-title = Ratón y teclado
keys-pick = Tomar
keys-pick-how = arrastrar, clic o su letra
keys-turn = Girar
keys-turn-how = rueda, clic derecho o R
keys-flip = Voltear
keys-flip-how = clic central o F
keys-place = Colocar
keys-place-how = soltar, otro clic o Intro
keys-undo = Deshacer
keys-undo-how = U

## Glass and call

glass-label = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
glass-none = Sin límite
ubongo = ¡Ubongo!
checking = Comprobando…
news-ten = Quedan diez segundos

## Refusals

refused-not-a-tiling = Todavía no: la zona clara no está cubierta exactamente.
refused-wrong-pieces = Piezas equivocadas: usa las que están junto al símbolo del dado.
refused-time-is-up = Demasiado tarde: se acabó el tiempo.
refused-no-race = Esta carrera ha terminado.
refused-already-solved = Ya has resuelto esta plantilla.
refused-gave-up = Has abandonado esta plantilla.
refused-no-deck = No se pudieron crear plantillas nuevas. Inténtalo otra vez o usa las normales.
refused-other = Ahora no puedes hacer eso.
