# Polish: a board for blocks on two layers.
# A block has a mark (A to H) and a name; cells are named as b2: column by letter, row by number.

## Board

solid-board-label = Twoja plansza, rzędy: { $rows }, kolumny: { $columns }, dwie warstwy
solid-board-help = Weź bryłę jej literą, przesuwaj strzałkami. Shift i strzałka przewracają ją w tę stronę, R ją obraca. Page Up i Page Down wybierają warstwę, L ją zmienia. Połóż klawiszem Enter.
solid-board-rows = Plansza rząd po rzędzie
solid-layer = Warstwa { $layer }
solid-layer-cells = Warstwa { $layer }: { $cells }.
solid-row = Warstwa { $layer }, rząd { $row }: { $cells }
solid-cell = { $at } { $what }
solid-free = wolne
solid-block = { $mark }, { $name }
solid-name-red-domino = czerwone domino
solid-name-red-twist = czerwona śruba
solid-name-green-corner = zielony narożnik
solid-name-green-hook = zielony hak
solid-name-blue-ell = niebieskie L
solid-name-blue-hook = niebieski hak
solid-name-yellow-twist = żółta śruba
solid-name-yellow-hook = żółty hak

## Tools

solid-tools-title = Narzędzia do bryły w ręce
solid-tool-spin = Obróć w prawo
solid-tool-spin-back = Obróć w lewo
solid-tool-tip-away = Przewróć od siebie
solid-tool-tip-near = Przewróć do siebie
solid-tool-roll-right = Przewróć w prawo
solid-tool-roll-left = Przewróć w lewo
solid-layers-title = Warstwa do kładzenia
solid-lowest = Najniższa warstwa, na której pasuje

## Told

solid-say-held = { $piece }: { $cells } { $fits ->
    [yes] Pasuje.
    [high] Za wysoko: trzy warstwy.
   *[no] Nie pasuje.
}
solid-say-spin = { $piece }: obrót w prawo.
solid-say-spin-back = { $piece }: obrót w lewo.
solid-say-tip-away = { $piece }: przewrót od ciebie.
solid-say-tip-near = { $piece }: przewrót do ciebie.
solid-say-roll-right = { $piece }: przewrót w prawo.
solid-say-roll-left = { $piece }: przewrót w lewo.

## Hints

solid-hint-touch = Dotknij bryły, obróć i przeciągnij
solid-hint-mouse = Ciągnij; R i Shift+strzałki obracają
solid-keys-pick = Weź
solid-keys-pick-how = przeciągnij, kliknij albo jej litera
solid-keys-spin = Obróć
solid-keys-spin-how = kółko, prawy przycisk albo R
solid-keys-tip = Przewróć
solid-keys-tip-how = Shift i strzałka
solid-keys-layer = Warstwa
solid-keys-layer-how = tam, gdzie puścisz; Page Up, Page Down, L
solid-keys-place = Połóż
solid-keys-place-how = puść, kliknij ponownie albo Enter
solid-keys-undo = Cofnij
solid-keys-undo-how = U

## Two ways

space-see = Widok 3D
space-short = 3D
space-lost = To urządzenie nie pokaże widoku 3D. Warstwy pokazują wszystko.

## Typed moves

solid-typed-at = na { $cell }, warstwa { $layer }
solid-typed-how = Podaj bryłę, pole dla jej pierwszego sześcianu, warstwę i ćwierćobroty: B b2 1 r1 t1. r obraca w prawo, s przewraca w prawo, t przewraca od ciebie; obroty idą w kolejności, w jakiej je wpiszesz. Pierwszy sześcian to ten, który słyszysz najpierw: w dolnej warstwie, najbardziej z lewej w górnym rzędzie. Bez warstwy bryła trafia na najniższą, na której pasuje; bez pola usłyszysz kształt. Także: { $take } B, { $words }.
solid-typed-mirror = { $piece }: tej bryły nie da się odwrócić, jej lustrzane odbicie to inna bryła. Obracaj ją przez r, s i t.

## The view in space

view3d-label = Plansza 3D
view3d-title = Widok
view3d-front = Widok z przodu
view3d-right = Widok z prawej
view3d-back = Widok z tyłu
view3d-left = Widok z lewej
view3d-top = Widok z góry
view3d-turn-left = Obróć planszę w lewo
view3d-turn-right = Obróć planszę w prawo
view3d-home = Przywróć widok
view3d-apart = Rozsuń warstwy
