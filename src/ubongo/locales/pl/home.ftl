# Polish: the home page, a table against bots, an invitation.
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
