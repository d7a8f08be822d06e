# English: the lessons. A step has a sentence that says what to do, one that helps (-hint), and often one on the result (-done).

## The overview

learn-lead = Short lessons. Each takes less than a minute, and you do everything yourself.
learn-mark-new = not started
learn-mark-started = started
learn-mark-done = done

## Every lesson

learn-step-of = Step { $step } of { $all }
learn-praise-1 = Good!
learn-praise-2 = Well done!
learn-praise-3 = Exactly!
learn-shown = That is how it works.
learn-show = Show me
learn-skip = Skip this step
learn-next = Continue
learn-over = Lesson done!
learn-over-lead = On to the next one, or straight into a game.
learn-over-all = You know all you need for “{ $edition }”.
learn-next-lesson = Next lesson
learn-first-game = First game against a bot
learn-first-races = Nine short races against one bot, on boards like these.
learn-first-track = First to solve: the sapphire from the track. Second: the amber.
learn-first-bag = Everyone in time also draws a gem from the bag. That one is luck.
learn-first-points = Most points win.
learn-first-go = Start
learn-first-close = Close
learn-again = Once more
learn-all = All lessons
learn-bag = Reach into the bag
learn-bot = { $done ->
    [yes] The bot has finished. Keep going!
   *[no] The bot is still solving.
}
learn-glass-again = Time was up. In a lesson, the timer is flipped again.

## Typed moves

learn-word-next = next
learn-word-skip = skip
learn-word-show = show
learn-typed-example = You can type: { $line }
learn-typed-number = You can type the number of your answer.
learn-typed-choice = Type the number of an answer. “{ $show }” shows the answer, “{ $next }” continues.
learn-typed-option = { $number }: { $text }

## Pouch

learn-pouch-1 = Cover a board
learn-pouch-1-lay = Place any piece on the light area.
learn-pouch-1-lay-hint = Not there: all of the piece must be on free, light squares.
learn-pouch-1-turn = Now pick up a piece and turn it, with the turn button or the R key.
learn-pouch-1-turn-hint = Pick up a piece first. Then press the button with the round arrow.
learn-pouch-1-flip = Flip a piece too, with the flip button or the F key.
learn-pouch-1-flip-hint = Pick up a piece first. Then press the button with the two triangles.
learn-pouch-1-cover = Now cover the whole light area with the three pieces.
learn-pouch-1-cover-hint = Not there. Turn or flip the piece, or move another one out of the way.
learn-pouch-1-cover-done = Ubongo! In a game, a covered board calls it for you.
learn-pouch-2 = The die and the timer
learn-pouch-2-die = The die shows the snake. Which row of pieces is yours?
learn-pouch-2-die-hint = Look for the row with the symbol on the die.
learn-pouch-2-die-done = Right, the row with the snake. You use these pieces and no others.
learn-pouch-2-race = Cover your board before time runs out. A bot is solving too!
learn-pouch-2-race-hint = Not there. Turn or flip the piece, or move another one out of the way.
learn-pouch-2-race-done = { $first ->
    [yes] Ubongo! You were first.
   *[no] Ubongo! The bot was faster, but in time is good too: everyone in time wins a gem.
}
learn-pouch-3 = The gems
learn-pouch-3-worth = Which of these gems is worth the most?
learn-pouch-3-worth-hint = Another one is worth more. It is red.
learn-pouch-3-worth-done = The ruby is worth 4 points, the sapphire 3, the emerald 2, the amber 1.
learn-pouch-3-track = You were first. Take the better gem from the track.
learn-pouch-3-track-hint = That one is only worth 1 point. The other one is worth 3.
learn-pouch-3-track-done = First place takes the sapphire, second place the amber.
learn-pouch-3-draw = Everyone who finishes in time also draws a gem. Reach into the bag!
learn-pouch-3-draw-hint = Press the bag.
learn-pouch-3-draw-done = An emerald, worth 2 points! What you draw is luck.
learn-pouch-3-sum = A sapphire and an emerald: how many points is that?
learn-pouch-3-sum-hint = A sapphire is worth 3 points, an emerald 2. Add them up.
learn-pouch-3-sum-done = 5 points, and 3 of them for being first. After nine rounds, most points win.

## Classic

