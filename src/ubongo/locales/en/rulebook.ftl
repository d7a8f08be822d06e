# English: the rules of every game, for players. Numbers come from the code as { $variables }: type none.
# A line that starts with "1. " is a step, one that starts with "- " an item of a list, any other a paragraph.

rulebook-title = Rules
rulebook-lead = How each game is played, in a few minutes.
rulebook-all = All rules
rulebook-contents = Contents
rulebook-print = Print
rulebook-close = Close the rules
rulebook-solo-name = Solo
rulebook-try = Try it here: fill the light squares.
rulebook-try-blocks = Try it here: build { $layers } layers on the light squares.
rulebook-solved = Ubongo! That is a solved board.
rulebook-again = Clear the board
rulebook-track-figure = The track before the first round
rulebook-row-figure = A row of gems: the pawn takes the nearest ones
rulebook-row-taken = Taken first
rulebook-contact-right = Right: the symbols match in pairs
rulebook-contact-wrong = Wrong: different symbols touch

## Headings

rulebook-head-aim = The aim
rulebook-head-board = Board and pieces
rulebook-head-round = A round, step by step
rulebook-head-gems = What gems are worth
rulebook-head-track = The track
rulebook-head-bag = The bag
rulebook-head-die = The die
rulebook-head-second = Second chance
rulebook-head-handicap = Handicaps
rulebook-head-blocks = Blocks and layers
rulebook-head-levels = Levels
rulebook-head-gemboard = The gem board
rulebook-head-pawn = Move and take
rulebook-head-cards = The cards
rulebook-head-contact = How cards touch
rulebook-head-call = Calling and scoring
rulebook-head-runs = Ways to play
rulebook-head-aside = Skipping and stopping
rulebook-head-practice = Practice and help
rulebook-head-end = The end, and ties
rulebook-head-records = Records
rulebook-head-printed = Different from the box

## What several games share

rulebook-race-die =
    The die has { $symbols } faces, and every board has a row for each of them. It shows which pieces to use; no others are allowed, even if they would fit.
    One roll counts for everybody. The face is the same, the boards are not.
rulebook-race-second =
    Time is up and nobody has called? The timer is flipped once more, and everyone continues where they are.
    If nobody calls this time either, nobody wins anything in this round. A board that you gave up stays given up.
rulebook-race-handicap =
    A child and a grown-up at one table? In the lobby, each player can choose a handicap, or the host for anyone. Everybody sees it, and it cannot change after the start.
    - Extra time: when the timer has run out, this player goes on for up to { $extra_seconds } more seconds. The others have stopped. Ranks go by arrival, as always.
    - Own boards: for { $few } or { $many } pieces, whatever the others have.
    If nobody has called, the timer is flipped first. Extra time comes at the very end.
rulebook-race-gems =
    There are { $gems } gems. Their value counts, not their number:
rulebook-race-track =
    The track holds { $on_track } pairs of a sapphire and an amber: one for each of the { $rounds } rounds, so it also shows how many are left.
    - First to solve: the sapphire, and a gem from the bag.
    - Second: the amber, and a gem from the bag.
    - Everyone else in time: a gem from the bag.
    What nobody earned in a round goes into the bag.
rulebook-race-bag =
    At the start, there are { $bag } gems in the bag. You draw without looking: a slow solver can find a ruby, and a fast one an amber.
    Open the bag on the screen to see what is left in it, and how likely each gem is.
rulebook-race-end =
    After { $rounds } rounds, add up your gems. Most points win.
    A tie for the lead? Only the tied players race once more, each on a new board, and no gems are taken. The first to solve it wins. After { $tie_breaks } such races without a winner, they win together.

## Gem pouch

rulebook-pouch-aim =
    Everyone solves a puzzle at the same time, against the timer and against each other. Solving wins gems, and fast solving wins better ones. After { $rounds } rounds, the most valuable gems win. { $fewest_players } to { $most_players } players.
rulebook-pouch-board =
    You all have the same { $pieces } pieces. Each round uses { $few } or { $many } of them, whichever your table chose.
    Turn and flip them as you like. Every light square must be covered once. Nothing may stick out, and no piece may be left over.
rulebook-pouch-round =
    1. Everyone gets a new board. No board comes twice.
    2. The die is rolled, all boards are turned over, and the timer starts: { $seconds } seconds.
    3. Cover your light squares with the pieces that your board shows for the die.
    4. Done? That is your Ubongo! Your rank counts, and the others play on.
    5. When time is up, everyone stops. The solvers take their gems, and all boards are shown.
    Calls within { $photo_finish } thousandths of a second are a photo finish: each player’s own time decides, so a slow connection costs nobody a rank.
