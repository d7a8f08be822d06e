# English: what every screen says.
# Names of players come as { $name }.

## Everywhere

app-title = Ubongo
you = You
loading = One moment…
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

line-lost = Connection lost. Reconnecting…
line-back = Reconnected
line-given-back = { $seconds ->
    [one] The server was down. You get { $seconds } second back.
   *[other] The server was down. You get { $seconds } seconds back.
}
line-superseded = This table is open in another window.
line-take-back = Play here
line-unknown-table = This table no longer exists.
line-damaged = This game’s saved data are damaged, so it cannot go on. Please tell the person who runs this server.
line-closed = The connection was closed.
line-reload = Reload
page-outdated = The game has been updated. Reload the page to continue. You keep your place.
go-home = Home
rules-title = Rules
table-next = Rematch: same players, new game…

## The corner

settings-title = Settings
settings-language = Language
