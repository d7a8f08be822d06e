# French: what people do to the clock of a game.

end-glass = Faire finir les bots maintenant
pause-title = Partie en pause
pause-note = Tous les chronomètres sont arrêtés et la plaquette est cachée.
pause-resume = Reprendre
pause-resumes = Reprise dans { $seconds }…
pass-time = Une plaquette pour patienter
pass-time-another = Une autre plaquette
pass-time-close = Retour à la partie
pass-time-leave = Retour à la table
watch-board = Plaquette de { $name } : { $count } pièces posées sur { $all }
watch-boards = Regarder les autres
watch-close = Ne plus regarder
refused-seat-taken = Cette place est déjà prise.
seat-take = Prendre la place d’un bot
seat-take-close = Pas maintenant
seat-take-from = Prendre la place de { $name }
seat-taken = Dès la prochaine manche, tu joues à la place de { $name }.
seat-taken-news = { $name } prend la place de { $bot }.
emotes = Réactions
emote-bravo = Bien joué !
emote-wow = Waouh !
emote-phew = Ouf !
emote-hello = Salut !
emote-news = { $name } : { $text }
emote-mute = Masquer leurs réactions
