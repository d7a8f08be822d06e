# German: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Deine Legetafel, { $rows } mal { $columns } Felder
board-help = Nimm ein Teil mit seinem Buchstaben, bewege es mit den Pfeilen, drehe mit R, wende mit F, lege mit Enter.
piece-label = { $piece }, { $place }
piece-in-tray = im Vorrat
piece-at = in Zeile { $row }, Spalte { $column }
piece-held = in deiner Hand
tools-title = Werkzeuge für das Teil in der Hand
tool-turn-back = Nach links drehen
tool-turn = Nach rechts drehen
tool-flip = Wenden
tool-place = Legen
tool-return = In den Vorrat
tool-undo = Rückgängig
tool-redo = Wiederholen
say-held = { $piece } in Zeile { $row }, Spalte { $column }: { $fits ->
    [yes] passt
   *[no] passt nicht
}
say-picked = { $piece } genommen
say-placed = { $piece } gelegt
say-refused = { $piece } passt dort nicht
say-returned = { $piece } wieder im Vorrat
say-turned = { $piece } gedreht
say-flipped = { $piece } gewendet
say-undone = Rückgängig gemacht
say-redone = Wiederholt

## Hints

hint-touch = Tippen dreht, doppelt tippen wendet, ziehen legt
hint-mouse = Zieh ein Teil; Mausrad dreht, F wendet
keys-title = Mit Maus und Tasten
keys-pick = Nehmen
keys-pick-how = ziehen, klicken oder sein Buchstabe
keys-turn = Drehen
keys-turn-how = Mausrad, Rechtsklick oder R
keys-flip = Wenden
keys-flip-how = Mittelklick oder F
keys-place = Legen
keys-place-how = loslassen, noch einmal klicken oder Enter
keys-undo = Rückgängig
keys-undo-how = U

## Typed moves: a line for whoever cannot see the board. Words of one line are commands.

typed-label = Tippe einen Zug oder eine Frage; „{ $help }“ sagt, wie
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
typed-at = auf { $cell }
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Nicht verstanden: { $text }. „{ $help }“ sagt, wie.
typed-alone = Niemand sonst spielt hier.
typed-how = Nenne ein Teil, das Feld für sein erstes Feld, die Vierteldrehungen und ob es gewendet ist: L4 b2 r1 { $flip }. Das erste Feld ist das linke der obersten Reihe; Spalten sind Buchstaben, Reihen sind Zahlen. Ohne Feld hörst du die Form. Außerdem: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Antworten
