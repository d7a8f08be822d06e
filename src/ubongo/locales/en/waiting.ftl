# English: what people do to the clock of a game.

end-glass = Let the bots finish now
pause-title = Game paused
pause-note = All clocks are stopped, and the board is hidden.
pause-resume = Continue
pause-resumes = Continuing in { $seconds }…
pass-time = A board to pass the time
pass-time-another = Another board
pass-time-close = Back to the game
pass-time-leave = Back to the lobby
watch-board = { $name }’s board: { $count } of { $all } pieces placed
watch-boards = Watch the others
watch-close = Stop watching
refused-seat-taken = That seat is taken already.
seat-take = Take a bot’s seat
seat-take-close = Not now
seat-take-from = Take { $name }’s seat
seat-taken = The seat of { $name } is yours from the next round on.
seat-taken-news = { $name } takes over the seat of { $bot }.
emotes = Reactions
emote-bravo = Well played!
emote-wow = Wow!
emote-phew = Phew!
emote-hello = Hello!
emote-news = { $name }: { $text }
emote-mute = Mute the others
