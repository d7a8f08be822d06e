# English: classic, the gem board. Names of players come as { $name }, numbers of rows count from the top.

## Colors of gems

classic-color-green = green
classic-color-red = red
classic-color-blue = blue
classic-color-violet = violet
classic-color-brown = brown
classic-color-yellow = yellow

## News, for the live region

classic-news-taking = The race is over. The gems are taken now, in order of rank.
classic-news-turn-place = { $you ->
    [yes] It is your turn: put your pawn on a field.
   *[no] { $name } puts the pawn on a field.
}
classic-news-turn-take = { $you ->
    [yes] It is your turn: move and take.
   *[no] It is { $name }’s turn at the gems.
}
classic-news-pawn = { $name } moves to row { $row }
classic-news-took = { $name } takes { $gems } from row { $row }
classic-news-last = Nobody searches any more. Time to take: { $seconds } seconds.

## Letters on the gems: no two alike

classic-color-green-letter = G
classic-color-red-letter = R
classic-color-blue-letter = B
classic-color-violet-letter = V
classic-color-brown-letter = N
classic-color-yellow-letter = Y
classic-heap = { $color }: { $count }
classic-place = Place by the count: { $place }

## At the gem board

classic-placing = Before the first round
classic-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
classic-row = { $alone ->
    [yes] Row { $row }: { $gems }.
   *[no] Row { $row }: { $gems }. Beside it: { $pawns }.
}
classic-row-empty = empty
classic-choices = Fields within reach
classic-choose-place = Put the pawn beside row { $row }: { $gems }
classic-choose-move = Move to row { $row }: { $gems }
classic-choose-take = Take from row { $row }: { $gems }
classic-choose-stay = Your pawn stands beside row { $row }: { $gems }
classic-take = Take
classic-pass = Take nothing
classic-next = Now the gems: move your pawn and take, while the glass runs.
classic-next-calm = The gems are taken after the race, in order of rank.

## What to do now, or what there is to wait for

classic-guide-place = Choose the row at which your pawn begins. Solve a puzzle, and it moves along the rows and takes two gems.
classic-guide-placing = { $name } chooses a row for the pawn.
classic-guide-act = { $steps ->
    [0] Take the two gems in front of your pawn.
    [one] Move up to { $steps } row, then take two gems.
   *[other] Move up to { $steps } rows, then take two gems.
}
classic-guide-hurry = Before the glass is out!
classic-guide-let-pass = When the time is up, you get what lies in front of your pawn.
classic-guide-empty-here = Nothing lies in front of your pawn any more. Move to another row.
classic-guide-nothing = { $moves ->
    [yes] No gems lie within your reach. You may still move the pawn for the next round.
   *[no] No gems lie within your reach this time.
}
classic-guide-took = You took: { $gems }.
classic-guide-waiting = Still busy: { $names }.
classic-guide-calm = You are { $rank }. The gems are taken after the race, in order of rank.
classic-guide-taking = { $name } moves and takes.
classic-guide-then-you = Then it is your turn.
classic-guide-unsolved = You did not solve your board, so you take none this round.
classic-guide-watch = The race is on. Whoever has solved moves and takes.
classic-lost = { $name } was faster. Nearest now: { $gems }.
classic-lost-empty = { $name } was faster, and the row is empty now. Move on.

## After a round

classic-rest-late = Solved, but took nothing

## The end, color by color

classic-end-plain = { $you ->
    [yes] You have the most gems of one color: { $best } against { $next }.
   *[no] { $name } has the most gems of one color: { $best } against { $next }.
}
classic-end-later = Equal up to color { $equal }. Color { $number } decides: { $best } against { $next }.
classic-end-though = { $you ->
    [yes] That you have more gems does not count.
   *[no] That { $name } has more gems does not count.
}
classic-end-shared = Equal in every color: they share the win.
classic-end-column-label = Color { $number }, from the best down
classic-end-decides = decides
classic-end-total = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
classic-end-how = The most gems of one color win. Where these are equal, the next-best color decides, and so on; which colors they are does not matter.

## What the gem board refuses

refused-not-your-turn = It is not your turn.
refused-not-placing = The pawns stand already.
refused-place-pawns-first = First everybody places their pawn.
refused-not-solved = Solve your board first.
refused-out-of-reach = Your rank does not reach that far.
refused-already-there = Your pawn stands there already.
refused-moved-enough = Enough moved for this round: take where you stand.
refused-pawn-elsewhere = Your pawn stands beside another row.
refused-already-took = You have taken your gems of this round.
refused-gems-gone = Somebody was faster: those gems are gone. Look what lies nearest now.
refused-row-empty = This row is empty.
refused-not-during-the-race = Wait: gems are taken after the race.
