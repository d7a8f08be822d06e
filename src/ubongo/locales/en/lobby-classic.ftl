# English: classic in the lobby.

edition-classic = Gem board
edition-note-classic = Collect gems of one color
rules-all-boards = Game length
rules-all-boards-yes = { $rounds } rounds, every board
rules-all-boards-no = Nine rounds
rules-calm = Move and take gems
rules-calm-yes = After the race, in turns
rules-calm-no = While the timer runs
