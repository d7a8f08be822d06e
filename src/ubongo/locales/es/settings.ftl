# Spanish: settings, and the corner that opens them.

settings-close = Listo
settings-again = Restablecer todo

## Language

settings-language-system = Automático

## Look

settings-seen = Aspecto
settings-theme = Tema
settings-theme-system = Automático
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-palette = Colores
settings-palette-default = Normales
settings-palette-red-green = Sin rojo y verde
settings-palette-blue-yellow = Sin azul y amarillo
settings-palette-contrast = Alto contraste
settings-palette-gray = Grises
settings-hatches = Letras y tramas
settings-hatches-normal = Normales
settings-hatches-strong = Marcadas
settings-letters = Letras en piezas y gemas
settings-letters-auto = Si hacen falta
settings-letters-always = Siempre
settings-motion = Movimiento
settings-motion-system = Automático
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-preview = Así se ven las piezas y las gemas

## Sound

settings-heard = Sonido
settings-sound-effects = Piezas y rondas
settings-sound-warning = Reloj: quedan diez segundos y fin del tiempo
settings-sound-ubongo = ¡Ubongo!
settings-volume = Volumen
settings-volume-value = { $percent } %
settings-listen = Probar

## Controls

settings-played = Controles
settings-lift = Táctil: la pieza en la mano
settings-lift-0 = Bajo el dedo
settings-lift-48 = Justo encima
settings-lift-64 = Encima
settings-lift-96 = Muy por encima
settings-keys = Atajos de una sola tecla
settings-keys-note = Desactívalos si usas control por voz o pulsas teclas sin querer.
settings-typing = Escribir jugadas como texto
settings-typing-note = Para lectores de pantalla: coloca piezas y escucha la plantilla en palabras.
settings-emotes = Reacciones de otros jugadores
settings-emotes-note = Por ejemplo, «¡Bien jugado!», enviado durante una partida.
