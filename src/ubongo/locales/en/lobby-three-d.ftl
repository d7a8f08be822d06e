# English: three-d in the lobby.

edition-three-d = 3D blocks
edition-note-three-d = Build two layers high
rules-level = { $name }’s level
rules-level-all = Level
rules-level-1 = 1 · easy
rules-level-2 = 2 · medium
rules-level-3 = 3 · hard
rules-level-4 = 4 · very hard
rules-luck = Gems
rules-luck-yes = From track and bag
rules-luck-no = By rank, no luck
