# English: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = The table is set
lobby-seat = Seat { $number }
lobby-you = You
lobby-host = Host
lobby-away = Away
lobby-name = Your name
lobby-for-friend = For a friend
lobby-bot = { $strength ->
    [gentle] Easy bot
    [sharp] Hard bot
   *[steady] Medium bot
}
lobby-free = Free { $name }’s seat
lobby-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
lobby-start = Start
lobby-leave = Leave
invite-copy = Copy the link
invite-copied = Copied

## Rules of this table

rules-edition = Game
rules-how = How to play
lobby-learn = Learn this game
rules-level = { $name }’s level
rules-level-all = Level
rules-level-1 = 1 · easy
rules-level-2 = 2 · medium
rules-level-3 = 3 · hard
rules-level-4 = 4 · very hard
rules-luck = Gems
rules-luck-yes = From track and bag
rules-luck-no = By rank, no luck
rules-assistance = Help shows
rules-assistance-contacts = Mistakes
rules-assistance-none = Nothing
rules-assistance-places = Mistakes and places
rules-assistance-seat = Help for { $name }
rules-assistance-seat-null = Same as the table
rules-assistance-seat-contacts = Mistakes
rules-assistance-seat-none = Nothing
rules-assistance-seat-places = Mistakes and places
rules-lenient = Each card touches
rules-lenient-yes = Several, if all match
rules-lenient-no = Just one other
rules-all-boards = Game length
rules-all-boards-yes = { $rounds } rounds, every board
rules-all-boards-no = Nine rounds
rules-calm = Move and take gems
rules-calm-yes = After the race, in turns
rules-calm-no = While the timer runs
rules-side = Boards
rules-side-3 = Three pieces
rules-side-4 = Four pieces
rules-glass = Timer
rules-glass-null = No limit
rules-seconds = { $seconds } s
rules-extra-time = Extra time for { $name }
rules-extra-time-null = None
rules-own-side = Boards for { $name }
rules-own-side-null = Same as the table
rules-own-side-3 = Three pieces
rules-own-side-4 = Four pieces
rules-deck = Deck
rules-deck-standard = Standard
rules-deck-fresh = Newly made
rules-matched = Boards in a round
rules-matched-yes = Equally hard
rules-matched-no = Random
rules-boards-open = Before the roll
rules-boards-open-yes = Boards are open
rules-boards-open-no = Boards are hidden
rules-own-pieces = Your pieces
rules-own-pieces-yes = Find them yourself
rules-own-pieces-no = Ready in the tray
rules-hands-seen = Before the signal
rules-hands-seen-yes = Hands are open
rules-hands-seen-no = Hands are hidden
rules-spectators = Spectators see pieces
rules-spectators-after = In the replay
rules-spectators-live = While they are placed
rules-absent = If a player is away
rules-absent-bot = Bot from the next round
rules-absent-skip = Skip them
rules-first-roller = First to roll
rules-first-roller-null = Random

## News, for the live region

news-sits = { $name } joined
news-left = { $name } left
news-renamed = { $old } is now called { $name }
news-away = { $name } is away
news-back = { $name } is back
news-host = { $you ->
    [yes] You are now the host
   *[no] { $name } is now the host
}
news-rule = { $rule }: { $value }

## Against bots

bots-title = Against bots
bots-lead = They see only what you see, and really solve their boards.
bots-open = Start
bots-stranger = Find a player
bots-preset = Pace
bots-preset-family = Family
bots-preset-normal = Normal
bots-preset-fast = Fast
bots-preset-note-family = { $timed ->
    [yes] One easy bot and more time.
   *[no] One easy bot.
}
bots-preset-note-normal = { $count ->
    [one] One medium bot.
   *[other] Two medium bots.
}
bots-preset-note-fast = { $count ->
    [one] One hard bot
   *[other] Two hard bots
}{ $timed ->
    [yes] {" and less time"}.
   *[no] .
}
bots-preset-note-mixed = Your own choice.
bots-more = More choices
home-opponents = Opponents
home-opponents-none = None
home-strength = Difficulty
strength-gentle = Easy
strength-steady = Medium
strength-sharp = Hard
