# English: the home page.
# Names of players come as { $name }.

## Home

home-lead = Fill the light area with your pieces. Turn and flip them until all of them fit.
home-play = Play now
home-friends = With friends
home-bots = Against bots
home-alone = Solo
learn-title = Learn
home-back = Back to your table
home-back-run = Back to your run
home-join = Join
home-code = Have a code?
home-code-label = Table code (6 characters)
home-lost = Page not found. This is the home page.
home-failed = The server did not answer. Try again in a moment.
home-no-cookies = Allow cookies here: they keep your seat.
records-title = Your records

## The first boards

first-next = Next board
first-game = Play your first game
first-bot = Bot:

## The games

edition-pouch = Gem pouch
edition-classic = Gem board
edition-note-pouch = Win gems, score points
edition-note-classic = Collect gems of one color
edition-three-d = 3D blocks
edition-cards = Cards
edition-note-three-d = Build two layers high
edition-note-cards = Connect seven of nine cards
