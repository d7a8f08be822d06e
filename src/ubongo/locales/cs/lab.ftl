# Czech: the lab, where puzzles are made and looked into.

## Drawing

lab-title = Dílna hlavolamů
lab-lead = Nakresli tvar a vyber dílky. Uvidíš, kolika způsoby ho vyplní, nebo které dílky by ho vyplnily.
lab-kind = Dílky, nebo bloky
lab-flat = Ploché dílky
lab-solid = Bloky
lab-grid = Tvar. Šipky posouvají, mezerník přidá nebo odebere políčko.
lab-grid-solid = Základna dvou vrstev. Šipky posouvají, mezerník přidá nebo odebere políčko.
lab-pieces = Použité dílky
lab-areas = Políček k vyplnění: { $cells }. Tvoje dílky vyplní { $covered }.
lab-apart = Všechna políčka musí být spojená stranami.
lab-clear = Smazat vše

## What was found

lab-count = Spočítat řešení
lab-find = Najít dílky, které pasují
lab-solutions = { $count ->
    [0] Žádné řešení.
    [one] Jedno řešení.
    [few] { $count } řešení.
    [many] { $count } řešení.
   *[other] { $count } řešení.
}
lab-at-least = { $count ->
    [one] Nejméně jedno řešení.
    [few] Nejméně { $count } řešení.
    [many] Nejméně { $count } řešení.
   *[other] Nejméně { $count } řešení.
}
lab-unknown = Včas se žádné řešení nenašlo. Možná nějaké existuje.
lab-cut = Hledání bylo po vypršení limitu zastaveno.
lab-nth = { $number }. řešení
lab-listed = { $count ->
    [one] Toto je první řešení. Další se včas nevypsala.
    [few] Toto jsou první { $count }. Další se včas nevypsala.
    [many] Toto je prvních { $count }. Další se včas nevypsala.
   *[other] Toto je prvních { $count }. Další se včas nevypsala.
}
lab-previous = Předchozí
lab-next = Další
lab-ungraded = Obtížnost se včas nezjistila.
lab-sets = { $count ->
    [0] Nepasuje žádný výběr dílků.
    [one] Pasuje jeden výběr dílků.
    [few] Pasují { $count } výběry dílků.
    [many] Pasuje { $count } výběru dílků.
   *[other] Pasuje { $count } výběrů dílků.
}
lab-sets-at-least = { $count ->
    [one] Pasuje nejméně jeden výběr dílků.
    [few] Pasují nejméně { $count } výběry dílků.
    [many] Pasuje nejméně { $count } výběru dílků.
   *[other] Pasuje nejméně { $count } výběrů dílků.
}
lab-sets-unknown = Včas se žádný výběr dílků nenašel. Možná nějaký existuje.
lab-sets-first = Vypsáno je prvních { $count }.
lab-set-size = { $count ->
    [one] Jeden dílek
    [few] { $count } dílky
    [many] { $count } dílku
   *[other] { $count } dílků
}
lab-more = Zobrazit další
lab-busy = Dílna je zaneprázdněná. Zkus to za chvilku znovu.
lab-failed = Server neodpověděl. Zkus to za chvilku znovu.

## Playing it, and sending it

lab-play = Zkusit bez soupeřů
lab-back = Zpět do dílny
lab-no-hint = Odsud řešení není, nebo není vůbec žádné.
lab-copy = Kopírovat odkaz
lab-copied = Odkaz je zkopírovaný. Je v něm celý hlavolam.
lab-address-broken = Tento odkaz neukazuje žádný hlavolam. Možná z něj část chybí.
lab-address-newer = Tento odkaz je z novější verze hry.
lab-challenge = Výzva pro přátele
lab-challenge-title = Výzva
lab-challenge-lead = Kdo vyřeší tento hlavolam nejrychleji? Server měří čas tvého prvního pokusu.
lab-challenge-start = Spustit čas
lab-challenge-refused = Tento hlavolam je na výzvu příliš velký, nebo nemá řešení. Můžeš ho zkusit bez soupeřů.
lab-challenge-practice = Počítá se první pokus. Další jsou cvičné.
lab-times = Časy
lab-open = Otevřít v dílně

## As text and as a file

lab-exchange = Jako text nebo soubor
lab-text = Řady znaků { $cell } a { $gap } spojené /, pak dílky. Příkaz funguje v terminálu.
lab-text-use = Použít text
lab-text-read = Hlavolam je načtený.
lab-text-bad = V tomto textu není hlavolam: stejně dlouhé řady, nejvýše 12 × 12, a známé dílky.
lab-deck-save = Uložit jako balíček
lab-deck-open = Otevřít balíček
lab-deck-saved = Soubor s balíčkem je uložený.
lab-deck-refused = Do balíčku patří řešitelné hlavolamy s nejvýše pěti dílky, které jdou včas spočítat.
lab-deck-opened = { $count ->
    [one] V balíčku je jeden hlavolam.
    [few] V balíčku jsou { $count } hlavolamy.
    [many] V balíčku je { $count } hlavolamu.
   *[other] V balíčku je { $count } hlavolamů.
}
lab-deck-bad = Tento soubor není balíček desek.
lab-deck-board = Hlavolam z balíčku
