# German: a board for blocks on two layers.
# A block has a mark (A to H) and a name; cells are named as b2: column by letter, row by number.

## Board

solid-board-label = Deine Legetafel, { $rows } mal { $columns } Felder, zwei Schichten
solid-board-help = Nimm einen Block mit seinem Buchstaben, bewege ihn mit den Pfeilen. Umschalt und Pfeil kippen ihn dorthin, R dreht ihn. Bild auf und Bild ab wählen die Schicht, L wechselt sie. Lege mit Enter.
solid-board-rows = Legetafel Reihe für Reihe
solid-layer = Schicht { $layer }
solid-layer-cells = Schicht { $layer }: { $cells }.
solid-row = Schicht { $layer }, Reihe { $row }: { $cells }
solid-cell = { $at } { $what }
solid-free = frei
solid-block = { $mark }, { $name }
solid-name-red-domino = roter Zweier
solid-name-red-twist = rote Schraube
solid-name-green-corner = grüner Winkel
solid-name-green-hook = grüner Haken
solid-name-blue-ell = blaues L
solid-name-blue-hook = blauer Haken
solid-name-yellow-twist = gelbe Schraube
solid-name-yellow-hook = gelber Haken

## Tools

solid-tools-title = Werkzeuge für den Block in der Hand
solid-tool-spin = Nach rechts drehen
solid-tool-spin-back = Nach links drehen
solid-tool-tip-away = Von dir weg kippen
solid-tool-tip-near = Zu dir her kippen
solid-tool-roll-right = Nach rechts kippen
solid-tool-roll-left = Nach links kippen
solid-layers-title = Schicht zum Legen
solid-lowest = Unterste Schicht, in die er passt

## Told

solid-say-held = { $piece }: { $cells } { $fits ->
    [yes] Passt.
    [high] Zu hoch: drei Schichten.
   *[no] Passt nicht.
}
solid-say-spin = { $piece } nach rechts gedreht.
solid-say-spin-back = { $piece } nach links gedreht.
solid-say-tip-away = { $piece } von dir weg gekippt.
solid-say-tip-near = { $piece } zu dir her gekippt.
solid-say-roll-right = { $piece } nach rechts gekippt.
solid-say-roll-left = { $piece } nach links gekippt.

## Hints

solid-hint-touch = Block antippen, drehen, hinziehen
solid-hint-mouse = Ziehen; R und Umschalt+Pfeil drehen
solid-keys-pick = Nehmen
solid-keys-pick-how = ziehen, klicken oder sein Buchstabe
solid-keys-spin = Drehen
solid-keys-spin-how = Mausrad, Rechtsklick oder R
solid-keys-tip = Kippen
solid-keys-tip-how = Umschalt und ein Pfeil
solid-keys-layer = Schicht
solid-keys-layer-how = wo du loslässt; Bild auf, Bild ab, L
solid-keys-place = Legen
solid-keys-place-how = loslassen, noch einmal klicken oder Enter
solid-keys-undo = Rückgängig
solid-keys-undo-how = U

## Two ways

space-see = 3D-Ansicht
space-short = 3D
space-lost = Dieses Gerät kann die 3D-Ansicht nicht zeigen. Die Schichten zeigen alles.

## Typed moves

solid-typed-at = auf { $cell }, Schicht { $layer }
solid-typed-how = Nenne einen Block, das Feld für seinen ersten Würfel, die Schicht und die Vierteldrehungen: B b2 1 r1 t1. r dreht ihn nach rechts, s kippt ihn nach rechts, t kippt ihn von dir weg; gedreht wird in der Reihenfolge, in der du tippst. Der erste Würfel ist der, den du zuerst hörst: in der unteren Schicht der linke der obersten Reihe. Ohne Schicht kommt er auf die unterste, in die er passt; ohne Feld hörst du die Form. Außerdem: { $take } B, { $words }.
solid-typed-mirror = { $piece } lässt sich nicht wenden: Das Spiegelbild ist ein anderer Block. Drehe mit r, s und t.

## The view in space

view3d-label = Legetafel in 3D
view3d-title = Ansicht
view3d-front = Ansicht von vorn
view3d-right = Ansicht von rechts
view3d-back = Ansicht von hinten
view3d-left = Ansicht von links
view3d-top = Ansicht von oben
view3d-turn-left = Legetafel nach links drehen
view3d-turn-right = Legetafel nach rechts drehen
view3d-home = Ansicht zurücksetzen
view3d-apart = Schichten auseinanderziehen
