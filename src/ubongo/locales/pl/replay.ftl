# Polish: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Powtórka
replay-failed = Nie udało się wczytać powtórki.
replay-not-over = Ta gra jeszcze trwa. Wróć, gdy się skończy.
replay-unknown = Nie znaleziono gry.
replay-task = Plansza { $number }
replay-solved = { $name } ma rozwiązanie
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-back = Krok wstecz
replay-on = Krok dalej
replay-speed = Tempo
replay-times = { $number }×
replay-time = Czas
replay-at = { $chapter }, { $time }
replay-before = Przed pierwszą planszą
replay-chapters = Przejdź do
replay-seat = Pokaż
replay-everybody = wszystkich
replay-hidden = Zakryta
replay-placing = Ustawianie pionków
replay-events = Co się działo
replay-board-solved = Plansza: { $name }, rozwiązana

## Proof

proof-text = Każdy rzut, rozdanie i losowanie pochodzi z jednego tajnego ziarna. Jego skrót pokazano przed pierwszą planszą.
proof-own = Ta strona sprawdziła wszystko sama, bez pytania serwera.
proof-believed = Te wyniki pochodzą z serwera. Ta strona ich nie sprawdziła.
proof-hash = Ziarno pasuje do skrótu ogłoszonego przed grą
proof-hash-seen = To skrót, który ta przeglądarka widziała podczas gry
proof-hash-unseen = Ta przeglądarka nie widziała gry. Zapytaj o skrót kogoś, kto grał.
proof-line = { $kind }: { $good } z { $count }
proof-die = Rzuty kostką
proof-draw = Losowania z woreczka
proof-deal = Rozdania plansz
proof-hand = Rozdania kart
proof-pile = Potasowane stosy
proof-gems = Rozłożenie klejnotów
proof-first-roller = Kto rzuca pierwszy
proof-good = Dobrze
proof-bad = Źle
proof-wrong = { $place }, { $kind }: gra pokazała { $says }, a z ziarna wynika { $seed }
proof-nothing = nic
proof-offline = Aby sprawdzić bez przeglądarki, zapisz grę i uruchom
proof-agreed = Co uzgodniono na początku
proof-agreed-word = Skrót uzgodnień
proof-hash-word = Skrót
proof-everybody = { $edition ->
    [cards] Nikt nie mógł wybrać tych kart, nawet osoba prowadząca stół.
   *[other] Nikt nie mógł wybrać tych plansz ani rzutów, nawet osoba prowadząca stół.
}
proof-how = Przeglądarka każdego gracza dodała do losowania tajny udział. Wystarczy jeden uczciwy.
proof-several = Nikt nie mógł sam ustawić losowania: przeglądarki kilku graczy dodały swoje udziały.
proof-most-rounds = Brakuje niektórych udziałów (patrz niżej). Kto je pominął, miał pewien wybór. Poza tym nikt nie mógł sam ustawić losowania.
proof-unshared = Brakuje udziału twojej przeglądarki: nie możesz wykluczyć, że inni razem ustawili losowanie.
proof-one = Tylko przeglądarka jednego gracza dodała udział do losowania. Jeśli to jego serwer, nikt inny nie miał wpływu.
proof-none = Żadna przeglądarka nie dodała udziału do losowania. Serwer losował sam.
proof-older = W tej starszej grze gracze nie mogli jeszcze nic dodać do losowania.
proof-broken = Coś się nie zgadza. Każde ✗ pokazuje co.
proof-checked = Sprawdzono
proof-terms = Gracze, zasady i talia są takie, jak ustalono na początku
proof-terms-seen = Ta przeglądarka widziała na początku te same ustalenia
proof-own-share = Udział tej przeglądarki jest uwzględniony
proof-shares = Każdy udział ustalono przed grą
proof-reveals = Każda runda zaczęła się od nowych udziałów
proof-asked = Od tej przeglądarki nie żądano udziału za wcześnie
proof-log = Zapis zawiera wszystko, co tu widać
proof-head-seen = Nic nie zmieniono, odkąd widziała to ta przeglądarka (porównane wpisy: { $count })
proof-clock = Nie oddano więcej czasu, niż stracono
proof-skips = Czas pominięto tylko wtedy, gdy grały już same boty
proof-pauses = Grę wstrzymano tylko bez innych osób i wszystkie zegary stały
proof-against = Serwer zgłasza: { $words }
proof-rests = Według serwera, bez dowodu
proof-times = Kiedy dotarł każdy ruch
proof-times-seen = Kiedy dotarł każdy ruch; zegar twojej przeglądarki zgadzał się z dokładnością do { $ms } ms
proof-rules = Że każdy ruch był zgodny z zasadami
proof-left-out = { $place }: udział gracza { $name } nie dotarł na czas
proof-no-share = { $name }: brak udziału w losowaniu
proof-extension = { $place }: { $seconds } s oddane po przerwie
proof-delay = { $name }: odliczono do { $ms } ms opóźnienia
proof-wait = Udziałów tej przeglądarki żądano do { $seconds } s przed użyciem
proof-stand-in = Za gracza { $name } przez chwilę grał bot lub stół
proof-bots = Ruchy botów, które serwer obliczył ponownie: { $count }
proof-deck-shipped = Że talia jest zwykła
proof-deck-fresh = Talię zrobiono dla tej gry. Polecenie niżej zrobi ją znowu.
proof-deck-unknown = Nie wiadomo, kto wybrał talię.
proof-page = Ta strona, która pochodzi z tego samego serwera
proof-start = Początek
