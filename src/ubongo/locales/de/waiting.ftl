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
refused-seat-taken = Dieser Platz ist schon vergeben.
seat-take = Platz eines Bots übernehmen
seat-take-close = Jetzt nicht
seat-take-from = Platz von { $name } übernehmen
seat-taken = Ab der nächsten Runde spielst du auf dem Platz von { $name }.
seat-taken-news = { $name } übernimmt den Platz von { $bot }.
emotes = Reaktionen
emote-bravo = Gut gespielt!
emote-wow = Wow!
emote-phew = Puh!
emote-hello = Hallo!
emote-news = { $name }: { $text }
emote-mute = Andere stummschalten
