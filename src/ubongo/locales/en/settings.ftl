# English: settings, and the corner that opens them.

settings-close = Done
settings-again = Reset all

## Language

settings-language-system = Automatic

## Look

settings-seen = Look
settings-theme = Theme
settings-theme-system = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-palette = Colors
settings-palette-default = Standard
settings-palette-red-green = Red–green safe
settings-palette-blue-yellow = Blue–yellow safe
settings-palette-contrast = High contrast
settings-palette-gray = Gray
settings-hatches = Letters and hatches
settings-hatches-normal = Standard
settings-hatches-strong = Strong
settings-motion = Motion
settings-motion-system = Automatic
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-preview = How pieces and gems look

## Sound

settings-heard = Sound
settings-sound-effects = Pieces and rounds
settings-sound-warning = The glass: ten seconds, and the end
settings-sound-ubongo = Ubongo!
settings-volume = Volume
settings-volume-value = { $percent } %
settings-listen = Listen

## Controls

settings-played = Controls
settings-lift = On touch, a lifted piece floats
settings-lift-0 = Under the finger
settings-lift-48 = Close
settings-lift-64 = Above it
settings-lift-96 = High above
settings-keys = Single keys pick, turn and flip
settings-keys-note = Switch them off if you speak to your device, or press keys unawares.
settings-typing = A line to type moves in
settings-typing-note = For screen readers: place pieces and ask for the board in words.
