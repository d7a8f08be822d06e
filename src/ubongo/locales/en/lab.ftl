# English: the lab, where puzzles are made and looked into.

## Drawing

lab-title = Puzzle lab
lab-lead = Draw a shape and choose pieces. See in how many ways they fill it, or which pieces would.
lab-kind = Pieces or blocks
lab-flat = Flat pieces
lab-solid = Blocks
lab-grid = The shape. Arrow keys move, Space adds or removes a square.
lab-grid-solid = The base of two layers. Arrow keys move, Space adds or removes a square.
lab-pieces = The pieces
lab-areas = Squares to fill: { $cells }. Your pieces fill { $covered }.
lab-apart = All squares must be joined along their sides.
lab-clear = Clear all

## What was found

lab-count = Count the solutions
lab-find = Find pieces that fit
lab-solutions = { $count ->
    [0] No solution.
    [one] One solution.
   *[other] { $count } solutions.
}
lab-at-least = { $count ->
    [one] At least one solution.
   *[other] At least { $count } solutions.
}
lab-unknown = No solution was found in time. There may be some.
lab-cut = The search reached its time limit.
lab-nth = Solution { $number }
lab-listed = These are the first { $count }. The search stopped before it listed more.
lab-previous = Previous
lab-next = Next
lab-ungraded = There was no time to rate the difficulty.
lab-sets = { $count ->
    [0] No set of pieces fits.
    [one] One set of pieces fits.
   *[other] { $count } sets of pieces fit.
}
lab-sets-at-least = { $count ->
    [one] At least one set of pieces fits.
   *[other] At least { $count } sets of pieces fit.
}
lab-sets-unknown = No set of pieces was found in time. There may be some.
lab-sets-first = The first { $count } are listed.
lab-set-size = { $count ->
    [one] One piece
   *[other] { $count } pieces
}
lab-more = Show more
lab-busy = The lab is busy. Try again in a moment.
lab-failed = The server did not answer. Try again in a moment.

## Playing it, and sending it

lab-play = Try it alone
lab-back = Back to the lab
lab-no-hint = There is no solution from here, or none at all.
lab-copy = Copy the link
lab-copied = The link is copied. It holds the whole puzzle.
lab-address-broken = This link shows no puzzle. Perhaps a part of it is missing.
lab-address-newer = This link is from a newer version of the game.
lab-challenge = Challenge friends
lab-challenge-title = A challenge
lab-challenge-lead = Who solves this puzzle fastest? The server takes the time of your first try.
lab-challenge-start = Start the clock
lab-challenge-refused = This puzzle is too large for a challenge, or has no solution. You can try it alone.
lab-challenge-practice = Your first try counts. More tries are practice.
lab-times = Times
lab-open = Open in the lab

## As text and as a file

lab-exchange = As text or as a file
lab-text = Rows of { $cell } and { $gap } joined by /, then the pieces. The command works in a terminal.
lab-text-use = Use this text
lab-text-read = The puzzle was read.
lab-text-bad = There is no puzzle in this text: rows of the same length, at most 12 by 12, and known pieces.
lab-deck-save = Save as a deck
lab-deck-open = Open a deck
lab-deck-saved = The deck file is saved.
lab-deck-refused = A deck holds solvable puzzles of up to five pieces that can be counted in time.
lab-deck-opened = { $count ->
    [one] The deck has one puzzle.
   *[other] The deck has { $count } puzzles.
}
lab-deck-bad = This file is not a deck of boards.
lab-deck-board = Puzzle of the deck
