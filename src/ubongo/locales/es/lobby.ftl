# Spanish: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = La mesa está lista
lobby-seat = Asiento { $number }
lobby-you = Tú
lobby-host = Dirige
lobby-away = Ausente
lobby-name = Tu nombre
lobby-for-friend = Para amigos
lobby-bot = { $strength ->
    [gentle] Bot fácil
    [sharp] Bot difícil
   *[steady] Bot medio
}
lobby-free = Liberar el asiento de { $name }
lobby-watching = { $count ->
    [one] { $count } mirando
   *[other] { $count } mirando
}
lobby-start = Empezar
lobby-leave = Salir
invite-copy = Copiar el enlace
invite-copied = Copiado

## Rules of this table

rules-edition = Juego
rules-how = Cómo se juega
lobby-learn = Aprender este juego
rules-level = Nivel de { $name }
rules-level-all = Nivel
rules-level-1 = 1 · fácil
rules-level-2 = 2 · medio
rules-level-3 = 3 · difícil
rules-level-4 = 4 · muy difícil
rules-luck = Gemas
rules-luck-yes = Del marcador y la bolsa
rules-luck-no = Por puesto, sin suerte
rules-assistance = La ayuda muestra
rules-assistance-contacts = Errores
rules-assistance-none = Nada
rules-assistance-places = Errores y sitios
rules-assistance-seat = Ayuda para { $name }
rules-assistance-seat-null = Como la mesa
rules-assistance-seat-contacts = Errores
rules-assistance-seat-none = Nada
rules-assistance-seat-places = Errores y sitios
rules-lenient = Cada carta toca
rules-lenient-yes = Varias, si todo encaja
rules-lenient-no = Solo otra
rules-all-boards = Duración
rules-all-boards-yes = { $rounds } rondas, todas las plantillas
rules-all-boards-no = Nueve rondas
rules-calm = Mover y tomar gemas
rules-calm-yes = Tras la carrera, por turnos
rules-calm-no = Mientras corre el reloj
rules-side = Plantillas
rules-side-3 = Tres piezas
rules-side-4 = Cuatro piezas
rules-glass = Reloj de arena
rules-glass-null = Sin límite
rules-seconds = { $seconds } s
rules-extra-time = Tiempo extra para { $name }
rules-extra-time-null = Ninguno
rules-own-side = Plantillas para { $name }
rules-own-side-null = Como la mesa
rules-own-side-3 = Tres piezas
rules-own-side-4 = Cuatro piezas
rules-deck = Mazo
rules-deck-standard = Normal
rules-deck-fresh = Recién creado
rules-matched = Plantillas de la ronda
rules-matched-yes = Igual de difíciles
rules-matched-no = Al azar
rules-boards-open = Antes de tirar
rules-boards-open-yes = Plantillas a la vista
rules-boards-open-no = Plantillas ocultas
rules-own-pieces = Tus piezas
rules-own-pieces-yes = Búscalas tú
rules-own-pieces-no = Listas en la bandeja
rules-hands-seen = Antes de la señal
rules-hands-seen-yes = Cartas a la vista
rules-hands-seen-no = Cartas ocultas
rules-spectators = Los espectadores ven las piezas
rules-spectators-after = En la repetición
rules-spectators-live = En directo
rules-absent = Si alguien se ausenta
rules-absent-bot = Bot desde la próxima ronda
rules-absent-skip = Pierde el turno
rules-first-roller = Tira primero
rules-first-roller-null = Al azar

## News, for the live region

news-sits = { $name } se une a la mesa
news-left = { $name } deja la mesa
news-renamed = { $old } se llama ahora { $name }
news-away = { $name } se ausenta
news-back = { $name } está de vuelta
news-host = { $you ->
    [yes] Ahora diriges tú la mesa
   *[no] Ahora { $name } dirige la mesa
}
news-rule = { $rule }: { $value }

## Against bots

bots-title = Contra bots
bots-lead = Ven solo lo que tú ves y resuelven sus plantillas de verdad.
bots-open = Empezar
bots-stranger = Buscar rival
bots-preset = Ritmo
bots-preset-family = Familiar
bots-preset-normal = Normal
bots-preset-fast = Rápido
bots-preset-note-family = { $timed ->
    [yes] Un bot fácil y más tiempo.
   *[no] Un bot fácil.
}
bots-preset-note-normal = { $count ->
    [one] Un bot medio.
   *[other] Dos bots medios.
}
bots-preset-note-fast = { $count ->
    [one] Un bot difícil
   *[other] Dos bots difíciles
}{ $timed ->
    [yes] {" y menos tiempo"}.
   *[no] .
}
bots-preset-note-mixed = A tu manera.
bots-more = Más opciones
home-opponents = Rivales
home-opponents-none = Ninguno
home-strength = Dificultad
strength-gentle = Fácil
strength-steady = Media
strength-sharp = Difícil
