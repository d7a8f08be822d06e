# Czech: what few games need: an invitation, a look at boards or hands before a round, presets, and the boards of the day.

invite-title = Pozvat
invite-share = Sdílet
invite-code = Nebo přečti nahlas tento kód:
invite-qr = QR kód odkazu pro telefon
invite-text = Zahraj si se mnou Ubongo
invite-link = Odkaz pozvánky
join-title = Máš pozvánku
join-by = { $host } tě zve ke hře: { $edition }
join-code-title = Připojit se ke stolu
join-name = Tvoje jméno
join-name-hint = Nech prázdné a nějaké ti vybereme.
join-go = Přisednout si
join-watch = Dívat se
join-full = Všechna místa jsou obsazená nebo hra začala. Můžeš se dívat. Pokud hraje bot, můžeš tam převzít jeho místo.
join-failed-unknown-code = Takový kód žádný stůl nemá. Zkontroluj ho.
join-failed-unknown-table = Tento stůl už neexistuje.
join-failed-wrong-invite = Tento odkaz k tomuto stolu nepatří. Řekni si o nový.
join-failed-too-many = Příliš mnoho pokusů. Chvilku počkej a zkus to znovu.
join-failed-no-cookies = Povol tu cookies: drží ti místo.
join-failed-other = Server neodpověděl. Zkus to za chvilku znovu.

## A look before a round, and the rows of a card

look-all-ready = Začátek za
look-when-all = Začneme, až budou všichni připravení.
look-waiting = Čeká se na: { $names }
look-latest = (nejvýš { $seconds } s)
look-rows = Šest řad tvé karty
look-board = Tvá deska
look-others = Hráči si prohlížejí své desky.

## The rules of a table, all at once

preset = Způsob hry
preset-house = Domácí pravidla
preset-box = Jako v krabici

shares-kept = Server změnil, na čem jste se domluvili. Tvůj prohlížeč si svůj podíl na náhodě nechá pro sebe.

## Boards of the day

today-title = Dnes
today-lead = Tři desky a karty do ruky, pro všechny stejné.
today-next = Nové za { $hours } h { $minutes } min.
today-soon = Nové za { $minutes } min.
today-past = Z dřívějšího dne: jen na procvičení.
today-rule = Počítá se tvůj první pokus. Čas běží od zobrazení desky a nezastaví se, ani když stránku zavřeš.
today-easy = Lehká
today-hard = Těžká
today-solid = Bloky
today-cards = Karty
today-note-easy = Tři dílky
today-note-hard = Čtyři dílky
today-note-solid = Dvě vrstvy na výšku
today-note-cards = Spoj sedm z devíti karet
today-play = Hrát
today-go-on = Pokračovat
today-again = Procvičit
today-open = Ještě nehráno
today-running = Čas ti běží
today-unsolved = Nevyřešeno
today-late = Pozdě na zápis
today-place = { $place } z { $count }
today-failed = Server neodpověděl. Zkus to za chvilku znovu.
today-times = Časy dne
today-times-note = Naměřil je tento server. Hráči vidí svá jména navzájem.
today-times-none = Zatím žádné časy.
today-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
today-name = Tvoje jméno v seznamu
today-you = { $name } (ty)
today-now = Dnešní desky
today-days = Tvoje dny
today-earlier = Předchozí měsíc
today-later = Další měsíc
today-day = { $date }: vyřešeno { $count } ze 4
today-on-day = Vyřešeno v ten den
today-afterwards = Vyřešeno později
today-give-up = Vzdát
today-give-up-sure = Opravdu vzdát?
today-elapsed = Čas
today-unsent = K serveru to nedošlo. Čas ti běží.
today-send = Poslat znovu
today-wrong = Server našel chybu. Čas ti běží.

## Boards without a network, and a new version of the page

offline-title = Bez připojení
offline-lead = Tyhle desky kontroluje tvůj prohlížeč. Nepočítají se do žádného seznamu ani rekordu.
offline-mark = Nepočítá se do žádného seznamu ani rekordu.
offline-back = Jiné desky
offline-none = Zatím tu nic není uložené. Otevři stránku jednou s připojením.
update-ready = Je tu nová verze.
update-not-now = Teď ne
more-lab = Dílna hlavolamů

## The lobby alone

lobby-seats = Místa
lobby-open = Volné místo
lobby-holds = Kdo sedí na místě { $number }
lobby-count = Hráči
lobby-starting = Rozdává se…
lobby-bots-join = { $count ->
    [0] Všichni jsou tu.
    [one] Volné místo obsadí bot.
    [few] { $count } volná místa obsadí boti.
    [many] { $count } volného místa obsadí boti.
   *[other] { $count } volných míst obsadí boti.
}
lobby-waiting = Čeká se, až { $name } začne hru.
lobby-pass-time = Deska pro ukrácení čekání
handicaps-title = Vyrovnání sil

lobby-found = { $bot ->
    [yes] Hraješ s botem: { $name }
   *[no] Tvůj protihráč: { $name }
}
lobby-found-name = Tvoje jméno v této hře: { $name }
lobby-found-waits = Čeká se na druhého hráče…
lobby-found-starts = Hra začíná…
