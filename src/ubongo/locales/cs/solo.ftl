# Czech: alone: which run, its end, records.

## Which run

solo-title = Sólo
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
solo-time-note = Tvůj čas na daný počet desek
solo-boards-unit = { $count ->
    [one] deska
    [few] desky
    [many] desky
   *[other] desek
}
solo-practice-note = Bez časového limitu: skonči, kdy chceš
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
solo-end-stopped = Ukončeno po { $time }. Nedokončené pokusy se nepočítají do pořadí.
solo-end-typical = { $count ->
    [one] Za { $time }
    [few] Polovina z nich do { $time }
    [many] Polovina z nich do { $time }
   *[other] Polovina z nich do { $time }
}
solo-end-first = Tvůj první pokus tohoto druhu. Zkus ho překonat!
solo-end-best = Tvůj nejlepší pokus tohoto druhu (celkem { $count })!
solo-end-place = Tvůj { $place } nejlepší pokus tohoto druhu (celkem { $count })
solo-end-again = Znovu
solo-end-records = Rekordy
solo-end-save = Uložit pokus
solo-end-replay = Přehrát záznam
solo-end-boards = Desky
solo-end-set-aside = Přeskočeno
solo-end-left = Nedokončeno
solo-end-board = Deska { $number }, dílků: { $pieces }

## Records

records-lead = { $count ->
    [one] { $count } deska vyřešená sólo
    [few] { $count } desky vyřešené sólo
    [many] { $count } desky vyřešené sólo
   *[other] { $count } desek vyřešených sólo
}
records-empty = Zatím tu nic není. Zahraj si sólo a výsledky se objeví tady.
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
records-chart-note = Každá značka je deska. Čáry spojují mediány.
records-axis-grade = Obtížnost desky
records-as-table = Zobrazit jako tabulku
records-grade = Obtížnost
records-count = Vyřešeno
records-median = Medián
records-fastest = Nejrychleji
records-recent = Poslední pokusy
records-stopped = ukončeno
records-begin = Hrát sólo
records-failed = Rekordy se nepodařilo načíst. Zkus to za chvilku znovu.
