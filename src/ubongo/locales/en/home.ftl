# English: the home page, a table against bots, an invitation.
# Names of players come as { $name }.

## Home

home-lead = Cover the light cells with your pieces before the glass runs out. Turn them, flip them, and call Ubongo!
home-play = Play now
home-play-note = One board, no clock, nobody waits
home-friends = With friends
home-friends-note = Open a table and send the link
home-bots = Against bots
home-bots-note = Nine rounds, one to three opponents
home-alone = Alone
home-alone-note = Against the clock, and your own records
home-back = Back to your table
home-join = Join
home-code = Somebody read you a code?
home-code-label = Code of the table, six signs
home-lost = There is nothing at that address. This is the way home.
home-failed = The server did not answer. Try again in a moment.

## Against bots

bots-title = Against bots
bots-lead = They see what you see, and really look for their tilings.
bots-open = Start
home-opponents = Opponents
home-opponents-none = None
home-strength = They are
strength-gentle = Gentle
strength-steady = Steady
strength-sharp = Sharp
home-side = Boards
home-side-3 = Three pieces
home-side-4 = Four pieces
home-level = Level
home-glass = Glass
home-glass-seconds = { $seconds } s
home-glass-none = No limit
home-deck = Deck
home-deck-standard = Standard
home-deck-fresh = Fresh

## An invitation

join-title = You are invited
join-code-title = Join a table
join-name = Your name
join-name-hint = Leave it empty and you get one.
join-go = Sit down
join-watch = Watch
join-full = Every seat is taken, or the game has begun. You can watch.
join-failed-unknown-code = No table has this code. Look at it once more.
join-failed-unknown-table = This table no longer exists.
join-failed-wrong-invite = This link is not for this table. Ask for a new one.
join-failed-too-many = Too many tries in a short time. Wait a little.
join-failed-other = The server did not answer. Try again in a moment.