rulebook-pouch-printed =
    - In the box, boards lie open before the roll. Here they are turned over together, so nobody has a head start. Your table can choose the old way.
    - Boards of a round are about equally hard, and your pieces are ready for you. Your table can choose random boards, or let you find the pieces yourself.
    - A wrong call cannot happen: the game calls for you when your board is right.
    - You can give up a board, so that nobody waits for you.
    - Only bots are still at it? You may let them finish at once. Their results stay what they would have been.

## Gem board

rulebook-classic-aim =
    Solve your board before time is up, then move your pawn along the gem board and take { $taken } gems, all while the timer is running. In the end, the most gems of one color win. { $fewest_players } to { $most_players } players, { $rounds } rounds.
rulebook-classic-board =
    You all have the same { $pieces } pieces. Each round uses { $few } or { $many } of them, whichever your table chose.
    Turn and flip them as you like. Every light square must be covered once. Nothing may stick out, and no piece may be left over.
rulebook-classic-gemboard =
    The { $gems } gems have { $colors } colors, { $of_a_color } of each. They fill { $rows } rows of { $in_a_row }, in random order. At the end of each row is a space for pawns.
    Before the first round, you place your pawn at a row. Several pawns may share a space. Look at which colors come first there, and in the rows nearby.
rulebook-classic-round =
    1. Everyone gets a new board.
    2. The die is rolled, all boards are turned over, and the timer starts: { $seconds } seconds.
    3. Cover your light squares with the pieces that your board shows for the die.
    4. Done? That is your Ubongo! Your rank says how far your pawn may go.
    5. Move your pawn and take your gems before time is up. The others play on.
    6. When time is up, everyone stops: no more calls, moves or gems.
    Calls within { $photo_finish } thousandths of a second are a photo finish: each player’s own time decides.
rulebook-classic-pawn =
    How far your pawn may go, in either direction:
    - First: up to { $steps_1 } spaces
    - Second: up to { $steps_2 }
    - Third: up to { $steps_3 }
    - Fourth: { $steps_4 }. Take what is in front of you.
    You may also stay. The spaces are a line, not a ring. Then take the { $taken } gems nearest to your pawn. Rows get shorter from the pawn’s end, and an empty row stays empty.
    Two pawns at one row? The gems go to the faster hand, not to the better rank.
    If you do not solve your board, your pawn stays and takes nothing.
rulebook-classic-end =
    After { $rounds } rounds, count your best color. The highest count wins, whatever the color. In a tie, the next-best color decides, and so on. Tied in every color? You win together.
    So more gems in total do not help you: choose a color or two, and stay with them.
rulebook-classic-printed =
    - In the box, boards lie open before the roll. Here they are turned over together. Your table can choose the old way.
    - Boards of a round are about equally hard. Your table can choose random ones.
    - If you do not place your pawn in time, it starts at row { $default_field }.
    - Once everyone has taken their gems or given up, nobody waits for the timer.
    - Your table can play every board: { $rounds_for_2 } rounds for two players, { $rounds_for_3 } for three.
    - Your table can also play calmly: gems are taken after the race, in order of rank, without the timer.
    - Only bots are still at it? You may let them finish at once. Their results stay what they would have been.

## 3D blocks

rulebook-three-d-aim =
    Build instead of cover: fill { $layers } layers with your blocks, before time is up and before the others do. Solving wins gems, and fast solving wins better ones. After { $rounds } rounds, the most valuable gems win. { $fewest_players } to { $most_players } players.
rulebook-three-d-blocks =
    You all have the same { $blocks } blocks in { $colors } colors. Each round uses { $few } or { $many } of them.
    The light squares are the floor. Exactly { $layers } layers above them must be full: no hole, nothing outside, nothing on top.
    Turn a block any way you like. You cannot mirror it: the two twisted blocks look alike, but they are mirror images and never replace each other.
rulebook-three-d-levels =
    There are { $levels } levels, and everyone chooses their own. A child on the easiest and a grown-up on the hardest both have a fair chance.
    In each round, boards are about equally hard for their level.
rulebook-three-d-round =
    1. Everyone gets a new board of their own level.
    2. The die is rolled, all boards are turned over, and the timer starts: { $seconds } seconds.
    3. Build with the blocks that your board shows for the die.
    4. Both layers full? That is your Ubongo! Your rank counts, whatever your level, and the others play on.
    5. When time is up, everyone stops. The solvers take their gems, and all boards are shown.
    Calls within { $photo_finish } thousandths of a second are a photo finish: each player’s own time decides.
rulebook-three-d-printed =
    - In the box, boards lie open before the roll. Here they are turned over together. Your table can choose the old way.
    - Your boards are drawn round by round, so that they can be matched, and your blocks are ready for you. Your table can choose random boards, or let you find the blocks yourself.
    - Your table can play without luck: gems by rank, from ruby for the first down to amber, without track and bag.
    - Only bots are still at it? You may let them finish at once. Their results stay what they would have been.

