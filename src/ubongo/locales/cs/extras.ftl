# Czech: what few games need: an invitation, a look at boards or hands before a round, and presets.

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
join-full = Všechna místa jsou obsazená nebo hra začala. Můžeš se dívat.
join-failed-unknown-code = Takový kód žádný stůl nemá. Zkontroluj ho.
join-failed-unknown-table = Tento stůl už neexistuje.
join-failed-wrong-invite = Tento odkaz k tomuto stolu nepatří. Řekni si o nový.
join-failed-too-many = Příliš mnoho pokusů. Chvilku počkej a zkus to znovu.
join-failed-other = Server neodpověděl. Zkus to za chvilku znovu.

## A look before a round, and the rows of a card

look-all-ready = Začátek za
look-when-all = Začneme, až budou všichni připravení.
look-waiting = Čeká se na: { $names }
look-latest = (nejvýš { $seconds } s)
look-rows = Šest řad tvé karty
look-board = Tvá deska
look-others = Hráči si prohlížejí své desky.

## The rules of a table, all at once

preset = Způsob hry
preset-house = Domácí pravidla
preset-box = Jako v krabici

shares-kept = Server změnil, na čem jste se domluvili. Tvůj prohlížeč si svůj podíl na náhodě nechá pro sebe.
