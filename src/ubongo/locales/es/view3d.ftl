# Español: the view of solid boards in three dimensions.

view3d-label = La plantilla en tres dimensiones
view3d-title = La vista
view3d-front = Ver de frente
view3d-right = Ver desde la derecha
view3d-back = Ver desde atrás
view3d-left = Ver desde la izquierda
view3d-top = Ver desde arriba
view3d-turn-left = Girar la plantilla a la izquierda
view3d-turn-right = Girar la plantilla a la derecha
view3d-home = Como al principio
view3d-apart = Separar las capas
