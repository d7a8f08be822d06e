# Polski: the view of solid boards in three dimensions.

view3d-label = Plansza w trzech wymiarach
view3d-title = Widok
view3d-front = Zobacz z przodu
view3d-right = Zobacz z prawej strony
view3d-back = Zobacz z tyłu
view3d-left = Zobacz z lewej strony
view3d-top = Zobacz z góry
view3d-turn-left = Obróć planszę w lewo
view3d-turn-right = Obróć planszę w prawo
view3d-home = Jak na początku
view3d-apart = Rozsuń warstwy
