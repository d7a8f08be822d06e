# Czech: the rules of every game, for players. Numbers come from the code as { $variables }: type none.
# A line that starts with "1. " is a step, one that starts with "- " an item of a list, any other a paragraph.

rulebook-title = Pravidla
rulebook-lead = Jak se která hra hraje, za pár minut.
rulebook-all = Všechna pravidla
rulebook-contents = Obsah
rulebook-print = Vytisknout
rulebook-close = Zavřít pravidla
rulebook-solo-name = Sólo
rulebook-try = Zkus to tady: pokryj světlá pole.
rulebook-try-blocks = Zkus to tady: postav na světlých polích plné vrstvy ({ $layers }).
rulebook-solved = Ubongo! Takhle vypadá vyřešená deska.
rulebook-again = Vyprázdnit desku
rulebook-track-figure = Počítadlo kol před prvním kolem
rulebook-row-figure = Řada drahokamů: figurka bere ty nejbližší
rulebook-row-taken = Zmizí první
rulebook-contact-right = Správně: symboly k sobě sedí po dvojicích
rulebook-contact-wrong = Špatně: dotýkají se různé symboly

## Headings

rulebook-head-aim = Oč jde
rulebook-head-board = Deska a dílky
rulebook-head-round = Kolo krok za krokem
rulebook-head-gems = Jakou cenu mají drahokamy
rulebook-head-track = Počítadlo kol
rulebook-head-bag = Sáček
rulebook-head-die = Kostka
rulebook-head-second = Druhá šance
rulebook-head-handicap = Vyrovnání sil
rulebook-head-blocks = Bloky a vrstvy
rulebook-head-levels = Úrovně
rulebook-head-gemboard = Deska s drahokamy
rulebook-head-pawn = Tah a drahokamy
rulebook-head-cards = Karty
rulebook-head-contact = Jak se karty dotýkají
rulebook-head-call = Zavolání a body
rulebook-head-runs = Jak se dá hrát
rulebook-head-aside = Přeskočit a skončit
rulebook-head-practice = Trénink a nápověda
rulebook-head-end = Konec a remízy
rulebook-head-records = Rekordy
rulebook-head-printed = Jinak než v krabici

## What several games share

rulebook-race-die =
    Kostka má { $symbols } stěn a každá deska má pro každou z nich řadu. Ta ukazuje, co máš použít; nic jiného nesmíš, ani kdyby to sedělo.
    Jeden hod platí pro všechny. Stěna je stejná, desky ne.
rulebook-race-second =
    Čas vypršel a nikdo nezavolal? Hodiny se otočí ještě jednou a všichni pokračují tam, kde jsou.
    Když ani teď nikdo nezavolá, kolo končí bez odměny. Vzdaná deska zůstává vzdaná.
rulebook-race-handicap =
    Dítě a dospělý u jednoho stolu? Před začátkem si každý může zvolit vyrovnání, a kdo vede stůl, i za ostatní. Všichni ho vidí a po začátku se už nemění.
    - Čas navíc: když se hodiny přesypou, tento hráč pokračuje ještě až { $extra_seconds } sekund. Ostatní už skončili. O pořadí rozhoduje jako vždy, kdo zavolá dřív.
    - Vlastní desky: pro { $few } nebo { $many } dílky, ať mají ostatní jakékoli.
    Když nikdo nezavolá, nejdřív se otočí hodiny. Čas navíc přijde až úplně nakonec.
rulebook-race-gems =
    Drahokamů je { $gems }. Nezáleží na tom, kolik jich máš, ale jakou mají cenu:
rulebook-race-track =
    Na počítadle je { $on_track } dvojic safír a jantar, jedna pro každé z { $rounds } kol. Je na něm tedy vidět i to, kolik kol zbývá.
    - Nejrychlejší řešení: safír a drahokam ze sáčku.
    - Druhé: jantar a drahokam ze sáčku.
    - Každé další včas: drahokam ze sáčku.
    Co v kole nikdo nezíská, jde do sáčku.
rulebook-race-bag =
    Na začátku je v sáčku { $bag } drahokamů. Táhne se poslepu: i za pomalé řešení může být rubín a za rychlé jantar.
    Otevři si sáček na obrazovce: uvidíš, co v něm zbývá a jakou má každý drahokam šanci.
rulebook-race-end =
    Po { $rounds } kolech sečti své drahokamy: nejvíc bodů vyhrává.
    Remíza v čele? Přijde rozstřel: jen remizující závodí ještě jednou, každý na nové desce a bez drahokamů. Kdo ji vyřeší první, vyhraje. Když nerozhodnou { $tie_breaks } rozstřely, výhra je společná.

## Gem pouch

