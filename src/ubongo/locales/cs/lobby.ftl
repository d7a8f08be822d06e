# Czech: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = Stůl je připravený
lobby-seat = Místo { $number }
lobby-you = Ty
lobby-host = Vede stůl
lobby-away = Pryč
lobby-name = Tvoje jméno
lobby-for-friend = Pro přátele
lobby-bot = { $strength ->
    [gentle] Lehký bot
    [sharp] Těžký bot
   *[steady] Střední bot
}
lobby-free = Uvolnit místo, kde sedí { $name }
lobby-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
lobby-start = Začít
lobby-leave = Odejít
invite-copy = Zkopírovat odkaz
invite-copied = Zkopírováno

## Rules of this table

rules-edition = Hra
rules-how = Jak se hraje
lobby-learn = Naučit se tuto hru
rules-level = Úroveň: { $name }
rules-level-all = Úroveň
rules-level-1 = 1 · lehká
rules-level-2 = 2 · střední
rules-level-3 = 3 · těžká
rules-level-4 = 4 · velmi těžká
rules-luck = Drahokamy
rules-luck-yes = Z počítadla a ze sáčku
rules-luck-no = Podle pořadí, bez štěstí
rules-assistance = Nápověda ukáže
rules-assistance-contacts = Chyby
rules-assistance-none = Nic
rules-assistance-places = Chyby i místa
rules-assistance-seat = Nápověda: { $name }
rules-assistance-seat-null = Jako u stolu
rules-assistance-seat-contacts = Chyby
rules-assistance-seat-none = Nic
rules-assistance-seat-places = Chyby i místa
rules-lenient = Karta se dotýká
rules-lenient-yes = Více karet, je-li vše správně
rules-lenient-no = Jen jedné další
rules-all-boards = Délka hry
rules-all-boards-yes = { $rounds } kol, všechny desky
rules-all-boards-no = Devět kol
rules-calm = Tah a drahokamy
rules-calm-yes = Po závodě, postupně
rules-calm-no = Dokud běží hodiny
rules-side = Desky
rules-side-3 = Tři dílky
rules-side-4 = Čtyři dílky
rules-glass = Hodiny
rules-glass-null = Bez limitu
rules-seconds = { $seconds } s
rules-extra-time = Čas navíc: { $name }
rules-extra-time-null = Žádný
rules-own-side = Desky: { $name }
rules-own-side-null = Jako u stolu
rules-own-side-3 = Tři dílky
rules-own-side-4 = Čtyři dílky
rules-deck = Balíček
rules-deck-standard = Běžný
rules-deck-fresh = Právě vytvořený
rules-matched = Desky v kole
rules-matched-yes = Stejně těžké
rules-matched-no = Náhodné
rules-boards-open = Před hodem
rules-boards-open-yes = Desky odkryté
rules-boards-open-no = Desky zakryté
rules-own-pieces = Tvé dílky
rules-own-pieces-yes = Každý si je hledá
rules-own-pieces-no = Připravené v zásobě
rules-hands-seen = Před signálem
rules-hands-seen-yes = Karty odkryté
rules-hands-seen-no = Karty zakryté
rules-spectators = Diváci vidí dílky
rules-spectators-after = V záznamu
rules-spectators-live = Přímo při hře
rules-absent = Když je někdo pryč
rules-absent-bot = Bot od dalšího kola
rules-absent-skip = Vynechává
rules-first-roller = První hází
rules-first-roller-null = Náhodně

## News, for the live region

news-sits = { $name } si přisedá
news-left = { $name } odchází
news-renamed = { $old } se teď jmenuje { $name }
news-away = { $name } je pryč
news-back = { $name } je zpátky
news-host = { $you ->
    [yes] Teď stůl vedeš ty
   *[no] Teď stůl vede { $name }
}
news-rule = { $rule }: { $value }

## Against bots

bots-title = Proti botům
bots-lead = Vidí jen to, co ty, a své desky opravdu řeší.
bots-open = Začít
bots-stranger = Najít hráče
bots-preset = Tempo
bots-preset-family = Rodinné
bots-preset-normal = Běžné
bots-preset-fast = Rychlé
bots-preset-note-family = { $timed ->
    [yes] Jeden lehký bot a víc času.
   *[no] Jeden lehký bot.
}
bots-preset-note-normal = { $count ->
    [one] Jeden střední bot.
    [few] { $count } střední boti.
    [many] { $count } středního bota.
   *[other] { $count } středních botů.
}
bots-preset-note-fast = { $count ->
    [one] Jeden těžký bot
    [few] { $count } těžcí boti
    [many] { $count } těžkého bota
   *[other] { $count } těžkých botů
}{ $timed ->
    [yes] {" a míň času"}.
   *[no] .
}
bots-preset-note-mixed = Vlastní volba.
bots-more = Další možnosti
home-opponents = Soupeři
home-opponents-none = Žádní
home-strength = Obtížnost
strength-gentle = Lehká
strength-steady = Střední
strength-sharp = Těžká
