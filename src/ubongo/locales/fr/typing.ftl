# French: the line to type moves and questions in.

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
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Pas compris : { $text }. « { $help } » explique comment.
typed-alone = Personne d’autre ne joue ici.
typed-how = Nomme une pièce, la case de sa première case, ses quarts de tour et si elle est retournée : L4 b2 r1 { $flip }. La première case est la plus à gauche de sa rangée du haut ; les colonnes sont des lettres, les rangées des nombres. Sans case, tu entends sa forme. Aussi : { $take } L4, { $words }.
typed-player = { $name } : { $points }, { $how }
typed-log = Réponses
