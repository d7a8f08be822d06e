# French: a board for blocks on two layers.
# A block has a mark (A to H) and a name; cells are named as b2: column by letter, row by number.

## Board

solid-board-label = Ta plaquette, { $rows } rangées sur { $columns } colonnes, deux couches
solid-board-help = Prends un bloc par sa lettre, déplace-le avec les flèches. Maj et une flèche le basculent de ce côté, R le tourne. Page préc. et Page suiv. choisissent la couche, L en change. Entrée le pose.
solid-board-rows = Plaquette, rangée par rangée
solid-layer = Couche { $layer }
solid-layer-cells = Couche { $layer } : { $cells }.
solid-row = Couche { $layer }, rangée { $row } : { $cells }
solid-cell = { $at } { $what }
solid-free = libre
solid-block = { $mark }, { $name }
solid-name-red-domino = domino rouge
solid-name-red-twist = vis rouge
solid-name-green-corner = coin vert
solid-name-green-hook = crochet vert
solid-name-blue-ell = L bleu
solid-name-blue-hook = crochet bleu
solid-name-yellow-twist = vis jaune
solid-name-yellow-hook = crochet jaune

## Tools

solid-tools-title = Outils pour le bloc en main
solid-tool-spin = Tourner à droite
solid-tool-spin-back = Tourner à gauche
solid-tool-tip-away = Basculer vers le fond
solid-tool-tip-near = Basculer vers toi
solid-tool-roll-right = Basculer à droite
solid-tool-roll-left = Basculer à gauche
solid-layers-title = Couche où poser
solid-lowest = La couche la plus basse où il rentre

## Told

solid-say-held = { $piece } : { $cells } { $fits ->
    [yes] Ça rentre.
    [high] Trop haut : trois couches.
   *[no] Ça ne rentre pas.
}
solid-say-spin = { $piece } : un quart de tour à droite.
solid-say-spin-back = { $piece } : un quart de tour à gauche.
solid-say-tip-away = { $piece } : bascule vers le fond.
solid-say-tip-near = { $piece } : bascule vers toi.
solid-say-roll-right = { $piece } : bascule à droite.
solid-say-roll-left = { $piece } : bascule à gauche.

## Hints

solid-hint-touch = Touche un bloc, tourne-le, fais-le glisser
solid-hint-mouse = Glisse ; R et Maj+flèches tournent
solid-keys-pick = Prendre
solid-keys-pick-how = glisser, cliquer ou sa lettre
solid-keys-spin = Tourner
solid-keys-spin-how = molette, clic droit ou R
solid-keys-tip = Basculer
solid-keys-tip-how = Maj et une flèche
solid-keys-layer = Couche
solid-keys-layer-how = celle où tu lâches ; Page préc., Page suiv., L
solid-keys-place = Poser
solid-keys-place-how = lâcher, cliquer encore ou Entrée
solid-keys-undo = Annuler
solid-keys-undo-how = U

## Two ways

space-see = Vue 3D
space-short = 3D
space-lost = Cet appareil ne peut pas afficher la vue 3D. Les couches montrent tout.

## Typed moves

solid-typed-at = en { $cell }, couche { $layer }
solid-typed-how = Tape un bloc, la case de son premier cube, la couche et ses quarts de tour : B b2 1 r1 t1. r le tourne à droite, s le bascule à droite, t le bascule vers le fond, dans l’ordre où tu les tapes. Le premier cube est le premier que tu entends : dans la couche du bas, le plus à gauche de sa rangée du haut. Sans couche, il va sur la plus basse où il rentre ; sans case, tu entends sa forme. Aussi : { $take } B, { $words }.
solid-typed-mirror = { $piece } ne se retourne pas comme dans un miroir : son reflet est un autre bloc. Sers-toi de r, s et t.

## The view in space

view3d-label = Plaquette en 3D
view3d-title = Vue
view3d-front = Vue de face
view3d-right = Vue de droite
view3d-back = Vue de dos
view3d-left = Vue de gauche
view3d-top = Vue de dessus
view3d-turn-left = Tourner la plaquette à gauche
view3d-turn-right = Tourner la plaquette à droite
view3d-home = Réinitialiser la vue
view3d-apart = Écarter les couches
