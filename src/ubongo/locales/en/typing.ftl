# English: the line to type moves and questions in.

typed-label = Type a move or a question, or “{ $help }” for help
# The same in few words, in a narrow field
typed-short = Move, or “{ $help }”
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
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Not understood: { $text }. Type “{ $help }” for help.
typed-alone = Nobody else is playing.
typed-how = Type a piece, the square for its first square, its quarter turns, and whether it is flipped: L4 b2 r1 { $flip }. The first square is the leftmost of its top row. Columns are letters, rows are numbers. Without a square, you hear its shape. Also: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Answers
typed-word-next = next
typed-next = Solved. Type “{ $next }” for the next board.
