# German: settings, and the corner that opens them.

settings-close = Fertig
settings-again = Zurücksetzen

## Language

settings-language-system = Automatisch

## Look

settings-seen = Aussehen
settings-theme = Design
settings-theme-system = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-palette = Farben
settings-palette-default = Standard
settings-palette-red-green = Ohne Rot-Grün
settings-palette-blue-yellow = Ohne Blau-Gelb
settings-palette-contrast = Hoher Kontrast
settings-palette-gray = Grau
settings-hatches = Buchstaben und Muster
settings-hatches-normal = Normal
settings-hatches-strong = Kräftig
settings-letters = Buchstaben auf Teilen und Edelsteinen
settings-letters-auto = Bei Bedarf
settings-letters-always = Immer
settings-motion = Bewegung
settings-motion-system = Automatisch
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-preview = So sehen Teile und Edelsteine aus

## Sound

settings-heard = Klang
settings-sound-effects = Teile und Runden
settings-sound-warning = Sanduhr: noch zehn Sekunden, und Zeit um
settings-sound-ubongo = Ubongo!
settings-volume = Lautstärke
settings-volume-value = { $percent } %
settings-listen = Ausprobieren

## Controls

settings-played = Bedienung
settings-lift = Touch: das Teil zeigen
settings-lift-0 = Unter dem Finger
settings-lift-48 = Knapp darüber
settings-lift-64 = Darüber
settings-lift-96 = Hoch darüber
settings-keys = Kürzel mit nur einer Taste
settings-keys-note = Schalte sie aus, wenn du mit der Stimme steuerst oder versehentlich Tasten drückst.
settings-typing = Züge als Text tippen
settings-typing-note = Für Screenreader: Teile legen und die Tafel in Worten hören.
settings-emotes = Reaktionen anderer Spieler
settings-emotes-note = Zum Beispiel „Gut gespielt!“, während eines Spiels gesendet.