rulebook-pouch-aim =
    Všichni řeší hlavolam najednou, proti hodinám i proti sobě. Za řešení jsou drahokamy a za rychlé řešení lepší. Po { $rounds } kolech vyhrávají ty nejcennější. Počet hráčů: { $fewest_players } až { $most_players }.
rulebook-pouch-board =
    Všichni mají stejných { $pieces } dílků. V každém kole použiješ { $few } nebo { $many }, podle toho, co se u stolu zvolí.
    Otáčej je a překlápěj, jak chceš. Každé světlé pole musí být pokryté právě jednou. Nic nesmí přečnívat a žádný dílek nesmí zbýt.
rulebook-pouch-round =
    1. Každý dostane novou desku. Žádná se neopakuje.
    2. Padne kostka, všechny desky se otočí a hodiny běží: { $seconds } sekund.
    3. Pokryj světlá pole dílky, které tvá deska pro kostku ukazuje.
    4. Hotovo? To je tvoje Ubongo! Pořadí platí a ostatní hrají dál.
    5. Když čas vyprší, všichni přestanou. Za řešení jsou drahokamy a všechny desky se ukážou.
    O zavoláních do { $photo_finish } tisícin sekundy od sebe rozhoduje cílová fotografie. Platí vlastní čas každého, takže pomalé připojení nikoho o pořadí nepřipraví.
rulebook-pouch-printed =
    - V krabici jsou desky odkryté už před hodem. Tady se otočí všechny najednou, aby nikdo neměl náskok. U stolu se dá zvolit i původní způsob.
    - Desky v kole jsou zhruba stejně těžké a potřebné dílky máš připravené. U stolu se dají zvolit náhodné desky, nebo že si dílky hledáte.
    - Špatně zavolat nejde: hra zavolá za tebe, jakmile je deska správně.
    - Desku můžeš vzdát, aby na tebe nikdo nečekal.
    - Řeší už jen boti? Můžeš je nechat hned dohrát. Na jejich výsledcích to nic nemění.

## Gem board

rulebook-classic-aim =
    Vyřeš desku, než vyprší čas, posuň figurku podél desky s drahokamy a vezmi si { $taken } drahokamy, to vše, dokud běží hodiny. Na konci vyhrává nejvíc drahokamů jedné barvy. Počet hráčů: { $fewest_players } až { $most_players }, počet kol: { $rounds }.
rulebook-classic-board =
    Všichni mají stejných { $pieces } dílků. V každém kole použiješ { $few } nebo { $many }, podle toho, co se u stolu zvolí.
    Otáčej je a překlápěj, jak chceš. Každé světlé pole musí být pokryté právě jednou. Nic nesmí přečnívat a žádný dílek nesmí zbýt.
rulebook-classic-gemboard =
    Drahokamů je { $gems } v { $colors } barvách, od každé { $of_a_color }. Náhodně vyplňují { $rows } řad po { $in_a_row }. Na konci každé řady je pole pro figurky.
    Před prvním kolem postavíš figurku k jedné z řad. Na jednom poli může stát víc figurek. Dívej se, které barvy jsou první tam a v řadách vedle.
rulebook-classic-round =
    1. Každý dostane novou desku.
    2. Padne kostka, všechny desky se otočí a hodiny běží: { $seconds } sekund.
    3. Pokryj světlá pole dílky, které tvá deska pro kostku ukazuje.
    4. Hotovo? To je tvoje Ubongo! Pořadí určí, jak daleko smí tvá figurka.
    5. Posuň figurku a vezmi si drahokamy, než vyprší čas. Ostatní hrají dál.
    6. Když čas vyprší, všichni přestanou: žádné volání, tahy ani drahokamy.
    O zavoláních do { $photo_finish } tisícin sekundy od sebe rozhoduje cílová fotografie. Platí vlastní čas každého.
rulebook-classic-pawn =
    O kolik polí smí tvá figurka, oběma směry:
    - První v pořadí: až o { $steps_1 }
    - Druhá: až o { $steps_2 }
    - Třetí: až o { $steps_3 }
    - Čtvrtá: { $steps_4 }. Vezmi, co je před tebou.
    Můžeš i zůstat. Pole jsou v řadě, ne v kruhu. Potom si vezmeš { $taken } drahokamy nejblíž figurce. Řady ubývají jen od figurky a prázdná řada zůstane prázdná.
    Dvě figurky u jedné řady? Drahokamy má rychlejší ruka, ne lepší pořadí.
    Bez řešení figurka stojí a nic nebere.
rulebook-classic-end =
    Po { $rounds } kolech spočítej svou nejlepší barvu. Nejvyšší počet vyhrává, ať je to kterákoli barva. Při remíze rozhoduje další nejlepší barva a tak dál. Všude stejně? Výhra je společná.
    Víc drahokamů celkem ti tedy nepomůže. Vyber si barvu nebo dvě a drž se jich.
