# Spanish: what few games need: an invitation, a look at boards or hands before a round, and presets.

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
join-full = La mesa está llena o la partida ha empezado. Puedes mirar.
join-failed-unknown-code = Ninguna mesa tiene este código. Revísalo.
join-failed-unknown-table = Esta mesa ya no existe.
join-failed-wrong-invite = Este enlace no es de esta mesa. Pide uno nuevo.
join-failed-too-many = Demasiados intentos. Espera un poco y prueba otra vez.
join-failed-other = El servidor no respondió. Inténtalo otra vez en un momento.

## A look before a round, and the rows of a card

look-all-ready = Empezamos en
look-when-all = Empezamos cuando todos estén listos.
look-waiting = Esperando a: { $names }
look-latest = ({ $seconds } s como máximo)
look-rows = Las seis filas de tu tarjeta
look-board = Tu plantilla
look-others = Los jugadores miran sus plantillas.

## The rules of a table, all at once

preset = Forma de jugar
preset-house = Reglas de la casa
preset-box = Como en la caja

shares-kept = El servidor ha cambiado lo acordado. Tu navegador se guarda su parte del azar.
