# English: classic, the gem board. Names of players come as { $name }, numbers of rows count from the top.

## Colors of gems

classic-color-green = green
classic-color-red = red
classic-color-blue = blue
classic-color-violet = violet
classic-color-brown = brown
classic-color-yellow = yellow

## News, for the live region

classic-news-taking = The race is over. Gems are taken now, in order of rank.
classic-news-turn-place = { $you ->
    [yes] Your turn: place your pawn on a space.
   *[no] { $name } is placing a pawn on a space.
}
classic-news-turn-take = { $you ->
    [yes] Your turn: move and take gems.
   *[no] It is { $name }’s turn to take gems.
}
classic-news-pawn = { $name } moves to row { $row }
classic-news-took = { $name } takes { $gems } from row { $row }
classic-news-last = Everyone has finished. { $seconds } seconds left to take gems.

## Letters on the gems: no two alike

classic-color-green-letter = G
classic-color-red-letter = R
classic-color-blue-letter = B
classic-color-violet-letter = V
classic-color-brown-letter = N
classic-color-yellow-letter = Y
classic-heap = { $color }: { $count }
classic-place = { $place } place
classic-best-color = Best color: { $count } { $colors }
classic-no-gems = no gems

## At the gem board

classic-placing = Before the first round
classic-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
classic-row = { $alone ->
    [yes] Row { $row }: { $gems }.
   *[no] Row { $row }: { $gems }. Pawns here: { $pawns }.
}
classic-row-empty = empty
classic-choices = Spaces within reach
classic-choose-place = Place your pawn at row { $row }: { $gems }
classic-choose-move = Move to row { $row }: { $gems }
classic-choose-take = Take from row { $row }: { $gems }
classic-choose-stay = Your pawn is at row { $row }: { $gems }
classic-take = Take
classic-pass = Take nothing
classic-stay = Stay here
classic-next = Now move your pawn and take gems before time runs out.
classic-next-calm = Gems are taken after the race, in order of rank.

## What to do now, or what there is to wait for

classic-aim = Most gems of one color win.
classic-guide-place = Choose a starting row for your pawn.
classic-guide-placing = { $name } is choosing a starting row.
classic-guide-act = { $steps ->
    [0] Take the two gems in front of your pawn.
    [one] Move up to { $steps } row, then take two gems.
   *[other] Move up to { $steps } rows, then take two gems.
}
classic-guide-hurry = Before time runs out!
classic-guide-let-pass = When time runs out, you get the gems in front of your pawn.
classic-guide-empty-here = No gems left in front of your pawn. Move to another row.
classic-guide-nothing = { $moves ->
    [yes] No gems within your reach. You can still move your pawn for the next round, or stay here.
   *[no] No gems within your reach this time.
}
classic-guide-took = You took: { $gems }.
classic-guide-stayed = You stay where you are.
classic-guide-waiting = Still playing: { $names }.
classic-guide-calm = You came { $rank }. Gems are taken after the race, in order of rank.
classic-guide-taking = { $name } is moving and taking gems.
classic-guide-then-you = Then it is your turn.
classic-guide-unsolved = You did not solve your board, so you get no gems this round.
classic-guide-watch = The race is on. Players who finish move and take gems.
classic-lost = { $name } was faster. Nearest gems now: { $gems }.
classic-lost-empty = { $name } was faster, and the row is now empty. Move on.

## After a round

classic-rest-late = Solved, but took no gems

## The end, color by color

classic-end-plain = { $you ->
    [yes] You have the most gems of one color: { $best } to { $next }.
   *[no] { $name } has the most gems of one color: { $best } to { $next }.
}
classic-end-later = Tied up to color { $equal }. Color { $number } decides: { $best } to { $next }.
classic-end-though = { $you ->
    [yes] You have more gems in total, but that does not count.
   *[no] { $name } has more gems in total, but that does not count.
}
classic-end-shared = Tied in every color: the win is shared.
classic-end-best = best color
classic-end-next-best = { $place } best
classic-end-decides = decides
classic-end-total = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
classic-end-how = The most gems of one color win. If tied, the next-best color decides, and so on. It does not matter which colors they are.

## What the gem board refuses

refused-not-your-turn = It is not your turn.
refused-not-placing = The pawns are already placed.
refused-place-pawns-first = Everyone must place their pawn first.
refused-not-solved = Solve your board first.
refused-out-of-reach = Your rank does not let you move that far.
refused-already-there = Your pawn is already there.
refused-gems-in-reach = There are still gems within your reach.
refused-already-stayed = You have decided to stay this round.
refused-moved-enough = No more moves this round. Take gems where you are.
refused-pawn-elsewhere = Your pawn is at another row.
refused-already-took = You have already taken your gems this round.
refused-gems-gone = Somebody was faster: those gems are gone. See which are nearest now.
refused-row-empty = This row is empty.
refused-not-during-the-race = Wait: gems are taken after the race.
