# English: a run alone, while it is played.

solo-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
solo-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
solo-practice = Practice
solo-ready = Get ready
solo-solved = { $count ->
    [one] { $count } solved
   *[other] { $count } solved
}
solo-solved-of = { $count } of { $goal }
solo-grade = Difficulty { $grade } of 10
solo-elapsed = Total time
solo-board-elapsed = Time on this board
solo-help = Help
solo-another = Skip board
solo-enough = Finish
solo-enough-sure = Really finish?
solo-watching = You are watching this run.
solo-news-countdown = Get ready.
solo-news-board = Board { $number }. The die shows: { $symbol }.
solo-news-solved = Ubongo! Solved in { $time }.
solo-news-set-aside = Board skipped.
solo-news-over = { $count ->
    [0] The run is over.
    [one] The run is over: { $count } board solved.
   *[other] The run is over: { $count } boards solved.
}
pause = Pause
