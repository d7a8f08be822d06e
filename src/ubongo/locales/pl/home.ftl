# Polish: the home page.
# Names of players come as { $name }.

## Home

home-lead = Zakryj jasne pola swoimi klockami, zanim przesypie się piasek. Obracaj je, odwracaj i zawołaj Ubongo!
home-play = Zagraj teraz
home-play-note = Jedna plansza, bez zegara, nikt nie czeka
home-friends = Ze znajomymi
home-friends-note = Otwórz stół i wyślij link
home-bots = Przeciw botom
home-bots-note = Dziewięć rund, od jednego do trzech rywali
home-alone = Solo
home-alone-note = Na czas i o własne rekordy
home-back = Wróć do stołu
home-join = Dołącz
home-code = Ktoś podał ci kod?
home-code-label = Kod stołu, sześć znaków
home-lost = Pod tym adresem nic nie ma. Tędy do startu.
home-failed = Serwer nie odpowiedział. Spróbuj za chwilę.
records-title = Twoje rekordy
