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
settings-motion = Movimiento
settings-motion-system = Automático
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-preview = Así se ven las piezas y las gemas

## Sound

settings-heard = Sonido
settings-sound-effects = Piezas y rondas
settings-sound-warning = El reloj: diez segundos y el final
settings-sound-ubongo = ¡Ubongo!
settings-volume = Volumen
settings-volume-value = { $percent } %
settings-listen = Escuchar

## Controls

settings-played = Controles
settings-lift = Al tocar, la pieza levantada flota
settings-lift-0 = Bajo el dedo
settings-lift-48 = Cerca
settings-lift-64 = Encima
settings-lift-96 = Muy arriba
settings-keys = Teclas sueltas para coger, girar y voltear
settings-keys-note = Desactívalas si le hablas a tu dispositivo o pulsas teclas sin querer.
settings-typing = Una línea para escribir jugadas
settings-typing-note = Para lectores de pantalla: coloca piezas y pregunta por la plantilla con palabras.
