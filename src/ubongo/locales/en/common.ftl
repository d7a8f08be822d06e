# English: what every screen says.
# Names of players come as { $name }.

## Everywhere

app-title = Ubongo
you = You
loading = One moment …
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
level-of = Level { $level }
# $rank comes with the plural rules of ordinals.
ordinal = { $rank ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
clock-time = { $minutes }:{ $seconds }

## Gems

gem-ruby = Ruby
gem-ruby-letter = R
gem-sapphire = Sapphire
gem-sapphire-letter = S
gem-emerald = Emerald
gem-emerald-letter = E
gem-amber = Amber
gem-amber-letter = A
gem-worth = { $gem }, worth { $points }
gem-count = { $gem }: { $count }

## The die

symbol-0 = Shield
symbol-1 = Hand
symbol-2 = Antelope
symbol-3 = Snake
symbol-4 = Elephant
symbol-5 = Mask
die-label = The die shows: { $symbol }
die-waiting = The die has not been rolled yet

## Line

line-lost = Connection lost. Your pieces stay where they are; coming back …
line-back = Connected again
line-given-back = { $seconds ->
    [one] The server was away: { $seconds } second was given back
   *[other] The server was away: { $seconds } seconds were given back
}
line-superseded = This table is open in another window.
line-take-back = Play here
line-unknown-table = This table no longer exists.
line-closed = The connection was closed.
line-reload = Load again
page-outdated = There is a newer version of the game. Load the page again: your place is kept.
go-home = Home
table-next = Once more: the same people, new boards …

## The corner

settings-title = Settings
settings-language = Language
