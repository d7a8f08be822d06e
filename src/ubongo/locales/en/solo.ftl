# English: alone.

## News of a run, for the live region

solo-news-countdown = Get ready.
solo-news-board = Board { $number }. The die shows { $symbol }.
solo-news-solved = Ubongo! Solved in { $time }.
solo-news-set-aside = Set aside.
solo-news-over = { $count ->
    [0] The run is over.
    [one] The run is over: { $count } board solved.
   *[other] The run is over: { $count } boards solved.
}
