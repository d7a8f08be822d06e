# Polish: the lessons. A step has a sentence that says what to do, one that helps (-hint), and often one on the result (-done).

## The overview

learn-lead = Krótkie lekcje. Każda trwa niecałą minutę i wszystko robisz samodzielnie.
learn-mark-new = nierozpoczęta
learn-mark-started = rozpoczęta
learn-mark-done = ukończona

## Every lesson

learn-step-of = Krok { $step } z { $all }
learn-praise-1 = Dobrze!
learn-praise-2 = Świetnie!
learn-praise-3 = Właśnie tak!
learn-shown = Tak to się robi.
learn-show = Pokaż mi
learn-skip = Pomiń ten krok
learn-next = Dalej
learn-over = Lekcja ukończona!
learn-over-lead = Przejdź do następnej albo od razu zagraj.
learn-over-all = „{ $edition }”: wiesz już wszystko, czego potrzeba.
learn-next-lesson = Następna lekcja
learn-first-game = Pierwsza gra przeciw botowi
learn-first-races = Dziewięć krótkich wyścigów z jednym botem, na planszach takich jak te.
learn-first-track = Pierwsze rozwiązanie bierze szafir z toru rund, drugie bursztyn.
learn-first-bag = Każdy, kto zdąży, losuje jeszcze klejnot z woreczka. To kwestia szczęścia.
learn-first-points = Wygrywa najwięcej punktów.
learn-first-go = Zaczynamy
learn-first-close = Zamknij
learn-again = Jeszcze raz
learn-all = Wszystkie lekcje
learn-bag = Sięgnij do woreczka
learn-bot = { $done ->
    [yes] Bot skończył. Graj dalej!
   *[no] Bot jeszcze szuka.
}
learn-glass-again = Czas minął. W lekcji klepsydra obraca się jeszcze raz.

## Typed moves

learn-word-next = dalej
learn-word-skip = pomiń
learn-word-show = pokaż
learn-typed-example = Możesz wpisać: { $line }
learn-typed-number = Możesz wpisać numer odpowiedzi.
learn-typed-choice = Wpisz numer odpowiedzi. „{ $show }” ją pokaże, „{ $next }” prowadzi dalej.
learn-typed-option = { $number }: { $text }

## Pouch

learn-pouch-1 = Zakryj planszę
learn-pouch-1-lay = Połóż dowolny klocek na jasnych polach.
learn-pouch-1-lay-hint = Nie tutaj: cały klocek musi być na wolnych jasnych polach.
learn-pouch-1-turn = Teraz weź klocek i obróć go przyciskiem lub klawiszem R.
learn-pouch-1-turn-hint = Najpierw weź klocek. Potem naciśnij przycisk z okrągłą strzałką.
learn-pouch-1-flip = Odwróć też klocek, przyciskiem lub klawiszem F.
learn-pouch-1-flip-hint = Najpierw weź klocek. Potem naciśnij przycisk z dwoma trójkątami.
learn-pouch-1-cover = A teraz zakryj wszystkie jasne pola trzema klockami.
learn-pouch-1-cover-hint = Nie tutaj. Obróć lub odwróć klocek albo zrób mu miejsce.
learn-pouch-1-cover-done = Ubongo! W grze zakryta plansza woła to za ciebie.
learn-pouch-2 = Kostka i klepsydra
learn-pouch-2-die = Na kostce wypadł wąż. Który rząd klocków jest twój?
learn-pouch-2-die-hint = Szukaj rzędu z symbolem z kostki.
learn-pouch-2-die-done = Tak, rząd z wężem. Używasz tych klocków i żadnych innych.
learn-pouch-2-race = Zakryj planszę, zanim minie czas. Bot też gra!
learn-pouch-2-race-hint = Nie tutaj. Obróć lub odwróć klocek albo zrób mu miejsce.
learn-pouch-2-race-done = { $first ->
    [yes] Ubongo! Szybciej niż bot.
   *[no] Ubongo! Bot był szybszy, ale każdy, kto zdąży, dostaje klejnot.
}
learn-pouch-3 = Klejnoty
learn-pouch-3-worth = Który z tych klejnotów jest wart najwięcej?
learn-pouch-3-worth-hint = Inny jest wart więcej. Jest czerwony.
learn-pouch-3-worth-done = Rubin to 4 punkty, szafir 3, szmaragd 2, a bursztyn 1.
learn-pouch-3-track = Pierwsze miejsce! Weź lepszy klejnot z toru rund.
learn-pouch-3-track-hint = Ten daje tylko 1 punkt. Drugi daje 3.
learn-pouch-3-track-done = Pierwsze miejsce bierze szafir, drugie bursztyn.
learn-pouch-3-draw = Każdy, kto zdąży, losuje jeszcze klejnot. Sięgnij do woreczka!
learn-pouch-3-draw-hint = Naciśnij woreczek.
learn-pouch-3-draw-done = Szmaragd, 2 punkty! Losowanie to kwestia szczęścia.
learn-pouch-3-sum = Szafir i szmaragd: ile to punktów?
learn-pouch-3-sum-hint = Szafir to 3 punkty, szmaragd 2. Dodaj je.
learn-pouch-3-sum-done = 5 punktów, z tego 3 za pierwsze miejsce. Po dziewięciu rundach wygrywa najwięcej punktów.

