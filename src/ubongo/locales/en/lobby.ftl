# English: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = The table is laid
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-open = A free seat
lobby-you = You
lobby-host = Host
lobby-away = Away
lobby-name = Your name
lobby-holds = Who sits in seat { $number }
lobby-for-friend = For a friend
lobby-bot = Bot, { $strength ->
    [gentle] gentle
    [sharp] sharp
   *[steady] steady
}
lobby-free = Free the seat of { $name }
lobby-count = How many play
lobby-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
lobby-start = Start
lobby-starting = Dealing …
lobby-bots-join = { $count ->
    [0] Everybody is here.
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
lobby-waiting = { $name } starts the game.
lobby-leave = Leave

## Inviting

invite-title = Invite
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-code = Or read this code aloud:
invite-qr = A picture of the link, for the camera of a phone
invite-text = Play Ubongo with me
invite-link = Link of the invitation

## Rules of this table

rules-title = Rules
rules-edition = Game
edition-pouch = Gem pouch
edition-classic = Gem board
edition-note-pouch = Gems from the bag, points count
edition-note-classic = Race for six rows of gems
edition-three-d = Three dimensions
edition-cards = Cards
edition-note-three-d = Blocks on two layers
edition-note-cards = Lay seven of nine cards
rules-level = Level of { $name }
level-1 = 1 · easy
level-2 = 2 · medium
level-3 = 3 · hard
level-4 = 4 · very hard
rules-luck = Gems
rules-luck-yes = From bag and track
rules-luck-no = By rank, no luck
rules-assist = Help
rules-assist-yes = Wrong contacts are shown
rules-assist-no = None, as on a table
rules-lenient = A card touches
rules-lenient-yes = Several, if all is right
rules-lenient-no = One other only
rules-all-boards = Length
rules-all-boards-yes = { $rounds } rounds, every board
rules-all-boards-no = Nine rounds
rules-calm = Moving and taking
rules-calm-yes = Calmly, after the race
rules-calm-no = While the glass runs
rules-side = Boards
rules-glass = The glass runs
rules-deck = Deck
rules-matched = Boards of one round
rules-matched-yes = Equally hard
rules-matched-no = As they come
rules-absent = Who is away
rules-absent-bot = A bot plays on
rules-absent-skip = Is skipped
rules-first = First to roll
rules-first-drawn = Drawn

## News, for the live region

news-sits = { $name } sits down
news-left = { $name } has left the table
news-renamed = { $old } is called { $name } now
news-away = { $name } is away
news-back = { $name } is back
news-host = { $you ->
    [yes] You are the host now
   *[no] { $name } is the host now
}
news-rule = { $rule }: { $value }

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
