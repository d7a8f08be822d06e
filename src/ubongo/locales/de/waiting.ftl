# German: was Menschen mit der Uhr eines Spiels tun.

end-glass = Bots jetzt fertigspielen lassen
pause-title = Spiel pausiert
pause-note = Alle Uhren stehen, und das Brett ist verdeckt.
pause-resume = Weiterspielen
pause-resumes = Weiter in { $seconds } …
