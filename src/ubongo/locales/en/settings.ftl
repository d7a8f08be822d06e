# English: settings, and the corner that opens them.

settings-title = Settings
settings-close = Done
settings-again = All as at first

## Language

settings-language = Language
settings-language-system = As the browser

## What is seen

settings-seen = To see
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Bright
settings-theme-dark = Dark
settings-palette = Colors
settings-palette-default = Usual
settings-palette-red-green = Red–green weak
settings-palette-blue-yellow = Blue–yellow weak
settings-palette-contrast = High contrast
settings-palette-gray = Gray
settings-hatches = Letters and hatches
settings-hatches-normal = Usual
settings-hatches-strong = Strong
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = Lively
settings-motion-reduced = Still
settings-preview = How pieces and gems look

## What is heard

settings-heard = To hear
settings-sound-effects = Pieces and rounds
settings-sound-warning = The glass: ten seconds, and the end
settings-sound-ubongo = Ubongo!
settings-volume = Volume
settings-volume-value = { $percent } %
settings-listen = Listen

## By hand

settings-played = To play
settings-lift = On touch, a lifted piece floats
settings-lift-0 = Under the finger
settings-lift-48 = Close
settings-lift-64 = Above it
settings-lift-96 = High above
settings-keys = Single keys pick, turn and flip
settings-keys-note = Switch them off if you speak to your device, or press keys unawares.
