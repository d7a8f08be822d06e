# Polish: three-d in the lobby.

edition-three-d = Bryły 3D
edition-note-three-d = Buduj na dwie warstwy
rules-level = Poziom: { $name }
rules-level-all = Poziom
rules-level-1 = 1 · łatwy
rules-level-2 = 2 · średni
rules-level-3 = 3 · trudny
rules-level-4 = 4 · bardzo trudny
rules-luck = Klejnoty
rules-luck-yes = Z woreczka i z toru
rules-luck-no = Według miejsca, bez losu
