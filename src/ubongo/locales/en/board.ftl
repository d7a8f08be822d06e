# English: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Your board, { $rows } rows by { $columns } columns
board-help = Pick a piece by its letter, move it with the arrow keys. R turns it, F flips it, Enter places it.
piece-label = { $piece }, { $place }
piece-in-tray = in the tray
piece-at = at row { $row }, column { $column }
typed-at = at { $cell }
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

hint-touch = Tap to turn, double-tap to flip, drag to place
hint-mouse = Drag to place, wheel to turn, F to flip
keys-title = Mouse and keyboard
keys-pick = Pick up
keys-pick-how = drag, click, or press its letter
keys-turn = Turn
keys-turn-how = wheel, right click, or R
keys-flip = Flip
keys-flip-how = middle click, or F
keys-place = Place
keys-place-how = release, click again, or Enter
keys-undo = Undo
keys-undo-how = U

## Glass and call

glass-label = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
glass-none = No limit
ubongo = Ubongo!
checking = Checking…
news-ten = Ten seconds left

## Refusals

refused-not-a-tiling = Not yet: the light area is not filled exactly.
refused-wrong-pieces = Wrong pieces: use the ones beside the die’s symbol.
refused-time-is-up = Too late: time was already up.
refused-no-race = This race is over.
refused-already-solved = You have already solved this board.
refused-gave-up = You gave up this board.
refused-no-deck = Could not make new boards. Try again, or use the standard ones.
refused-other = You cannot do that now.
