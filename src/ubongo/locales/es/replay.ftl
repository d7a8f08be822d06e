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
proof-pile = Montones barajados
proof-gems = Reparto de las gemas
proof-first-roller = Quién tira primero
proof-good = Bien
proof-bad = Mal
proof-wrong = { $place }, { $kind }: la partida mostró { $says }, pero la semilla da { $seed }
proof-nothing = nada
proof-offline = Para comprobarlo sin navegador, guarda la partida y ejecuta
proof-agreed = Lo acordado al empezar
proof-agreed-word = Huella del acuerdo
proof-hash-word = Huella
proof-everybody = { $edition ->
    [cards] Nadie pudo elegir estas cartas, tampoco quien dirige la mesa.
   *[other] Nadie pudo elegir estas plantillas ni los dados, tampoco quien dirige la mesa.
}
proof-how = El navegador de cada jugador añadió al azar una parte secreta. Basta con una honrada.
proof-several = Nadie pudo elegir el azar por su cuenta: los navegadores de varios jugadores añadieron una parte.
proof-most-rounds = Faltan algunas partes (ver abajo). Quien las omitió tuvo cierta elección. Por lo demás, nadie pudo elegir el azar por su cuenta.
proof-unshared = Falta la parte de tu navegador: no puedes descartar que los demás eligieran el azar juntos.
proof-one = Solo el navegador de un jugador añadió una parte al azar. Si el servidor es suyo, nadie más intervino.
proof-none = Ningún navegador añadió una parte al azar. Lo sacó el servidor solo.
proof-older = En esta partida antigua los jugadores aún no podían añadir nada al azar.
proof-broken = Algo no coincide. Cada ✗ indica qué.
proof-checked = Comprobado
proof-terms = Jugadores, reglas y mazo son los acordados al empezar
proof-terms-seen = Este navegador vio el mismo acuerdo al empezar
proof-own-share = La parte de este navegador está incluida
proof-shares = Cada parte se fijó antes de la partida
proof-reveals = Cada ronda empezó con partes nuevas
proof-asked = A este navegador no se le pidió ninguna parte antes de tiempo
proof-log = El registro tiene todo lo que se ve aquí
proof-head-seen = Nada cambió después de que este navegador lo viera ({ $count } entradas comparadas)
proof-clock = No se devolvió más tiempo del que se perdió
proof-skips = Solo se saltó tiempo mientras ya jugaban únicamente bots
proof-pauses = La partida solo se pausó sin otras personas, y todos los relojes se pararon
proof-against = El servidor informa: { $words }
proof-rests = Según el servidor, sin prueba
proof-times = Cuándo llegó cada jugada
proof-times-seen = Cuándo llegó cada jugada; el reloj de tu navegador coincidía con un margen de { $ms } ms
proof-rules = Que cada jugada siguió las reglas
proof-left-out = { $place }: la parte de { $name } no llegó a tiempo
proof-no-share = { $name } no añadió ninguna parte al azar
proof-extension = { $place }: { $seconds } s devueltos tras una interrupción
proof-delay = { $name }: se descontaron hasta { $ms } ms de retraso
proof-wait = Se pidieron partes de este navegador hasta { $seconds } s antes de usarlas
proof-stand-in = Un bot o la mesa jugó un rato por { $name }
proof-bots = Jugadas de bots que el servidor volvió a calcular: { $count }
proof-deck-shipped = Que el mazo es el normal
proof-deck-fresh = El mazo se hizo para esta partida. La orden de abajo lo hace de nuevo.
proof-deck-unknown = No se sabe quién eligió el mazo.
proof-page = Esta página, que viene del mismo servidor
proof-start = Inicio
