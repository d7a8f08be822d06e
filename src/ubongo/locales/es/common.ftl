# Spanish: what every screen says.
# Names of players come as { $name }.

## Everywhere

app-title = Ubongo
you = Tú
loading = Un momento…
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
level-of = Nivel { $level }
# $rank comes with the plural rules of ordinals.
ordinal = { $rank ->
   *[other] { $rank }.º
}
clock-time = { $minutes }:{ $seconds }

## Gems

gem-ruby = Rubí
gem-ruby-letter = R
gem-sapphire = Zafiro
gem-sapphire-letter = Z
gem-emerald = Esmeralda
gem-emerald-letter = E
gem-amber = Ámbar
gem-amber-letter = A
gem-worth = { $gem }, vale { $points }
gem-count = { $gem }: { $count }

## The die

symbol-0 = Escudo
symbol-1 = Mano
symbol-2 = Antílope
symbol-3 = Serpiente
symbol-4 = Elefante
symbol-5 = Máscara
die-label = El dado muestra: { $symbol }
die-waiting = Aún no se ha tirado el dado

## Line

line-lost = Sin conexión. Reconectando…
line-back = Conexión recuperada
line-given-back = { $seconds ->
    [one] El servidor no funcionaba. Recuperas { $seconds } segundo.
   *[other] El servidor no funcionaba. Recuperas { $seconds } segundos.
}
line-superseded = Esta mesa está abierta en otra ventana.
line-take-back = Jugar aquí
line-unknown-table = Esta mesa ya no existe.
line-damaged = Los datos guardados de esta partida están dañados y no se puede seguir. Avisa a quien administra este servidor.
line-closed = La conexión se cerró.
line-reload = Recargar
page-outdated = El juego se ha actualizado. Recarga la página: conservas tu sitio.
go-home = Inicio
rules-title = Reglas
table-next = Revancha: los mismos jugadores, otra partida…

## The corner

settings-title = Ajustes
settings-language = Idioma
