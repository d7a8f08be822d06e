# Czech: alone: which run, its end, records.

## Which run

solo-title = O samotě
solo-lead = Vlastním tempem, nebo na čas.
solo-side = Desky
solo-side-3 = Tři dílky
solo-side-4 = Čtyři dílky
solo-side-level = Bloky, úroveň { $level }
solo-blocks = Bloky
solo-count = Co nejvíc
solo-count-note = Kolik desek stihneš, než čas uplyne
# Below a number that stands by itself.
solo-minutes-unit = { $count ->
    [one] minuta
    [few] minuty
    [many] minuty
   *[other] minut
}
solo-time = Co nejrychleji
solo-time-note = Za jak dlouho zvládneš tolik desek
solo-boards-unit = { $count ->
    [one] deska
    [few] desky
    [many] desky
   *[other] desek
}
solo-practice-note = Bez hodin a bez konce: skonči, kdy chceš
solo-begin = Začít
solo-best = Nejlépe: { $best }
solo-failed = Server neodpověděl. Zkus to za chvilku znovu.

## The end of a run

solo-end-count = { $count ->
    [one] { $count } deska za { $minutes } minut
    [few] { $count } desky za { $minutes } minut
    [many] { $count } desky za { $minutes } minut
   *[other] { $count } desek za { $minutes } minut
}
solo-end-time = { $count ->
    [one] { $count } deska za { $time }
    [few] { $count } desky za { $time }
    [many] { $count } desky za { $time }
   *[other] { $count } desek za { $time }
}
solo-end-practice = { $count ->
    [0] Tentokrát žádná deska
    [one] Vyřešena { $count } deska
    [few] Vyřešeny { $count } desky
    [many] Vyřešeno { $count } desky
   *[other] Vyřešeno { $count } desek
}
solo-end-stopped = Ukončeno po { $time }. Takový pokus se nepočítá do pořadí.
solo-end-typical = { $count ->
    [one] Za { $time }
    [few] Polovina z nich do { $time }
    [many] Polovina z nich do { $time }
   *[other] Polovina z nich do { $time }
}
solo-end-first = Tvůj první pokus tohoto druhu: je co překonat
solo-end-best = Tvůj nejlepší pokus tohoto druhu (celkem { $count })!
solo-end-place = Tvůj { $place } nejlepší pokus tohoto druhu (celkem { $count })
solo-end-again = Znovu
solo-end-records = Rekordy
solo-end-save = Uložit pokus
solo-end-replay = Přehrát záznam
solo-end-boards = Desky
solo-end-set-aside = Odloženo
solo-end-left = Nedokončeno
solo-end-board = Deska { $number }, dílků: { $pieces }

## Records

records-lead = { $count ->
    [one] { $count } deska vyřešená o samotě
    [few] { $count } desky vyřešené o samotě
    [many] { $count } desky vyřešené o samotě
   *[other] { $count } desek vyřešených o samotě
}
records-empty = Zatím tu nic není. Vyřeš o samotě desku, skonči, kdy chceš, a tady to najdeš.
records-none = Zatím žádný
records-flat = Dílky
records-solid = Bloky
records-runs = { $count ->
    [one] { $count } pokus
    [few] { $count } pokusy
    [many] { $count } pokusu
   *[other] { $count } pokusů
}
records-chart = Tvoje časy podle obtížnosti
records-chart-note = Každá značka je deska. Čáry spojují střední časy.
records-axis-grade = Obtížnost desky
records-as-table = Jako tabulka
records-grade = Obtížnost
records-count = Vyřešeno
records-median = Střední čas
records-fastest = Nejrychleji
records-recent = Poslední pokusy
records-stopped = ukončeno
records-begin = Hrát o samotě
records-failed = Rekordy teď nejde přečíst. Zkus to za chvilku znovu.
