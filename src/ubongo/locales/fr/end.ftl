# French: the end of a game.
# Names of players come as { $name }.

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
