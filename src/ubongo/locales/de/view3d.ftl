# Deutsch: the view of solid boards in three dimensions.

view3d-label = Die Legetafel in drei Dimensionen
view3d-title = Die Ansicht
view3d-front = Von vorn sehen
view3d-right = Von rechts sehen
view3d-back = Von hinten sehen
view3d-left = Von links sehen
view3d-top = Von oben sehen
view3d-turn-left = Legetafel nach links drehen
view3d-turn-right = Legetafel nach rechts drehen
view3d-home = Wie am Anfang
view3d-apart = Schichten auseinanderziehen
