# Čeština: the view of solid boards in three dimensions.

view3d-label = Deska ve třech rozměrech
view3d-title = Pohled
view3d-front = Pohled zepředu
view3d-right = Pohled zprava
view3d-back = Pohled zezadu
view3d-left = Pohled zleva
view3d-top = Pohled shora
view3d-turn-left = Otočit desku doleva
view3d-turn-right = Otočit desku doprava
view3d-home = Jako na začátku
view3d-apart = Odsunout vrstvy od sebe
