# English: a board for blocks on two layers.
# A block has a mark (A to H) and a name; cells are named as b2: column by letter, row by number.

## Board

solid-board-label = Your board, { $rows } rows by { $columns } columns, two layers
solid-board-help = Pick a block with its letter, move it with the arrows. Shift and an arrow tip it that way, R spins it. Page Up and Page Down choose the layer, L goes through them. Place with Enter.
solid-board-told = Board by rows
solid-layer = Layer { $layer }
solid-layer-cells = Layer { $layer }: { $cells }.
solid-row = Layer { $layer }, row { $row }: { $cells }
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
    [high] Three layers high, too tall.
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
solid-hint-mouse = Drag blocks; R, Shift+arrows turn
solid-keys-pick = Pick up
solid-keys-pick-how = drag, click, or its letter
solid-keys-spin = Spin
solid-keys-spin-how = wheel, right click, or R
solid-keys-tip = Tip
solid-keys-tip-how = Shift and an arrow
solid-keys-layer = Layer
solid-keys-layer-how = over which you let go; Page Up, Page Down, L
solid-keys-place = Place
solid-keys-place-how = let go, click again, or Enter
solid-keys-undo = Undo
solid-keys-undo-how = U

## Two ways

space-see = The board in 3D
space-short = 3D
space-lost = The view in three dimensions cannot be shown here. The layers show everything.

## Typed moves

solid-typed-at = at { $cell }, layer { $layer }
solid-typed-how = Name a block, the cell for its first cube, the layer and its quarter turns: B b2 1 r1 t1. r spins it right, s rolls it right, t tips it away from you; turns are made in the order in which you type them. The first cube is the first that you hear: in the lower layer, the leftmost of its top row. Without a layer it goes to the lowest one where it fits; without a cell you hear its shape. Also: { $take } B, { $words }.
solid-typed-mirror = { $piece } cannot be flipped: its mirror image is another block. Turn it with r, s and t.

## The view in space

view3d-label = The board in three dimensions
view3d-title = The view
view3d-front = See the front
view3d-right = See the right side
view3d-back = See the back
view3d-left = See the left side
view3d-top = See from above
view3d-turn-left = Turn the board left
view3d-turn-right = Turn the board right
view3d-home = As at first
view3d-apart = Take the layers apart
