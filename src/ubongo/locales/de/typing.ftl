# German: the line to type moves and questions in.

typed-label = Tippe einen Zug oder eine Frage, oder „{ $help }“ für Hilfe
# The same in few words, in a narrow field
typed-short = Zug oder „{ $help }“
typed-go = Enter
typed-word-board = tafel
typed-word-pieces = teile
typed-word-clock = uhr
typed-word-players = spieler
typed-word-help = hilfe
typed-word-undo = zurück
typed-word-take = nimm
typed-word-flip = wenden
typed-row = Reihe { $row }: { $cells }
typed-run = { $from } bis { $to } { $what }
typed-one = { $at } { $what }
typed-free = frei
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Nicht verstanden: { $text }. Tippe „{ $help }“ für Hilfe.
typed-alone = Sonst spielt niemand mit.
typed-how = Nenne ein Teil, das Feld für sein erstes Feld, die Vierteldrehungen und ob es gewendet ist: L4 b2 r1 { $flip }. Das erste Feld ist das linke der obersten Reihe; Spalten sind Buchstaben, Reihen sind Zahlen. Ohne Feld hörst du die Form. Außerdem: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Antworten
typed-word-next = weiter
typed-next = Gelöst. Tippe „{ $next }“ für die nächste Tafel.