## Classic

learn-classic-1 = Rozwiąż i weź
learn-classic-1-cover = Zakryj jasne pola trzema klockami.
learn-classic-1-cover-hint = Nie tutaj. Obróć lub odwróć klocek albo zrób mu miejsce.
learn-classic-1-cover-done = Ubongo! Teraz możesz wziąć klejnoty.
learn-classic-1-take = Weź dwa klejnoty sprzed swojego pionka.
learn-classic-1-take-hint = Naciśnij rząd ze swoim pionkiem albo przycisk pod planszą.
learn-classic-1-take-done = Dwa klejnoty bierzesz w każdej rundzie rozwiązanej na czas.
learn-classic-2 = Pionek
learn-classic-2-move = Pierwsze miejsce: przesuń pionek najwyżej o trzy rzędy, tam, gdzie z przodu są dwa zielone.
learn-classic-2-move-hint = Liczą się dwa klejnoty najbliżej pionka. Tutaj nie oba są zielone.
learn-classic-2-take = Weź dwa zielone klejnoty.
learn-classic-2-take-hint = Wróć do rzędu z dwoma zielonymi i tam je weź.
learn-classic-2-take-done = Spiesz się: póki piasek się sypie, ktoś może cię wyprzedzić.
learn-classic-2-last = Rozwiązało czworo graczy, ty na końcu. O ile rzędów wolno przesunąć pionek?
learn-classic-2-last-hint = Pierwsze miejsce przesuwa pionek do 3 rzędów, drugie do 2, trzecie o 1.
learn-classic-2-last-done = O zero: bierzesz klejnoty sprzed pionka. Kto jest szybszy, ma większy wybór.
learn-classic-3 = Cel gry
learn-classic-3-most = Wygrywa najwięcej klejnotów jednego koloru. Kto wygra tutaj?
learn-classic-3-most-hint = U każdego licz tylko najlepszy kolor.
learn-classic-3-most-done = Cztery zielone wygrywają z trzema czerwonymi. Suma się nie liczy.
learn-classic-3-tie = Oboje mają po cztery jednego koloru. Kto wygra teraz?
learn-classic-3-tie-hint = Porównaj drugie najlepsze kolory.
learn-classic-3-tie-done = Przy remisie rozstrzyga następny kolor: trzy wygrywają z dwoma.
learn-classic-3-row = Masz trzy zielone klejnoty. Które dwa teraz weźmiesz?
learn-classic-3-row-hint = Najbardziej pomaga twój najlepszy kolor.
learn-classic-3-row-done = Masz już pięć zielonych. Tak się wygrywa.

## Three-d

