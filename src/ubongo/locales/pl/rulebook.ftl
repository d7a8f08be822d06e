# Polish: the rules of every game, for players. Numbers come from the code as { $variables }: type none.
# A line that starts with "1. " is a step, one that starts with "- " an item of a list, any other a paragraph.

rulebook-title = Zasady
rulebook-lead = Jak się gra w każdą z gier, w kilka minut.
rulebook-all = Wszystkie zasady
rulebook-contents = Spis treści
rulebook-print = Drukuj
rulebook-close = Zamknij zasady
rulebook-solo-name = Gra solo
rulebook-try = Spróbuj tutaj: zakryj jasne pola.
rulebook-try-blocks = Spróbuj tutaj: zbuduj na jasnych polach tyle warstw: { $layers }.
rulebook-solved = Ubongo! Tak wygląda rozwiązana plansza.
rulebook-again = Opróżnij planszę
rulebook-track-figure = Tor rund przed pierwszą rundą
rulebook-row-figure = Rząd klejnotów: pionek bierze najbliższe
rulebook-row-taken = Znikają najpierw
rulebook-contact-right = Dobrze: symbole pasują parami
rulebook-contact-wrong = Źle: stykają się różne symbole

## Headings

rulebook-head-aim = Cel gry
rulebook-head-board = Plansza i klocki
rulebook-head-round = Runda krok po kroku
rulebook-head-gems = Ile są warte klejnoty
rulebook-head-track = Tor rund
rulebook-head-bag = Woreczek
rulebook-head-die = Kostka
rulebook-head-second = Druga szansa
rulebook-head-handicap = Wyrównanie szans
rulebook-head-blocks = Bryły i warstwy
rulebook-head-levels = Poziomy
rulebook-head-gemboard = Plansza z klejnotami
rulebook-head-pawn = Ruch i klejnoty
rulebook-head-cards = Karty
rulebook-head-contact = Jak stykają się karty
rulebook-head-call = Okrzyk i punkty
rulebook-head-runs = Sposoby gry
rulebook-head-aside = Pomijanie i kończenie
rulebook-head-practice = Trening i pomoc
rulebook-head-end = Koniec i remisy
rulebook-head-records = Rekordy
rulebook-head-printed = Inaczej niż w pudełku

## What several games share

rulebook-race-die =
    Kostka ma { $symbols } ścian, a na każdej planszy jest rząd dla każdej z nich. Pokazuje, czego użyć; niczego innego nie wolno, nawet gdyby pasowało.
    Jeden rzut obowiązuje wszystkich. Ściana jest ta sama, plansze są różne.
rulebook-race-second =
    Czas minął i nikt nie zawołał? Klepsydra obraca się jeszcze raz, a wszyscy grają dalej.
    Jeśli i tym razem nikt nie zawoła, runda kończy się bez nagród. Poddana plansza pozostaje poddana.
rulebook-race-handicap =
    Dziecko i dorosły przy jednym stole? Przed startem każdy może wybrać wyrównanie dla siebie, a kto prowadzi stół, dla każdego. Wszyscy je widzą, a po starcie już się nie zmienia.
    - Dodatkowy czas: gdy piasek się przesypie, ta osoba gra dalej jeszcze do { $extra_seconds } sekund. Pozostali już skończyli. O miejscu jak zawsze decyduje kolejność zgłoszeń.
    - Własne plansze: na { $few } albo { $many } klocki, niezależnie od pozostałych.
    Jeśli nikt nie zawoła, najpierw obraca się klepsydra. Dodatkowy czas przychodzi na samym końcu.
rulebook-race-gems =
    Klejnotów jest { $gems }. Nie liczy się, ile ich masz, tylko ile są warte:
rulebook-race-track =
    Na torze jest { $on_track } par: szafir i bursztyn, po jednej na każdą z { $rounds } rund. Widać więc też, ile rund zostało.
    - Pierwsze rozwiązanie: szafir i klejnot z woreczka.
    - Drugie: bursztyn i klejnot z woreczka.
    - Każde następne na czas: klejnot z woreczka.
    Czego nikt w rundzie nie zdobył, to trafia do woreczka.
