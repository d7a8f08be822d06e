# Polish: cards in the lobby.

edition-cards = Karty
edition-note-cards = Połącz siedem z dziewięciu kart
rules-assist = Pomoc
rules-assist-yes = Błędy są pokazane
rules-assist-no = Brak
rules-lenient = Karta dotyka
rules-lenient-yes = Kilku, jeśli wszystko pasuje
rules-lenient-no = Tylko jednej innej
