# English: cards, the card game. Names of players come as { $name }.

## News, for the live region

cards-news-signal = All may lay. Go!
cards-news-called = { $name } calls Ubongo!
cards-news-passed = { $name } passes
cards-news-plays-on = { $name } plays on

## The mat: hand and lattice

cards-mat = Your cards
cards-help = Take a card with its digit, turn it with R, move it with the arrows, go to the next place where it fits with N, lay it with Enter, take it back with Delete.
cards-layout = What lies before you
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
    [right] Right with card { $number }: { $symbols }
    [wrong] Wrong with card { $number }: { $flaw }
   *[no] Beside card { $number }: { $symbols }
}
cards-tools = Tools for the picked card
cards-tool-next = To the next place where it fits
cards-tool-place = Lay it
cards-tool-return = Back to the hand
cards-say-picked = Card { $number } picked: { $symbols }
cards-say-turned = Card { $number } turned: { $symbols }
cards-say-held = Card { $number } { $place }
cards-say-over = Card { $number } { $place }: another card lies there
cards-say-placed = Card { $number } laid { $place }. Cards that lie: { $count }
cards-say-refused = Another card lies there
cards-say-returned = Card { $number } back in your hand
cards-full = Seven lie already. Take one back first.
cards-drag-here = Drag or click the first card here
cards-see-closer = Look closer
cards-see-whole = See the whole layout

## What is wrong

cards-flaw-overlap = cards lie on one another
cards-flaw-one-symbol = only one symbol meets another
cards-flaw-three-symbols = three symbols meet
cards-flaw-mismatch = two symbols meet that differ
cards-flaw-several-cards = a card touches more than one other
cards-flaw-not-connected = not all cards hang together
cards-why = { $flaw }: { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } card lies apart from the others
   *[other] { $count } cards lie apart from the others
}
cards-why-several = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}

## During a round

cards-laid = { $count } / { $all } cards
cards-progress = { $count } of { $all } cards lie
cards-symbols = { $count ->
    [one] { $count } symbol in this round
   *[other] { $count } symbols in this round
}
cards-judging = The layouts are judged …
cards-hint-helps = { $all } right cards call by themselves
cards-pass = Pass
cards-pass-sure = Really pass?
cards-passed = Passed
cards-you-passed = You have passed
cards-passed-wait = The others go on.
cards-play-on = Play on
cards-watching = You are watching
cards-watching-round = So many cards lie before each player. The layouts are shown after the round.

## After a round

cards-rest-called = { $you ->
    [yes] You called Ubongo!
   *[no] { $name } called Ubongo!
}
cards-rest-wrong = { $you ->
    [yes] You called, but something was wrong
   *[no] Called, but wrong: { $name }
}
cards-rest-together = { $names } called in the same moment
cards-rest-nobody = Nobody called
cards-called-right = Ubongo! All is right.
cards-called-wrong = Called, but wrong: { $flaw }
cards-wrong = Wrong: { $flaw }
cards-lay = { $count ->
    [one] { $count } card lies rightly
   *[other] { $count } cards lie rightly
}
cards-none = No card was laid
cards-total = Points so far: { $points }
cards-one-way = One way to lay seven
cards-layout-of = The cards of { $name }
cards-layout-closer = Look closer at the cards of { $name }

## The end

cards-end-last = The last round
cards-end-table = Points by round
cards-end-sum = Sum
cards-end-how = A right call scores ten, else each card that lies rightly one. A tie goes to whoever scored ten more often.
cards-end-tens = { $you ->
    [yes] Equal in points. You scored ten more often: { $count } against { $others }.
   *[no] Equal in points. { $name } scored ten more often: { $count } against { $others }.
}
cards-end-shared = Equal in points, and in how often ten were scored ({ $count }): the win is shared.

## Refusals

refused-not-laying = No cards are laid now.
refused-not-signaled = Wait for the signal.
refused-still-laying = The round still goes on.
refused-called-out = Somebody has called Ubongo. Nobody may lay any more.
refused-not-at-the-table = You are only watching.
refused-not-your-card = That is not one of your cards.
refused-off-the-table = That is too far from the middle.
refused-seven-are-enough = Seven lie already. Take one back first.
refused-arranged-enough = You have moved your cards as often as a round allows.
refused-not-seven = Lay seven cards first.
refused-not-right = Not yet: something is wrong with the layout.
refused-already-called = You have called already.
refused-passed = You have passed. Play on first.
refused-not-passed = You have not passed.

## By mouse and keys

keys-card = Take a card
keys-card-how = drag, click, or its digit
keys-fit = Where it fits
keys-fit-how = key N
keys-lay = Lay
keys-lay-how = let go, click again, or Enter
keys-look = Look closer
keys-look-how = + and −, 0, the wheel, or drag an empty spot

## Typed moves

cards-typed-how = Name a card by its number, the cell for its upper left symbol, and its quarter turns: 3 m50 r1. Columns are letters, rows are numbers, m50 is the middle. Without a cell you hear the card turned so, and where it fits if the table helps. Also: { $take } 3, { $words }.
cards-typed-fits = Fits at { $cells }
cards-typed-nowhere = Fits nowhere so
cards-typed-empty = Nothing lies yet. The middle is { $cell }.
cards-typed-again = Type { $word } once more: then you have passed.
cards-word-hand = cards
cards-word-call = ubongo
cards-word-pass = pass
cards-word-continue = continue
