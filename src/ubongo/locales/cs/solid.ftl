# Czech: a board for blocks on two layers.
# A block has a mark (A to H) and a name; cells are named as b2: column by letter, row by number.

## Board

solid-board-label = Tvoje deska, řad: { $rows }, sloupců: { $columns }, dvě vrstvy
solid-board-help = Blok vezmi jeho písmenem, posouvej šipkami. Shift se šipkou ho tím směrem převrátí, R ho otočí. Page Up a Page Down volí vrstvu, L je střídá. Polož klávesou Enter.
solid-board-rows = Deska po řadách
solid-layer = Vrstva { $layer }
solid-layer-cells = Vrstva { $layer }: { $cells }.
solid-row = Vrstva { $layer }, řada { $row }: { $cells }
solid-cell = { $at } { $what }
solid-free = volno
solid-block = { $mark }, { $name }
solid-name-red-domino = červené domino
solid-name-red-twist = červený zákrut
solid-name-green-corner = zelený roh
solid-name-green-hook = zelený hák
solid-name-blue-ell = modré L
solid-name-blue-hook = modrý hák
solid-name-yellow-twist = žlutý zákrut
solid-name-yellow-hook = žlutý hák

## Tools

solid-tools-title = Nástroje pro vzatý blok
solid-tool-spin = Otočit doprava
solid-tool-spin-back = Otočit doleva
solid-tool-tip-away = Převrátit od sebe
solid-tool-tip-near = Převrátit k sobě
solid-tool-roll-right = Převrátit doprava
solid-tool-roll-left = Převrátit doleva
solid-layers-title = Vrstva, kam se pokládá
solid-lowest = Nejnižší vrstva, kde sedí

## Told

solid-say-held = { $piece }: { $cells } { $fits ->
    [yes] Sedí.
    [high] Moc vysoko: tři vrstvy.
   *[no] Nesedí.
}
solid-say-spin = { $piece }: otočeno doprava.
solid-say-spin-back = { $piece }: otočeno doleva.
solid-say-tip-away = { $piece }: převráceno od tebe.
solid-say-tip-near = { $piece }: převráceno k tobě.
solid-say-roll-right = { $piece }: převráceno doprava.
solid-say-roll-left = { $piece }: převráceno doleva.

## Hints

solid-hint-touch = Klepni na blok, otoč ho a přetáhni
solid-hint-mouse = Táhni blok; R a Shift+šipky točí
solid-keys-pick = Vzít
solid-keys-pick-how = táhnout, kliknout nebo písmeno
solid-keys-spin = Otočit
solid-keys-spin-how = kolečko, pravé tlačítko nebo R
solid-keys-tip = Převrátit
solid-keys-tip-how = Shift a šipka
solid-keys-layer = Vrstva
solid-keys-layer-how = kde pustíš; Page Up, Page Down, L
solid-keys-place = Položit
solid-keys-place-how = pustit, kliknout znovu nebo Enter
solid-keys-undo = Zpět
solid-keys-undo-how = U

## Two ways

space-see = 3D pohled
space-short = 3D
space-lost = Toto zařízení 3D pohled nezobrazí. Vrstvy ukazují všechno.

## Typed moves

solid-typed-at = na { $cell }, vrstva { $layer }
solid-typed-how = Napiš blok, pole pro jeho první krychli, vrstvu a čtvrtotáčky: B b2 1 r1 t1. r ho otočí doprava, s převrátí doprava, t převrátí od tebe; otáčí se v pořadí, v jakém to napíšeš. První krychle je ta, kterou slyšíš první: ve spodní vrstvě nejvíc vlevo v horní řadě. Bez vrstvy jde na nejnižší, kde sedí; bez pole uslyšíš tvar. Dále: { $take } B, { $words }.
solid-typed-mirror = { $piece } se nedá překlopit: zrcadlový obraz je jiný blok. Otáčej pomocí r, s a t.

## The view in space

view3d-label = Deska ve 3D
view3d-title = Pohled
view3d-front = Pohled zepředu
view3d-right = Pohled zprava
view3d-back = Pohled zezadu
view3d-left = Pohled zleva
view3d-top = Pohled shora
view3d-turn-left = Otočit desku doleva
view3d-turn-right = Otočit desku doprava
view3d-home = Výchozí pohled
view3d-apart = Odsunout vrstvy od sebe
