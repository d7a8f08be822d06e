# Spanish: what few games need: an invitation, a look at boards or hands before a round, presets, and the boards of the day.

invite-title = Invitar
invite-share = Compartir
invite-code = O lee este código en voz alta:
invite-qr = Código QR del enlace, para escanear con el teléfono
invite-text = Juega conmigo a Ubongo
invite-link = Enlace de invitación
join-title = Te invitan a jugar
join-by = { $host } te invita a jugar: { $edition }
join-code-title = Unirse a una mesa
join-name = Tu nombre
join-name-hint = Déjalo vacío y elegimos uno.
join-go = Sentarse
join-watch = Mirar
join-full = La mesa está llena o la partida ha empezado. Puedes mirar. Si juega un bot, allí puedes ocupar su sitio.
join-failed-unknown-code = Ninguna mesa tiene este código. Revísalo.
join-failed-unknown-table = Esta mesa ya no existe.
join-failed-wrong-invite = Este enlace no es de esta mesa. Pide uno nuevo.
join-failed-too-many = Demasiados intentos. Espera un poco y prueba otra vez.
join-failed-no-cookies = Permite aquí las cookies: guardan tu sitio.
join-failed-other = El servidor no respondió. Inténtalo otra vez en un momento.

## A look before a round, and the rows of a card

look-all-ready = Empezamos en
look-when-all = Empezamos cuando todos estén listos.
look-waiting = Esperando a: { $names }
look-latest = ({ $seconds } s como máximo)
look-rows = Las seis filas de tu tarjeta
look-board = Tu plantilla
look-others = Los jugadores miran sus plantillas.

## The rules of a table, all at once

preset = Forma de jugar
preset-house = Reglas de la casa
preset-box = Como en la caja

shares-kept = El servidor ha cambiado lo acordado. Tu navegador se guarda su parte del azar.

## Boards of the day

today-title = Hoy
today-lead = Tres plantillas y una mano de cartas, iguales para todos.
today-next = Las próximas, en { $hours } h { $minutes } min.
today-soon = Las próximas, en { $minutes } min.
today-past = De un día anterior: solo para practicar.
today-rule = Cuenta tu primer intento. El reloj empieza con la plantilla y no se detiene, aunque cierres la página.
today-easy = Fácil
today-hard = Difícil
today-solid = Bloques
today-cards = Cartas
today-note-easy = Tres piezas
today-note-hard = Cuatro piezas
today-note-solid = Dos pisos de alto
today-note-cards = Conecta siete de nueve cartas
today-play = Jugar
today-go-on = Continuar
today-again = Practicar
today-open = Sin jugar
today-running = Tu reloj corre
today-unsolved = Sin resolver
today-late = Tarde para la lista
today-place = { $place } de { $count }
today-failed = El servidor no respondió. Inténtalo otra vez en un momento.
today-times = Tiempos del día
today-times-note = Medidos por este servidor. Los jugadores ven los nombres de los demás.
today-times-none = Aún no hay tiempos.
today-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
today-name = Tu nombre en la lista
today-you = { $name } (tú)
today-now = Plantillas de hoy
today-days = Tus días
today-earlier = Mes anterior
today-later = Mes siguiente
today-day = { $date }: { $count } de 4 resueltas
today-on-day = Resuelta ese día
today-afterwards = Resuelta después
today-give-up = Rendirse
today-give-up-sure = ¿Rendirse de verdad?
today-elapsed = Tiempo
today-unsent = No llegó al servidor. Tu reloj corre.
today-send = Enviar otra vez
today-wrong = El servidor encontró un error. Tu reloj corre.

## Boards without a network, and a new version of the page

offline-title = Sin conexión
offline-lead = Tu navegador comprueba estas plantillas. No cuentan para ninguna lista ni récord.
offline-mark = No cuenta para ninguna lista ni récord.
offline-back = Otras plantillas
offline-none = Aquí no hay nada guardado todavía. Abre la página una vez con conexión.
update-ready = Hay una versión nueva.
update-not-now = Ahora no
more-lab = Taller de puzles

## The lobby alone

lobby-seats = Asientos
lobby-open = Asiento libre
lobby-holds = Quién ocupa el asiento { $number }
lobby-count = Jugadores
lobby-starting = Repartiendo…
lobby-bots-join = { $count ->
    [0] Ya está todo el mundo.
    [one] Un bot ocupará el asiento libre.
   *[other] Los bots ocuparán los { $count } asientos libres.
}
lobby-waiting = Esperando a que { $name } empiece.
lobby-pass-time = Una plantilla para pasar el rato
handicaps-title = Hándicaps

lobby-found = { $bot ->
    [yes] Juegas con un bot: { $name }
   *[no] Juegas con { $name }
}
lobby-found-name = Tu nombre en esta partida: { $name }
lobby-found-waits = Esperando a la otra persona…
lobby-found-starts = La partida empieza…
