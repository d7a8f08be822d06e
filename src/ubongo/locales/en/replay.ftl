# English: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Replay
replay-failed = This replay could not be loaded.
replay-not-over = This game is still on. Come back when it is over.
replay-unknown = Game not found.
replay-task = Board { $number }
replay-solved = { $name } solved it
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step forward
replay-speed = Speed
replay-times = { $number }×
replay-time = Time
replay-at = { $chapter }, { $time }
replay-before = Before the first board
replay-chapters = Go to
replay-seat = Show
replay-everybody = everyone
replay-hidden = Face down
replay-placing = Placing the pawns
replay-events = What happened
replay-board-solved = { $name }’s board, solved

## Proof

proof-text = Every roll, deal and draw comes from one secret seed. Its hash was shown before the first board.
proof-own = This page checked everything itself, without asking the server.
proof-believed = These results come from the server. This page did not check them.
proof-hash = The seed matches the hash published before the game
proof-hash-seen = It is the hash this browser saw during the game
proof-hash-unseen = This browser did not see the game. Ask a player for the hash.
proof-line = { $kind }: { $good } of { $count }
proof-die = Die rolls
proof-draw = Draws from the bag
proof-deal = Boards dealt
proof-hand = Cards dealt
proof-pile = Piles shuffled
proof-gems = Gems laid out
proof-first-roller = First to roll
proof-good = Correct
proof-bad = Wrong
proof-wrong = { $place }, { $kind }: the game showed { $says }, but the seed gives { $seed }
proof-nothing = nothing
proof-offline = To check without a browser, save the game and run
proof-hash-word = Hash
