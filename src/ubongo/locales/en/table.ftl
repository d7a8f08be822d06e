# English: the table in play.
# Names of players come as { $name }.

## Table

menu = More
leave = Leave the table
leave-sure = Really leave?

round-of = Round { $round } of { $rounds }
tie-break-of = Tie-break { $number }
track-label = Left on the track: { $sapphires } sapphires and { $ambers } ambers
treasure-ranks = Gems by rank
bag-title = In the bag
bag-inside = { $count ->
    [one] { $count } gem. The next one drawn is:
   *[other] { $count } gems. The next one drawn is:
}
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
ubongo-rank = You are { $rank }, after { $time }
ubongo-waiting = The others go on until the glass has run out.
watching = You are not in this race. See who is first.
watching-race = The race is on. Boards are shown when it is over.
watching-board = The board of { $name }
tie-break-who = { $names }: the first to solve wins the game.

## News, for the live region and the note under the header

news-countdown = Round { $round }. Get ready.
news-tie-break = It is a tie. Tie-break { $number }: the first to solve wins.
news-revealed = Go! The die shows { $symbol }.
news-solved = { $name } is { $rank }
news-gave-up = { $name } gave up
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
end-replay = Watch it again
end-share = Share
end-share-title = A game of Ubongo
end-share-line = { $name }: { $points }
end-waits = { $name } can ask for another game. Stay here, and you will be with them.
end-proof = Was the chance fair?
end-proof-text = Every roll, deal and draw came from this secret seed. Its hash was shown before the first round: anybody can compare the two and play the log again.
end-seed = Seed
end-hash = Hash shown before
