# Polish: the line to type moves and questions in.

typed-label = Wpisz ruch lub pytanie; „{ $help }” podpowie
# The same in few words, in a narrow field
typed-short = Ruch lub „{ $help }”
typed-go = Enter
typed-word-board = plansza
typed-word-pieces = klocki
typed-word-clock = zegar
typed-word-players = gracze
typed-word-help = pomoc
typed-word-undo = cofnij
typed-word-take = weź
typed-word-flip = odwróć
typed-row = Rząd { $row }: { $cells }
typed-run = od { $from } do { $to } { $what }
typed-one = { $at } { $what }
typed-free = wolne
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Nie rozumiem: { $text }. „{ $help }” podpowie.
typed-alone = Nikt inny tu nie gra.
typed-how = Podaj klocek, pole dla jego pierwszego pola, liczbę ćwierćobrotów i czy jest odwrócony: L4 b2 r1 { $flip }. Pierwsze pole leży najbardziej z lewej w górnym rzędzie; kolumny to litery, rzędy to liczby. Bez pola usłyszysz kształt. Także: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Odpowiedzi
typed-word-next = dalej
typed-next = Rozwiązane. Wpisz „{ $next }”, aby przejść do następnej planszy.
