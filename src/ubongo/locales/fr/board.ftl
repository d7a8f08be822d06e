# French: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Ta plaquette, { $rows } rangées sur { $columns } colonnes
board-help = Prends une pièce par sa lettre, déplace-la avec les flèches, R la tourne, F la retourne, Entrée la pose.
piece-label = { $piece }, { $place }
piece-in-tray = dans la réserve
piece-at = rangée { $row }, colonne { $column }
typed-at = en { $cell }
piece-held = dans ta main
tools-title = Outils pour la pièce en main
tool-turn-back = Tourner à gauche
tool-turn = Tourner à droite
tool-flip = Retourner
tool-place = Poser
tool-return = À la réserve
tool-undo = Annuler
tool-redo = Rétablir
say-held = { $piece }, rangée { $row }, colonne { $column } : { $fits ->
    [yes] ça rentre
   *[no] ça ne rentre pas
}
say-picked = { $piece } en main
say-placed = { $piece } en place
say-refused = { $piece } ne rentre pas là
say-returned = { $piece } de retour dans la réserve
say-turned = { $piece } : un quart de tour
say-flipped = { $piece } : sur l’autre face
say-undone = Annulé
say-redone = Rétabli

## Hints

hint-touch = Toucher tourne, toucher deux fois retourne, glisser pose
hint-mouse = Fais glisser ; la molette tourne, F retourne
keys-title = Souris et clavier
keys-pick = Prendre
keys-pick-how = glisser, cliquer ou sa lettre
keys-turn = Tourner
keys-turn-how = molette, clic droit ou R
keys-flip = Retourner
keys-flip-how = clic du milieu ou F
keys-place = Poser
keys-place-how = lâcher, cliquer encore ou Entrée
keys-undo = Annuler
keys-undo-how = U

## Glass and call

glass-label = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
glass-none = Sans limite
ubongo = Ubongo !
checking = Vérification…
news-ten = Encore dix secondes

## Refusals

refused-not-a-tiling = Pas encore : la zone claire n’est pas exactement recouverte.
refused-wrong-pieces = Mauvaises pièces : prends celles du symbole du dé.
refused-time-is-up = Trop tard : le temps était écoulé.
refused-no-race = Cette course est finie.
refused-already-solved = Tu as déjà résolu cette plaquette.
refused-gave-up = Tu as abandonné cette plaquette.
refused-no-deck = Impossible de créer de nouvelles plaquettes. Réessaie, ou prends les normales.
refused-other = Tu ne peux pas faire ça maintenant.
