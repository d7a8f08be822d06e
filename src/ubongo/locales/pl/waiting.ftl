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
