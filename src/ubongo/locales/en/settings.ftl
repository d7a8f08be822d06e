# English: settings, and the corner that opens them.

settings-close = Done
settings-again = Reset all

## Language

settings-language-system = Automatic

## Look

settings-seen = Appearance
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
settings-hatches = Letters and patterns
settings-hatches-normal = Standard
settings-hatches-strong = Strong
settings-letters = Letters on pieces and gems
settings-letters-auto = When needed
settings-letters-always = Always
settings-motion = Motion
settings-motion-system = Automatic
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-preview = Preview of pieces and gems

## Sound

settings-heard = Sound
settings-sound-effects = Pieces and rounds
settings-sound-warning = Timer: ten seconds left, and time up
settings-sound-ubongo = Ubongo!
settings-volume = Volume
settings-volume-value = { $percent }%
settings-listen = Try it

## Controls

settings-played = Controls
settings-lift = Touch: show the held piece
settings-lift-0 = Under the finger
settings-lift-48 = Just above it
settings-lift-64 = Above it
settings-lift-96 = High above it
settings-keys = Single-key shortcuts
settings-keys-note = Turn off if you use voice control or hit keys by accident.
settings-typing = Type moves as text
settings-typing-note = For screen readers: place pieces and hear the board in words.
settings-emotes = Other players’ reactions
settings-emotes-note = For example “Well played!”, sent during a game.
