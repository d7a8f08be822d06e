# Spanish: your devices and your data.

yours-title = Tus dispositivos y datos
yours-lead = No hay cuentas. Este navegador te reconoce por un secreto propio.
yours-device = Lleva tus marcas a otro dispositivo
yours-code-note = Crea un código aquí y escríbelo allí. Vale una vez, durante un año. Uno nuevo lo sustituye.
yours-code-make = Crear un código
yours-code = Código de tu otro dispositivo
yours-here = Usar un código en este dispositivo
yours-here-note = Los dos dispositivos muestran entonces lo mismo. Lo que este navegador ha guardado hasta ahora ya no se podrá ver.
yours-here-go = Usar el código
yours-found = Listo. Encontrado: resultados { $results }, retos diarios { $attempts }.
yours-ratings = Puntuaciones
yours-ratings-note = Cómo de bien juegas, calculado a partir de tus partidas con otras personas. Solo lo ves tú. Los bots de la mesa cuentan como rivales. No cuentan las partidas con hándicap ni los sitios en los que un bot sustituyó a alguien.
yours-ratings-on = Activar las puntuaciones
yours-ratings-off = Desactivarlas
yours-ratings-sure = ¿Borrar mis puntuaciones?
yours-ratings-none = Termina una partida con otras personas y tendrás tu primera puntuación.
yours-ratings-range = Todos empiezan en 1200. En dos de cada tres casos, tu nivel real está dentro del margen que sigue a ±.
yours-rating = { $rating } ± { $range }
yours-rating-games = { $games ->
    [one] Tras { $games } partida
   *[other] Tras { $games } partidas
}
yours-rating-uncertain = Aún incierta.
yours-rating-first = Tu primera puntuación: { $rating } ± { $range }
yours-rating-change = Tu puntuación: { $before } → { $rating }
yours-data = Lo que este servidor guarda de ti
yours-data-note = Resultados, puntuaciones, retos diarios, y tu nombre y sitio en cada mesa. Puedes descargarlo todo o borrarlo en todos tus dispositivos. Las partidas quedan, con otro nombre en tu sitio.
yours-export = Descargar todo
yours-erase = Borrar todo
yours-erase-sure = ¿Borrar para siempre?
yours-keep = Conservar
yours-erased = Todo está borrado. Este navegador vuelve a no ser de nadie.
yours-back = Volver
yours-failed-unknown-recovery = Este código es incorrecto, o ya se usó o se sustituyó.
yours-failed-too-many = Demasiados intentos. Espera un poco.
yours-failed-other = No ha funcionado. Nada ha cambiado; inténtalo de nuevo enseguida.
