# Czech: what people do to the clock of a game.

end-glass = Ať boti dohrají hned
pause-title = Hra je pozastavená
pause-note = Všechny hodiny stojí a deska je zakrytá.
pause-resume = Pokračovat
pause-resumes = Pokračujeme za { $seconds }…
pass-time = Deska pro ukrácení čekání
pass-time-another = Další deska
pass-time-close = Zpět do hry
pass-time-leave = Zpět ke stolu
watch-board = Deska hráče { $name }: položeno { $count } z { $all } dílků
watch-boards = Sledovat ostatní
watch-close = Už nesledovat
refused-seat-taken = Toto místo už je obsazené.
seat-take = Převzít místo bota
seat-take-close = Teď ne
seat-take-from = Převzít místo: { $name }
seat-taken = Od příštího kola hraješ na tomto místě: { $name }.
seat-taken-news = { $name } přebírá místo, které má { $bot }.
emotes = Reakce
emote-bravo = Skvěle zahráno!
emote-wow = Páni!
emote-phew = Uf!
emote-hello = Ahoj!
emote-news = { $name }: { $text }
emote-mute = Ztlumit ostatní
