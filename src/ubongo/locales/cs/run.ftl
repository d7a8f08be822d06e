# Czech: a run alone, while it is played.

solo-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
solo-boards = { $count ->
    [one] { $count } deska
    [few] { $count } desky
    [many] { $count } desky
   *[other] { $count } desek
}
solo-practice = Trénink
solo-ready = Připrav se
solo-solved = { $count ->
    [one] { $count } vyřešena
    [few] { $count } vyřešeny
    [many] { $count } vyřešeno
   *[other] { $count } vyřešeno
}
solo-solved-of = { $count } z { $goal }
solo-grade = Obtížnost { $grade } z 10
solo-elapsed = Celkový čas
solo-board-elapsed = Čas této desky
solo-help = Pomoc
solo-another = Přeskočit
solo-enough = Ukončit
solo-enough-sure = Opravdu ukončit?
solo-watching = Na tento pokus se jen díváš.
solo-news-countdown = Připrav se.
solo-news-board = Deska { $number }. Na kostce padlo: { $symbol }.
solo-news-solved = Ubongo! Vyřešeno za { $time }.
solo-news-set-aside = Deska přeskočena.
solo-news-over = { $count ->
    [0] Konec.
    [one] Konec: vyřešena { $count } deska.
    [few] Konec: vyřešeny { $count } desky.
    [many] Konec: vyřešeno { $count } desky.
   *[other] Konec: vyřešeno { $count } desek.
}
pause = Pozastavit
