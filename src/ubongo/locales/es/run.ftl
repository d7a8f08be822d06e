# Spanish: a run alone, while it is played.

solo-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
solo-boards = { $count ->
    [one] { $count } plantilla
   *[other] { $count } plantillas
}
solo-practice = Práctica
solo-ready = Prepárate
solo-solved = { $count ->
    [one] { $count } resuelta
   *[other] { $count } resueltas
}
solo-solved-of = { $count } de { $goal }
solo-grade = Dificultad { $grade } de 10
solo-elapsed = Tiempo total
solo-board-elapsed = Tiempo de esta plantilla
solo-help = Ayuda
solo-another = Saltar
solo-enough = Terminar
solo-enough-sure = ¿Seguro que terminas?
solo-watching = Estás viendo este intento.
solo-news-countdown = Prepárate.
solo-news-board = Plantilla { $number }. El dado muestra: { $symbol }.
solo-news-solved = ¡Ubongo! Resuelta en { $time }.
solo-news-set-aside = Plantilla saltada.
solo-news-over = { $count ->
    [0] Fin del intento.
    [one] Fin del intento: { $count } plantilla resuelta.
   *[other] Fin del intento: { $count } plantillas resueltas.
}
pause = Pausa
