# English: a look at boards or hands before a round, and the rows of a card.

look-all-ready = Starting in
look-when-all = We start when everyone is ready.
look-waiting = Waiting for: { $names }
look-latest = ({ $seconds } s at most)
look-rows = The six rows of your card
look-board = Your board
look-others = The players look at their boards.
