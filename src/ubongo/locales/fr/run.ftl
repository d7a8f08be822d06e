# French: a run alone, while it is played.

solo-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
solo-boards = { $count ->
    [one] { $count } plaquette
   *[other] { $count } plaquettes
}
solo-practice = Entraînement
solo-ready = Prépare-toi
solo-solved = { $count ->
    [one] { $count } résolue
   *[other] { $count } résolues
}
solo-solved-of = { $count } sur { $goal }
solo-grade = Difficulté { $grade } sur 10
solo-elapsed = Temps total
solo-board-elapsed = Temps de cette plaquette
solo-help = Aide
solo-another = Passer
solo-enough = Terminer
solo-enough-sure = Vraiment terminer ?
solo-watching = Tu regardes cet essai.
solo-news-countdown = Prépare-toi.
solo-news-board = Plaquette { $number }. Le dé montre : { $symbol }.
solo-news-solved = Ubongo ! Résolue en { $time }.
solo-news-set-aside = Plaquette passée.
solo-news-over = { $count ->
    [0] C’est fini.
    [one] C’est fini : { $count } plaquette résolue.
   *[other] C’est fini : { $count } plaquettes résolues.
}
pause = Pause
