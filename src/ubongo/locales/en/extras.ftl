# English: what few games need: an invitation, a look at boards or hands before a round, and presets.

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
join-full = The table is full or the game has started. You can watch.
join-failed-unknown-code = No table has this code. Please check it.
join-failed-unknown-table = This table no longer exists.
join-failed-wrong-invite = This link is not for this table. Ask for a new one.
join-failed-too-many = Too many tries. Wait a little, then try again.
join-failed-other = The server did not answer. Try again in a moment.

## A look before a round, and the rows of a card

look-all-ready = Starting in
look-when-all = We start when everyone is ready.
look-waiting = Waiting for: { $names }
look-latest = ({ $seconds } s at most)
look-rows = The six rows of your card
look-board = Your board
look-others = The players look at their boards.

## The rules of a table, all at once

preset = Way of playing
preset-house = House rules
preset-box = By the box

shares-kept = The server has changed what was agreed. Your browser keeps its share of the chance to itself.
