# Polish: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Zapis gry
replay-failed = Nie udało się wczytać zapisu.
replay-not-over = Ta gra jeszcze trwa. Będzie można ją obejrzeć, gdy się skończy.
replay-unknown = Nie ma tu takiej gry.
replay-task = Plansza { $number }
replay-solved = { $name } ma rozwiązanie
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-back = Jedno zdarzenie wstecz
replay-on = Jedno zdarzenie dalej
replay-speed = Tempo
replay-times = { $number }×
replay-time = Czas
replay-at = { $chapter }, { $time }
replay-before = Przed pierwszą planszą
replay-chapters = Przejdź do
replay-seat = Z bliska
replay-everybody = wszyscy
replay-hidden = Zakryta
replay-placing = Ustawianie pionków
replay-events = Co się działo
replay-board-solved = Plansza: { $name }, rozwiązana

## Proof

proof-text = Każdy rzut, rozdanie i losowanie wynika z jednego tajnego ziarna. Jego skrót było widać przed pierwszą planszą.
proof-own = Ta strona obliczyła to wszystko jeszcze raz sama, bez pytania serwera.
proof-believed = Tu widzisz to, co obliczył serwer.
proof-hash = Ziarno ma skrót, który ogłoszono przed grą
proof-hash-seen = To skrót, który ta przeglądarka widziała podczas gry
proof-hash-unseen = Ta przeglądarka nie widziała gry: zapytaj o skrót kogoś, kto ją widział.
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
proof-wrong = { $place }, { $kind }: pokazano { $says }, a ziarno mówi { $seed }
proof-nothing = nic
proof-offline = Aby sprawdzić bez strony: zapisz grę i uruchom
proof-hash-word = Skrót
