# Spanish: a board for blocks on two layers.
# A block has a mark (A to H) and a name; cells are named as b2: column by letter, row by number.

## Board

solid-board-label = Tu plantilla, { $rows } filas por { $columns } columnas, dos capas
solid-board-help = Toma un bloque con su letra, muévelo con las flechas. Mayús y una flecha lo vuelcan hacia ese lado, R lo gira. Re Pág y Av Pág eligen la capa, L la cambia. Coloca con Intro.
solid-board-rows = La plantilla, fila por fila
solid-layer = Capa { $layer }
solid-layer-cells = Capa { $layer }: { $cells }.
solid-row = Capa { $layer }, fila { $row }: { $cells }
solid-cell = { $at } { $what }
solid-free = libre
solid-block = { $mark }, { $name }
solid-name-red-domino = dominó rojo
solid-name-red-twist = tornillo rojo
solid-name-green-corner = esquina verde
solid-name-green-hook = gancho verde
solid-name-blue-ell = L azul
solid-name-blue-hook = gancho azul
solid-name-yellow-twist = tornillo amarillo
solid-name-yellow-hook = gancho amarillo

## Tools

solid-tools-title = Herramientas para el bloque en la mano
solid-tool-spin = Girar a la derecha
solid-tool-spin-back = Girar a la izquierda
solid-tool-tip-away = Volcar hacia el fondo
solid-tool-tip-near = Volcar hacia ti
solid-tool-roll-right = Volcar a la derecha
solid-tool-roll-left = Volcar a la izquierda
solid-layers-title = Capa donde colocar
solid-lowest = La capa más baja donde encaja

## Told

solid-say-held = { $piece }: { $cells } { $fits ->
    [yes] Encaja.
    [high] Demasiado alto: tres capas.
   *[no] No encaja.
}
solid-say-spin = { $piece }: giro a la derecha.
solid-say-spin-back = { $piece }: giro a la izquierda.
solid-say-tip-away = { $piece }: vuelco hacia el fondo.
solid-say-tip-near = { $piece }: vuelco hacia ti.
solid-say-roll-right = { $piece }: vuelco a la derecha.
solid-say-roll-left = { $piece }: vuelco a la izquierda.

## Hints

solid-hint-touch = Toca un bloque, gíralo y arrástralo
solid-hint-mouse = Arrastra; R y Mayús+flechas giran
solid-keys-pick = Tomar
solid-keys-pick-how = arrastrar, clic o su letra
solid-keys-spin = Girar
solid-keys-spin-how = rueda, clic derecho o R
solid-keys-tip = Volcar
solid-keys-tip-how = Mayús y una flecha
solid-keys-layer = Capa
solid-keys-layer-how = sobre la que sueltas; Re Pág, Av Pág, L
solid-keys-place = Colocar
solid-keys-place-how = soltar, otro clic o Intro
solid-keys-undo = Deshacer
solid-keys-undo-how = U

## Two ways

space-see = Vista 3D
space-short = 3D
space-lost = Este dispositivo no puede mostrar la vista 3D. Las capas lo muestran todo.

## Typed moves

solid-typed-at = en { $cell }, capa { $layer }
solid-typed-how = Escribe un bloque, la casilla para su primer cubo, la capa y los cuartos de vuelta: B b2 1 r1 t1. r lo gira a la derecha, s lo vuelca a la derecha, t lo vuelca hacia el fondo, en el orden en que los escribes. El primer cubo es el primero que oyes: en la capa de abajo, el de más a la izquierda en su fila de arriba. Sin capa va a la más baja donde encaja; sin casilla oyes su forma. También: { $take } B, { $words }.
solid-typed-mirror = { $piece } no se puede voltear: su imagen en el espejo es otro bloque. Gira con r, s y t.

## The view in space

view3d-label = Plantilla en 3D
view3d-title = Vista
view3d-front = Vista frontal
view3d-right = Vista derecha
view3d-back = Vista trasera
view3d-left = Vista izquierda
view3d-top = Vista desde arriba
view3d-turn-left = Girar la plantilla a la izquierda
view3d-turn-right = Girar la plantilla a la derecha
view3d-home = Restablecer la vista
view3d-apart = Separar las capas
