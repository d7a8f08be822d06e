# English: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Replay
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
replay-placing = The pawns are placed
replay-events = What happened
replay-board-solved = The board of { $name }, solved

## Proof

proof-text = Every roll, deal and draw follows from one secret seed. Its hash was shown before the first board.
proof-own = This page has worked all of it out again by itself, without asking the server.
proof-believed = What you see here is what the server has worked out.
proof-hash = The seed has the hash that was published before the game
proof-hash-seen = It is the hash that this browser saw during the game
proof-hash-unseen = This browser did not see the game: ask somebody who did for the hash.
proof-line = { $kind }: { $good } of { $count }
proof-die = Rolls of the die
proof-draw = Draws from the bag
proof-deal = Deals of boards
proof-hand = Deals of cards
proof-pile = Shuffled piles
proof-gems = Gems laid out
proof-first-roller = Who rolls first
proof-good = Right
proof-bad = Wrong
proof-wrong = { $place }, { $kind }: shown was { $says }, but the seed says { $seed }
proof-nothing = nothing
proof-offline = To check it without any page: save the game, then run
proof-hash-word = Hash
