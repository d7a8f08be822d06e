# Spanish: the home page.
# Names of players come as { $name }.

## Home

home-lead = Cubre la zona clara con tus piezas antes de que acabe el tiempo. Gíralas, voltéalas y grita ¡Ubongo!
home-play = Jugar ahora
home-play-note = Plantillas a tu ritmo
home-friends = Con amigos
home-friends-note = Abre una mesa y manda el enlace
home-bots = Contra bots
home-bots-note = Hasta tres rivales del ordenador
home-alone = En solitario
home-alone-note = Contra el reloj y tus récords
home-back = Volver a tu partida
home-join = Unirse
home-code = ¿Tienes un código?
home-code-label = Código de la mesa (6 caracteres)
home-lost = Página no encontrada. Esta es la página de inicio.
home-failed = El servidor no respondió. Inténtalo otra vez en un momento.
records-title = Tus récords
