# Polish: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Powtórka
replay-failed = Nie udało się wczytać powtórki.
replay-not-over = Ta gra jeszcze trwa. Wróć, gdy się skończy.
replay-unknown = Nie znaleziono gry.
replay-task = Plansza { $number }
replay-solved = { $name } ma rozwiązanie
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-back = Krok wstecz
replay-on = Krok dalej
replay-speed = Tempo
replay-times = { $number }×
replay-time = Czas
replay-at = { $chapter }, { $time }
replay-before = Przed pierwszą planszą
replay-chapters = Przejdź do
replay-seat = Pokaż
replay-everybody = wszystkich
replay-hidden = Zakryta
replay-placing = Ustawianie pionków
replay-events = Co się działo
replay-board-solved = Plansza: { $name }, rozwiązana

## Proof

proof-text = Każdy rzut, rozdanie i losowanie pochodzi z jednego tajnego ziarna. Jego skrót pokazano przed pierwszą planszą.
proof-own = Ta strona sprawdziła wszystko sama, bez pytania serwera.
proof-believed = Te wyniki pochodzą z serwera. Ta strona ich nie sprawdziła.
proof-hash = Ziarno pasuje do skrótu ogłoszonego przed grą
proof-hash-seen = To skrót, który ta przeglądarka widziała podczas gry
proof-hash-unseen = Ta przeglądarka nie widziała gry. Zapytaj o skrót kogoś, kto grał.
proof-line = { $kind }: { $good } z { $count }
proof-die = Rzuty kostką
proof-draw = Losowania z woreczka
proof-deal = Rozdania plansz
proof-hand = Rozdania kart
proof-pile = Potasowane stosy
proof-gems = Rozłożenie klejnotów
proof-first-roller = Kto rzuca pierwszy
proof-good = Dobrze
proof-bad = Źle
proof-wrong = { $place }, { $kind }: gra pokazała { $says }, a z ziarna wynika { $seed }
proof-nothing = nic
proof-offline = Aby sprawdzić bez przeglądarki, zapisz grę i uruchom
proof-hash-word = Skrót
