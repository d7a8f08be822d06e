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
