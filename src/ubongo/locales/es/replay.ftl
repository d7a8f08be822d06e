# Spanish: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Repetición
replay-failed = No se pudo cargar la repetición.
replay-not-over = Esta partida sigue en juego. Podrás volver a verla cuando termine.
replay-unknown = Aquí no hay tal partida.
replay-task = Plantilla { $number }
replay-solved = { $name } lo resuelve
replay-play = Reproducir
replay-pause = Pausar
replay-back = Un suceso atrás
replay-on = Un suceso adelante
replay-speed = Velocidad
replay-times = { $number }×
replay-time = Tiempo
replay-at = { $chapter }, { $time }
replay-before = Antes de la primera plantilla
replay-chapters = Ir a
replay-seat = De cerca
replay-everybody = todos
replay-hidden = Boca abajo
replay-placing = Se colocan los peones
replay-events = Qué pasó
replay-board-solved = La plantilla de { $name }, resuelta

## Proof

proof-text = Cada tirada, reparto y robo sale de una semilla secreta. Su huella se mostró antes de la primera plantilla.
proof-own = Esta página lo ha vuelto a calcular todo por sí misma, sin preguntar al servidor.
proof-believed = Aquí ves lo que ha calculado el servidor.
proof-hash = La semilla tiene la huella que se publicó antes de la partida
proof-hash-seen = Es la huella que este navegador vio durante la partida
proof-hash-unseen = Este navegador no vio la partida: pide la huella a alguien que la viera.
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
proof-wrong = { $place }, { $kind }: se mostró { $says }, pero la semilla dice { $seed }
proof-nothing = nada
proof-offline = Para comprobarlo sin página: guarda la partida y ejecuta
proof-hash-word = Huella
