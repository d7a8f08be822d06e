# Czech: settings, and the corner that opens them.

settings-close = Hotovo
settings-again = Vrátit výchozí

## Language

settings-language-system = Automaticky

## Look

settings-seen = Vzhled
settings-theme = Motiv
settings-theme-system = Automaticky
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-palette = Barvy
settings-palette-default = Běžné
settings-palette-red-green = Bez červené a zelené
settings-palette-blue-yellow = Bez modré a žluté
settings-palette-contrast = Vysoký kontrast
settings-palette-gray = Šedé
settings-hatches = Písmena a šrafy
settings-hatches-normal = Běžné
settings-hatches-strong = Výrazné
settings-letters = Písmena na dílcích a drahokamech
settings-letters-auto = Podle potřeby
settings-letters-always = Vždy
settings-motion = Pohyb
settings-motion-system = Automaticky
settings-motion-full = Plný
settings-motion-reduced = Omezený
settings-preview = Jak vypadají dílky a drahokamy

## Sound

settings-heard = Zvuk
settings-sound-effects = Dílky a kola
settings-sound-warning = Hodiny: posledních deset sekund a konec
settings-sound-ubongo = Ubongo!
settings-volume = Hlasitost
settings-volume-value = { $percent } %
settings-listen = Vyzkoušet

## Controls

settings-played = Ovládání
settings-lift = Dotyk: držený dílek
settings-lift-0 = Pod prstem
settings-lift-48 = Těsně nad ním
settings-lift-64 = Nad ním
settings-lift-96 = Vysoko nad ním
settings-keys = Zkratky jednou klávesou
settings-keys-note = Vypni je, pokud ovládáš hru hlasem nebo mačkáš klávesy omylem.
settings-typing = Psát tahy jako text
settings-typing-note = Pro čtečky obrazovky: pokládej dílky a poslouchej popis desky.
settings-emotes = Reakce ostatních hráčů
settings-emotes-note = Například „Skvěle zahráno!“ poslané během hry.
