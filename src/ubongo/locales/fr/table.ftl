# French: the table in play.
# Names of players come as { $name }.

## Table

menu = Plus
leave = Quitter la table
leave-sure = Vraiment partir ?
table-next = Encore une fois : les mêmes, avec de nouvelles plaquettes …

round-of = Tour { $round } sur { $rounds }
tie-break-of = Départage { $number }
track-label = Encore sur la piste : { $sapphires } saphirs et { $ambers } ambres
bag-title = Dans le sac
bag-inside = { $count ->
    [one] { $count } joyau. Le prochain tiré sera :
   *[other] { $count } joyaux. Le prochain tiré sera :
}
glass-label = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
glass-none = Sans limite
second-chance = Seconde chance
player-working = Cherche
player-solved = { $rank } · { $time }
player-gave-up = Abandonne
player-away = Absent
player-watching = Regarde
player-stand-in-bot = Un bot joue
player-stand-in-skip = Passe son tour
player-placed = { $count } pièces posées sur { $all }
players-title = À la table
give-up = Abandonner cette plaquette
give-up-sure = Vraiment abandonner ?
give-up-done = Tu abandonnes cette plaquette. Les autres continuent.
countdown-title = Prépare-toi
countdown-roller = { $you ->
    [yes] Tu jettes le dé
   *[no] { $name } jette le dé
}
ubongo = Ubongo !
ubongo-rank = Tu es { $rank }, en { $time }
ubongo-waiting = Les autres continuent jusqu’au dernier grain.
checking = Vérification …
watching = Tu ne joues pas cette course. Regarde qui finit en tête.
watching-race = La course est lancée. Les plaquettes se montrent à la fin.
watching-board = La plaquette de { $name }
tie-break-who = { $names } : qui résout en premier gagne la partie.

## Refusals

refused-not-a-tiling = Pas encore : les cases claires ne sont pas exactement recouvertes.
refused-time-is-up = Le sablier était déjà écoulé.
refused-no-race = Cette course est finie.
refused-already-solved = Tu as déjà résolu cette plaquette.
refused-gave-up = Tu as abandonné cette plaquette.
refused-no-deck = Les nouvelles cartes n’ont pas pu être créées. Réessaie, ou prends le jeu standard.
refused-other = Pas possible pour le moment.

## News, for the live region and the note under the header

news-countdown = Tour { $round }. Prépare-toi.
news-tie-break = Égalité. Départage { $number } : qui résout en premier gagne.
news-revealed = Partez ! Le dé montre : { $symbol }.
news-solved = { $name } est { $rank }
news-gave-up = { $name } abandonne
news-ten = Encore dix secondes
news-second-chance = Personne n’a fini. On retourne le sablier encore une fois.
news-resting = Le tour est fini.
news-over = La partie est finie.

## After a round

rest-title = Tour { $round }
rest-title-tie = Départage { $number }
rest-first = { $you ->
    [yes] Tu finis en tête
   *[no] { $name } finit en tête
}
rest-nobody = Personne n’a trouvé
rest-second = Résolu à la seconde chance
rest-unsolved = Non résolu
rest-plus = +{ $points }
rest-into-bag = Personne ne les a gagnés : dans le sac
rest-ready = On continue
rest-waiting = On attend les autres
rest-looking = Regardent encore : { $names }
rest-next-in = { $seconds ->
    [one] Suite dans { $seconds } seconde
   *[other] Suite dans { $seconds } secondes
}
rest-tie-next = La tête est partagée. Les ex æquo, et eux seuls, reçoivent une plaquette de plus : qui la résout en premier gagne.