rulebook-classic-printed =
    - V krabici jsou desky odkryté už před hodem. Tady se otočí všechny najednou. U stolu se dá zvolit i původní způsob.
    - Desky v kole jsou zhruba stejně těžké. U stolu se dají zvolit náhodné.
    - Když figurku nepostavíš včas, začne u řady { $default_field }.
    - Jakmile si všichni vzali drahokamy nebo vzdali, na hodiny se nečeká.
    - U stolu se dají zvolit všechny desky: { $rounds_for_2 } kol ve dvou, { $rounds_for_3 } ve třech.
    - Dá se hrát i v klidu: drahokamy se berou až po závodě, podle pořadí a bez hodin.
    - Řeší už jen boti? Můžeš je nechat hned dohrát. Na jejich výsledcích to nic nemění.

## 3D blocks

rulebook-three-d-aim =
    Tady se staví: naplň bloky { $layers } vrstvy, než vyprší čas a než to stihnou ostatní. Za řešení jsou drahokamy a za rychlé řešení lepší. Po { $rounds } kolech vyhrávají ty nejcennější. Počet hráčů: { $fewest_players } až { $most_players }.
rulebook-three-d-blocks =
    Všichni mají stejných { $blocks } bloků ve { $colors } barvách. V každém kole použiješ { $few } nebo { $many }.
    Světlá pole jsou podlaha. Nad nimi musí být plné právě { $layers } vrstvy: žádná díra, nic mimo, nic navrchu.
    Blok otáčej a převracej, jak chceš. Zrcadlit nejde: dva zkroucené bloky vypadají podobně, ale jeden je zrcadlovým obrazem druhého a nikdy ho nenahradí.
rulebook-three-d-levels =
    Úrovně jsou { $levels } a každý si volí svou. Dítě na nejlehčí může hrát s dospělým na nejtěžší a šance jsou vyrovnané.
    V každém kole jsou desky na svou úroveň zhruba stejně těžké.
rulebook-three-d-round =
    1. Každý dostane novou desku své úrovně.
    2. Padne kostka, všechny desky se otočí a hodiny běží: { $seconds } sekund.
    3. Stav z bloků, které tvá deska pro kostku ukazuje.
    4. Obě vrstvy plné? To je tvoje Ubongo! Pořadí platí, ať hraješ kteroukoli úroveň, a ostatní hrají dál.
    5. Když čas vyprší, všichni přestanou. Za řešení jsou drahokamy a všechny desky se ukážou.
    O zavoláních do { $photo_finish } tisícin sekundy od sebe rozhoduje cílová fotografie. Platí vlastní čas každého.
rulebook-three-d-printed =
    - V krabici jsou desky odkryté už před hodem. Tady se otočí všechny najednou. U stolu se dá zvolit i původní způsob.
    - Desky se losují kolo po kole, aby se vyrovnala obtížnost, a potřebné bloky máš připravené. U stolu se dají zvolit náhodné desky, nebo že si bloky hledáte.
    - Dá se hrát bez štěstí: drahokamy podle pořadí, od rubínu za první místo až po jantar, bez počítadla a sáčku.
    - Řeší už jen boti? Můžeš je nechat hned dohrát. Na jejich výsledcích to nic nemění.

## Cards

rulebook-cards-aim =
    Hra pro bystré oči: spoj { $placed } ze svých { $hand } karet tak, aby symboly seděly všude, kde se karty dotýkají, a to dřív než ostatní. Hodiny neběží. Po { $rounds } kolech vyhrává nejvíc bodů. Počet hráčů: { $fewest_players } až { $most_players }.
rulebook-cards-cards =
    Karet je { $cards } ve { $stacks } balíčcích. Na jedné straně je { $symbols } různých symbolů ve dvou řadách.
    Každý balíček je na dvě kola. První má { $symbols_1 } druhů symbolů, další { $symbols_2 }, poslední { $symbols_3 }. Víc druhů je těžší.
    V lichých kolech dostaneš { $hand } nových karet. V sudých tytéž karty otočíš.
rulebook-cards-round =
    1. Na signál všichni uvidí svých { $hand } karet a hned začnou.
    2. Polož jednu kartu kamkoli.
    3. Přikládej kartu po kartě. Každá nová se musí správně dotýkat některé položené.
    4. Karty otáčej, přesouvej a ber zpět, jak často chceš. Větvit se smí.
    5. Leží { $placed } spojených karet? To je tvoje Ubongo! Nikdo už nepřikládá.
    6. Všechna rozložení se zkontrolují a jsou body.
    Řešení vždy existuje. Když ho nevidíš, můžeš pasovat. Když pasují všichni, kolo končí.
    Další kolo začne, jakmile jsou všichni připraveni, nejpozději za { $pause_seconds } sekund.
