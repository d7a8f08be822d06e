# Polish: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Twoja plansza, rzędy: { $rows }, kolumny: { $columns }
board-help = Weź klocek jego literą, przesuwaj strzałkami, obracaj R, odwracaj F, połóż klawiszem Enter.
piece-label = { $piece }, { $place }
piece-in-tray = w zapasie
piece-at = rząd { $row }, kolumna { $column }
typed-at = na { $cell }
piece-held = w ręce
tools-title = Narzędzia do klocka w ręce
tool-turn-back = Obróć w lewo
tool-turn = Obróć w prawo
tool-flip = Odwróć
tool-place = Połóż
tool-return = Do zapasu
tool-undo = Cofnij
tool-redo = Ponów
say-held = { $piece }, rząd { $row }, kolumna { $column }: { $fits ->
    [yes] pasuje
   *[no] nie pasuje
}
say-picked = { $piece } w ręce
say-placed = { $piece } na planszy
say-refused = { $piece } tam nie pasuje
say-returned = { $piece } znów w zapasie
say-turned = { $piece }: obrócono
say-flipped = { $piece }: odwrócono
say-undone = Cofnięto
say-redone = Ponowiono

## Hints

hint-touch = Dotknięcie obraca, podwójne odwraca, przeciągnięcie kładzie
hint-mouse = Przeciągnij klocek; kółko obraca, F odwraca
keys-title = Mysz i klawiatura
keys-pick = Weź
keys-pick-how = przeciągnij, kliknij albo jego litera
keys-turn = Obróć
keys-turn-how = kółko, prawy przycisk albo R
keys-flip = Odwróć
keys-flip-how = środkowy przycisk albo F
keys-place = Połóż
keys-place-how = puść, kliknij ponownie albo Enter
keys-undo = Cofnij
keys-undo-how = U

## Glass and call

glass-label = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
glass-none = Bez limitu
ubongo = Ubongo!
checking = Sprawdzanie…
news-ten = Zostało dziesięć sekund

## Refusals

refused-not-a-tiling = Jeszcze nie: jasne pola nie są dokładnie zakryte.
refused-wrong-pieces = Złe klocki: użyj tych obok symbolu z kostki.
refused-time-is-up = Za późno: czas już minął.
refused-no-race = Ten wyścig już się skończył.
refused-already-solved = Ta plansza jest już rozwiązana.
refused-gave-up = Ta plansza jest poddana.
refused-no-deck = Nie udało się zrobić nowych plansz. Spróbuj ponownie albo weź zwykłe.
refused-other = Teraz nie można tego zrobić.
