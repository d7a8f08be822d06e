# Polish: the home page.
# Names of players come as { $name }.

## Home

home-lead = Zakryj jasne pola swoimi klockami. Obracaj je i odwracaj, aż wszystkie się zmieszczą.
home-play = Zagraj teraz
home-friends = Ze znajomymi
home-bots = Przeciw botom
home-alone = Solo
learn-title = Nauka gry
home-back = Wróć do stołu
home-back-run = Wróć do gry solo
home-join = Dołącz
home-code = Masz kod?
home-code-label = Kod stołu (6 znaków)
home-lost = Nie ma takiej strony. To jest strona główna.
home-failed = Serwer nie odpowiedział. Spróbuj za chwilę.
home-no-cookies = Zezwól tu na pliki cookie: dzięki nim masz swoje miejsce.
records-title = Twoje rekordy

## The first boards

first-next = Następna plansza
first-game = Zagraj swoją pierwszą grę
first-bot = Bot:

## The games

edition-pouch = Woreczek z klejnotami
edition-classic = Plansza z klejnotami
edition-note-pouch = Zdobywaj klejnoty i punkty
edition-note-classic = Zbieraj klejnoty jednego koloru
edition-three-d = Bryły 3D
edition-cards = Karty
edition-note-three-d = Buduj na dwie warstwy
edition-note-cards = Połącz siedem z dziewięciu kart
