# Spanish: looking for a game with a stranger.

find-title = Buscar una partida
find-lead = Juega una partida para dos con alguien que también la busca ahora.
find-strength = ¿Qué tal juegas?
find-strength-gentle = Empiezo ahora
find-strength-steady = Bastante bien
find-strength-sharp = Muy bien
find-names = Cada uno recibe el nombre de un animal. Nadie ve el tuyo.
find-talk = No hay chat, solo cuatro reacciones amables. Puedes silenciarlas.
find-bot = Si en { $seconds } segundos no llega nadie, juega un bot.
find-go = Buscar rival
find-bots = Jugar contra bots
find-looking = Buscando rival…
find-bot-in = Si no llega nadie, en { $seconds } s juega un bot.
find-soon = Preparando la mesa…
find-cancel = Dejar de buscar
find-failed-superseded = Estás buscando en otra ventana.
find-failed-too-many = Demasiados intentos. Espera un poco.
find-failed-full = Hay demasiadas mesas abiertas aquí. Inténtalo dentro de un momento.
find-failed-too-many-searches = Hay demasiada gente buscando. Inténtalo dentro de un momento.
find-failed-no-cookies = Permite las cookies aquí: guardan tu sitio.
find-failed-refused = El servidor lo ha rechazado. Inténtalo dentro de un momento.
find-failed-other = Sin conexión con el servidor. Inténtalo dentro de un momento.
find-missed = Has llegado tarde: la partida empezó sin ti.
find-again = Buscar otra vez
