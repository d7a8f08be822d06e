# French: alone: which run, its end, records.

## Which run

solo-title = En solo
solo-lead = À ton rythme, ou contre la montre.
solo-side = Plaquettes
solo-side-3 = Trois pièces
solo-side-4 = Quatre pièces
solo-side-level = Blocs, niveau { $level }
solo-blocks = Blocs
solo-count = Autant que possible
solo-count-note = Les plaquettes résolues avant la fin du temps
# Below a number that stands by itself.
solo-minutes-unit = { $count ->
    [one] minute
   *[other] minutes
}
solo-time = Aussi vite que possible
solo-time-note = Ton temps pour un nombre fixe de plaquettes
solo-boards-unit = { $count ->
    [one] plaquette
   *[other] plaquettes
}
solo-practice-note = Sans limite de temps : arrête quand tu veux
solo-begin = Commencer
solo-best = Record : { $best }
solo-failed = Le serveur n’a pas répondu. Réessaie dans un instant.

## The end of a run

solo-end-count = { $count ->
    [one] { $count } plaquette en { $minutes } minutes
   *[other] { $count } plaquettes en { $minutes } minutes
}
solo-end-time = { $count ->
    [one] { $count } plaquette en { $time }
   *[other] { $count } plaquettes en { $time }
}
solo-end-practice = { $count ->
    [0] Aucune plaquette cette fois
    [one] { $count } plaquette résolue
   *[other] { $count } plaquettes résolues
}
solo-end-stopped = Arrêté après { $time }. Les essais inachevés ne sont pas classés.
solo-end-typical = { $count ->
    [one] En { $time }
   *[other] La moitié en { $time } ou moins
}
solo-end-first = Ton premier essai de ce genre. À toi de le battre !
solo-end-best = Ton meilleur essai sur { $count } de ce genre !
solo-end-place = Ton { $place } meilleur essai sur { $count } de ce genre
solo-end-daily = Plaquettes du jour
solo-end-daily-place = { $place } sur { $count } temps du jour
solo-end-daily-practice = Entraînement : ce temps n’entre pas dans la liste.
solo-end-daily-unsolved = Non résolu après { $time }.
solo-end-challenge = Retour au défi
solo-end-challenge-place = { $place } sur { $count } temps
solo-end-again = Encore une fois
solo-end-records = Records
solo-end-save = Enregistrer l’essai
solo-end-replay = Voir la rediffusion
solo-end-boards = Les plaquettes
solo-end-set-aside = Passée
solo-end-left = Inachevée
solo-end-board = Plaquette { $number }, { $pieces } pièces

## Stuck

stuck-title = Tu bloques ?
stuck-hint = Place une pièce pour moi
stuck-again = Recommencer la plaquette
stuck-solution = Voir une solution
stuck-note = Avec un indice ou au deuxième essai, ton temps ne compte pas comme record.
stuck-close = Fermer
stuck-left = Plaquettes passées
stuck-left-board = Réessayer la plaquette { $number }
stuck-laid = Une pièce est à sa place.
stuck-misplaced = { $count ->
    [one] Une pièce gênait : elle est de retour dans la réserve.
   *[other] { $count } pièces gênaient : elles sont de retour dans la réserve.
}
stuck-solution-title = Une solution
stuck-next = Plaquette suivante
stuck-alone = Essaie cette plaquette
stuck-try = Essayer
stuck-hand = Essaie cette main
stuck-hand-again = Recommencer cette main
stuck-solved = { $count ->
    [0] En { $time }.
    [one] En { $time }, avec { $count } indice.
   *[other] En { $time }, avec { $count } indices.
}
stuck-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
stuck-shown = Solution affichée
stuck-repeat = Nouvel essai
why-title = Difficile ou pas, et pourquoi ?
why-solutions = { $count ->
    [one] Elle n’a qu’une solution.
   *[other] Elle a { $count } solutions.
}
why-many = Elle a plus de { $count } solutions.
why-places = Sur les { $places } endroits où une pièce tient au départ, { $right } mènent à une solution.
why-tries = { $count ->
    [one] Tout essayer demande environ { $count } pièce par solution.
   *[other] Tout essayer demande environ { $count } pièces par solution.
}

## Records

records-lead = { $count ->
    [one] { $count } plaquette résolue en solo
   *[other] { $count } plaquettes résolues en solo
}
records-helped = { $count ->
    [one] { $count } avec de l’aide, absente du graphique.
   *[other] { $count } avec de l’aide, absentes du graphique.
}
records-empty = Rien ici pour l’instant. Joue en solo et tes résultats apparaîtront ici.
records-none = Aucun encore
records-flat = Pièces
records-solid = Blocs
records-runs = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}
records-chart = Tes temps par difficulté
records-chart-note = Chaque marque est une plaquette. Les lignes relient les médianes.
records-axis-grade = Difficulté de la plaquette
records-as-table = Afficher en tableau
records-grade = Difficulté
records-count = Résolues
records-median = Médiane
records-fastest = La plus rapide
records-recent = Derniers essais
records-stopped = arrêté
records-begin = Jouer en solo
records-yours = Tes appareils et données
records-failed = Tes records n’ont pas pu être chargés. Réessaie dans un instant.
trends-title = Tes temps
trends-median = Médiane des { $count } derniers
trends-best = Meilleur
trends-line = Les derniers temps : { $count }. Les plus courts sont plus hauts.
trends-others = { $count ->
    [one] Plus rapide que { $percent } % de { $count } autre joueur de ce serveur
   *[other] Plus rapide que { $percent } % des { $count } autres joueurs de ce serveur
}
trends-slow = Les pièces qui te ralentissent
trends-slow-note = Avec elles, tu mets plus de temps qu’aux autres plaquettes de même difficulté.
trends-slow-piece = { $count ->
    [one] { $percent } % de temps en plus, sur { $count } plaquette
   *[other] { $percent } % de temps en plus, sur { $count } plaquettes
}
