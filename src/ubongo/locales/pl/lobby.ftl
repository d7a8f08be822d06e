# Polish: the lobby, before a game with friends.
# Names of players come as { $name }.

lobby-title = Stół jest nakryty
lobby-seats = Miejsca
lobby-seat = Miejsce { $number }
lobby-open = Wolne miejsce
lobby-you = Ty
lobby-host = Gospodarz
lobby-away = Poza stołem
lobby-name = Twoje imię
lobby-holds = Kto siedzi na miejscu { $number }
lobby-for-friend = Dla znajomych
lobby-bot = Bot, { $strength ->
    [gentle] łagodny
    [sharp] bystry
   *[steady] solidny
}
lobby-free = Zwolnij miejsce, na którym siedzi { $name }
lobby-count = Ile osób gra
lobby-watching = { $count ->
    [one] { $count } osoba patrzy
    [few] { $count } osoby patrzą
    [many] { $count } osób patrzy
   *[other] { $count } osoby patrzy
}
lobby-start = Zacznij
lobby-starting = Rozdawanie …
lobby-bots-join = { $count ->
    [0] Wszyscy już są.
    [one] Wolne miejsce zajmie bot.
    [few] { $count } wolne miejsca zajmą boty.
    [many] { $count } wolnych miejsc zajmą boty.
   *[other] { $count } wolnego miejsca zajmą boty.
}
lobby-waiting = Grę zaczyna { $name }.
lobby-leave = Odejdź

## Inviting

invite-title = Zaproś
invite-copy = Skopiuj link
invite-copied = Skopiowano
invite-share = Udostępnij
invite-code = Albo przeczytaj ten kod na głos:
invite-qr = Obrazek linku dla aparatu w telefonie
invite-text = Zagraj ze mną w Ubongo
invite-link = Link zaproszenia

## Rules of this table

rules-title = Zasady
rules-edition = Gra
edition-pouch = Woreczek z klejnotami
edition-classic = Plansza z klejnotami
edition-note-pouch = Klejnoty z woreczka, liczą się punkty
edition-note-classic = Na wyścigi do sześciu rzędów
edition-three-d = Trzy wymiary
edition-cards = Karty
edition-note-three-d = Bryły w dwóch warstwach
edition-note-cards = Ułóż siedem z dziewięciu kart
rules-level = Poziom: { $name }
level-1 = 1 · łatwy
level-2 = 2 · średni
level-3 = 3 · trudny
level-4 = 4 · bardzo trudny
rules-luck = Klejnoty
rules-luck-yes = Z woreczka i z toru
rules-luck-no = Według miejsca, bez losu
rules-assist = Pomoc
rules-assist-yes = Błędy są pokazane
rules-assist-no = Żadna, jak przy stole
rules-lenient = Karta dotyka
rules-lenient-yes = Kilku, jeśli wszystko pasuje
rules-lenient-no = Tylko jednej innej
rules-all-boards = Długość
rules-all-boards-yes = Rundy: { $rounds }, wszystkie plansze
rules-all-boards-no = Dziewięć rund
rules-calm = Ruch i branie
rules-calm-yes = Spokojnie, po wyścigu
rules-calm-no = Dopóki sypie się piasek
rules-side = Plansze
rules-glass = Klepsydra odmierza
rules-deck = Talia
rules-matched = Plansze jednej rundy
rules-matched-yes = Równie trudne
rules-matched-no = Jak popadnie
rules-absent = Kto jest poza stołem
rules-absent-bot = Zastępuje go bot
rules-absent-skip = Pauzuje
rules-first = Pierwszy rzuca
rules-first-drawn = Losowo

## News, for the live region

news-sits = Do stołu siada { $name }
news-left = Od stołu odchodzi { $name }
news-renamed = { $old } ma teraz imię { $name }
news-away = { $name } jest poza stołem
news-back = { $name } znowu jest
news-host = { $you ->
    [yes] Teraz gospodarzem jesteś ty
   *[no] Gospodarzem jest teraz { $name }
}
news-rule = { $rule }: { $value }
