# Czech: three-d in the lobby.

edition-three-d = 3D bloky
edition-note-three-d = Stav do dvou vrstev
rules-level = Úroveň: { $name }
rules-level-all = Úroveň
rules-level-1 = 1 · lehká
rules-level-2 = 2 · střední
rules-level-3 = 3 · těžká
rules-level-4 = 4 · velmi těžká
rules-luck = Drahokamy
rules-luck-yes = Z počítadla a ze sáčku
rules-luck-no = Podle pořadí, bez štěstí
