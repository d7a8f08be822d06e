# Polish: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Twoja plansza, wiersze: { $rows }, kolumny: { $columns }
board-help = Podnieś klocek jego literą, przesuwaj strzałkami, obracaj R, odwracaj F, połóż klawiszem Enter.
piece-label = { $piece }, { $place }
piece-in-tray = w zapasie
piece-at = wiersz { $row }, kolumna { $column }
piece-held = w ręce
tools-title = Narzędzia do podniesionego klocka
tool-turn-back = Obróć w lewo
tool-turn = Obróć w prawo
tool-flip = Odwróć
tool-place = Połóż
tool-return = Do zapasu
tool-undo = Cofnij
tool-redo = Ponów
say-held = { $piece }, wiersz { $row }, kolumna { $column }: { $fits ->
    [yes] pasuje
   *[no] nie pasuje
}
say-picked = { $piece } w ręce
say-placed = { $piece } na planszy
say-refused = { $piece } tam nie pasuje
say-returned = { $piece } znów w zapasie
say-turned = { $piece } po obrocie
say-flipped = { $piece } na drugiej stronie
say-undone = Cofnięto
say-redone = Ponowiono

## Hints

hint-touch = Dotknięcie obraca, podwójne odwraca, przeciągnięcie kładzie
hint-mouse = Przeciągnij klocek; kółko obraca, F odwraca
keys-title = Myszą i klawiszami
keys-pick = Podnieś
keys-pick-how = przeciągnij, kliknij albo litera
keys-turn = Obróć
keys-turn-how = kółko, prawy przycisk albo R
keys-flip = Odwróć
keys-flip-how = środkowy przycisk albo F
keys-place = Połóż
keys-place-how = puść, kliknij ponownie albo Enter
keys-undo = Cofnij
keys-undo-how = U

## Typed moves: a line for whoever cannot see the board. Words of one line are commands.

typed-label = Wpisz ruch lub pytanie; „{ $help }” podpowie
typed-go = Enter
typed-word-board = plansza
typed-word-pieces = klocki
typed-word-clock = zegar
typed-word-players = gracze
typed-word-help = pomoc
typed-word-undo = cofnij
typed-word-take = weź
typed-word-flip = odwróć
typed-row = Rząd { $row }: { $cells }
typed-run = od { $from } do { $to } { $what }
typed-one = { $at } { $what }
typed-free = wolne
typed-at = na { $cell }
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Nie rozumiem: { $text }. „{ $help }” podpowie.
typed-alone = Nikt inny tu nie gra.
typed-how = Podaj klocek, pole dla jego pierwszego pola, liczbę ćwierćobrotów i czy jest odwrócony: L4 b2 r1 { $flip }. Pierwsze pole leży najbardziej z lewej w górnym rzędzie; kolumny to litery, rzędy to liczby. Bez pola usłyszysz kształt. Także: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Odpowiedzi
