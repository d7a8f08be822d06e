# English: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Your board, { $rows } rows by { $columns } columns
board-help = Pick a piece with its letter, move it with the arrows, turn with R, flip with F, place with Enter.
piece-label = { $piece }, { $place }
piece-in-tray = in the tray
piece-at = at row { $row }, column { $column }
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

hint-touch = Tap turns, a double tap flips, drag places
hint-mouse = Drag a piece; the wheel turns it, F flips it
keys-title = By mouse and keys
keys-pick = Pick up
keys-pick-how = drag, click, or its letter
keys-turn = Turn
keys-turn-how = wheel, right click, or R
keys-flip = Flip
keys-flip-how = middle click, or F
keys-place = Place
keys-place-how = let go, click again, or Enter
keys-undo = Undo
keys-undo-how = U

## Typed moves: a line for whoever cannot see the board. Words of one line are commands.

typed-label = Type a move or a question; “{ $help }” tells how
typed-go = Enter
typed-word-board = board
typed-word-pieces = pieces
typed-word-clock = clock
typed-word-players = players
typed-word-help = help
typed-word-undo = undo
typed-word-take = take
typed-word-flip = flip
typed-row = Row { $row }: { $cells }
typed-run = { $from } to { $to } { $what }
typed-one = { $at } { $what }
typed-free = free
typed-at = at { $cell }
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Not understood: { $text }. “{ $help }” tells how.
typed-alone = Nobody else plays here.
typed-how = Name a piece, the cell for its first cell, its quarter turns and whether it is flipped: L4 b2 r1 { $flip }. The first cell is the leftmost of its top row; columns are letters, rows are numbers. Without a cell you hear its shape. Also: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Answers
