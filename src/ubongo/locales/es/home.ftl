# Spanish: the home page.
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
records-title = Tus récords
