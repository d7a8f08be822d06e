# English: looking for a game with a stranger.

find-title = Find a game
find-lead = Play a game for two with someone who is looking for one right now.
find-strength = How good are you?
find-strength-gentle = New to this
find-strength-steady = Quite good
find-strength-sharp = Very good
find-names = You both get an animal’s name. Nobody sees your own.
find-talk = There is no chat, only four friendly reactions. You can mute them.
find-bot = If nobody comes within { $seconds } seconds, a bot plays.
find-go = Find a player
find-bots = Play against bots
find-looking = Looking for a player…
find-bot-in = A bot plays in { $seconds } s if nobody comes.
find-soon = Setting the table…
find-cancel = Stop looking
find-failed-superseded = You are looking in another window.
find-failed-too-many = Too many tries. Wait a little.
find-failed-full = Too many tables are open here. Try again in a moment.
find-failed-too-many-searches = Too many people are looking. Try again in a moment.
find-failed-no-cookies = Allow cookies here: they keep your seat.
find-failed-refused = The server refused. Try again in a moment.
find-failed-other = No connection to the server. Try again in a moment.
find-missed = You came too late: the game began without you.
find-again = Look again
