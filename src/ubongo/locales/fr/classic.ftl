# French: classic, the gem board. Names of players come as { $name }, numbers of rows count from the top.

## Colors of gems

classic-color-green = vert
classic-color-red = rouge
classic-color-blue = bleu
classic-color-violet = violet
classic-color-brown = brun
classic-color-yellow = jaune

## News, for the live region

classic-news-taking = La course est finie. On prend maintenant les gemmes, dans l’ordre des rangs.
classic-news-turn-place = { $you ->
    [yes] À toi : pose ton pion sur une case.
   *[no] { $name } pose son pion sur une case.
}
classic-news-turn-take = { $you ->
    [yes] À toi : avance et prends des gemmes.
   *[no] Au tour de { $name } de prendre des gemmes.
}
classic-news-pawn = { $name } va à la rangée { $row }
classic-news-took = { $name } prend à la rangée { $row } : { $gems }
classic-news-last = Tout le monde a fini. Encore { $seconds } s pour prendre des gemmes.

## Letters on the gems: no two alike

classic-color-green-letter = V
classic-color-red-letter = R
classic-color-blue-letter = B
classic-color-violet-letter = T
classic-color-brown-letter = N
classic-color-yellow-letter = J
classic-heap = { $color } : { $count }
classic-place = { $place } place
classic-best-color = Meilleure couleur : { $colors } × { $count }
classic-no-gems = pas de gemmes

## At the gem board

classic-placing = Avant la manche 1
classic-turn = { $you ->
    [yes] À toi
   *[no] Au tour de { $name }
}
classic-row = { $alone ->
    [yes] Rangée { $row } : { $gems }.
   *[no] Rangée { $row } : { $gems }. Pions ici : { $pawns }.
}
classic-row-empty = vide
classic-choices = Cases à ta portée
classic-choose-place = Poser le pion à la rangée { $row } : { $gems }
classic-choose-move = Aller à la rangée { $row } : { $gems }
classic-choose-take = Prendre dans la rangée { $row } : { $gems }
classic-choose-stay = Ton pion est à la rangée { $row } : { $gems }
classic-take = Prendre
classic-pass = Ne rien prendre
classic-stay = Rester ici
classic-next = Déplace ton pion et prends des gemmes avant la fin du temps.
classic-next-calm = Les gemmes se prennent après la course, dans l’ordre des rangs.

## What to do now, or what there is to wait for

classic-aim = Le plus de gemmes d’une couleur gagne.
classic-guide-place = Choisis une rangée de départ pour ton pion.
classic-guide-placing = { $name } choisit une rangée de départ.
classic-guide-act = { $steps ->
    [0] Prends les deux gemmes devant ton pion.
    [one] Avance de { $steps } rangée au plus, puis prends deux gemmes.
   *[other] Avance de { $steps } rangées au plus, puis prends deux gemmes.
}
classic-guide-hurry = Avant la fin du temps !
classic-guide-let-pass = À la fin du temps, tu reçois les gemmes devant ton pion.
classic-guide-empty-here = Il n’y a plus de gemmes devant ton pion. Va à une autre rangée.
classic-guide-nothing = { $moves ->
    [yes] Aucune gemme à ta portée. Déplace ton pion pour la manche suivante, ou reste ici.
   *[no] Aucune gemme à ta portée cette fois.
}
classic-guide-took = Tu as pris : { $gems }.
classic-guide-stayed = Tu restes où tu es.
classic-guide-waiting = Encore en jeu : { $names }.
classic-guide-calm = Tu finis { $rank }. Les gemmes se prennent après la course, dans l’ordre des rangs.
classic-guide-taking = { $name } avance son pion et prend des gemmes.
classic-guide-then-you = Ensuite, c’est à toi.
classic-guide-unsolved = Tu n’as pas résolu ta plaquette : pas de gemmes dans cette manche.
classic-guide-watch = La course est lancée. Les joueurs qui ont fini avancent et prennent.
classic-lost = { $name } a été plus rapide. Les plus proches maintenant : { $gems }.
classic-lost-empty = { $name } a été plus rapide, et la rangée est vide. Va ailleurs.

## After a round

classic-rest-late = Résolue, mais sans gemmes

## The end, color by color

classic-end-plain = { $you ->
    [yes] Tu as le plus de gemmes d’une couleur : { $best } contre { $next }.
   *[no] { $name } a le plus de gemmes d’une couleur : { $best } contre { $next }.
}
classic-end-later = Égalité jusqu’à la couleur { $equal }. La couleur { $number } décide : { $best } contre { $next }.
classic-end-though = { $you ->
    [yes] Tu as plus de gemmes au total, mais cela ne compte pas.
   *[no] { $name } a plus de gemmes au total, mais cela ne compte pas.
}
classic-end-shared = Égalité dans toutes les couleurs : la victoire est partagée.
classic-end-best = meilleure couleur
classic-end-next-best = { $place } couleur
classic-end-decides = décide
classic-end-total = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
classic-end-how = Le plus grand nombre de gemmes d’une couleur gagne. À égalité, la meilleure couleur suivante décide, et ainsi de suite. Peu importe lesquelles.

## What the gem board refuses

refused-not-your-turn = Ce n’est pas ton tour.
refused-not-placing = Les pions sont déjà posés.
refused-place-pawns-first = Tout le monde doit d’abord poser son pion.
refused-not-solved = Résous d’abord ta plaquette.
refused-out-of-reach = Ton rang ne te laisse pas aller si loin.
refused-already-there = Ton pion y est déjà.
refused-gems-in-reach = Il reste des gemmes à ta portée.
refused-already-stayed = Tu as choisi de rester sur place pour cette manche.
refused-moved-enough = Tu ne peux plus avancer dans cette manche. Prends les gemmes devant toi.
refused-pawn-elsewhere = Ton pion est devant une autre rangée.
refused-already-took = Tu as déjà pris tes gemmes de cette manche.
refused-gems-gone = Trop tard : ces gemmes sont parties. Regarde les plus proches maintenant.
refused-row-empty = Cette rangée est vide.
refused-not-during-the-race = Attends : on prend les gemmes après la course.
