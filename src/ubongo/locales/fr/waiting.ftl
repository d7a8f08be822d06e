# French: what people do to the clock of a game.

end-glass = Faire finir les bots maintenant
pause-title = Partie en pause
pause-note = Tous les chronomètres sont arrêtés et le plateau est caché.
pause-resume = Reprendre
pause-resumes = Reprise dans { $seconds }…
pass-time = Un plateau pour patienter
pass-time-another = Un autre plateau
pass-time-close = Retour à la partie
