# Spanish: what people do to the clock of a game.

end-glass = Que los bots terminen ya
pause-title = Partida en pausa
pause-note = Todos los relojes están parados y el tablero está oculto.
pause-resume = Continuar
pause-resumes = Continuamos en { $seconds }…
pass-time = Un tablero para pasar el rato
pass-time-another = Otro tablero
pass-time-close = Volver a la partida