rulebook-race-bag =
    Na początku w woreczku jest { $bag } klejnotów. Ciągnie się w ciemno: powolne rozwiązanie może dać rubin, a szybkie bursztyn.
    Otwórz woreczek na ekranie: zobaczysz, co w nim zostało i jaka jest szansa na każdy klejnot.
rulebook-race-end =
    Po { $rounds } rundach dodaj wartości swoich klejnotów: wygrywa najwięcej punktów.
    Remis na czele? Jest dogrywka: ścigają się tylko remisujący, każdy na nowej planszy i bez klejnotów. Kto pierwszy rozwiąże, wygrywa. Jeśli { $tie_breaks } dogrywki nic nie dadzą, wygrana jest wspólna.

## Gem pouch

rulebook-pouch-aim =
    Wszyscy naraz rozwiązują łamigłówkę, na czas i na wyścigi. Rozwiązanie daje klejnoty, a szybkie daje lepsze. Po { $rounds } rundach wygrywają najcenniejsze klejnoty. Liczba graczy: od { $fewest_players } do { $most_players }.
rulebook-pouch-board =
    Każdy ma te same klocki: { $pieces }. W każdej rundzie używasz { $few } albo { $many } z nich, zależnie od wyboru przy stole.
    Obracaj je i odwracaj, jak chcesz. Każde jasne pole musi być zakryte dokładnie raz. Nic nie może wystawać i żaden klocek nie może zostać.
rulebook-pouch-round =
    1. Każdy dostaje nową planszę. Żadna się nie powtarza.
    2. Rzut kostką, wszystkie plansze się odkrywają i rusza klepsydra: { $seconds } sekund.
    3. Zakryj jasne pola klockami, które twoja plansza pokazuje dla kostki.
    4. Gotowe? To twoje Ubongo! Liczy się twoje miejsce, a pozostali grają dalej.
    5. Gdy czas minie, wszyscy przerywają. Za rozwiązania są klejnoty, a wszystkie plansze zostają pokazane.
    Okrzyki w odstępie poniżej { $photo_finish } tysięcznych sekundy to fotofinisz: decyduje własny czas, więc wolne łącze nikomu nie odbiera miejsca.
rulebook-pouch-printed =
    - W pudełku plansze leżą odkryte przed rzutem. Tutaj odkrywają się razem, żeby nikt nie miał przewagi. Przy stole można wybrać stary sposób.
    - Plansze w rundzie są mniej więcej równie trudne, a twoje klocki są już gotowe. Przy stole można wybrać losowe plansze albo szukanie klocków.
    - Nie da się zawołać źle: gra woła za ciebie, gdy plansza jest dobrze zakryta.
    - Możesz poddać planszę, żeby nikt na ciebie nie czekał.
    - Grają już tylko boty? Możesz pozwolić im od razu dokończyć. Ich wyniki się przez to nie zmienią.

## Gem board

rulebook-classic-aim =
    Rozwiąż planszę, zanim minie czas, przesuń pionek wzdłuż planszy z klejnotami i weź klejnoty ({ $taken }), a wszystko, dopóki sypie się piasek. Na końcu wygrywa najwięcej klejnotów jednego koloru. Liczba graczy: od { $fewest_players } do { $most_players }, liczba rund: { $rounds }.
rulebook-classic-board =
    Każdy ma te same klocki: { $pieces }. W każdej rundzie używasz { $few } albo { $many } z nich, zależnie od wyboru przy stole.
    Obracaj je i odwracaj, jak chcesz. Każde jasne pole musi być zakryte dokładnie raz. Nic nie może wystawać i żaden klocek nie może zostać.
rulebook-classic-gemboard =
    Klejnoty, razem { $gems }, mają { $colors } kolorów, po { $of_a_color } w każdym. Losowo wypełniają { $rows } rzędów po { $in_a_row }. Na końcu każdego rzędu jest pole dla pionków.
    Przed pierwszą rundą stawiasz pionek przy jednym z rzędów. Na jednym polu może stać kilka pionków. Patrz, jakie kolory są pierwsze tam i w rzędach obok.
