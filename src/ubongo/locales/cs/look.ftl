# Czech: a look at boards or hands before a round, and the rows of a card.

look-all-ready = Začátek za
look-when-all = Začneme, až budou všichni připravení.
look-waiting = Čeká se: { $names }
look-latest = (nejvýš { $seconds } s)
look-rows = Šest řádků tvé karty
look-board = Tvá deska
look-others = Hráči si prohlížejí své desky.
