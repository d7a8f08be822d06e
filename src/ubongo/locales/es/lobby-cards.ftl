# Spanish: cards in the lobby.

edition-cards = Cartas
edition-note-cards = Une siete de nueve cartas
rules-assist = Ayuda
rules-assist-yes = Se muestran los errores
rules-assist-no = Ninguna
rules-lenient = Cada carta toca
rules-lenient-yes = Varias, si todo encaja
rules-lenient-no = Solo otra
