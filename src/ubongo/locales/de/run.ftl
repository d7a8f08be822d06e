# German: a run alone, while it is played.

solo-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
solo-boards = { $count ->
    [one] { $count } Tafel
   *[other] { $count } Tafeln
}
solo-practice = Üben
solo-ready = Mach dich bereit
solo-solved = { $count ->
    [one] { $count } gelöst
   *[other] { $count } gelöst
}
solo-solved-of = { $count } von { $goal }
solo-grade = Schwierigkeit { $grade } von 10
solo-elapsed = Gesamtzeit
solo-board-elapsed = Zeit dieser Tafel
solo-help = Hilfe
solo-another = Überspringen
solo-enough = Beenden
solo-enough-sure = Wirklich beenden?
solo-watching = Du schaust diesem Lauf zu.
solo-news-countdown = Mach dich bereit.
solo-news-board = Tafel { $number }. Der Würfel zeigt: { $symbol }.
solo-news-solved = Ubongo! Gelöst in { $time }.
solo-news-set-aside = Tafel übersprungen.
solo-news-over = { $count ->
    [0] Der Lauf ist vorbei.
    [one] Der Lauf ist vorbei: { $count } Tafel gelöst.
   *[other] Der Lauf ist vorbei: { $count } Tafeln gelöst.
}
pause = Pause
