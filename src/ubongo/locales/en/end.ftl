# English: the end of a game.
# Names of players come as { $name }.

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
