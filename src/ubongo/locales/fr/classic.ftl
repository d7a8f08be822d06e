# Français : classique, le plateau de gemmes. Les noms des joueurs arrivent en { $name }, les rangées se comptent du haut.

## Colors of gems

classic-color-green = vert
classic-color-red = rouge
classic-color-blue = bleu
classic-color-violet = violet
classic-color-brown = brun
classic-color-yellow = jaune

## News, for the live region

classic-news-taking = La course est finie. On prend maintenant les gemmes, dans l’ordre.
classic-news-turn-place = { $you ->
    [yes] À toi : pose ton pion sur une case.
   *[no] { $name } pose son pion sur une case.
}
classic-news-turn-take = { $you ->
    [yes] À toi : avance et prends.
   *[no] Au tour de { $name } de prendre des gemmes.
}
classic-news-pawn = { $name } va à la rangée { $row }
classic-news-took = { $name } prend à la rangée { $row } : { $gems }

## What the gem board refuses

refused-not-your-turn = Ce n’est pas ton tour.
refused-not-placing = Les pions sont déjà posés.
refused-place-pawns-first = D’abord, tout le monde pose son pion.
refused-not-solved = Résous d’abord ta planche.
refused-out-of-reach = Ton rang ne va pas si loin.
refused-already-there = Ton pion y est déjà.
refused-moved-enough = Assez avancé pour cette manche : prends où tu es.
refused-pawn-elsewhere = Ton pion est devant une autre rangée.
refused-already-took = Tu as déjà tes gemmes de cette manche.
refused-gems-gone = Quelqu’un a été plus rapide : ces gemmes sont parties. Regarde ce qui est devant maintenant.
refused-row-empty = Cette rangée est vide.
refused-not-during-the-race = Attends : on prend les gemmes après la course.
