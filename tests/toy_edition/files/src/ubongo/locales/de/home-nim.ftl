# Names on the home page.

edition-nim = Nim
edition-note-nim = Nimm den letzten Stein
