# English: the home page.
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
records-title = Your records
