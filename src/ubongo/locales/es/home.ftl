# Spanish: the home page.
# Names of players come as { $name }.

## Home

home-lead = Cubre la zona clara con tus piezas. Gíralas y voltéalas hasta que encajen todas.
home-play = Jugar ahora
home-friends = Con amigos
home-bots = Contra bots
home-alone = En solitario
learn-title = Aprender
home-back = Volver a tu mesa
home-back-run = Volver a tu intento
home-join = Unirse
home-code = ¿Tienes un código?
home-code-label = Código de la mesa (6 caracteres)
home-lost = Página no encontrada. Esta es la página de inicio.
home-failed = El servidor no respondió. Inténtalo otra vez en un momento.
home-no-cookies = Permite aquí las cookies: guardan tu sitio.
records-title = Tus récords

## The first boards

first-next = Siguiente plantilla
first-game = Jugar tu primera partida
first-bot = Bot:

## The games

edition-pouch = Bolsa de gemas
edition-classic = Tablero de gemas
edition-note-pouch = Gana gemas y suma puntos
edition-note-classic = Reúne gemas de un color
edition-three-d = Bloques 3D
edition-cards = Cartas
edition-note-three-d = Construye dos capas
edition-note-cards = Une siete de nueve cartas
