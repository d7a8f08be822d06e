# Spanish: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Repetición
replay-failed = No se pudo cargar la repetición.
replay-not-over = Esta partida sigue en juego. Vuelve cuando termine.
replay-unknown = Partida no encontrada.
replay-task = Plantilla { $number }
replay-solved = { $name } la resuelve
replay-play = Reproducir
replay-pause = Pausar
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-speed = Velocidad
replay-times = { $number }×
replay-time = Tiempo
replay-at = { $chapter }, { $time }
replay-before = Antes de la primera plantilla
replay-chapters = Ir a
replay-seat = Mostrar
replay-everybody = todos
replay-hidden = Boca abajo
replay-placing = Colocación de los peones
replay-events = Qué pasó
replay-board-solved = La plantilla de { $name }, resuelta

## Proof

proof-text = Cada tirada, reparto y robo sale de una semilla secreta. Su huella se mostró antes de la primera plantilla.
proof-own = Esta página lo ha comprobado todo por sí misma, sin preguntar al servidor.
proof-believed = Estos resultados vienen del servidor. Esta página no los ha comprobado.
proof-hash = La semilla coincide con la huella publicada antes de la partida
proof-hash-seen = Es la huella que este navegador vio durante la partida
proof-hash-unseen = Este navegador no vio la partida. Pide la huella a alguien que jugara.
proof-line = { $kind }: { $good } de { $count }
proof-die = Tiradas del dado
proof-draw = Gemas sacadas de la bolsa
proof-deal = Repartos de plantillas
proof-hand = Repartos de cartas
proof-pile = Pilas barajadas
proof-gems = Reparto de las gemas
proof-first-roller = Quién tira primero
proof-good = Bien
proof-bad = Mal
proof-wrong = { $place }, { $kind }: la partida mostró { $says }, pero la semilla da { $seed }
proof-nothing = nada
proof-offline = Para comprobarlo sin navegador, guarda la partida y ejecuta
proof-hash-word = Huella
