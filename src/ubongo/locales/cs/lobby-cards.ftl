# Czech: cards in the lobby.

edition-cards = Karty
edition-note-cards = Spoj sedm z devíti karet
rules-assist = Nápověda
rules-assist-yes = Chyby jsou vidět
rules-assist-no = Žádná
rules-lenient = Karta se dotýká
rules-lenient-yes = Více karet, je-li vše správně
rules-lenient-no = Jen jedné další
