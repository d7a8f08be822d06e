# French: the table in play.
# Names of players come as { $name }.

## Table

menu = Plus
leave = Quitter la table
leave-sure = Vraiment partir ?

round-of = Tour { $round } sur { $rounds }
tie-break-of = Départage { $number }
track-label = Encore sur la piste : { $sapphires } saphirs et { $ambers } ambres
treasure-ranks = Gemmes selon le rang
bag-title = Dans le sac
bag-inside = { $count ->
    [one] { $count } joyau. Le prochain tiré sera :
   *[other] { $count } joyaux. Le prochain tiré sera :
}
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
ubongo-rank = Tu es { $rank }, en { $time }
ubongo-waiting = Les autres continuent jusqu’au dernier grain.
watching = Tu ne joues pas cette course. Regarde qui finit en tête.
watching-race = La course est lancée. Les plaquettes se montrent à la fin.
watching-board = La plaquette de { $name }
tie-break-who = { $names } : qui résout en premier gagne la partie.

## News, for the live region and the note under the header

news-countdown = Tour { $round }. Prépare-toi.
news-tie-break = Égalité. Départage { $number } : qui résout en premier gagne.
news-revealed = Partez ! Le dé montre : { $symbol }.
news-solved = { $name } est { $rank }
news-gave-up = { $name } abandonne
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

## End

end-won = { $you ->
    [yes] Tu gagnes !
   *[no] { $name } gagne
}
end-shared = Victoire partagée : { $names }
end-alone = { $count ->
    [one] Tu as récolté { $count } point
   *[other] Tu as récolté { $count } points
}
end-tie-break = Les points étaient à égalité ; le départage a tranché.
end-fruitless = Les points étaient à égalité et trois départages n’ont avancé personne : la victoire est partagée.
end-sum = { $count } × { $worth }
end-last = La dernière course
end-again = Rejouer
end-save = Enregistrer la partie
end-replay = La revoir
end-share = Partager
end-share-title = Une partie d’Ubongo
end-share-line = { $name } : { $points }
end-waits = { $name } peut demander une autre partie. Reste ici et tu en seras.
end-proof = Le hasard était-il honnête ?
end-proof-text = Chaque jet, chaque donne et chaque tirage vient de cette graine secrète. Son empreinte était visible avant le premier tour : chacun peut comparer les deux et rejouer la partie.
end-seed = Graine
end-hash = Empreinte montrée avant
