# English: cards, the card game. Names of players come as { $name }.

## News, for the live region

cards-news-signal = Go! Place your cards.
cards-news-called = { $name } calls Ubongo!
cards-news-passed = { $name } passes
cards-news-plays-on = { $name } is playing again

## The mat: hand and lattice

cards-mat = Your cards
cards-help = Pick a card by its number, move it with the arrow keys. R turns it, { $places ->
    [yes] N finds the next place it fits
   *[no] N goes to the next empty place beside a card
}, Enter places it, Delete takes it back.
cards-layout = Your layout
cards-in-hand = in your hand
cards-at = at { $cell }
cards-label = Card { $number }: { $symbols } – { $place }
cards-symbol-o4 = square
cards-symbol-i4 = bar
cards-symbol-t4 = tee
cards-symbol-s4 = zigzag
cards-symbol-l5 = hook
cards-symbol-p5 = flag
cards-symbol-v3 = corner
cards-symbol-i2 = stub
cards-meets = { $judged ->
    [right] Matches card { $number }: { $symbols }
    [wrong] Does not fit card { $number }: { $flaw }
   *[no] Next to card { $number }: { $symbols }
}
cards-tools = Tools for the picked card
cards-tool-next = Next place it fits
cards-tool-beside = Next empty place
cards-tool-place = Place
cards-tool-return = Back to your hand
cards-say-picked = Card { $number } picked: { $symbols }
cards-say-turned = Card { $number } turned: { $symbols }
cards-say-held = Card { $number } { $place }
cards-say-over = Card { $number } { $place }: another card is there
cards-say-placed = Card { $number } placed { $place }. Cards placed: { $count }
cards-say-refused = Another card is there
cards-say-returned = Card { $number } back in your hand
cards-full = Seven cards are already placed. Take one back first.
cards-drag-here = Place your first card here
cards-rule = Exactly two symbols touch the same two.
cards-rule-right = Right: two symbols meet the same two
cards-rule-wrong = Wrong: two different symbols touch
cards-see-closer = Zoom in
cards-see-whole = Show the whole layout

## What is wrong

cards-flaw-overlap = cards overlap
cards-flaw-one-symbol = only one pair of symbols touches
cards-flaw-three-symbols = three pairs of symbols touch
cards-flaw-mismatch = two different symbols touch
cards-flaw-several-cards = a card touches more than one other
cards-flaw-not-connected = the cards are not all connected
cards-why = { $flaw }: { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } card is not connected to the others
   *[other] { $count } cards are not connected to the others
}
cards-why-several = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}

## During a round

cards-laid = { $count } / { $all } cards
cards-progress = { $count } of { $all } cards placed
cards-look = Your cards
cards-news-look = Round { $round }. Look at your cards until everyone is ready.
cards-symbols = { $count ->
    [one] { $count } symbol in this round
   *[other] { $count } symbols in this round
}
cards-judging = Checking the layouts…
cards-hint-helps = { $all } correct cards call Ubongo! for you
cards-not-yet = No call yet: { $reason }
cards-pass = Pass
cards-pass-sure = Really pass?
cards-passed = Passed
cards-you-passed = You passed
cards-passed-wait = The others are still playing.
cards-play-on = Keep playing
cards-watching = You are watching
cards-watching-round = You can see how many cards each player has placed. Layouts are shown after the round.

## After a round

cards-rest-called = { $you ->
    [yes] You called Ubongo!
   *[no] { $name } called Ubongo!
}
cards-rest-wrong = { $you ->
    [yes] You called, but made a mistake
   *[no] Wrong call: { $name }
}
cards-rest-together = { $names } called at the same moment
cards-rest-nobody = Nobody called
cards-called-right = Ubongo! All correct.
cards-called-wrong = Called, but wrong: { $flaw }
cards-wrong = Wrong: { $flaw }
cards-lay = { $count ->
    [one] { $count } card placed correctly
   *[other] { $count } cards placed correctly
}
cards-none = No cards placed
cards-total = Points so far: { $points }
cards-one-way = One way to place seven
cards-layout-of = { $name }’s cards
cards-layout-closer = Zoom in on { $name }’s cards

## The end

cards-end-last = The last round
cards-end-table = Points by round
cards-end-sum = Total
cards-end-how = A correct call scores ten. Otherwise each card in a correct layout scores one. If points are tied, the player with more tens wins.
cards-end-tens = { $you ->
    [yes] Points are tied. You scored ten more often: { $count } to { $others }.
   *[no] Points are tied. { $name } scored ten more often: { $count } to { $others }.
}
cards-end-shared = Points and tens ({ $count } each) are tied. The win is shared.

## Refusals

refused-not-laying = No cards can be placed now.
refused-not-signaled = Wait for the signal.
refused-still-laying = The round is still on.
refused-called-out = Somebody called Ubongo! No more cards can be placed.
refused-not-at-the-table = You are only watching.
refused-not-your-card = That is not one of your cards.
refused-off-the-table = That is too far from the middle.
refused-seven-are-enough = Seven cards are already placed. Take one back first.
refused-arranged-enough = You have used all your moves for this round.
refused-not-seven = Place seven cards first.
refused-not-right = Not yet: something is wrong with your layout.
refused-already-called = You have already called.
refused-passed = You have passed. Start playing again first.
refused-not-passed = You have not passed.

## By mouse and keys

keys-card = Pick a card
keys-card-how = drag, click, or press its number
keys-fit = Next place it fits
keys-beside = Next empty place
keys-fit-how = N
keys-lay = Place
keys-lay-how = release, click again, or Enter
keys-look = Zoom and move
keys-look-how = + and −, 0, the wheel, or drag an empty spot

## Typed moves

cards-typed-how = Type a card’s number, the square for its upper left symbol, and its quarter turns: 3 m50 r1. Columns are letters, rows are numbers, m50 is the middle. Without a square, you hear the card turned that way and, if places are shown, where it fits. Also: { $take } 3, { $words }.
cards-typed-lines = Type a card’s number, the square for its upper left symbol, and its quarter turns: 2 n52 r1. Also: { $take } 2, { $words }.
cards-typed-fits = Fits at { $cells }
cards-typed-nowhere = Fits nowhere this way
cards-typed-empty = No cards placed yet. The middle is { $cell }.
cards-typed-again = Type { $word } again to pass.
cards-word-hand = cards
cards-word-call = ubongo
cards-word-pass = pass
cards-word-continue = continue
