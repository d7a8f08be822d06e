# Czech: your devices and your data.

yours-title = Tvá zařízení a data
yours-lead = Nejsou tu žádné účty. Tento prohlížeč tě pozná podle vlastního tajemství.
yours-device = Vezmi si rekordy na jiné zařízení
yours-code-note = Tady si vytvoř kód a tam ho napiš. Platí jednou, po jeden rok. Nový ho nahradí.
yours-code-make = Vytvořit kód
yours-code = Kód z druhého zařízení
yours-here = Použít kód na tomto zařízení
yours-here-note = Obě zařízení pak ukazují totéž. K tomu, co tento prohlížeč zaznamenal dosud, se už nedostaneš.
yours-here-go = Použít kód
yours-found = Hotovo. Nalezeno: výsledky { $results }, denní úlohy { $attempts }.
yours-ratings = Hodnocení
yours-ratings-note = Jak dobře hraješ, spočítané z tvých her s jinými lidmi. Vidíš to jen ty. Boti u stolu se počítají jako soupeři. Hry s vyrovnáním sil se nepočítají, ani místo, na kterém zaskočil bot.
yours-ratings-on = Zapnout hodnocení
yours-ratings-off = Vypnout hodnocení
yours-ratings-sure = Smazat má hodnocení?
yours-ratings-none = Dohraj hru s jinými lidmi a získáš své první hodnocení.
yours-ratings-range = Každý začíná na 1200. Ve dvou případech ze tří leží tvá skutečná síla v rozmezí za ±.
yours-rating = { $rating } ± { $range }
yours-rating-games = { $games ->
    [one] Po { $games } hře
    [few] Po { $games } hrách
    [many] Po { $games } hry
   *[other] Po { $games } hrách
}
yours-rating-uncertain = Zatím nejisté.
yours-rating-first = Tvé první hodnocení: { $rating } ± { $range }
yours-rating-change = Tvé hodnocení: { $before } → { $rating }
yours-data = Co o tobě tento server ukládá
yours-data-note = Výsledky, hodnocení, denní úlohy a tvé jméno a místo u každého stolu. Vše si můžeš stáhnout, nebo smazat na všech svých zařízeních. Hry zůstanou, s jiným jménem na tvém místě.
yours-export = Stáhnout vše
yours-erase = Smazat vše
yours-erase-sure = Smazat navždy?
yours-keep = Nechat
yours-erased = Vše je smazáno. Tento prohlížeč zase nikomu nepatří.
yours-back = Zpět
yours-failed-unknown-recovery = Tento kód je špatný, použitý nebo nahrazený.
yours-failed-too-many = Příliš mnoho pokusů. Chvíli počkej.
yours-failed-other = To se nepovedlo. Nic se nezměnilo; zkus to za chvíli.
