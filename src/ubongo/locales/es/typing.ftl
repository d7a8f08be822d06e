# Spanish: the line to type moves and questions in.

typed-label = Escribe una jugada o una pregunta, o «{ $help }» para la ayuda
# The same in few words, in a narrow field
typed-short = Jugada o «{ $help }»
typed-go = Intro
typed-word-board = plantilla
typed-word-pieces = piezas
typed-word-clock = reloj
typed-word-players = jugadores
typed-word-help = ayuda
typed-word-undo = deshacer
typed-word-take = toma
typed-word-flip = voltear
typed-row = Fila { $row }: { $cells }
typed-run = de { $from } a { $to } { $what }
typed-one = { $at } { $what }
typed-free = libre
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = No se entiende: { $text }. Escribe «{ $help }» para la ayuda.
typed-alone = No juega nadie más.
typed-how = Escribe una pieza, la casilla para su primera casilla, sus cuartos de vuelta y si va volteada: L4 b2 r1 { $flip }. La primera casilla es la de más a la izquierda en su fila de arriba. Las columnas son letras y las filas, números. Sin casilla oyes su forma. También: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Respuestas
typed-word-next = seguir
typed-next = Resuelto. Escribe «{ $next }» para la siguiente plantilla.
