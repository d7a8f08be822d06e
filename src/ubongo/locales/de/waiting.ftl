# German: what people do to the clock of a game.

end-glass = Bots jetzt fertigspielen lassen
pause-title = Spiel pausiert
pause-note = Alle Uhren stehen, und die Tafel ist verdeckt.
pause-resume = Weiterspielen
pause-resumes = Weiter in { $seconds } …
pass-time = Eine Tafel zum Zeitvertreib
pass-time-another = Noch eine Tafel
pass-time-close = Zurück zum Spiel
pass-time-leave = Zurück zum Tisch
watch-board = Tafel von { $name }: { $count } von { $all } Teilen gelegt
watch-boards = Den anderen zusehen
watch-close = Nicht mehr zusehen
