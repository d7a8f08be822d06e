# Czech: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Záznam hry
replay-failed = Záznam se nepodařilo načíst.
replay-not-over = Tato hra ještě běží. Vrať se, až skončí.
replay-unknown = Hra nenalezena.
replay-task = Deska { $number }
replay-solved = { $name } má vyřešeno
replay-play = Přehrát
replay-pause = Pozastavit
replay-back = O krok zpět
replay-on = O krok dál
replay-speed = Rychlost
replay-times = { $number }×
replay-time = Čas
replay-at = { $chapter }, { $time }
replay-before = Před první deskou
replay-chapters = Přejít na
replay-seat = Zobrazit
replay-everybody = všechny
replay-hidden = Lícem dolů
replay-placing = Rozestavění figurek
replay-events = Co se dělo
replay-board-solved = Deska: { $name }, vyřešeno

## Proof

proof-text = Každý hod, rozdání i tažení vychází z jednoho tajného semínka. Jeho otisk byl vidět před první deskou.
proof-own = Tato stránka všechno ověřila sama, serveru se neptala.
proof-believed = Tyto výsledky jsou ze serveru. Tato stránka je neověřila.
proof-hash = Semínko odpovídá otisku zveřejněnému před hrou
proof-hash-seen = Je to otisk, který tento prohlížeč viděl během hry
proof-hash-unseen = Tento prohlížeč hru neviděl. Zeptej se na otisk někoho, kdo hrál.
proof-line = { $kind }: { $good } z { $count }
proof-die = Hody kostkou
proof-draw = Tažení ze sáčku
proof-deal = Rozdání desek
proof-hand = Rozdání karet
proof-pile = Zamíchané hromádky
proof-gems = Rozložení drahokamů
proof-first-roller = Kdo hází první
proof-good = Správně
proof-bad = Špatně
proof-wrong = { $place }, { $kind }: hra ukázala { $says }, ale ze semínka vychází { $seed }
proof-nothing = nic
proof-offline = Pro ověření bez prohlížeče ulož hru a spusť
proof-agreed = Co se na začátku dohodlo
proof-agreed-word = Otisk dohody
proof-hash-word = Otisk
proof-everybody = { $edition ->
    [cards] Tyto karty si nikdo nemohl vybrat, ani ten, kdo vede stůl.
   *[other] Tyto desky ani hody si nikdo nemohl vybrat, ani ten, kdo vede stůl.
}
proof-how = Prohlížeč každého hráče přidal k náhodě tajný podíl. Stačí jeden poctivý.
proof-several = Náhodu nemohl nikdo určit sám: podíly přidaly prohlížeče několika hráčů.
proof-most-rounds = Některé podíly chybí (viz níže). Kdo je vynechal, měl jistou možnost volby. Jinak náhodu nikdo sám určit nemohl.
proof-unshared = Podíl tvého prohlížeče chybí: nemůžeš vyloučit, že náhodu určili ostatní společně.
proof-one = Jen prohlížeč jednoho hráče přidal k náhodě podíl. Pokud mu patří i server, nikdo jiný na ni vliv neměl.
proof-none = Žádný prohlížeč k náhodě nepřidal podíl. Server ji určil sám.
proof-older = V této starší hře hráči ještě nemohli k náhodě nic přidat.
proof-broken = Něco nesouhlasí. Každé ✗ ukazuje co.
proof-checked = Ověřeno
proof-terms = Hráči, pravidla a balíček jsou podle dohody na začátku
proof-terms-seen = Tento prohlížeč viděl na začátku stejnou dohodu
proof-own-share = Podíl tohoto prohlížeče je započítán
proof-shares = Každý podíl byl daný před hrou
proof-reveals = Každé kolo začalo novými podíly
proof-asked = Po tomto prohlížeči se žádný podíl nechtěl předčasně
proof-log = Záznam obsahuje vše, co je zde vidět
proof-head-seen = Nic se nezměnilo od chvíle, kdy to tento prohlížeč viděl (porovnané záznamy: { $count })
proof-clock = Nevrátilo se víc času, než se ztratilo
proof-skips = Čas se přeskočil, jen když už hráli pouze boti
proof-pauses = Hra se pozastavila jen bez dalších lidí a všechny hodiny stály
proof-against = Server hlásí: { $words }
proof-rests = Tvrdí server, bez důkazu
proof-times = Kdy který tah dorazil
proof-times-seen = Kdy který tah dorazil; hodiny tvého prohlížeče se lišily nejvýš o { $ms } ms
proof-rules = Že každý tah odpovídal pravidlům
proof-left-out = { $place }: podíl hráče { $name } nedorazil včas
proof-no-share = Od hráče { $name } podíl k náhodě není
proof-extension = { $place }: { $seconds } s vráceno po výpadku
proof-delay = { $name }: odečteno až { $ms } ms zpoždění
proof-wait = Podíly tohoto prohlížeče se chtěly až { $seconds } s před použitím
proof-stand-in = Za hráče { $name } chvíli hrál bot nebo stůl
proof-bots = Tahy botů, které server spočítal znovu: { $count }
proof-deck-shipped = Že je balíček ten běžný
proof-deck-fresh = Balíček vznikl pro tuto hru. Příkaz níže ho vytvoří znovu.
proof-deck-unknown = Není známo, kdo balíček vybral.
proof-page = Tato stránka, která přichází ze stejného serveru
proof-start = Začátek