rulebook-cards-contact =
    Kde se dvě karty dotýkají, tam jsou právě { $pairs } symboly jedné vedle { $pairs } symbolů druhé a jsou stejné, dvojice po dvojici.
    - Špatně: dotýká se jen jedna dvojice, nebo je jedna navíc.
    - Špatně: dotýkají se různé symboly.
    - Špatně: nová karta se dotýká víc než jedné. U stolu se to dá povolit, je-li vše správně.
    Nezáleží na tom, jak je symbol otočený. Dotyk rohem se nepočítá.
rulebook-cards-call =
    - Správné zavolání: { $call } bodů.
    - Bez zavolání, ale se správným rozložením: bod za každou položenou kartu.
    - S chybou v rozložení: nic, ani po zavolání.
    Zavolání do { $photo_finish } tisícin sekundy od sebe platí jako současná. Potom má každý { $call }.
rulebook-cards-end =
    Po { $rounds } kolech vyhrává nejvíc bodů. Při remíze vyhrává, kdo měl častěji { $call }. Pořád stejně? Výhra je společná.
rulebook-cards-printed =
    - Běžně jsou chyby vidět, jakmile karta leží, a špatně zavolat nejde. U stolu se dá zvolit, že se ukážou i místa, nebo hra bez nápovědy jako s opravdovými kartami. Můžeš to zvolit i jen pro sebe.
    - Karty jsou do signálu zakryté. U stolu se dají ukázat dřív.
    - Můžeš pasovat a pak si to rozmyslet.
    - Karty bez řešení se nikdy nerozdají.
    - Řeší už jen boti? Můžeš je nechat hned dohrát. Na jejich výsledcích to nic nemění.

## Solo

rulebook-solo-aim =
    Jedna deska za druhou, jen pro tebe: co nejvíc, co nejrychleji, nebo prostě pro radost. Vybíráš si ploché dílky, nebo bloky.
rulebook-solo-board =
    Na ploché desky použiješ { $few } nebo { $many } ze svých { $pieces } dílků. Každé světlé pole pokryj právě jednou. Nic nesmí přečnívat. Dílky otáčej a překlápěj, jak chceš.
    S bloky, těch je { $blocks }, naplníš nad světlými poli { $layers } vrstvy, na jedné ze { $levels } úrovní. Bloky smíš otáčet, ale ne zrcadlit.
rulebook-solo-runs =
    - Co nejvíc: řeš desky { $minutes_short }, { $minutes_middle } nebo { $minutes_long } minut. Počítají se jen hotové.
    - Co nejrychleji: vyřeš { $tasks_short }, { $tasks_middle } nebo { $tasks_long } desek. Počítá se čas.
    - Trénink: bez hodin a bez cíle. Skonči, kdy chceš.
    Čas běží od otočení první desky. Další přijde, hned jak jednu vyřešíš.
rulebook-solo-die =
    Kostka padá pro každou desku. Má { $symbols } stěn a deska má pro každou řadu dílků. Jiné použít nesmíš.
    Nové desky se neopakují: stejná se stejnou stěnou přijde znovu, až když se vystřídají všechny ostatní.
rulebook-solo-aside =
    Nejde to? Přeskoč desku a vezmi si další. Nepočítá se a čas s ní strávený je pryč.
    Pokus můžeš kdykoli ukončit. Vyřešené desky zůstanou, ale ukončený pokus se nedostane mezi rekordy. Po { $most_boards } deskách pokus končí.
rulebook-solo-practice =
    Trénink se ti přizpůsobuje. Když řešíš rychle, další desky jsou těžší. Když je přeskakuješ nebo chceš nápovědu, jsou lehčí.
    Nejde to? Při tréninku si můžeš kdykoli říct o pomoc:
    - Nápověda položí jeden dílek za tebe. Když tvé dílky překážejí, řekne, které máš vzít zpět.
    - Ukáže se řešení. Deska zůstane nevyřešená a čas stojí, dokud nejdeš dál.
    - Ještě jednou: každá deska tohoto tréninku se vrátí prázdná, i ta přeskočená.
    S nápovědou nebo napodruhé se tvůj čas nepočítá jako nejlepší. Pokusy na čas nápovědu nemají.
rulebook-solo-records =
    U každé vyřešené desky si hra pamatuje obtížnost a tvůj čas. Dokončené pokusy porovnává s dřívějšími stejného druhu. Obtížnost desek je zčásti náhoda, takže i rekord chce trochu štěstí.
rulebook-solo-printed =
    - Hra si pamatuje tvé časy a výsledky.
    - Trénink bez hodin je novinka.
    - Sólo se dá hrát i s bloky.
