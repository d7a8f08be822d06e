# Spanish: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = La mesa está puesta
lobby-seats = Asientos
lobby-seat = Asiento { $number }
lobby-open = Un asiento libre
lobby-you = Tú
lobby-host = Anfitrión
lobby-away = Ausente
lobby-name = Tu nombre
lobby-holds = Quién ocupa el asiento { $number }
lobby-for-friend = Para amigos
lobby-bot = Bot, { $strength ->
    [gentle] suave
    [sharp] agudo
   *[steady] firme
}
lobby-free = Liberar el asiento de { $name }
lobby-count = Cuántos juegan
lobby-watching = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}
lobby-start = Empezar
lobby-starting = Repartiendo …
lobby-bots-join = { $count ->
    [0] Ya está todo el mundo.
    [one] Un bot ocupa el asiento libre.
   *[other] Unos bots ocupan los { $count } asientos libres.
}
lobby-waiting = { $name } empieza la partida.
lobby-leave = Salir

## Inviting

invite-title = Invitar
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-share = Compartir
invite-code = O lee este código en voz alta:
invite-qr = Una imagen del enlace, para la cámara de un móvil
invite-text = Juega conmigo a Ubongo
invite-link = Enlace de la invitación

## Rules of this table

rules-title = Reglas
rules-edition = Juego
edition-pouch = Bolsa de gemas
edition-classic = Tablero de gemas
edition-note-pouch = Gemas de la bolsa, cuentan los puntos
edition-note-classic = A la carrera por seis filas
edition-three-d = Tres dimensiones
edition-cards = Cartas
edition-note-three-d = Bloques en dos capas
edition-note-cards = Coloca siete de nueve cartas
rules-level = Nivel de { $name }
level-1 = 1 · fácil
level-2 = 2 · medio
level-3 = 3 · difícil
level-4 = 4 · muy difícil
rules-luck = Gemas
rules-luck-yes = De la bolsa y la pista
rules-luck-no = Por puesto, sin suerte
rules-assist = Ayuda
rules-assist-yes = Se muestran los errores
rules-assist-no = Ninguna, como en la mesa
rules-lenient = Una carta toca
rules-lenient-yes = Varias, si todo encaja
rules-lenient-no = Solo otra carta
rules-all-boards = Duración
rules-all-boards-yes = { $rounds } rondas, todos los tableros
rules-all-boards-no = Nueve rondas
rules-calm = Mover y tomar
rules-calm-yes = Con calma, tras la carrera
rules-calm-no = Mientras corre el reloj
rules-side = Plantillas
rules-glass = El reloj dura
rules-deck = Mazo
rules-matched = Plantillas de una ronda
rules-matched-yes = Igual de difíciles
rules-matched-no = Según salgan
rules-absent = Si alguien se ausenta
rules-absent-bot = Sigue un bot
rules-absent-skip = Pierde el turno
rules-first = Tira primero
rules-first-drawn = A suertes

## News, for the live region

news-sits = { $name } se sienta a la mesa
news-left = { $name } deja la mesa
news-renamed = { $old } se llama ahora { $name }
news-away = { $name } se ausenta
news-back = { $name } está de vuelta
news-host = { $you ->
    [yes] Ahora la mesa es tuya
   *[no] Ahora la mesa es de { $name }
}
news-rule = { $rule }: { $value }

## Against bots

bots-title = Contra bots
bots-lead = Ven lo mismo que tú y buscan de verdad la solución.
bots-open = Empezar
home-opponents = Rivales
home-opponents-none = Ninguno
home-strength = Son
strength-gentle = Suaves
strength-steady = Firmes
strength-sharp = Agudos
home-side = Plantillas
home-side-3 = Tres piezas
home-side-4 = Cuatro piezas
home-level = Nivel
home-glass = Reloj de arena
home-glass-seconds = { $seconds } s
home-glass-none = Sin límite
home-deck = Mazo
home-deck-standard = Normal
home-deck-fresh = Nuevo

## An invitation

join-title = Te invitan a jugar
join-code-title = Unirse a una mesa
join-name = Tu nombre
join-name-hint = Déjalo vacío y tendrás uno.
join-go = Sentarse
join-watch = Mirar
join-full = No quedan asientos o la partida ha empezado. Puedes mirar.
join-failed-unknown-code = Ninguna mesa tiene este código. Míralo otra vez.
join-failed-unknown-table = Esta mesa ya no existe.
join-failed-wrong-invite = Este enlace no es de esta mesa. Pide uno nuevo.
join-failed-too-many = Demasiados intentos en poco tiempo. Espera un poco.
join-failed-other = El servidor no respondió. Prueba otra vez en un momento.
