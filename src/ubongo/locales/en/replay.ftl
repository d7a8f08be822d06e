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
proof-agreed = What was agreed at the start
proof-agreed-word = Hash of the agreement
proof-hash-word = Hash
proof-everybody = { $edition ->
    [cards] Nobody could choose these cards, the host included.
   *[other] Nobody could choose these boards or dice, the host included.
}
proof-how = Each player’s browser added a secret share to the chance. One honest share is enough.
proof-several = Nobody could choose the chance alone: the browsers of several players added to it.
proof-most-rounds = Some shares are missing (see below). Leaving them out gave some choice. Apart from that, nobody could choose the chance alone.
proof-unshared = Your browser’s share was left out, so you cannot rule out that the others chose the chance together.
proof-one = Only one player’s browser added to the chance. If that player runs the server, nobody else had a say in it.
proof-none = No player’s browser added to the chance. The server alone drew it.
proof-older = In this older game, players could not add to the chance yet.
proof-broken = Something does not match. Each ✗ shows what.
proof-checked = Checked
proof-terms = Players, rules and deck are those agreed at the start
proof-terms-seen = This browser saw the same agreement at the start
proof-own-share = This browser’s share is in it
proof-shares = Every share was fixed before the game
proof-reveals = Each round started with new shares
proof-asked = No share was asked of this browser too early
proof-log = The log has every moment shown here
proof-head-seen = Nothing was changed after this browser saw it ({ $count } entries compared)
proof-clock = No more time was given back than was lost
proof-skips = Time was skipped only while bots alone were still playing
proof-pauses = The game was paused only without other people, and all clocks stopped
proof-against = The server reports: { $words }
proof-rests = On the server’s word
proof-times = When each move arrived
proof-times-seen = When each move arrived; your browser’s clock agreed within { $ms } ms
proof-rules = That every move followed the rules
proof-left-out = { $place }: the share of { $name } did not arrive in time
proof-no-share = { $name } added no share to the chance
proof-extension = { $place }: { $seconds } s given back after an interruption
proof-delay = { $name }: up to { $ms } ms of delay were excused
proof-wait = This browser’s shares were asked for up to { $seconds } s before they were used
proof-stand-in = A bot or the table played for { $name } for a while
proof-bots = Moves of bots, computed again by the server: { $count }
proof-deck-shipped = That the deck is the standard one
proof-deck-fresh = The deck was made for this game. The command below makes it again.
proof-deck-unknown = It is not known who chose the deck.
proof-page = This page, which comes from the same server
proof-start = Start
