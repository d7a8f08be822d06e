# Polish: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = Stół jest gotowy
lobby-seat = Miejsce { $number }
lobby-you = Ty
lobby-host = Prowadzi stół
lobby-away = Poza stołem
lobby-name = Twoje imię
lobby-for-friend = Dla znajomych
lobby-bot = { $strength ->
    [gentle] Łatwy bot
    [sharp] Trudny bot
   *[steady] Średni bot
}
lobby-free = Zwolnij miejsce, na którym siedzi { $name }
lobby-watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
lobby-start = Zacznij
lobby-leave = Wyjdź
invite-copy = Skopiuj link
invite-copied = Skopiowano

## Rules of this table

rules-edition = Gra
rules-how = Jak grać
lobby-learn = Naucz się tej gry
rules-level = Poziom: { $name }
rules-level-all = Poziom
rules-level-1 = 1 · łatwy
rules-level-2 = 2 · średni
rules-level-3 = 3 · trudny
rules-level-4 = 4 · bardzo trudny
rules-luck = Klejnoty
rules-luck-yes = Z woreczka i z toru
rules-luck-no = Według miejsca, bez losu
rules-assistance = Pomoc pokazuje
rules-assistance-contacts = Błędy
rules-assistance-none = Nic
rules-assistance-places = Błędy i miejsca
rules-assistance-seat = Pomoc: { $name }
rules-assistance-seat-null = Jak przy stole
rules-assistance-seat-contacts = Błędy
rules-assistance-seat-none = Nic
rules-assistance-seat-places = Błędy i miejsca
rules-lenient = Karta dotyka
rules-lenient-yes = Kilku, jeśli wszystko pasuje
rules-lenient-no = Tylko jednej innej
rules-all-boards = Długość gry
rules-all-boards-yes = Rundy: { $rounds }, wszystkie plansze
rules-all-boards-no = Dziewięć rund
rules-calm = Ruch i klejnoty
rules-calm-yes = Po wyścigu, po kolei
rules-calm-no = Dopóki sypie się piasek
rules-side = Plansze
rules-side-3 = Trzy klocki
rules-side-4 = Cztery klocki
rules-glass = Klepsydra
rules-glass-null = Bez limitu
rules-seconds = { $seconds } s
rules-extra-time = Dodatkowy czas: { $name }
rules-extra-time-null = Brak
rules-own-side = Plansze: { $name }
rules-own-side-null = Jak przy stole
rules-own-side-3 = Trzy klocki
rules-own-side-4 = Cztery klocki
rules-deck = Talia
rules-deck-standard = Zwykła
rules-deck-fresh = Nowo utworzona
rules-matched = Plansze w rundzie
rules-matched-yes = Równie trudne
rules-matched-no = Losowe
rules-boards-open = Przed rzutem
rules-boards-open-yes = Plansze odkryte
rules-boards-open-no = Plansze zakryte
rules-own-pieces = Twoje klocki
rules-own-pieces-yes = Każdy szuka swoich
rules-own-pieces-no = Gotowe w zapasie
rules-hands-seen = Przed sygnałem
rules-hands-seen-yes = Karty odkryte
rules-hands-seen-no = Karty zakryte
rules-spectators = Widzowie widzą klocki
rules-spectators-after = W powtórce
rules-spectators-live = Na żywo
rules-absent = Gdy kogoś nie ma
rules-absent-bot = Bot od następnej rundy
rules-absent-skip = Pauzuje
rules-first-roller = Pierwszy rzuca
rules-first-roller-null = Losowo

## News, for the live region

news-sits = { $name } dołącza
news-left = { $name } odchodzi
news-renamed = { $old } nazywa się teraz { $name }
news-away = { $name } jest poza stołem
news-back = { $name } znowu jest
news-host = { $you ->
    [yes] Teraz stół prowadzisz ty
   *[no] Teraz stół prowadzi { $name }
}
news-rule = { $rule }: { $value }

## Against bots

bots-title = Przeciw botom
bots-lead = Widzą tylko to co ty i naprawdę rozwiązują swoje plansze.
bots-open = Zacznij
bots-stranger = Znajdź gracza
bots-preset = Tempo
bots-preset-family = Rodzinne
bots-preset-normal = Zwykłe
bots-preset-fast = Szybkie
bots-preset-note-family = { $timed ->
    [yes] Jeden łatwy bot i więcej czasu.
   *[no] Jeden łatwy bot.
}
bots-preset-note-normal = { $count ->
    [one] Jeden średni bot.
    [few] { $count } średnie boty.
    [many] { $count } średnich botów.
   *[other] { $count } średniego bota.
}
bots-preset-note-fast = { $count ->
    [one] Jeden trudny bot
    [few] { $count } trudne boty
    [many] { $count } trudnych botów
   *[other] { $count } trudnego bota
}{ $timed ->
    [yes] {" i mniej czasu"}.
   *[no] .
}
bots-preset-note-mixed = Własny wybór.
bots-more = Więcej opcji
home-opponents = Rywale
home-opponents-none = Brak
home-strength = Poziom botów
strength-gentle = Łatwy
strength-steady = Średni
strength-sharp = Trudny
