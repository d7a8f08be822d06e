# Ubongo, the whole family: English.
# Ids say where a text stands; names of players come as { $name }.

## Everywhere

app-title = Ubongo
you = You
loading = One moment …
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# $rank comes with the plural rules of ordinals.
ordinal = { $rank ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
clock-time = { $minutes }:{ $seconds }

## Gems

gem-ruby = Ruby
gem-ruby-letter = R
gem-sapphire = Sapphire
gem-sapphire-letter = S
gem-emerald = Emerald
gem-emerald-letter = E
gem-amber = Amber
gem-amber-letter = A
gem-worth = { $gem }, worth { $points }
gem-count = { $gem }: { $count }

## The die

symbol-0 = Shield
symbol-1 = Hand
symbol-2 = Antelope
symbol-3 = Snake
symbol-4 = Elephant
symbol-5 = Mask
die-label = The die shows: { $symbol }
die-waiting = The die has not been rolled yet

## Home

home-lead = Cover the light cells with your pieces before the glass runs out. Turn them, flip them, and call Ubongo!
home-play = Play now
home-play-note = Nine rounds against two players who think at a human pace
home-new = New table
home-opponents = Opponents
home-opponents-none = None
home-strength = They are
strength-gentle = Gentle
strength-steady = Steady
strength-sharp = Sharp
home-side = Boards
home-side-3 = Three pieces
home-side-4 = Four pieces
home-glass = Glass
home-glass-seconds = { $seconds } s
home-glass-none = No limit
home-deck = Deck
home-deck-standard = Standard
home-deck-fresh = Fresh
home-open = Open the table
home-failed = The server did not answer. Try again in a moment.

## Table

menu = More
leave = Leave the table

round-of = Round { $round } of { $rounds }
tie-break-of = Tie-break { $number }
track-label = Left on the track: { $sapphires } sapphires and { $ambers } ambers
bag-title = In the bag
bag-count = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
glass-label = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
glass-none = No limit
second-chance = Second chance
player-working = Looking
player-solved = { $rank } · { $time }
player-gave-up = Gave up
player-away = Away
player-watching = Watching
players-title = Players
give-up = Give up this board
give-up-sure = Really give up?
give-up-done = You gave this board up. The others go on.
countdown-title = Get ready
countdown-roller = { $you ->
    [yes] You roll the die
   *[no] { $name } rolls the die
}
ubongo = Ubongo!
ubongo-rank = You are { $rank }, after { $time }
ubongo-waiting = The others go on until the glass has run out.
checking = Checking …
watching = You are not in this race. See who is first.

## Board

board-label = Your board, { $rows } rows by { $columns } columns
board-help = Pick a piece with its letter, move it with the arrows, turn with R, flip with F, place with Enter.
piece-label = { $piece }, { $place }
piece-in-tray = in the tray
piece-at = at row { $row }, column { $column }
piece-held = in your hand
tools-title = Tools for the picked piece
tool-turn-back = Turn left
tool-turn = Turn right
tool-flip = Flip
tool-place = Place
tool-return = To the tray
tool-undo = Undo
tool-redo = Redo
say-held = { $piece } at row { $row }, column { $column }: { $fits ->
    [yes] fits
   *[no] does not fit
}
say-picked = { $piece } picked
say-placed = { $piece } placed
say-refused = { $piece } does not fit there
say-returned = { $piece } back in the tray
say-turned = { $piece } turned
say-flipped = { $piece } flipped
say-undone = Undone
say-redone = Redone

## Hints

hint-touch = Tap turns, a double tap flips, drag places
hint-mouse = Drag a piece; the wheel turns it, F flips it
keys-title = By mouse and keys
keys-pick = Pick up
keys-pick-how = drag, click, or its letter
keys-turn = Turn
keys-turn-how = wheel, right click, or R
keys-flip = Flip
keys-flip-how = middle click, or F
keys-place = Place
keys-place-how = let go, click again, or Enter
keys-undo = Undo
keys-undo-how = U

## Refusals

refused-not-a-tiling = Not yet: the light cells are not covered exactly.
refused-time-is-up = The glass had already run out.
refused-no-race = This race is over.
refused-already-solved = You have already solved this board.
refused-gave-up = You gave this board up.
refused-other = That cannot be done now.

## News, for the live region and the note under the header

news-countdown = Round { $round }. Get ready.
news-tie-break = It is a tie. Tie-break { $number }: the first to solve wins.
news-revealed = Go! The die shows { $symbol }.
news-solved = { $name } is { $rank }
news-gave-up = { $name } gave up
news-ten = Ten seconds left
news-second-chance = Nobody was done. The glass is turned once more.
news-resting = The round is over.
news-over = The game is over.

## Line

line-lost = Connection lost. Your pieces stay where they are; coming back …
line-back = Connected again
line-given-back = { $seconds ->
    [one] The server was away: { $seconds } second was given back
   *[other] The server was away: { $seconds } seconds were given back
}
line-superseded = This table is open in another window.
line-take-back = Play here
line-unknown-table = This table no longer exists.
line-closed = The connection was closed.
line-reload = Load again
go-home = Home

## After a round

rest-title = Round { $round }
rest-title-tie = Tie-break { $number }
rest-first = { $you ->
    [yes] You were first
   *[no] { $name } was first
}
rest-nobody = Nobody found it
rest-second = Solved at the second chance
rest-unsolved = Not solved
rest-plus = +{ $points }
rest-into-bag = Nobody earned these: into the bag
rest-ready = Ready
rest-waiting = Waiting for the others
rest-next-in = { $seconds ->
    [one] Goes on in { $seconds } second
   *[other] Goes on in { $seconds } seconds
}
rest-tie-next = The lead is shared. The tied players, and only they, take one more board: the first to solve it wins.

## End

end-won = { $you ->
    [yes] You win!
   *[no] { $name } wins
}
end-shared = Shared win: { $names }
end-alone = { $count ->
    [one] You gathered { $count } point
   *[other] You gathered { $count } points
}
end-tie-break = The points were equal; the tie-break decided.
end-fruitless = The points were equal, and three tie-breaks brought nobody ahead: the win is shared.
end-sum = { $count } × { $worth }
end-last = The last race
end-again = Play again
end-save = Save the game
end-proof = Was the chance fair?
end-proof-text = Every roll, deal and draw came from this secret seed. Its hash was shown before the first round: anybody can compare the two and play the log again.
end-seed = Seed
end-hash = Hash shown before
