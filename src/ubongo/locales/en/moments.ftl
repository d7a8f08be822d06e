# English: after a race, and the end of a game.
# Names of players come as { $name }.

## After a round

rest-first = { $you ->
    [yes] You were first
   *[no] { $name } was first
}
rest-alone = Solved in { $time }
draw-track = From the track
draw-bag = Drawn from the bag
rest-nobody = Nobody solved it
rest-second = Solved on the second chance
rest-plus = +{ $points }
rest-into-bag = Nobody won these. They go into the bag.
rest-waiting = Waiting for the others
rest-looking = Not ready yet: { $names }
rest-next-in = { $seconds ->
    [one] Next round in { $seconds } second
   *[other] Next round in { $seconds } seconds
}
rest-tie-next = It is a tie. Only the tied players get another board. The first to solve it wins.

## End

end-counting = The final count
end-counted = { $name }: { $what }
end-rounds = Round by round
end-fastest = Fastest solve: { $name }, { $time } ({ $round })
end-best-board = Best board: { $name }, { $time }
end-not-in = not in this race
end-alone = { $count ->
    [one] You scored { $count } point
   *[other] You scored { $count } points
}
end-tie-break = Points were tied, so the tie-break decided.
end-fruitless = Points were tied, and three tie-breaks had no winner. The win is shared.
end-sum = { $count } × { $worth }
end-last = The last race
end-again = Play again
end-rematch = Go to the rematch
end-replay = Watch replay
end-share = Share
end-copied = Copied
end-share-title = Ubongo · { $edition }
end-share-picture = Share as a picture
end-save-picture = Save as a picture
end-share-text = Share as text
end-copy-text = Copy as text
end-waits = { $name } can start a rematch. Stay here to join it.
end-propose = Propose a rematch
end-proposed = { $count ->
    [one] { $names } would like a rematch.
   *[other] { $names } would like a rematch.
}
end-own-proposal = You have proposed a rematch. It starts when { $name } or most players agree.
end-own-proposal-unseated = You have proposed a rematch. It starts when the host or most players agree.
end-own-proposal-all = You have proposed a rematch. It starts when everyone agrees.
end-find = Find another game
end-proof-text = Every roll, deal and draw came from this secret seed and from the shares that the players’ browsers added. The hash of the seed was shown before the first round. Anyone can compare the two and replay the game.
end-hash = Hash shown before the game
