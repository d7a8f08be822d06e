# English: your devices and your data.

yours-title = Your devices and data
yours-lead = There is no account. This browser knows you by a secret of its own.
yours-device = Take your records to another device
yours-code-note = Make a code here and type it there. It can be used once, within a year. A new one replaces it.
yours-code-make = Make a code
yours-code = Code from your other device
yours-here = Use a code on this device
yours-here-note = Both devices then show the same records. What this browser has recorded before can no longer be reached.
yours-here-go = Use the code
yours-found = Done. Found: results { $results }, daily boards { $attempts }.
yours-ratings = Ratings
yours-ratings-note = How well you play, worked out from your games with other people. Only you see it. Bots at the table count as opponents. Games with a handicap do not count, nor does a seat that a bot stood in for.
yours-ratings-on = Turn ratings on
yours-ratings-off = Turn ratings off
yours-ratings-sure = Delete my ratings?
yours-ratings-none = Finish a game with other people to get your first rating.
yours-ratings-range = Everyone starts at 1200. In two of three cases, how good you really are is within the range after ±.
yours-rating = { $rating } ± { $range }
yours-rating-games = { $games ->
    [one] Based on { $games } game
   *[other] Based on { $games } games
}
yours-rating-uncertain = Still uncertain.
yours-rating-first = Your first rating: { $rating } ± { $range }
yours-rating-change = Your rating: { $before } → { $rating }
yours-data = What this server stores about you
yours-data-note = Results, ratings, daily boards, and your name and seat at each table. You can download it all, or delete it on all your devices. Games stay, with another name in your seat.
yours-export = Download everything
yours-erase = Delete everything
yours-erase-sure = Delete forever?
yours-keep = Keep it
yours-erased = Everything is deleted. This browser is nobody’s again.
yours-back = Back
yours-failed-unknown-recovery = This code is wrong, or it was used or replaced.
yours-failed-too-many = Too many tries. Wait a little.
yours-failed-other = That did not work. Nothing has changed; try again in a moment.
