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
replay-back = O krok zpět
replay-on = O krok dál
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

proof-text = Každý hod, rozdání i tažení vychází z jednoho tajného semínka. Jeho otisk byl vidět před první deskou.
proof-own = Tato stránka všechno ověřila sama, serveru se neptala.
proof-believed = Tyto výsledky jsou ze serveru. Tato stránka je neověřila.
proof-hash = Semínko odpovídá otisku zveřejněnému před hrou
proof-hash-seen = Je to otisk, který tento prohlížeč viděl během hry
proof-hash-unseen = Tento prohlížeč hru neviděl. Zeptej se na otisk někoho, kdo hrál.
proof-line = { $kind }: { $good } z { $count }
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
proof-offline = Pro ověření bez prohlížeče ulož hru a spusť
proof-hash-word = Otisk
