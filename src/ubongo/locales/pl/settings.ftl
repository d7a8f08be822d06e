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
settings-palette-red-green = Bez czerwieni i zieleni
settings-palette-blue-yellow = Bez błękitu i żółci
settings-palette-contrast = Wysoki kontrast
settings-palette-gray = Szare
settings-hatches = Litery i desenie
settings-hatches-normal = Zwykłe
settings-hatches-strong = Wyraźne
settings-motion = Ruch
settings-motion-system = Automatyczny
settings-motion-full = Pełny
settings-motion-reduced = Ograniczony
settings-preview = Jak wyglądają klocki i klejnoty

## Sound

settings-heard = Dźwięk
settings-sound-effects = Klocki i rundy
settings-sound-warning = Klepsydra: dziesięć sekund i koniec
settings-sound-ubongo = Ubongo!
settings-volume = Głośność
settings-volume-value = { $percent }%
settings-listen = Posłuchaj

## Controls

settings-played = Sterowanie
settings-lift = Przy dotyku podniesiony klocek unosi się
settings-lift-0 = Pod palcem
settings-lift-48 = Blisko
settings-lift-64 = Nad palcem
settings-lift-96 = Wysoko
settings-keys = Pojedyncze klawisze podnoszą, obracają i odwracają
settings-keys-note = Wyłącz je, jeśli mówisz do urządzenia albo naciskasz klawisze przypadkiem.
settings-typing = Wiersz do wpisywania ruchów
settings-typing-note = Dla czytników ekranu: kładź klocki i pytaj o planszę słowami.
