# German: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Deine Legetafel, { $rows } mal { $columns } Felder
board-help = Nimm ein Teil mit seinem Buchstaben, bewege es mit den Pfeilen, drehe mit R, wende mit F, lege mit Enter.
piece-label = { $piece }, { $place }
piece-in-tray = im Vorrat
piece-at = in Reihe { $row }, Spalte { $column }
typed-at = auf { $cell }
piece-held = in deiner Hand
tools-title = Werkzeuge für das Teil in der Hand
tool-turn-back = Nach links drehen
tool-turn = Nach rechts drehen
tool-flip = Wenden
tool-place = Legen
tool-return = In den Vorrat
tool-undo = Rückgängig
tool-redo = Wiederholen
say-held = { $piece } in Reihe { $row }, Spalte { $column }: { $fits ->
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
keys-title = Maus und Tastatur
keys-pick = Nehmen
keys-pick-how = ziehen, klicken oder Buchstabe drücken
keys-turn = Drehen
keys-turn-how = Mausrad, Rechtsklick oder R
keys-flip = Wenden
keys-flip-how = Mittelklick oder F
keys-place = Legen
keys-place-how = loslassen, noch einmal klicken oder Enter
keys-undo = Rückgängig
keys-undo-how = U

## Glass and call

glass-label = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
glass-none = Ohne Limit
ubongo = Ubongo!
checking = Wird geprüft …
news-ten = Noch zehn Sekunden

## Refusals

refused-not-a-tiling = Noch nicht: Die hellen Felder sind nicht genau bedeckt.
refused-wrong-pieces = Falsche Teile: Nimm die neben dem gewürfelten Symbol.
refused-time-is-up = Zu spät: Die Zeit war schon um.
refused-no-race = Dieses Rennen ist vorbei.
refused-already-solved = Diese Tafel hast du schon gelöst.
refused-gave-up = Diese Tafel hast du aufgegeben.
refused-no-deck = Neue Tafeln ließen sich nicht erzeugen. Versuch es noch einmal, oder nimm die Standardtafeln.
refused-other = Das geht gerade nicht.