rulebook-classic-round =
    1. Każdy dostaje nową planszę.
    2. Rzut kostką, wszystkie plansze się odkrywają i rusza klepsydra: { $seconds } sekund.
    3. Zakryj jasne pola klockami, które twoja plansza pokazuje dla kostki.
    4. Gotowe? To twoje Ubongo! Od miejsca zależy, jak daleko może pójść twój pionek.
    5. Przesuń pionek i weź klejnoty, zanim minie czas. Pozostali grają dalej.
    6. Gdy czas minie, wszyscy przerywają: koniec okrzyków, ruchów i brania.
    Okrzyki w odstępie poniżej { $photo_finish } tysięcznych sekundy to fotofinisz: decyduje własny czas.
rulebook-classic-pawn =
    O ile pól może pójść twój pionek, w obie strony:
    - Pierwsze miejsce: do { $steps_1 }
    - Drugie: do { $steps_2 }
    - Trzecie: do { $steps_3 }
    - Czwarte: { $steps_4 }. Weź to, co masz przed sobą.
    Możesz też zostać. Pola tworzą linię, nie koło. Potem bierzesz klejnoty najbliższe pionkowi: { $taken }. Rzędy kurczą się tylko od strony pionka, a pusty rząd zostaje pusty.
    Dwa pionki przy jednym rzędzie? Klejnoty są dla szybszej ręki, nie dla lepszego miejsca.
    Bez rozwiązania pionek stoi i nic nie bierze.
rulebook-classic-end =
    Po { $rounds } rundach policz swój najlepszy kolor. Wygrywa największa liczba, wszystko jedno w jakim kolorze. Przy remisie rozstrzyga następny najlepszy kolor i tak dalej. Wszędzie remis? Wygrana jest wspólna.
    Więcej klejnotów w sumie nic więc nie daje. Wybierz kolor lub dwa i trzymaj się ich.
rulebook-classic-printed =
    - W pudełku plansze leżą odkryte przed rzutem. Tutaj odkrywają się razem. Przy stole można wybrać stary sposób.
    - Plansze w rundzie są mniej więcej równie trudne. Przy stole można wybrać losowe.
    - Jeśli nie postawisz pionka na czas, zaczyna przy rzędzie { $default_field }.
    - Gdy wszyscy wzięli klejnoty albo poddali planszę, nikt nie czeka na klepsydrę.
    - Przy stole można wybrać wszystkie plansze. Liczba rund: { $rounds_for_2 } we dwoje, { $rounds_for_3 } we troje.
    - Można też grać spokojnie: klejnoty bierze się po wyścigu, według miejsc i bez klepsydry.
    - Grają już tylko boty? Możesz pozwolić im od razu dokończyć. Ich wyniki się przez to nie zmienią.

## 3D blocks

rulebook-three-d-aim =
    Tu się buduje: wypełnij bryłami pełne warstwy ({ $layers }), zanim minie czas i zanim zdążą inni. Rozwiązanie daje klejnoty, a szybkie daje lepsze. Po { $rounds } rundach wygrywają najcenniejsze klejnoty. Liczba graczy: od { $fewest_players } do { $most_players }.
rulebook-three-d-blocks =
    Każdy ma te same bryły: { $blocks } w { $colors } kolorach. W każdej rundzie używasz { $few } albo { $many }.
    Jasne pola to podłoga. Pełnych warstw nad nimi ma być dokładnie { $layers }: bez dziur, nic obok, nic na wierzchu.
    Obracaj i przewracaj bryły, jak chcesz. Odbicia lustrzanego nie ma: dwie skręcone bryły są podobne, ale jedna jest odbiciem drugiej i nigdy jej nie zastąpi.
rulebook-three-d-levels =
    Poziomów jest { $levels } i każdy wybiera swój. Dziecko na najłatwiejszym może grać z dorosłym na najtrudniejszym, a szanse są równe.
    W każdej rundzie plansze są mniej więcej równie trudne jak na swój poziom.
