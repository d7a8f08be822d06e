# Spanish: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Tu plantilla, { $rows } filas por { $columns } columnas
board-help = Coge una pieza con su letra, muévela con las flechas, gira con R, voltea con F, coloca con Intro.
piece-label = { $piece }, { $place }
piece-in-tray = en la bandeja
piece-at = en la fila { $row }, columna { $column }
piece-held = en tu mano
tools-title = Herramientas para la pieza cogida
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
keys-title = Con ratón y teclas
keys-pick = Coger
keys-pick-how = arrastrar, clic o su letra
keys-turn = Girar
keys-turn-how = rueda, clic derecho o R
keys-flip = Voltear
keys-flip-how = clic central o F
keys-place = Colocar
keys-place-how = soltar, otro clic o Intro
keys-undo = Deshacer
keys-undo-how = U
