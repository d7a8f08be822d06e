# English: alone: which run, its end, records.

## Which run

solo-title = Solo
solo-lead = At your own pace or against the clock.
solo-side = Boards
solo-side-3 = Three pieces
solo-side-4 = Four pieces
solo-side-level = Blocks, level { $level }
solo-blocks = Blocks
solo-count = As many as you can
solo-count-note = Boards solved before time is up
# Below a number that stands by itself.
solo-minutes-unit = { $count ->
    [one] minute
   *[other] minutes
}
solo-time = As fast as you can
solo-time-note = Your time for a set number of boards
solo-boards-unit = { $count ->
    [one] board
   *[other] boards
}
solo-practice-note = No time limit: stop whenever you like
solo-begin = Start
solo-best = Best: { $best }
solo-failed = The server did not answer. Try again in a moment.

## The end of a run

solo-end-count = { $count ->
    [one] { $count } board in { $minutes } minutes
   *[other] { $count } boards in { $minutes } minutes
}
solo-end-time = { $count ->
    [one] { $count } board in { $time }
   *[other] { $count } boards in { $time }
}
solo-end-practice = { $count ->
    [0] No board this time
    [one] { $count } board solved
   *[other] { $count } boards solved
}
solo-end-stopped = Stopped after { $time }. Unfinished runs are not ranked.
solo-end-typical = { $count ->
    [one] In { $time }
   *[other] Half of them in { $time } or less
}
solo-end-first = Your first run of this kind. Now try to beat it!
solo-end-best = Your best of { $count } runs of this kind!
solo-end-place = Your { $place } best of { $count } runs of this kind
solo-end-daily = Boards of the day
solo-end-daily-place = { $place } of { $count } times of the day
solo-end-daily-practice = Practice: this time is not listed.
solo-end-daily-unsolved = Not solved after { $time }.
solo-end-challenge = Back to the challenge
solo-end-challenge-place = { $place } of { $count } times
solo-end-again = Again
solo-end-records = Records
solo-end-save = Save the run
solo-end-replay = Watch replay
solo-end-boards = The boards
solo-end-set-aside = Skipped
solo-end-left = Not finished
solo-end-board = Board { $number }, { $pieces } pieces

## Stuck

stuck-title = Stuck?
stuck-hint = Place one piece for me
stuck-again = Start this board over
stuck-solution = Show a solution
stuck-note = With a hint or a second try, your time is not a best time.
stuck-close = Close
stuck-left = Boards you left
stuck-left-board = Try board { $number } again
stuck-laid = One piece is in its place.
stuck-misplaced = { $count ->
    [one] One piece was in the way: it is back in the tray.
   *[other] { $count } pieces were in the way: they are back in the tray.
}
stuck-solution-title = A solution
stuck-next = Next board
stuck-alone = Try this board
stuck-try = Try it
stuck-hand = Try this hand
stuck-hand-again = Start this hand over
stuck-solved = { $count ->
    [0] In { $time }.
    [one] In { $time }, with { $count } hint.
   *[other] In { $time }, with { $count } hints.
}
stuck-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
stuck-shown = Solution shown
stuck-repeat = Again
why-title = How hard, and why?
why-solutions = { $count ->
    [one] It has only one solution.
   *[other] It has { $count } solutions.
}
why-many = It has more than { $count } solutions.
why-places = Of the { $places } places where a piece fits at first, { $right } lead to a solution.
why-tries = { $count ->
    [one] Trying out everything takes about { $count } piece per solution.
   *[other] Trying out everything takes about { $count } pieces per solution.
}

## Records

records-lead = { $count ->
    [one] { $count } board solved solo
   *[other] { $count } boards solved solo
}
records-helped = { $count ->
    [one] { $count } of them with help, which the chart leaves out.
   *[other] { $count } of them with help, which the chart leaves out.
}
records-empty = Nothing here yet. Play solo, and your results will appear here.
records-none = None yet
records-flat = Pieces
records-solid = Blocks
records-runs = { $count ->
    [one] { $count } run
   *[other] { $count } runs
}
records-chart = Your times by difficulty
records-chart-note = Each mark is a board. The lines join the medians.
records-axis-grade = Difficulty of the board
records-as-table = Show as a table
records-grade = Difficulty
records-count = Solved
records-median = Median
records-fastest = Fastest
records-recent = Latest runs
records-stopped = stopped
records-begin = Play solo
records-yours = Your devices and data
records-failed = Your records could not be loaded. Try again in a moment.
trends-title = Your times
trends-median = Median of the last { $count }
trends-best = Best
trends-line = The last times: { $count }. Shorter ones are higher.
trends-others = { $count ->
    [one] Faster than { $percent }% of { $count } other player on this server
   *[other] Faster than { $percent }% of { $count } other players on this server
}
trends-slow = Pieces that slow you down
trends-slow-note = Boards with them take you longer than others of the same difficulty.
trends-slow-piece = { $count ->
    [one] { $percent }% longer, on { $count } board
   *[other] { $percent }% longer, on { $count } boards
}
