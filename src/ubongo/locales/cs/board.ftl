# Czech: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Tvoje deska, řádků: { $rows }, sloupců: { $columns }
board-help = Dílek vezmi jeho písmenem, posouvej šipkami, otáčej R, překlápěj F, polož klávesou Enter.
piece-label = { $piece }, { $place }
piece-in-tray = v zásobě
piece-at = řádek { $row }, sloupec { $column }
piece-held = v ruce
tools-title = Nástroje pro vzatý dílek
tool-turn-back = Otočit doleva
tool-turn = Otočit doprava
tool-flip = Překlopit
tool-place = Položit
tool-return = Do zásoby
tool-undo = Zpět
tool-redo = Znovu
say-held = { $piece }, řádek { $row }, sloupec { $column }: { $fits ->
    [yes] sedí
   *[no] nesedí
}
say-picked = { $piece } v ruce
say-placed = { $piece } leží
say-refused = { $piece } tam nesedí
say-returned = { $piece } zpátky v zásobě
say-turned = { $piece } otočen
say-flipped = { $piece } překlopen
say-undone = Vráceno
say-redone = Provedeno znovu

## Hints

hint-touch = Klepnutí otáčí, dvojité klepnutí překlápí, tažením položíš
hint-mouse = Táhni dílek; kolečko otáčí, F překlápí
keys-title = Myší a klávesami
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

## Typed moves: a line for whoever cannot see the board. Words of one line are commands.

typed-label = Napiš tah nebo otázku; „{ $help }“ poradí
typed-go = Enter
typed-word-board = deska
typed-word-pieces = dílky
typed-word-clock = hodiny
typed-word-players = hráči
typed-word-help = pomoc
typed-word-undo = zpět
typed-word-take = vezmi
typed-word-flip = překlop
typed-row = Řada { $row }: { $cells }
typed-run = { $from } až { $to } { $what }
typed-one = { $at } { $what }
typed-free = volno
typed-at = na { $cell }
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Nerozumím: { $text }. „{ $help }“ poradí.
typed-alone = Nikdo jiný tu nehraje.
typed-how = Napiš dílek, pole pro jeho první pole, počet čtvrtotáček a zda je překlopený: L4 b2 r1 { $flip }. První pole je to nejvíc vlevo v horní řadě; sloupce jsou písmena, řady čísla. Bez pole uslyšíš tvar. Dále: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Odpovědi
