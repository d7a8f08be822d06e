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
solo-best = Rekord: { $best }
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
    [few] Polovina z nich do { $time }
    [many] Polovina z nich do { $time }
   *[other] Polovina z nich do { $time }
}
solo-end-first = Tvůj první pokus tohoto druhu. Zkus ho překonat!
solo-end-best = Tvůj nejlepší pokus tohoto druhu (celkem { $count })!
solo-end-place = Tvůj { $place } nejlepší pokus tohoto druhu (celkem { $count })
solo-end-daily = Desky dne
solo-end-daily-place = { $place } z { $count } časů dne
solo-end-daily-practice = Procvičování: tento čas se nezapisuje.
solo-end-daily-unsolved = Nevyřešeno po { $time }.
solo-end-challenge = Zpět k výzvě
solo-end-challenge-place = { $place } z { $count } časů
solo-end-again = Znovu
solo-end-records = Rekordy
solo-end-save = Uložit pokus
solo-end-replay = Přehrát záznam
solo-end-boards = Desky
solo-end-set-aside = Přeskočeno
solo-end-left = Nedokončeno
solo-end-board = Deska { $number }, dílků: { $pieces }

## Stuck

stuck-title = Nevíš, jak dál?
stuck-hint = Polož za mě jeden dílek
stuck-again = Začít desku znovu
stuck-solution = Ukázat řešení
stuck-note = S nápovědou nebo napodruhé se tvůj čas nepočítá jako nejlepší.
stuck-close = Zavřít
stuck-left = Přeskočené desky
stuck-left-board = Zkusit znovu desku { $number }
stuck-laid = Jeden dílek je na svém místě.
stuck-misplaced = { $count ->
    [one] Jeden dílek překážel: je zpátky v zásobě.
    [few] { $count } dílky překážely: jsou zpátky v zásobě.
    [many] { $count } dílku překáželo: je zpátky v zásobě.
   *[other] { $count } dílků překáželo: jsou zpátky v zásobě.
}
stuck-solution-title = Jedno řešení
stuck-next = Další deska
stuck-alone = Zkusit tuto desku
stuck-try = Zkusit
stuck-hand = Zkusit to s těmito kartami
stuck-hand-again = Začít s nimi znovu
stuck-solved = { $count ->
    [0] Za { $time }.
    [one] Za { $time }, s { $count } nápovědou.
    [few] Za { $time }, se { $count } nápovědami.
    [many] Za { $time }, s { $count } nápovědy.
   *[other] Za { $time }, s { $count } nápovědami.
}
stuck-hints = { $count ->
    [one] { $count } nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
}
stuck-shown = Řešení ukázáno
stuck-repeat = Znovu
why-title = Jak těžká a proč?
why-solutions = { $count ->
    [one] Má jen jedno řešení.
    [few] Má { $count } řešení.
    [many] Má { $count } řešení.
   *[other] Má { $count } řešení.
}
why-many = Má víc než { $count } řešení.
why-places = Míst, kam se dílek na začátku vejde: { $places }. K řešení z nich vede: { $right }.
why-tries = { $count ->
    [one] Vyzkoušet všechno stojí na jedno řešení asi { $count } dílek.
    [few] Vyzkoušet všechno stojí na jedno řešení asi { $count } dílky.
    [many] Vyzkoušet všechno stojí na jedno řešení asi { $count } dílku.
   *[other] Vyzkoušet všechno stojí na jedno řešení asi { $count } dílků.
}

## Records

records-lead = { $count ->
    [one] { $count } deska vyřešená sólo
    [few] { $count } desky vyřešené sólo
    [many] { $count } desky vyřešené sólo
   *[other] { $count } desek vyřešených sólo
}
records-helped = { $count ->
    [one] { $count } z toho s pomocí, v grafu není.
    [few] { $count } z toho s pomocí, v grafu nejsou.
    [many] { $count } z toho s pomocí, v grafu není.
   *[other] { $count } z toho s pomocí, v grafu nejsou.
}
records-empty = Zatím tu nic není. Zahraj si sólo a výsledky se objeví tady.
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
records-yours = Tvá zařízení a data
records-failed = Rekordy se nepodařilo načíst. Zkus to za chvilku znovu.
trends-title = Tvoje časy
trends-median = Medián posledních { $count }
trends-best = Nejlepší
trends-line = Poslední časy: { $count }. Kratší jsou výš.
trends-others = { $count ->
    [one] Rychleji než { $percent } % z { $count } dalšího hráče na tomto serveru
    [few] Rychleji než { $percent } % ze { $count } dalších hráčů na tomto serveru
    [many] Rychleji než { $percent } % z { $count } dalšího hráče na tomto serveru
   *[other] Rychleji než { $percent } % z { $count } dalších hráčů na tomto serveru
}
trends-slow = Dílky, které tě zdržují
trends-slow-note = Desky s nimi ti trvají déle než jiné stejně těžké.
trends-slow-piece = { $count ->
    [one] o { $percent } % déle, na { $count } desce
    [few] o { $percent } % déle, na { $count } deskách
    [many] o { $percent } % déle, na { $count } desky
   *[other] o { $percent } % déle, na { $count } deskách
}
