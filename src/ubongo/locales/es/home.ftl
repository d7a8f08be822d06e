# Spanish: the home page, a table against bots, an invitation.
# Names of players come as { $name }.

## Home

home-lead = Cubre las casillas claras con tus piezas antes de que caiga la arena. Gíralas, voltéalas y grita ¡Ubongo!
home-play = Jugar ya
home-play-note = Una plantilla, sin reloj, nadie espera
home-friends = Con amigos
home-friends-note = Abre una mesa y manda el enlace
home-bots = Contra bots
home-bots-note = Nueve rondas, de uno a tres rivales
home-alone = En solitario
home-alone-note = Contra el reloj y tus propios récords
home-back = Volver a tu mesa
home-join = Unirse
home-code = ¿Alguien te leyó un código?
home-code-label = Código de la mesa, seis signos
home-lost = No hay nada en esa dirección. Por aquí se vuelve al inicio.
home-failed = El servidor no respondió. Prueba otra vez en un momento.

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
