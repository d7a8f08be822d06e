# Polish: what every screen says.
# Names of players come as { $name }.

## Everywhere

app-title = Ubongo
you = Ty
loading = Chwileczkę…
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

line-lost = Brak połączenia. Łączę ponownie…
line-back = Połączono ponownie
line-given-back = { $seconds ->
    [one] Serwer nie działał. Odzyskujesz { $seconds } sekundę.
    [few] Serwer nie działał. Odzyskujesz { $seconds } sekundy.
    [many] Serwer nie działał. Odzyskujesz { $seconds } sekund.
   *[other] Serwer nie działał. Odzyskujesz { $seconds } sekundy.
}
line-superseded = Ten stół jest otwarty w innym oknie.
line-take-back = Graj tutaj
line-unknown-table = Tego stołu już nie ma.
line-damaged = Zapisane dane tej gry są uszkodzone, więc nie da się jej dokończyć. Daj znać osobie, która prowadzi ten serwer.
line-closed = Połączenie zostało zamknięte.
line-reload = Odśwież
page-outdated = Gra została zaktualizowana. Odśwież stronę, twoje miejsce czeka.
go-home = Strona główna
rules-title = Zasady
table-next = Rewanż: ci sami gracze, nowa gra…

## The corner

settings-title = Ustawienia
settings-language = Język
