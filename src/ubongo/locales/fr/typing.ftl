# French: the line to type moves and questions in.

typed-label = Tape un coup ou une question, ou « { $help } » pour l’aide
# The same in few words, in a narrow field
typed-short = Coup ou « { $help } »
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
typed-unknown = Pas compris : { $text }. Tape « { $help } » pour l’aide.
typed-alone = Personne d’autre ne joue.
typed-how = Tape une pièce, la case de sa première case, ses quarts de tour et si elle est retournée : L4 b2 r1 { $flip }. La première case est la plus à gauche de sa rangée du haut. Les colonnes sont des lettres, les rangées des nombres. Sans case, tu entends sa forme. Aussi : { $take } L4, { $words }.
typed-player = { $name } : { $points }, { $how }
typed-log = Réponses
typed-word-next = suite
typed-next = Résolu. Tape « { $next } » pour la plaquette suivante.
