# English: what few games need: an invitation, a look at boards or hands before a round, presets, and the boards of the day.

invite-title = Invite
invite-share = Share
invite-code = Or read this code aloud:
invite-qr = QR code of the link, to scan with a phone
invite-text = Play Ubongo with me
invite-link = Invitation link
join-title = You are invited
join-by = { $host } invites you to play: { $edition }
join-code-title = Join a table
join-name = Your name
join-name-hint = Leave it blank and we will pick one.
join-go = Take a seat
join-watch = Watch
join-full = The table is full or the game has started. You can watch. If a bot plays, you can take its seat there.
join-failed-unknown-code = No table has this code. Please check it.
join-failed-unknown-table = This table no longer exists.
join-failed-wrong-invite = This link is not for this table. Ask for a new one.
join-failed-too-many = Too many tries. Wait a little, then try again.
join-failed-no-cookies = Allow cookies here: they keep your seat.
join-failed-other = The server did not answer. Try again in a moment.

## A look before a round, and the rows of a card

look-all-ready = Starting in
look-when-all = We start when everyone is ready.
look-waiting = Waiting for: { $names }
look-latest = ({ $seconds } s at most)
look-rows = The six rows of your card
look-board = Your board
look-others = The players look at their boards.

## The rules of a table, all at once

preset = Way of playing
preset-house = House rules
preset-box = By the box

shares-kept = The server has changed what was agreed. Your browser keeps its share of the chance to itself.

## Boards of the day

today-title = Today
today-lead = Three boards and a hand of cards, the same for everyone.
today-next = New ones in { $hours } h { $minutes } min.
today-soon = New ones in { $minutes } min.
today-past = From an earlier day: only for practice.
today-rule = Your first try counts. The clock starts with the board and does not stop, even if you close the page.
today-easy = Easy
today-hard = Hard
today-solid = Blocks
today-cards = Cards
today-note-easy = Three pieces
today-note-hard = Four pieces
today-note-solid = Two layers high
today-note-cards = Connect seven of nine cards
today-play = Play
today-go-on = Continue
today-again = Practice
today-open = Not played yet
today-running = Your clock is running
today-unsolved = Not solved
today-late = Too late for the list
today-place = { $place } of { $count }
today-failed = The server did not answer. Try again in a moment.
today-times = Times of the day
today-times-note = As measured by this server. Players see each other’s names.
today-times-none = No times yet.
today-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
today-name = Your name in the list
today-you = { $name } (you)
today-now = Today’s boards
today-days = Your days
today-earlier = Earlier month
today-later = Later month
today-day = { $date }: { $count } of 4 solved
today-on-day = Solved on the day
today-afterwards = Solved later
today-give-up = Give up
today-give-up-sure = Really give up?
today-elapsed = Time
today-unsent = This did not reach the server. Your clock is running.
today-send = Send again
today-wrong = The server found a mistake. Your clock is running.

## Boards without a network, and a new version of the page

offline-title = Without a network
offline-lead = Your browser checks these boards. They enter no list and no record.
offline-mark = This enters no list and no record.
offline-back = Other boards
offline-none = Nothing is stored here yet. Open the page once with a network.
update-ready = A new version is ready.
update-not-now = Not now
more-lab = Puzzle lab

## The lobby alone

lobby-seats = Seats
lobby-open = Open seat
lobby-holds = Player in seat { $number }
lobby-count = Players
lobby-starting = Dealing…
lobby-bots-join = { $count ->
    [0] Everyone is here.
    [one] A bot will take the open seat.
   *[other] Bots will take the { $count } open seats.
}
lobby-waiting = Waiting for { $name } to start.
lobby-pass-time = A board to pass the time
handicaps-title = Handicaps

lobby-found = { $bot ->
    [yes] { $name }, a bot, plays with you
   *[no] You play with { $name }
}
lobby-found-name = Your name in this game: { $name }
lobby-found-waits = Waiting for the other player…
lobby-found-starts = The game is starting…
