# Polish: before a game: the lobby, its rules, a table against bots, an invitation.
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

## Against bots

bots-title = Przeciw botom
bots-lead = Widzą to co ty i naprawdę szukają rozwiązań.
bots-open = Zacznij
home-opponents = Rywale
home-opponents-none = Brak
home-strength = Są
strength-gentle = Łagodni
strength-steady = Solidni
strength-sharp = Bystrzy
home-side = Plansze
home-side-3 = Trzy klocki
home-side-4 = Cztery klocki
home-level = Poziom
home-glass = Klepsydra
home-glass-seconds = { $seconds } s
home-glass-none = Bez limitu
home-deck = Talia
home-deck-standard = Zwykła
home-deck-fresh = Nowa

## An invitation

join-title = Zapraszamy do stołu
join-code-title = Dołącz do stołu
join-name = Twoje imię
join-name-hint = Zostaw puste, a jakieś dostaniesz.
join-go = Usiądź
join-watch = Popatrz
join-full = Wszystkie miejsca są zajęte albo gra już trwa. Możesz popatrzeć.
join-failed-unknown-code = Żaden stół nie ma takiego kodu. Sprawdź jeszcze raz.
join-failed-unknown-table = Tego stołu już nie ma.
join-failed-wrong-invite = Ten link nie jest do tego stołu. Poproś o nowy.
join-failed-too-many = Za dużo prób w krótkim czasie. Poczekaj chwilę.
join-failed-other = Serwer nie odpowiedział. Spróbuj za chwilę.
