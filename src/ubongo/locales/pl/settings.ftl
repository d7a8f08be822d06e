# Polish: settings, and the corner that opens them.

settings-close = Gotowe
settings-again = Przywróć domyślne

## Language

settings-language-system = Automatycznie

## Look

settings-seen = Wygląd
settings-theme = Motyw
settings-theme-system = Automatyczny
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-palette = Kolory
settings-palette-default = Zwykłe
settings-palette-red-green = Bez czerwieni i zieleni
settings-palette-blue-yellow = Bez błękitu i żółci
settings-palette-contrast = Wysoki kontrast
settings-palette-gray = Szare
settings-hatches = Litery i desenie
settings-hatches-normal = Zwykłe
settings-hatches-strong = Wyraźne
settings-letters = Litery na klockach i klejnotach
settings-letters-auto = W razie potrzeby
settings-letters-always = Zawsze
settings-motion = Ruch
settings-motion-system = Automatyczny
settings-motion-full = Pełny
settings-motion-reduced = Ograniczony
settings-preview = Jak wyglądają klocki i klejnoty

## Sound

settings-heard = Dźwięk
settings-sound-effects = Klocki i rundy
settings-sound-warning = Klepsydra: dziesięć sekund i koniec czasu
settings-sound-ubongo = Ubongo!
settings-volume = Głośność
settings-volume-value = { $percent }%
settings-listen = Wypróbuj

## Controls

settings-played = Sterowanie
settings-lift = Dotyk: trzymany klocek
settings-lift-0 = Pod palcem
settings-lift-48 = Tuż nad palcem
settings-lift-64 = Nad palcem
settings-lift-96 = Wysoko nad palcem
settings-keys = Skróty jednoklawiszowe
settings-keys-note = Wyłącz je, jeśli sterujesz głosem albo naciskasz klawisze przypadkiem.
settings-typing = Wpisuj ruchy tekstem
settings-typing-note = Dla czytników ekranu: układaj klocki i słuchaj opisu planszy.
settings-emotes = Reakcje innych graczy
settings-emotes-note = Na przykład „Dobra gra!” wysłane podczas gry.
