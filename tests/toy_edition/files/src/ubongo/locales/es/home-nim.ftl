# Names on the home page.

edition-nim = Nim
edition-note-nim = Toma la última ficha
