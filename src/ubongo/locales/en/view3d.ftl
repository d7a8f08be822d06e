# English: the view of solid boards in three dimensions.

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
