# Polish: what people do to the clock of a game.

end-glass = Niech boty skończą od razu
pause-title = Gra wstrzymana
pause-note = Wszystkie zegary stoją, a plansza jest zakryta.
pause-resume = Graj dalej
pause-resumes = Gramy dalej za { $seconds }…
pass-time = Plansza na czas czekania
pass-time-another = Następna plansza
pass-time-close = Wróć do gry
pass-time-leave = Wróć do stołu
watch-board = Plansza gracza { $name }: ułożone klocki: { $count } z { $all }
watch-boards = Oglądaj innych
watch-close = Przestań oglądać
refused-seat-taken = To miejsce jest już zajęte.
seat-take = Zajmij miejsce bota
seat-take-close = Nie teraz
seat-take-from = Zajmij miejsce: { $name }
seat-taken = Od następnej rundy grasz na tym miejscu: { $name }.
seat-taken-news = { $name } zajmuje miejsce, które ma { $bot }.
emotes = Reakcje
emote-bravo = Dobra gra!
emote-wow = Łał!
emote-phew = Uff!
emote-hello = Cześć!
emote-news = { $name }: { $text }
emote-mute = Wycisz innych
