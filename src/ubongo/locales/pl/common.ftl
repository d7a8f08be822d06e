# Polish: what every screen says.
# Names of players come as { $name }.

## Everywhere

app-title = Ubongo
you = Ty
loading = Chwileczkę …
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
level-of = Poziom { $level }
# $rank comes with the plural rules of ordinals.
ordinal = { $rank ->
   *[other] { $rank }.
}
clock-time = { $minutes }:{ $seconds }

## Gems

gem-ruby = Rubin
gem-ruby-letter = R
gem-sapphire = Szafir
gem-sapphire-letter = S
gem-emerald = Szmaragd
gem-emerald-letter = M
gem-amber = Bursztyn
gem-amber-letter = B
gem-worth = { $gem }, wartość { $points }
gem-count = { $gem }: { $count }

## The die

symbol-0 = Tarcza
symbol-1 = Dłoń
symbol-2 = Antylopa
symbol-3 = Wąż
symbol-4 = Słoń
symbol-5 = Maska
die-label = Kostka pokazuje: { $symbol }
die-waiting = Nikt jeszcze nie rzucał kostką

## Line

line-lost = Połączenie przerwane. Twoje klocki leżą na miejscu, zaraz wracamy …
line-back = Znów połączono
line-given-back = { $seconds ->
    [one] Serwera nie było: zwrócono { $seconds } sekundę
    [few] Serwera nie było: zwrócono { $seconds } sekundy
    [many] Serwera nie było: zwrócono { $seconds } sekund
   *[other] Serwera nie było: zwrócono { $seconds } sekundy
}
line-superseded = Ten stół jest otwarty w innym oknie.
line-take-back = Graj tutaj
line-unknown-table = Tego stołu już nie ma.
line-closed = Połączenie zostało zamknięte.
line-reload = Wczytaj ponownie
page-outdated = Jest nowsza wersja gry. Wczytaj stronę ponownie, twoje miejsce zostaje.
go-home = Start
table-next = Jeszcze raz: ci sami ludzie, nowe plansze …

## The corner

settings-title = Ustawienia
settings-language = Język
