# Czech: the end of a game.
# Names of players come as { $name }.

## End

end-won = { $you ->
    [yes] Vyhráváš!
   *[no] { $name } vyhrává
}
end-shared = Společné vítězství: { $names }
end-alone = { $count ->
    [one] Máš { $count } bod
    [few] Máš { $count } body
    [many] Máš { $count } bodu
   *[other] Máš { $count } bodů
}
end-tie-break = Body byly stejné, rozhodl rozstřel.
end-fruitless = Body byly stejné a ani tři rozstřely nikoho nedostaly dopředu: vítězství je společné.
end-sum = { $count } × { $worth }
end-last = Poslední závod
end-again = Hrát znovu
end-save = Uložit hru
end-replay = Přehrát záznam
end-share = Sdílet
end-share-title = Hra Ubongo
end-share-line = { $name }: { $points }
end-waits = { $name } může nabídnout další hru. Zůstaň tu a budeš u toho.
end-proof = Byla náhoda poctivá?
end-proof-text = Každý hod, každé rozdání i tažení vzešlo z tohoto tajného semínka. Jeho otisk byl vidět před prvním kolem: kdokoli může oba porovnat a záznam přehrát.
end-seed = Semínko
end-hash = Otisk předem
