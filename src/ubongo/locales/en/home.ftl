# English: the home page.
# Names of players come as { $name }.

## Home

home-lead = Cover the light cells with your pieces before the glass runs out. Turn them, flip them, and call Ubongo!
home-play = Play now
home-play-note = Nine rounds against two players who think at a human pace
home-new = New table
home-opponents = Opponents
home-opponents-none = None
home-strength = They are
strength-gentle = Gentle
strength-steady = Steady
strength-sharp = Sharp
home-side = Boards
home-side-3 = Three pieces
home-side-4 = Four pieces
home-glass = Glass
home-glass-seconds = { $seconds } s
home-glass-none = No limit
home-deck = Deck
home-deck-standard = Standard
home-deck-fresh = Fresh
home-open = Open the table
home-failed = The server did not answer. Try again in a moment.