learn-three-d-1 = Dwie warstwy
learn-three-d-1-lay = Połóż czerwoną bryłę (A) na planszy.
learn-three-d-1-lay-hint = Tu nie pasuje. Obróć ją albo spróbuj gdzie indziej.
learn-three-d-1-fill = Buduje się na dwie warstwy. Wypełnij resztę żółtą bryłą (G).
learn-three-d-1-fill-hint = Przewracaj bryłę, aż część będzie w warstwie 1, a część w warstwie 2.
learn-three-d-1-fill-done = Ubongo! Obie warstwy są pełne i nic nie wystaje.
learn-three-d-2 = Obracanie i przewracanie
learn-three-d-2-turn = Bryły obracają się we wszystkie strony. Weź niebieską bryłę (E) i przewróć ją.
learn-three-d-2-turn-hint = Najpierw weź bryłę. Potem naciśnij przycisk ze strzałką.
learn-three-d-2-stand = Postaw niebieską bryłę (E) pionowo na planszy.
learn-three-d-2-stand-hint = Obracaj dalej: ma mieć dwie warstwy wysokości i jeden rząd szerokości.
learn-three-d-2-upper = Została luka. Wypełnij ją czerwoną bryłą (A).
learn-three-d-2-upper-hint = Spójrz na obie warstwy: luka jest tylko w jednej.
learn-three-d-2-upper-done = Ubongo! Obie warstwy są pełne.
learn-three-d-3 = Cała plansza
learn-three-d-3-whole = Wypełnij obie warstwy trzema bryłami, warstwa po warstwie lub w 3D.
learn-three-d-3-whole-hint = Nie tutaj. Zacznij od niebieskiej bryły: niech stoi na brzegu.
learn-three-d-3-whole-done = Ubongo! To była cała plansza.
learn-three-d-3-gem = Tu klejnoty są według miejsc. Pierwsze miejsce! Który dostajesz?
learn-three-d-3-gem-hint = Pierwsze miejsce dostaje najcenniejszy klejnot.
learn-three-d-3-gem-done = Pierwsze miejsce dostaje rubin, potem są szafir, szmaragd i bursztyn. Przy innych stołach klejnoty są z toru i z woreczka.

## Cards

learn-cards-1 = Dwa symbole się stykają
learn-cards-1-right = Dwa symbole jednej karty muszą dotykać tych samych na drugiej. Gdzie jest dobrze?
learn-cards-1-right-hint = Policz stykające się pary: mają być dwie, każda z jednakowych symboli.
learn-cards-1-right-done = Tak: dwie pary jednakowych symboli, nie jedna i nie trzy.
learn-cards-1-lay = Teraz połóż drugą kartę tak, by pasowała do pierwszej.
learn-cards-1-lay-hint = Jeszcze nie: muszą się stykać dwie pary jednakowych symboli.
learn-cards-1-lay-done = Obie karty do siebie pasują.
learn-cards-2 = Cztery karty
learn-cards-2-two = Połóż drugą kartę tak, by zgadzały się dwie pary symboli.
learn-cards-2-two-hint = Jeszcze nie: muszą się stykać dwie pary jednakowych symboli.
learn-cards-2-four = Dołóż jeszcze dwie karty. Każda może dotykać tylko jednej innej.
learn-cards-2-four-hint = Nie tutaj. Weź kartę z powrotem, obróć ją lub spróbuj z innej strony.
learn-cards-2-four-done = Cztery karty i wszystkie dobrze. W grze potrzeba siedmiu.
learn-cards-3 = Okrzyk i punkty
learn-cards-3-call = Leży siedem kart, wszystkie dobrze. Co teraz?
learn-cards-3-call-more = Położyć ósmą kartę
learn-cards-3-call-call = Zawołać „Ubongo!”
learn-cards-3-call-hint = Siedem kart wystarczy.
learn-cards-3-call-done = Tak: jeśli wszystkie siedem leży dobrze, za okrzyk jest dziesięć punktów.
learn-cards-3-five = Woła ktoś inny. Twoje pięć kart leży dobrze. Ile dostajesz punktów?
learn-cards-3-five-hint = Gdy wszystko leży dobrze, każda karta daje jeden punkt.
learn-cards-3-five-done = Pięć: punkt za każdą kartę.
learn-cards-3-wrong = Jedna z twoich pięciu kart leży źle. Ile to teraz punktów?
learn-cards-3-wrong-hint = Jeden błąd i cały układ się nie liczy.
learn-cards-3-wrong-done = Zero. Lepiej w porę wziąć złą kartę z powrotem.
learn-cards-3-pass = Nie znajdujesz już miejsca. Co możesz zrobić?
learn-cards-3-pass-guess = Mimo to położyć kartę
learn-cards-3-pass-pass = Spasować
learn-cards-3-pass-hint = Zła karta kosztowałaby cię wszystkie punkty.
learn-cards-3-pass-done = Pas: każda karta nadal daje punkt. Runda kończy się, gdy ktoś zawoła albo wszyscy spasują.
