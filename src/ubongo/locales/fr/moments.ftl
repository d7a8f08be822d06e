# French: after a race, and the end of a game.
# Names of players come as { $name }.

## After a round

rest-first = { $you ->
    [yes] Tu finis en tête
   *[no] { $name } finit en tête
}
rest-alone = Résolue en { $time }
draw-track = De la piste
draw-bag = Tirées du sac
rest-nobody = Personne n’a trouvé
rest-second = Résolu à la seconde chance
rest-plus = +{ $points }
rest-into-bag = Personne ne les a gagnées. Elles vont dans le sac.
rest-waiting = On attend les autres
rest-looking = On attend encore : { $names }
rest-next-in = { $seconds ->
    [one] Prochaine manche dans { $seconds } seconde
   *[other] Prochaine manche dans { $seconds } secondes
}
rest-tie-next = Égalité. Seuls les ex æquo reçoivent une autre plaquette. Qui la résout en premier gagne.

## End

end-counting = Le décompte final
end-counted = { $name } : { $what }
end-rounds = Manche par manche
end-fastest = Solution la plus rapide : { $name }, { $time } ({ $round })
end-best-board = Meilleure plaquette : { $name }, { $time }
end-not-in = hors course
end-alone = { $count ->
    [one] Tu as marqué { $count } point
   *[other] Tu as marqué { $count } points
}
end-tie-break = Égalité de points : le départage a décidé.
end-fruitless = Égalité de points, et trois départages sans résultat. La victoire est partagée.
end-sum = { $count } × { $worth }
end-last = La dernière course
end-again = Rejouer
end-rematch = Aller à la revanche
end-replay = Voir la rediffusion
end-share = Partager
end-copied = Copié
end-share-title = Ubongo · { $edition }
end-share-picture = Partager en image
end-save-picture = Enregistrer en image
end-share-text = Partager en texte
end-copy-text = Copier en texte
end-waits = { $name } peut lancer une revanche. Reste ici pour y jouer.
end-propose = Proposer une revanche
end-proposed = { $count ->
    [one] { $names } aimerait une revanche.
   *[other] { $names } aimeraient une revanche.
}
end-own-proposal = Tu as proposé une revanche. Elle commence dès que { $name } ou la plupart des joueurs sont d’accord.
end-own-proposal-unseated = Tu as proposé une revanche. Elle commence dès que l’hôte ou la plupart des joueurs sont d’accord.
end-own-proposal-all = Tu as proposé une revanche. Elle commence quand tout le monde est d’accord.
end-find = Trouver une autre partie
end-proof-text = Chaque lancer, chaque donne et chaque tirage vient de cette graine secrète et des parts ajoutées par les navigateurs des joueurs. L’empreinte de la graine était visible avant la première manche. Chacun peut comparer les deux et rejouer la partie.
end-hash = Empreinte montrée avant la partie
