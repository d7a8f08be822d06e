# English: the table in play.
# Names of players come as { $name }.

## Table

menu = More
leave = Leave the table
leave-sure = Really leave?
leave-gives-up = Leave and give up this board?

round-of = Round { $round } of { $rounds }
tie-break-of = Tie-break { $number }
track-label = Left on the track: { $sapphires } sapphires and { $ambers } ambers
gems-by-rank = Gems by rank
bag-title = In the bag
bag-worth = What gems are worth
bag-inside = { $count ->
    [one] { $count } gem. Chances for the next draw:
   *[other] { $count } gems. Chances for the next draw:
}
second-chance = Second chance
player-working = Solving
player-solved = { $rank } · { $time }
player-gave-up = Gave up
player-timed-out = Time is up
player-away = Away
player-watching = Watching
player-stand-in-bot = Bot playing
player-stand-in-skip = Skipped
refused-bot-plays = A bot is playing this round for you. Your seat is yours again when it is over.
player-placed = { $count } of { $all } pieces placed
players-title = Players
give-up = Give up this board
give-up-sure = Really give up?
give-up-done = You gave up this board. The others are still playing.
countdown-title = Get ready
open-title = Your board
countdown-toss = Toss the die
countdown-roller = { $you ->
    [yes] You are rolling the die. Tap it!
   *[no] { $name } is rolling the die
}
ubongo-rank = You finished { $rank } in { $time }
ubongo-waiting = The others can play on until the timer runs out.
watching = You are not in this race. See who finishes first.
watching-race = The race is on. Boards are shown afterward.
watching-board = { $name }’s board
tie-break-who = { $names }: first to solve wins the game.

## News, for the live region and the note under the header

news-countdown = Round { $round }. Get ready.
news-open = Round { $round }. Look at your board.
news-tie-break = It is a tie. Tie-break { $number }: first to solve wins.
news-revealed = Go! The die shows: { $symbol }.
news-solved = { $name } finished { $rank }
news-gave-up = { $name } gave up
news-second-chance = Nobody finished. The timer is flipped once more.
news-extra-time = The timer has run out. Extra time: { $names }.
news-resting = The round is over.
news-over = The game is over.

## After a round

rest-title = Round { $round }
rest-title-tie = Tie-break { $number }
rest-unsolved = Not solved
rest-ready = Ready

## End

end-won = { $you ->
    [yes] You win!
   *[no] { $name } wins
}
end-shared = Shared win: { $names }
end-bot-played = A bot played for { $name }: { $rounds }
end-save = Save the game
end-share-line = { $name }: { $points }
end-proof = Was the game fair?
end-seed = Seed
