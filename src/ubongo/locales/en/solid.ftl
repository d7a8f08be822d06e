# English: a board for blocks on two layers.
# A block has a mark (A to H) and a name; cells are named as b2: column by letter, row by number.

## Board

solid-board-label = Your board, { $rows } rows by { $columns } columns, two layers
solid-board-help = Pick a block by its letter, move it with the arrow keys. Shift and an arrow tip it that way, R spins it. Page Up and Page Down choose the layer, L cycles through them. Enter places it.
solid-board-rows = Board, row by row
solid-layer = Layer { $layer }
solid-layer-cells = Layer { $layer }: { $cells }.
solid-row = Layer { $layer }, row { $row }: { $cells }
solid-cell = { $at } { $what }
solid-free = free
solid-block = { $mark }, { $name }
solid-name-red-domino = red domino
solid-name-red-twist = red twist
solid-name-green-corner = green corner
solid-name-green-hook = green hook
solid-name-blue-ell = blue L
solid-name-blue-hook = blue hook
solid-name-yellow-twist = yellow twist
solid-name-yellow-hook = yellow hook

## Tools

solid-tools-title = Tools for the picked block
solid-tool-spin = Spin right
solid-tool-spin-back = Spin left
solid-tool-tip-away = Tip away from you
solid-tool-tip-near = Tip toward you
solid-tool-roll-right = Roll right
solid-tool-roll-left = Roll left
solid-layers-title = Layer to place on
solid-lowest = Lowest layer where it fits

## Told

solid-say-held = { $piece }: { $cells } { $fits ->
    [yes] Fits.
    [high] Too tall: three layers high.
   *[no] Does not fit.
}
solid-say-spin = { $piece } spun right.
solid-say-spin-back = { $piece } spun left.
solid-say-tip-away = { $piece } tipped away.
solid-say-tip-near = { $piece } tipped toward you.
solid-say-roll-right = { $piece } rolled right.
solid-say-roll-left = { $piece } rolled left.

## Hints

solid-hint-touch = Tap a block, turn it, drag it
solid-hint-mouse = Drag to place; R and Shift+arrows turn
solid-keys-pick = Pick up
solid-keys-pick-how = drag, click, or press its letter
solid-keys-spin = Spin
solid-keys-spin-how = wheel, right click, or R
solid-keys-tip = Tip
solid-keys-tip-how = Shift and an arrow
solid-keys-layer = Layer
solid-keys-layer-how = where you release it; Page Up, Page Down, L
solid-keys-place = Place
solid-keys-place-how = release, click again, or Enter
solid-keys-undo = Undo
solid-keys-undo-how = U

## Two ways

space-see = 3D view
space-short = 3D
space-lost = This device cannot show the 3D view. The layers show everything.

## Typed moves

solid-typed-at = at { $cell }, layer { $layer }
solid-typed-how = Type a block, the square for its first cube, the layer, and its quarter turns: B b2 1 r1 t1. r spins it right, s rolls it right, t tips it away from you, in the order you type them. The first cube is the one read first: in the lower layer, the leftmost of the top row. Without a layer, the block goes to the lowest one where it fits. Without a square, you hear its shape. Also: { $take } B, { $words }.
solid-typed-mirror = { $piece } cannot be flipped: its mirror image is another block. Turn it with r, s and t.

## The view in space

view3d-label = 3D board
view3d-title = View
view3d-front = Front view
view3d-right = Right side view
view3d-back = Back view
view3d-left = Left side view
view3d-top = Top view
view3d-turn-left = Turn the board left
view3d-turn-right = Turn the board right
view3d-home = Reset view
view3d-apart = Separate the layers
