# Polish: classic in the lobby.

edition-classic = Plansza z klejnotami
edition-note-classic = Zbieraj klejnoty jednego koloru
rules-all-boards = Długość gry
rules-all-boards-yes = Rundy: { $rounds }, wszystkie plansze
rules-all-boards-no = Dziewięć rund
rules-calm = Ruch i klejnoty
rules-calm-yes = Po wyścigu, po kolei
rules-calm-no = Dopóki sypie się piasek