rulebook-three-d-round =
    1. Każdy dostaje nową planszę na swoim poziomie.
    2. Rzut kostką, wszystkie plansze się odkrywają i rusza klepsydra: { $seconds } sekund.
    3. Buduj z brył, które twoja plansza pokazuje dla kostki.
    4. Obie warstwy pełne? To twoje Ubongo! Liczy się twoje miejsce, bez względu na poziom, a pozostali grają dalej.
    5. Gdy czas minie, wszyscy przerywają. Za rozwiązania są klejnoty, a wszystkie plansze zostają pokazane.
    Okrzyki w odstępie poniżej { $photo_finish } tysięcznych sekundy to fotofinisz: decyduje własny czas.
rulebook-three-d-printed =
    - W pudełku plansze leżą odkryte przed rzutem. Tutaj odkrywają się razem. Przy stole można wybrać stary sposób.
    - Twoje plansze są losowane runda po rundzie, żeby wyrównać trudność, a twoje bryły są już gotowe. Przy stole można wybrać losowe plansze albo szukanie brył.
    - Można grać bez losu: klejnoty według miejsca, od rubinu za pierwsze aż po bursztyn, bez toru i woreczka.
    - Grają już tylko boty? Możesz pozwolić im od razu dokończyć. Ich wyniki się przez to nie zmienią.

## Cards

rulebook-cards-aim =
    Gra na spostrzegawczość: z { $hand } kart połącz { $placed } tak, by symbole pasowały wszędzie, gdzie karty się stykają, i to szybciej niż inni. Klepsydry nie ma. Po { $rounds } rundach wygrywa najwięcej punktów. Liczba graczy: od { $fewest_players } do { $most_players }.
rulebook-cards-cards =
    Kart jest { $cards }, a stosów { $stacks }. Na jednej stronie jest { $symbols } różnych symboli w dwóch rzędach.
    Każdy stos jest na dwie rundy. Pierwszy ma { $symbols_1 } rodzajów symboli, następny { $symbols_2 }, ostatni { $symbols_3 }. Im więcej rodzajów, tym trudniej.
    W rundach nieparzystych dostajesz { $hand } nowych kart. W parzystych odwracasz te same karty.
rulebook-cards-round =
    1. Na sygnał każdy widzi swoje karty ({ $hand }) i od razu zaczyna.
    2. Połóż jedną kartę gdziekolwiek.
    3. Dokładaj kartę po karcie. Każda nowa musi dobrze stykać się z położoną.
    4. Obracaj, przesuwaj i zabieraj karty, ile razy chcesz. Rozgałęzienia są dozwolone.
    5. Leży { $placed } połączonych kart? To twoje Ubongo! Nikt już nie dokłada.
    6. Wszystkie układy zostają sprawdzone i są punkty.
    Rozwiązanie zawsze istnieje. Jeśli go nie widzisz, możesz spasować. Gdy spasują wszyscy, runda się kończy.
    Następna runda zaczyna się, gdy wszyscy są gotowi, najpóźniej po { $pause_seconds } sekundach.
rulebook-cards-contact =
    Tam, gdzie stykają się dwie karty, dokładnie { $pairs } symbole jednej są obok { $pairs } symboli drugiej i są takie same, para po parze.
    - Źle: styka się tylko jedna para albo o jedną za dużo.
    - Źle: stykają się różne symbole.
    - Źle: nowa karta styka się z więcej niż jedną. Przy stole można na to pozwolić, jeśli wszystko pasuje.
    Nieważne, jak obrócony jest symbol. Rogi się nie liczą.
rulebook-cards-call =
    - Dobry okrzyk: { $call } punktów.
    - Bez okrzyku, ale układ jest dobry: punkt za każdą położoną kartę.
    - W układzie jest błąd: nic, nawet z okrzykiem.
    Okrzyki w odstępie poniżej { $photo_finish } tysięcznych sekundy liczą się jako jednoczesne. Wtedy każdy dostaje { $call }.
