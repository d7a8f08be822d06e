# Polish: after a race, and the end of a game.
# Names of players come as { $name }.

## After a round

rest-first = { $you ->
    [yes] Masz pierwsze miejsce
   *[no] Pierwsze miejsce: { $name }
}
rest-alone = Rozwiązane w { $time }
draw-track = Z toru rund
draw-bag = Wyciągnięte z woreczka
rest-nobody = Nikt tego nie rozwiązał
rest-second = Rozwiązane za drugą szansą
rest-plus = +{ $points }
rest-into-bag = Nikt ich nie zdobył. Trafiają do woreczka.
rest-waiting = Czekamy na pozostałych
rest-looking = Czekamy na: { $names }
rest-next-in = { $seconds ->
    [one] Następna runda za { $seconds } sekundę
    [few] Następna runda za { $seconds } sekundy
    [many] Następna runda za { $seconds } sekund
   *[other] Następna runda za { $seconds } sekundy
}
rest-tie-next = Remis. Jeszcze jedną planszę dostają tylko remisujący gracze. Kto pierwszy ją rozwiąże, wygrywa.

## End

end-counting = Końcowe liczenie
end-counted = { $name }: { $what }
end-rounds = Runda po rundzie
end-fastest = Najszybciej: { $name }, { $time } ({ $round })
end-best-board = Najlepsza plansza: { $name }, { $time }
end-not-in = bez udziału
end-alone = { $count ->
    [one] Masz { $count } punkt
    [few] Masz { $count } punkty
    [many] Masz { $count } punktów
   *[other] Masz { $count } punktu
}
end-tie-break = Był remis w punktach, więc rozstrzygnęła dogrywka.
end-fruitless = Był remis w punktach, a trzy dogrywki nikogo nie wyłoniły. Zwycięstwo jest wspólne.
end-sum = { $count } × { $worth }
end-last = Ostatni wyścig
end-again = Zagraj ponownie
end-rematch = Przejdź do rewanżu
end-replay = Obejrzyj powtórkę
end-share = Udostępnij
end-copied = Skopiowano
end-share-title = Ubongo · { $edition }
end-share-picture = Udostępnij jako obraz
end-save-picture = Zapisz jako obraz
end-share-text = Udostępnij jako tekst
end-copy-text = Kopiuj jako tekst
end-waits = { $name } może zacząć rewanż. Zostań, aby dołączyć.
end-propose = Zaproponuj rewanż
end-proposed = { $count ->
    [one] { $names } chce rewanżu.
    [few] { $names } chcą rewanżu.
    [many] { $names } chcą rewanżu.
   *[other] { $names } chcą rewanżu.
}
end-own-proposal = Rewanż zaproponowany. Zacznie się, gdy zgodzi się { $name } lub większość graczy.
end-own-proposal-unseated = Rewanż zaproponowany. Zacznie się, gdy zgodzi się osoba prowadząca stół lub większość graczy.
end-own-proposal-all = Rewanż zaproponowany. Zacznie się, gdy wszyscy się zgodzą.
end-find = Znajdź kolejną grę
end-proof-text = Każdy rzut, rozdanie i losowanie pochodzi z tego tajnego ziarna i z udziałów dodanych przez przeglądarki graczy. Skrót ziarna pokazano przed pierwszą rundą. Każdy może porównać oba i odtworzyć grę.
end-hash = Skrót pokazany przed grą
