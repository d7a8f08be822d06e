# French: the board and its tools.
# Names of players come as { $name }.

## Board

board-label = Ta plaquette, { $rows } lignes sur { $columns } colonnes
board-help = Prends une pièce par sa lettre, déplace-la avec les flèches, R la tourne, F la retourne, Entrée la pose.
piece-label = { $piece }, { $place }
piece-in-tray = dans la réserve
piece-at = ligne { $row }, colonne { $column }
piece-held = dans ta main
tools-title = Outils pour la pièce en main
tool-turn-back = Tourner à gauche
tool-turn = Tourner à droite
tool-flip = Retourner
tool-place = Poser
tool-return = À la réserve
tool-undo = Annuler
tool-redo = Rétablir
say-held = { $piece }, ligne { $row }, colonne { $column } : { $fits ->
    [yes] ça va
   *[no] ça ne va pas
}
say-picked = { $piece } en main
say-placed = { $piece } en place
say-refused = { $piece } ne va pas là
say-returned = { $piece } de retour dans la réserve
say-turned = { $piece } : un quart de tour
say-flipped = { $piece } : sur l’autre face
say-undone = Annulé
say-redone = Rétabli

## Hints

hint-touch = Toucher tourne, toucher deux fois retourne, glisser pose
hint-mouse = Fais glisser ; la molette tourne, F retourne
keys-title = À la souris et au clavier
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

## Typed moves: a line for whoever cannot see the board. Words of one line are commands.

typed-label = Tape un coup ou une question ; « { $help } » explique comment
typed-go = Entrée
typed-word-board = plaquette
typed-word-pieces = pièces
typed-word-clock = sablier
typed-word-players = joueurs
typed-word-help = aide
typed-word-undo = annuler
typed-word-take = prendre
typed-word-flip = retourner
typed-row = Rangée { $row } : { $cells }
typed-run = de { $from } à { $to } { $what }
typed-one = { $at } { $what }
typed-free = libre
typed-at = en { $cell }
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Pas compris : { $text }. « { $help } » explique comment.
typed-alone = Personne d’autre ne joue ici.
typed-how = Nomme une pièce, la case de sa première case, ses quarts de tour et si elle est retournée : L4 b2 r1 { $flip }. La première case est la plus à gauche de sa rangée du haut ; les colonnes sont des lettres, les rangées des nombres. Sans case, tu entends sa forme. Aussi : { $take } L4, { $words }.
typed-player = { $name } : { $points }, { $how }
typed-log = Réponses
