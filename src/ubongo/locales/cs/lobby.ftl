# Czech: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = Stůl je prostřený
lobby-seats = Místa
lobby-seat = Místo { $number }
lobby-open = Volné místo
lobby-you = Ty
lobby-host = Hostitel
lobby-away = Pryč
lobby-name = Tvoje jméno
lobby-holds = Kdo sedí na místě { $number }
lobby-for-friend = Pro přátele
lobby-bot = Bot, { $strength ->
    [gentle] mírný
    [sharp] bystrý
   *[steady] zkušený
}
lobby-free = Uvolnit místo, kde sedí { $name }
lobby-count = Kolik vás hraje
lobby-watching = { $count ->
    [one] Dívá se { $count } člověk
    [few] Dívají se { $count } lidé
    [many] Dívá se { $count } člověka
   *[other] Dívá se { $count } lidí
}
lobby-start = Začít
lobby-starting = Rozdává se …
lobby-bots-join = { $count ->
    [0] Všichni jsou tu.
    [one] Volné místo obsadí bot.
    [few] { $count } volná místa obsadí boti.
    [many] { $count } volného místa obsadí boti.
   *[other] { $count } volných míst obsadí boti.
}
lobby-waiting = Hru začne { $name }.
lobby-leave = Odejít

## Inviting

invite-title = Pozvat
invite-copy = Zkopírovat odkaz
invite-copied = Zkopírováno
invite-share = Sdílet
invite-code = Nebo přečti nahlas tento kód:
invite-qr = Obrázek odkazu pro fotoaparát telefonu
invite-text = Zahraj si se mnou Ubongo
invite-link = Odkaz pozvánky

## Rules of this table

rules-title = Pravidla
rules-edition = Hra
edition-pouch = Váček s drahokamy
edition-classic = Deska s drahokamy
edition-note-pouch = Drahokamy z váčku, počítají se body
edition-note-classic = O závod k šesti řadám
edition-three-d = Tři rozměry
edition-cards = Karty
edition-note-three-d = Bloky ve dvou vrstvách
edition-note-cards = Vylož sedm z devíti karet
rules-level = Úroveň: { $name }
level-1 = 1 · lehká
level-2 = 2 · střední
level-3 = 3 · těžká
level-4 = 4 · velmi těžká
rules-luck = Drahokamy
rules-luck-yes = Z váčku a z dráhy
rules-luck-no = Podle pořadí, bez štěstí
rules-assist = Nápověda
rules-assist-yes = Chyby jsou vidět
rules-assist-no = Žádná, jako u stolu
rules-lenient = Karta se dotýká
rules-lenient-yes = Více karet, je-li vše správně
rules-lenient-no = Jen jedné další
rules-all-boards = Délka
rules-all-boards-yes = { $rounds } kol, všechny desky
rules-all-boards-no = Devět kol
rules-calm = Tah a braní
rules-calm-yes = V klidu, po závodu
rules-calm-no = Dokud běží hodiny
rules-side = Desky
rules-glass = Hodiny běží
rules-deck = Balíček
rules-matched = Desky jednoho kola
rules-matched-yes = Stejně těžké
rules-matched-no = Jak přijdou
rules-absent = Kdo je pryč
rules-absent-bot = Hraje za něj bot
rules-absent-skip = Vynechává
rules-first = První hází
rules-first-drawn = Losem

## News, for the live region

news-sits = Ke stolu usedá { $name }
news-left = Od stolu odchází { $name }
news-renamed = { $old } má teď jméno { $name }
news-away = { $name } je pryč
news-back = { $name } je zpátky
news-host = { $you ->
    [yes] Teď stůl vedeš ty
   *[no] Teď stůl vede { $name }
}
news-rule = { $rule }: { $value }

## Against bots

bots-title = Proti botům
bots-lead = Vidí to, co ty, a řešení opravdu hledají.
bots-open = Začít
home-opponents = Soupeři
home-opponents-none = Žádní
home-strength = Jsou
strength-gentle = Mírní
strength-steady = Zkušení
strength-sharp = Bystří
home-side = Desky
home-side-3 = Tři dílky
home-side-4 = Čtyři dílky
home-level = Úroveň
home-glass = Hodiny
home-glass-seconds = { $seconds } s
home-glass-none = Bez limitu
home-deck = Balíček
home-deck-standard = Běžný
home-deck-fresh = Nový

## An invitation

join-title = Zvou tě ke stolu
join-code-title = Připojit se ke stolu
join-name = Tvoje jméno
join-name-hint = Nech prázdné a nějaké dostaneš.
join-go = Přisednout
join-watch = Dívat se
join-full = Všechna místa jsou obsazená nebo hra začala. Můžeš se dívat.
join-failed-unknown-code = Takový kód žádný stůl nemá. Podívej se ještě jednou.
join-failed-unknown-table = Tento stůl už neexistuje.
join-failed-wrong-invite = Tento odkaz k tomuto stolu nepatří. Řekni si o nový.
join-failed-too-many = Moc pokusů za krátkou dobu. Chvilku počkej.
join-failed-other = Server neodpověděl. Zkus to za chvilku znovu.