rulebook-cards-end =
    Po { $rounds } rundach wygrywa najwięcej punktów. Przy remisie wygrywa, kto częściej miał { $call }. Nadal remis? Wygrana jest wspólna.
rulebook-cards-printed =
    - Zwykle błędy widać, gdy karta już leży, i nie da się zawołać źle. Przy stole można włączyć też pokazywanie miejsc lub grać bez pomocy, jak prawdziwymi kartami. Możesz to wybrać także tylko dla siebie.
    - Karty są zakryte aż do sygnału. Przy stole można je pokazać wcześniej.
    - Możesz spasować, a potem zmienić zdanie.
    - Nigdy nie dostaniesz kart bez rozwiązania.
    - Grają już tylko boty? Możesz pozwolić im od razu dokończyć. Ich wyniki się przez to nie zmienią.

## Solo

rulebook-solo-aim =
    Plansza za planszą, w pojedynkę: jak najwięcej, jak najszybciej albo po prostu dla zabawy. Wybierasz płaskie klocki albo bryły.
rulebook-solo-board =
    Na płaskich planszach używasz { $few } albo { $many } ze swoich klocków ({ $pieces }). Zakryj każde jasne pole dokładnie raz. Nic nie może wystawać. Obracaj i odwracaj klocki, jak chcesz.
    Z brył ({ $blocks }) budujesz nad jasnymi polami pełne warstwy ({ $layers }), na jednym z { $levels } poziomów. Bryły można obracać, ale nie odbijać.
rulebook-solo-runs =
    - Jak najwięcej: rozwiązuj plansze przez { $minutes_short }, { $minutes_middle } albo { $minutes_long } minut. Liczą się tylko skończone.
    - Jak najszybciej: rozwiąż { $tasks_short }, { $tasks_middle } albo { $tasks_long } plansz. Liczy się czas.
    - Trening: bez zegara i bez celu. Przestań, kiedy chcesz.
    Czas rusza, gdy odkrywa się pierwsza plansza. Następna pojawia się zaraz po rozwiązaniu.
rulebook-solo-die =
    Kostką rzuca się do każdej planszy. Ma { $symbols } ścian, a twoja plansza ma dla każdej rząd klocków. Innych użyć nie wolno.
    Nowe plansze się nie powtarzają: ta sama z tą samą ścianą wróci dopiero, gdy wyczerpią się wszystkie inne.
rulebook-solo-aside =
    Nie idzie? Pomiń planszę i weź następną. Nie liczy się, a czas na nią przepada.
    Próbę możesz przerwać w każdej chwili. Rozwiązane plansze zostają, ale przerwana próba nie trafia do rekordów. Po { $most_boards } planszach próba się kończy.
rulebook-solo-practice =
    Trening dopasowuje się do ciebie. Gdy rozwiązujesz szybko, następne plansze są trudniejsze. Gdy je pomijasz albo prosisz o pomoc, są łatwiejsze.
    Nie idzie? W treningu w każdej chwili możesz dostać pomoc:
    - Podpowiedź kładzie za ciebie jeden klocek. Jeśli twoje klocki przeszkadzają, mówi, które zabrać.
    - Rozwiązanie zostaje pokazane. Plansza jest wtedy nierozwiązana, a zegar stoi, dopóki nie pójdziesz dalej.
    - Jeszcze raz: każda plansza tego treningu wraca pusta, nawet pominięta.
    Z podpowiedzią lub za drugim razem czas nie liczy się jako najlepszy. W próbach na czas pomocy nie ma.
rulebook-solo-records =
    Gra zapamiętuje trudność każdej rozwiązanej planszy i twój czas. Skończone próby porównuje z wcześniejszymi tego samego rodzaju. Trudność plansz to po części przypadek, więc i rekord wymaga odrobiny szczęścia.
rulebook-solo-printed =
    - Gra zapamiętuje twoje czasy i wyniki.
    - Trening bez zegara to nowość.
    - Solo można grać także bryłami.
