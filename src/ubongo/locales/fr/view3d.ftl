# Français : the view of solid boards in three dimensions.

view3d-label = La plaquette en trois dimensions
view3d-title = La vue
view3d-front = Voir de face
view3d-right = Voir du côté droit
view3d-back = Voir de derrière
view3d-left = Voir du côté gauche
view3d-top = Voir d’en haut
view3d-turn-left = Tourner la plaquette vers la gauche
view3d-turn-right = Tourner la plaquette vers la droite
view3d-home = Comme au début
view3d-apart = Écarter les couches
