# Czech: after a race, and the end of a game.
# Names of players come as { $name }.

## After a round

rest-first = { $you ->
    [yes] Jsi na prvním místě
   *[no] { $name } je na prvním místě
}
rest-alone = Vyřešeno za { $time }
draw-track = Z počítadla kol
draw-bag = Vytaženo ze sáčku
rest-nobody = Nikdo to nevyřešil
rest-second = Vyřešeno na druhou šanci
rest-plus = +{ $points }
rest-into-bag = Nikdo je nezískal. Jdou do sáčku.
rest-waiting = Čeká se na ostatní
rest-looking = Čeká se na: { $names }
rest-next-in = { $seconds ->
    [one] Další kolo za { $seconds } sekundu
    [few] Další kolo za { $seconds } sekundy
    [many] Další kolo za { $seconds } sekundy
   *[other] Další kolo za { $seconds } sekund
}
rest-tie-next = Remíza. Další desku dostanou jen remizující hráči. Kdo ji vyřeší první, vyhraje.

## End

end-counting = Konečný součet
end-counted = { $name }: { $what }
end-rounds = Kolo po kole
end-fastest = Nejrychleji: { $name }, { $time } ({ $round })
end-best-board = Nejlepší deska: { $name }, { $time }
end-not-in = bez účasti
end-alone = { $count ->
    [one] Máš { $count } bod
    [few] Máš { $count } body
    [many] Máš { $count } bodu
   *[other] Máš { $count } bodů
}
end-tie-break = Body byly stejné, rozhodl rozstřel.
end-fruitless = Body byly stejné a tři rozstřely nic nerozhodly. Vítězství je společné.
end-sum = { $count } × { $worth }
end-last = Poslední závod
end-again = Hrát znovu
end-rematch = Přejít na odvetu
end-replay = Přehrát záznam
end-share = Sdílet
end-copied = Zkopírováno
end-share-title = Ubongo · { $edition }
end-share-picture = Sdílet jako obrázek
end-save-picture = Uložit jako obrázek
end-share-text = Sdílet jako text
end-copy-text = Kopírovat jako text
end-waits = { $name } může začít odvetu. Zůstaň tu a přidej se.
end-propose = Navrhnout odvetu
end-proposed = { $count ->
    [one] { $names } chce odvetu.
    [few] { $names } chtějí odvetu.
    [many] { $names } chtějí odvetu.
   *[other] { $names } chtějí odvetu.
}
end-own-proposal = Odveta je navržená. Začne, až bude souhlasit { $name } nebo většina hráčů.
end-own-proposal-unseated = Odveta je navržená. Začne, až bude souhlasit ten, kdo vede stůl, nebo většina hráčů.
end-own-proposal-all = Odveta je navržená. Začne, až budou souhlasit všichni.
end-find = Najít další hru
end-proof-text = Každý hod, každé rozdání i tažení vzešlo z tohoto tajného semínka a z podílů, které přidaly prohlížeče hráčů. Otisk semínka byl vidět před prvním kolem. Kdokoli může oba porovnat a hru přehrát.
end-hash = Otisk ukázaný před hrou