## Cards

rulebook-cards-aim =
    A game of looking: connect { $placed } of your { $hand } cards so that the symbols match wherever they touch, before anyone else does. No timer is running. After { $rounds } rounds, most points win. { $fewest_players } to { $most_players } players.
rulebook-cards-cards =
    There are { $cards } cards in { $stacks } stacks. A side shows { $symbols } different symbols, in two rows.
    Each stack is for two rounds. The first has { $symbols_1 } kinds of symbols, the next { $symbols_2 }, the last { $symbols_3 }. More kinds are harder.
    In every odd round you get { $hand } new cards. In every even round you turn the same cards over.
rulebook-cards-round =
    1. On the signal, everyone sees their { $hand } cards and starts at once.
    2. Put one card anywhere on your mat.
    3. Add card after card. Each new one must touch a placed card correctly.
    4. Turn, move and take back cards as often as you need. Branches are fine.
    5. { $placed } cards are placed and connected? That is your Ubongo! Nobody may place any more cards.
    6. All layouts are checked, and points are given.
    A solution always exists. If you cannot find it, you may pass. When everyone has passed, the round ends.
    The next round starts when everyone is ready, after { $pause_seconds } seconds at the latest.
rulebook-cards-contact =
    Where two cards touch, exactly { $pairs } symbols of one card meet { $pairs } symbols of the other, and they are the same, pair by pair.
    - Wrong: only one pair touches, or three pairs touch.
    - Wrong: different symbols touch.
    - Wrong: a new card touches more than one card. Your table can allow this if all of them match.
    How a symbol is turned does not matter. Corners do not count as touching.
rulebook-cards-call =
    - Your call is right: { $call } points.
    - You did not call, but your layout is right: one point for each placed card.
    - Your layout has a mistake: nothing, even if you called.
    Calls within { $photo_finish } thousandths of a second count as the same moment. Then each of you scores { $call }.
rulebook-cards-end =
    After { $rounds } rounds, most points win. In a tie, the player who scored { $call } more often wins. Still tied? You win together.
rulebook-cards-printed =
    - Normally, the game shows mistakes once a card is placed, and a wrong call cannot happen. Your table can have places shown too, or play without help as with real cards. You can choose this for your own seat.
    - Hands stay hidden until the signal. Your table can show them before.
    - You can pass, and take your pass back.
    - A hand without a solution is never dealt.
    - Only bots are still at it? You may let them finish at once. Their results stay what they would have been.

## Solo

rulebook-solo-aim =
    One board after another, just you: as many as you can, as fast as you can, or simply for fun. You choose flat pieces or blocks.
rulebook-solo-board =
    Flat boards use { $few } or { $many } of your { $pieces } pieces. Cover every light square once. Nothing may stick out. Turn and flip the pieces as you like.
    With the { $blocks } blocks, you fill { $layers } layers over the light squares, on one of { $levels } levels. Blocks can be turned, but not mirrored.
rulebook-solo-runs =
    - As many as you can: solve boards for { $minutes_short }, { $minutes_middle } or { $minutes_long } minutes. Only finished boards count.
    - As fast as you can: solve { $tasks_short }, { $tasks_middle } or { $tasks_long } boards. Your time counts.
    - Practice: no clock and no goal. Stop when you like.
    The clock starts when the first board is turned. The next board comes as soon as you have solved one.
rulebook-solo-die =
    The die is rolled for every board. It has { $symbols } faces, and your board has a row of pieces for each. Other pieces are not allowed.
    New boards do not repeat: the same board with the same face comes again only after all the others.
rulebook-solo-aside =
    Stuck? Skip the board and take another. It does not count, and the time you spent on it is gone.
    You may stop a run at any time. Boards you solved stay solved, but a stopped run gets no place in your records. After { $most_boards } boards, a run is over.
rulebook-solo-practice =
    Practice adapts to you. Solve boards quickly, and the next ones are harder. Skip boards or ask for help, and they get easier.
    Stuck? In practice, you can get help at any time:
    - A hint places one piece for you. If your pieces are in the way, it says which ones to take back.
    - A solution is shown. The board stays unsolved, and the clock rests until you go on.
    - Once more: any board of this practice comes back empty, even one that you skipped.
    With a hint or at a second try, your time is not a best time. Runs against the clock have no help.
rulebook-solo-records =
    Every solved board is kept with its difficulty and your time. Finished runs are compared with your earlier ones of the same kind. How hard your boards are is partly luck, so a record needs a little of it too.
rulebook-solo-printed =
    - The game keeps your times and results for you.
    - Practice without a clock is new.
    - Blocks have solo runs too.
