# French: the table in play.
# Names of players come as { $name }.

## Table

menu = Plus
leave = Quitter la table
leave-sure = Vraiment quitter ?
leave-gives-up = Quitter et abandonner cette plaquette ?

round-of = Manche { $round } sur { $rounds }
tie-break-of = Départage { $number }
track-label = Encore sur la piste : { $sapphires } saphirs et { $ambers } ambres
gems-by-rank = Gemmes selon le rang
bag-title = Dans le sac
bag-worth = Ce que valent les gemmes
bag-inside = { $count ->
    [one] { $count } gemme. Chances au prochain tirage :
   *[other] { $count } gemmes. Chances au prochain tirage :
}
second-chance = Seconde chance
player-working = Cherche
player-solved = { $rank } · { $time }
player-gave-up = Abandonne
player-timed-out = Temps écoulé
player-away = Pas là
player-watching = Regarde
player-stand-in-bot = Un bot joue
player-stand-in-skip = Passe son tour
refused-bot-plays = Un bot joue cette manche pour toi. Ta place te revient ensuite.
player-placed = { $count } pièces posées sur { $all }
players-title = À la table
give-up = Abandonner cette plaquette
give-up-sure = Vraiment abandonner ?
give-up-done = Tu as abandonné cette plaquette. Les autres jouent encore.
countdown-title = Prépare-toi
open-title = Ta plaquette
countdown-toss = Lancer le dé
countdown-roller = { $you ->
    [yes] C’est toi qui lances le dé. Touche‑le !
   *[no] { $name } lance le dé
}
ubongo-rank = Tu finis { $rank }, en { $time }
ubongo-waiting = Les autres continuent jusqu’à la fin du temps.
watching = Tu ne joues pas cette course. Regarde qui finit en premier.
watching-race = La course est lancée. Les plaquettes seront visibles à la fin.
watching-board = La plaquette de { $name }
tie-break-who = { $names } : qui résout en premier gagne la partie.

## News, for the live region and the note under the header

news-countdown = Manche { $round }. Prépare-toi.
news-open = Manche { $round }. Regarde ta plaquette.
news-tie-break = Égalité. Départage { $number } : qui résout en premier gagne.
news-revealed = C’est parti ! Le dé montre : { $symbol }.
news-solved = { $name } finit { $rank }
news-gave-up = { $name } abandonne
news-second-chance = Personne n’a fini. On retourne le sablier encore une fois.
news-extra-time = Le sablier s’est vidé. Temps en plus : { $names }.
news-resting = La manche est finie.
news-over = La partie est finie.

## After a round

rest-title = Manche { $round }
rest-title-tie = Départage { $number }
rest-unsolved = Non résolu
rest-ready = C’est bon

## End

end-won = { $you ->
    [yes] Tu gagnes !
   *[no] { $name } gagne
}
end-shared = Victoire partagée : { $names }
end-bot-played = Un bot a joué pour { $name } : { $rounds }
end-save = Enregistrer la partie
end-share-line = { $name } : { $points }
end-proof = La partie était-elle honnête ?
end-seed = Graine
