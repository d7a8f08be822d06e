# Polish: the end of a game.
# Names of players come as { $name }.

## End

end-won = { $you ->
    [yes] Wygrywasz!
   *[no] Wygrywa { $name }
}
end-shared = Wspólne zwycięstwo: { $names }
end-alone = { $count ->
    [one] Masz { $count } punkt
    [few] Masz { $count } punkty
    [many] Masz { $count } punktów
   *[other] Masz { $count } punktu
}
end-tie-break = Punktów było tyle samo; rozstrzygnęła dogrywka.
end-fruitless = Punktów było tyle samo, a trzy dogrywki nikogo nie wyłoniły: zwycięstwo jest wspólne.
end-sum = { $count } × { $worth }
end-last = Ostatni wyścig
end-again = Zagraj ponownie
end-save = Zapisz grę
end-replay = Obejrzyj ponownie
end-share = Udostępnij
end-share-title = Partia Ubongo
end-share-line = { $name }: { $points }
end-waits = { $name } może poprosić o kolejną grę. Zostań, a zagracie razem.
end-proof = Czy los był uczciwy?
end-proof-text = Każdy rzut, rozdanie i losowanie pochodzi z tego tajnego ziarna. Jego skrót było widać przed pierwszą rundą: każdy może porównać oba i odtworzyć zapis gry.
end-seed = Ziarno
end-hash = Skrót pokazany wcześniej
