# English: cards in the lobby.

edition-cards = Cards
edition-note-cards = Connect seven of nine cards
rules-assist = Help
rules-assist-yes = Mistakes are shown
rules-assist-no = None
rules-lenient = Each card touches
rules-lenient-yes = Several, if all match
rules-lenient-no = Just one other
