# Czech: what every screen says.
# Names of players come as { $name }.

## Everywhere

app-title = Ubongo
you = Ty
loading = Okamžik…
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
level-of = Úroveň { $level }
# $rank comes with the plural rules of ordinals.
ordinal = { $rank ->
   *[other] { $rank }.
}
clock-time = { $minutes }:{ $seconds }

## Gems

gem-ruby = Rubín
gem-ruby-letter = R
gem-sapphire = Safír
gem-sapphire-letter = S
gem-emerald = Smaragd
gem-emerald-letter = M
gem-amber = Jantar
gem-amber-letter = J
gem-worth = { $gem }, hodnota { $points }
gem-count = { $gem }: { $count }

## The die

symbol-0 = Štít
symbol-1 = Ruka
symbol-2 = Antilopa
symbol-3 = Had
symbol-4 = Slon
symbol-5 = Maska
die-label = Na kostce padlo: { $symbol }
die-waiting = Kostkou se ještě neházelo

## Line

line-lost = Spojení vypadlo. Připojujeme se…
line-back = Znovu připojeno
line-given-back = { $seconds ->
    [one] Server nejel. Vrací se ti { $seconds } sekunda.
    [few] Server nejel. Vracejí se ti { $seconds } sekundy.
    [many] Server nejel. Vrací se ti { $seconds } sekundy.
   *[other] Server nejel. Vrací se ti { $seconds } sekund.
}
line-superseded = Tento stůl je otevřený v jiném okně.
line-take-back = Hrát tady
line-unknown-table = Tento stůl už neexistuje.
line-damaged = Uložená data této hry jsou poškozená, takže ji nejde dohrát. Řekni to prosím správci serveru.
line-closed = Spojení bylo ukončeno.
line-reload = Načíst znovu
page-outdated = Hra se aktualizovala. Načti stránku znovu, o své místo nepřijdeš.
go-home = Domů
rules-title = Pravidla
table-next = Odveta: stejní hráči, nová hra…

## The corner

settings-title = Nastavení
settings-language = Jazyk