learn-classic-1 = Solve, then take
learn-classic-1-cover = Cover the light area with the three pieces.
learn-classic-1-cover-hint = Not there. Turn or flip the piece, or move another one out of the way.
learn-classic-1-cover-done = Ubongo! Now you may take gems.
learn-classic-1-take = Take the two gems in front of your pawn.
learn-classic-1-take-hint = Press the row with your pawn, or the button below.
learn-classic-1-take-done = You take two gems in every round that you solve in time.
learn-classic-2 = The pawn
learn-classic-2-move = You were first: move your pawn up to three rows, to the row whose next two gems are green.
learn-classic-2-move-hint = The two gems next to the pawn count. They are not both green here.
learn-classic-2-take = Take the two green gems.
learn-classic-2-take-hint = Move back to the row with two green gems, and take them there.
learn-classic-2-take-done = Be quick: others can take gems before you while the timer runs.
learn-classic-2-last = Four players solved, and you were last. How many rows may your pawn move?
learn-classic-2-last-hint = The first moves up to 3 rows, the second 2, the third 1.
learn-classic-2-last-done = None: you take the gems where you are. Faster players have more to choose from.
learn-classic-3 = The aim
learn-classic-3-most = The most gems of one color win. Which player wins here?
learn-classic-3-most-hint = Count only each player’s best color.
learn-classic-3-most-done = Four green gems beat three red ones. The total does not count.
learn-classic-3-tie = Both have four of one color. Who wins now?
learn-classic-3-tie-hint = Compare their second-best colors.
learn-classic-3-tie-done = In a tie, the next-best color decides: three beat two.
learn-classic-3-row = You have three green gems. Which two do you take now?
learn-classic-3-row-hint = More of your best color helps most.
learn-classic-3-row-done = Now you have five green gems. That is how to win.

## Three-d

learn-three-d-1 = Two layers
learn-three-d-1-lay = Place the red block (A) on the board.
learn-three-d-1-lay-hint = It does not fit there. Turn it, or try another place.
learn-three-d-1-fill = The board is two layers high. Fill the rest with the yellow block (G).
learn-three-d-1-fill-hint = Roll the block until part of it is in layer 1 and part in layer 2.
learn-three-d-1-fill-done = Ubongo! Both layers are full, and nothing sticks out.
learn-three-d-2 = Turn and tip
learn-three-d-2-turn = Blocks turn in all directions. Pick up the blue block (E) and tip it.
learn-three-d-2-turn-hint = Pick up the block first. Then press a button with an arrow.
learn-three-d-2-stand = Stand the blue block (E) up on the board.
learn-three-d-2-stand-hint = Keep turning it: it must be two layers high and one row wide.
learn-three-d-2-upper = A gap is left. Fill it with the red block (A).
learn-three-d-2-upper-hint = Look at both layers: the gap is in only one of them.
learn-three-d-2-upper-done = Ubongo! Both layers are full.
learn-three-d-3 = A whole board
learn-three-d-3-whole = Fill both layers with all three blocks, layer by layer or in 3D.
learn-three-d-3-whole-hint = Not there. Start with the blue block: let it stand at the edge.
learn-three-d-3-whole-done = Ubongo! That was a whole board.
learn-three-d-3-gem = Here, gems go by rank. You were first: which one do you get?
learn-three-d-3-gem-hint = First place gets the gem that is worth the most.
learn-three-d-3-gem-done = First place gets a ruby, then come sapphire, emerald and amber. At other tables, gems come from track and bag.

## Cards

learn-cards-1 = Two symbols meet
learn-cards-1-right = Two symbols of one card must touch the same two of the other. Which is right?
learn-cards-1-right-hint = Count the pairs that touch: there must be two, each of the same symbol.
learn-cards-1-right-done = Right: two pairs of the same symbols, not one and not three.
learn-cards-1-lay = Now place the other card so that it matches the first one.
learn-cards-1-lay-hint = Not yet: two pairs of the same symbols must touch.
learn-cards-1-lay-done = The two cards match.
learn-cards-2 = Four cards
learn-cards-2-two = Place a second card so that two pairs of symbols match.
learn-cards-2-two-hint = Not yet: two pairs of the same symbols must touch.
learn-cards-2-four = Add two more cards. Each may touch only one other card.
learn-cards-2-four-hint = Not there. Take the card back and look at its other side, or turn it.
learn-cards-2-four-done = Four cards, all correct. In a game you need seven.
learn-cards-3 = Calls and points
learn-cards-3-call = Seven cards are placed, all correct. What now?
learn-cards-3-call-more = Place an eighth card
learn-cards-3-call-call = Call “Ubongo!”
learn-cards-3-call-hint = Seven cards are enough.
learn-cards-3-call-done = Right: if all seven are correct, the caller gets ten points.
learn-cards-3-five = Another player calls. Your five cards are correct. How many points do you get?
learn-cards-3-five-hint = In a correct layout, each card counts one point.
learn-cards-3-five-done = Five: one point for each card.
learn-cards-3-wrong = One of your five cards is wrong. How many points now?
learn-cards-3-wrong-hint = One mistake, and your whole layout does not count.
learn-cards-3-wrong-done = None. It is better to take a wrong card back in time.
learn-cards-3-pass = You cannot find another place. What can you do?
learn-cards-3-pass-guess = Place a card anyway
learn-cards-3-pass-pass = Pass
learn-cards-3-pass-hint = A wrong card would cost you all your points.
learn-cards-3-pass-done = Pass, and keep a point for each card. The round ends when somebody calls or all have passed.
