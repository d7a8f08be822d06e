# Czech: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Záznam hry
replay-failed = Záznam se nepodařilo načíst.
replay-not-over = Tato hra ještě běží. Přehrát ji půjde, až skončí.
replay-unknown = Taková hra tu není.
replay-task = Deska { $number }
replay-solved = { $name } má vyřešeno
replay-play = Přehrát
replay-pause = Pozastavit
replay-back = O událost zpět
replay-on = O událost dál
replay-speed = Rychlost
replay-times = { $number }×
replay-time = Čas
replay-at = { $chapter }, { $time }
replay-before = Před první deskou
replay-chapters = Přejít na
replay-seat = Zblízka
replay-everybody = všichni
replay-hidden = Lícem dolů
replay-placing = Staví se figurky
replay-events = Co se dělo
replay-board-solved = Deska: { $name }, vyřešeno

## Proof

proof-text = Každý hod, rozdání i tažení plyne z jednoho tajného semínka. Jeho otisk byl vidět před první deskou.
proof-own = Tato stránka to všechno spočítala znovu sama, serveru se neptala.
proof-believed = Tady vidíš, co spočítal server.
proof-hash = Semínko má otisk, který byl zveřejněn před hrou
proof-hash-seen = Je to otisk, který tento prohlížeč viděl během hry
proof-hash-unseen = Tento prohlížeč hru neviděl: zeptej se na otisk někoho, kdo u ní byl.
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
proof-wrong = { $place }, { $kind }: ukázáno bylo { $says }, ale semínko říká { $seed }
proof-nothing = nic
proof-offline = Ověření bez stránky: ulož hru a spusť
proof-hash-word = Otisk
