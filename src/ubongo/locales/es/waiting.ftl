# Spanish: what people do to the clock of a game.

end-glass = Que los bots terminen ya
pause-title = Partida en pausa
pause-note = Todos los relojes están parados y la plantilla está oculta.
pause-resume = Continuar
pause-resumes = Continuamos en { $seconds }…
pass-time = Una plantilla para pasar el rato
pass-time-another = Otra plantilla
pass-time-close = Volver a la partida
pass-time-leave = Volver a la mesa
watch-board = Plantilla de { $name }: { $count } de { $all } piezas puestas
watch-boards = Ver a los demás
watch-close = Dejar de ver
refused-seat-taken = Ese sitio ya está ocupado.
seat-take = Ocupar el sitio de un bot
seat-take-close = Ahora no
seat-take-from = Ocupar el sitio de { $name }
seat-taken = Desde la próxima ronda juegas en el sitio de { $name }.
seat-taken-news = { $name } ocupa el sitio de { $bot }.
emotes = Reacciones
emote-bravo = ¡Bien jugado!
emote-wow = ¡Guau!
emote-phew = ¡Uf!
emote-hello = ¡Hola!
emote-news = { $name }: { $text }
emote-mute = Silenciar a los demás
