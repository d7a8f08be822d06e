# German: was Menschen mit der Uhr eines Spiels tun.

end-glass = Bots jetzt fertigspielen lassen
pause-title = Spiel pausiert
pause-note = Alle Uhren stehen, und das Brett ist verdeckt.
pause-resume = Weiterspielen
pause-resumes = Weiter in { $seconds } …
pass-time = Ein Brett zum Zeitvertreib
pass-time-another = Noch ein Brett
pass-time-close = Zurück zum Spiel
