# English: the home page.
# Names of players come as { $name }.

## Home

home-lead = Fill the light area with your pieces before the timer runs out. Turn them, flip them, and call Ubongo!
home-play = Play now
home-play-note = Puzzles at your own pace
home-friends = With friends
home-friends-note = Open a table and send the link
home-bots = Against bots
home-bots-note = Up to three computer opponents
home-alone = Solo
home-alone-note = Race the clock and beat your records
home-back = Back to your game
home-join = Join
home-code = Have a code?
home-code-label = Table code (6 characters)
home-lost = Page not found. This is the home page.
home-failed = The server did not answer. Try again in a moment.
records-title = Your records
