# Czech: classic in the lobby.

edition-classic = Deska s drahokamy
edition-note-classic = Sbírej drahokamy jedné barvy
rules-all-boards = Délka hry
rules-all-boards-yes = { $rounds } kol, všechny desky
rules-all-boards-no = Devět kol
rules-calm = Tah a drahokamy
rules-calm-yes = Po závodě, postupně
rules-calm-no = Dokud běží hodiny
