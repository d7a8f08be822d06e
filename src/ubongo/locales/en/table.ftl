# English: the table in play.
# Names of players come as { $name }.

## Table

menu = More
leave = Leave the table
leave-sure = Really leave?
table-next = Once more: the same people, new boards …

round-of = Round { $round } of { $rounds }
tie-break-of = Tie-break { $number }
track-label = Left on the track: { $sapphires } sapphires and { $ambers } ambers
bag-title = In the bag
bag-inside = { $count ->
    [one] { $count } gem. The next one drawn is:
   *[other] { $count } gems. The next one drawn is:
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
player-stand-in-bot = A bot plays
player-stand-in-skip = Skipped
player-placed = { $count } of { $all } pieces lie
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
watching-race = The race is on. Boards are shown when it is over.
watching-board = The board of { $name }
tie-break-who = { $names }: the first to solve wins the game.

## Refusals

refused-not-a-tiling = Not yet: the light cells are not covered exactly.
refused-time-is-up = The glass had already run out.
refused-no-race = This race is over.
refused-already-solved = You have already solved this board.
refused-gave-up = You gave this board up.
refused-no-deck = The fresh deck could not be made. Try again, or take the standard one.
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
rest-looking = Still looking: { $names }
rest-next-in = { $seconds ->
    [one] Goes on in { $seconds } second
   *[other] Goes on in { $seconds } seconds
}
rest-tie-next = The lead is shared. The tied players, and only they, take one more board: the first to solve it wins.
