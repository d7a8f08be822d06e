# English: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Watch again
replay-failed = This replay could not be loaded.
replay-not-over = This game is still on. It can be watched again once it is over.
replay-unknown = There is no such game here.
replay-task = Board { $number }
replay-solved = { $name } solved it
replay-play = Play
replay-pause = Pause
replay-back = One event back
replay-on = One event on
replay-speed = Speed
replay-times = { $number }×
replay-time = Time
replay-at = { $chapter }, { $time }
replay-before = Before the first board
replay-chapters = Go to
replay-seat = Look at
replay-everybody = everybody
replay-hidden = Face down
replay-looking = Looking for it
replay-events = What happened
replay-board = The board of { $name }
replay-board-solved = The board of { $name }, solved

## Proof

proof-title = Was the chance fair?
proof-hash = The seed has the hash that was published before the game
proof-hash-seen = It is the hash that this browser saw during the game
proof-hash-unseen = This browser did not see the game: ask somebody who did for the hash
proof-die = { $count ->
    [one] { $good } of { $count } roll of the die
   *[other] { $good } of { $count } rolls of the die
}
proof-draw = { $count ->
    [one] { $good } of { $count } draw from the bag
   *[other] { $good } of { $count } draws from the bag
}
proof-deal = { $count ->
    [one] { $good } of { $count } deal
   *[other] { $good } of { $count } deals
}
proof-pile = { $count ->
    [one] { $good } of { $count } shuffled pile
   *[other] { $good } of { $count } shuffled piles
}
proof-first-roller = Who rolls first
proof-good = Right
proof-bad = Wrong
proof-text = Every roll, deal and draw follows from one secret seed. Its hash was shown before the first board. This page has worked all of it out again by itself, without asking the server.
proof-wrong = { $place }: shown was { $says }, but the seed says { $seed }
proof-nothing = nothing
proof-offline = To check it without any page: save the game, then run
proof-seed = Seed
proof-hash-word = Hash
