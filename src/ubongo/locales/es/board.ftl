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

## Typed moves: a line for whoever cannot see the board. Words of one line are commands.

typed-label = Escribe una jugada o una pregunta; «{ $help }» explica cómo
typed-go = Intro
typed-word-board = plantilla
typed-word-pieces = piezas
typed-word-clock = reloj
typed-word-players = jugadores
typed-word-help = ayuda
typed-word-undo = deshacer
typed-word-take = coger
typed-word-flip = voltear
typed-row = Fila { $row }: { $cells }
typed-run = de { $from } a { $to } { $what }
typed-one = { $at } { $what }
typed-free = libre
typed-at = en { $cell }
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = No se entiende: { $text }. «{ $help }» explica cómo.
typed-alone = Aquí no juega nadie más.
typed-how = Di una pieza, la casilla para su primera casilla, sus cuartos de vuelta y si va volteada: L4 b2 r1 { $flip }. La primera casilla es la de más a la izquierda en su fila de arriba; las columnas son letras y las filas, números. Sin casilla oyes su forma. También: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Respuestas
