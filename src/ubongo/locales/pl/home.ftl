# Polish: the home page.
# Names of players come as { $name }.

## Home

home-lead = Zakryj jasne pola swoimi klockami, zanim przesypie się piasek. Obracaj je, odwracaj i zawołaj Ubongo!
home-play = Zagraj teraz
home-play-note = Plansze we własnym tempie
home-friends = Ze znajomymi
home-friends-note = Otwórz stół i wyślij link
home-bots = Przeciw botom
home-bots-note = Do trzech komputerowych rywali
home-alone = Solo
home-alone-note = Na czas i o własne rekordy
home-back = Wróć do gry
home-join = Dołącz
home-code = Masz kod?
home-code-label = Kod stołu (6 znaków)
home-lost = Nie ma takiej strony. To jest strona główna.
home-failed = Serwer nie odpowiedział. Spróbuj za chwilę.
records-title = Twoje rekordy
