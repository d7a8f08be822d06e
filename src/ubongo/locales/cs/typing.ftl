# Czech: the line to type moves and questions in.

typed-label = Napiš tah nebo otázku; „{ $help }“ poradí
# The same in few words, in a narrow field
typed-short = Tah nebo „{ $help }“
typed-go = Enter
typed-word-board = deska
typed-word-pieces = dílky
typed-word-clock = hodiny
typed-word-players = hráči
typed-word-help = pomoc
typed-word-undo = zpět
typed-word-take = vezmi
typed-word-flip = překlop
typed-row = Řada { $row }: { $cells }
typed-run = { $from } až { $to } { $what }
typed-one = { $at } { $what }
typed-free = volno
typed-piece = { $piece }, { $place }. { $shape }
typed-unknown = Nerozumím: { $text }. „{ $help }“ poradí.
typed-alone = Nikdo jiný tu nehraje.
typed-how = Napiš dílek, pole pro jeho první pole, počet čtvrtotáček a zda je překlopený: L4 b2 r1 { $flip }. První pole je to nejvíc vlevo v horní řadě; sloupce jsou písmena, řady čísla. Bez pole uslyšíš tvar. Dále: { $take } L4, { $words }.
typed-player = { $name }: { $points }, { $how }
typed-log = Odpovědi
typed-word-next = dál
typed-next = Vyřešeno. Napiš „{ $next }“ a přijde další deska.
