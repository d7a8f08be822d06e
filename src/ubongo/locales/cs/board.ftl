# Czech: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Tvoje deska, řad: { $rows }, sloupců: { $columns }
board-help = Dílek vezmi jeho písmenem, posouvej šipkami, otáčej R, překlápěj F, polož klávesou Enter.
piece-label = { $piece }, { $place }
piece-in-tray = v zásobě
piece-at = řada { $row }, sloupec { $column }
typed-at = na { $cell }
piece-held = v ruce
tools-title = Nástroje pro vzatý dílek
tool-turn-back = Otočit doleva
tool-turn = Otočit doprava
tool-flip = Překlopit
tool-place = Položit
tool-return = Do zásoby
tool-undo = Zpět
tool-redo = Znovu
say-held = { $piece }, řada { $row }, sloupec { $column }: { $fits ->
    [yes] sedí
   *[no] nesedí
}
say-picked = { $piece } v ruce
say-placed = { $piece } leží
say-refused = { $piece } tam nesedí
say-returned = { $piece } zpátky v zásobě
say-turned = { $piece }: otočeno
say-flipped = { $piece }: překlopeno
say-undone = Vráceno
say-redone = Provedeno znovu

## Hints

hint-touch = Klepnutí otáčí, dvojité klepnutí překlápí, tažením položíš
hint-mouse = Táhni dílek; kolečko otáčí, F překlápí
keys-title = Myš a klávesnice
keys-pick = Vzít
keys-pick-how = táhnout, kliknout nebo písmeno
keys-turn = Otočit
keys-turn-how = kolečko, pravé tlačítko nebo R
keys-flip = Překlopit
keys-flip-how = prostřední tlačítko nebo F
keys-place = Položit
keys-place-how = pustit, kliknout znovu nebo Enter
keys-undo = Zpět
keys-undo-how = U

## Glass and call

glass-label = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
glass-none = Bez limitu
ubongo = Ubongo!
checking = Kontrola…
news-ten = Zbývá deset sekund

## Refusals

refused-not-a-tiling = Ještě ne: světlá pole nejsou pokrytá přesně.
refused-wrong-pieces = Špatné dílky: použij ty vedle symbolu z kostky.
refused-time-is-up = Pozdě: čas už vypršel.
refused-no-race = Tento závod skončil.
refused-already-solved = Tuto desku už máš vyřešenou.
refused-gave-up = Tuto desku už máš vzdanou.
refused-no-deck = Nové desky se nepodařilo vytvořit. Zkus to znovu, nebo použij běžné.
refused-other = To teď nejde.
