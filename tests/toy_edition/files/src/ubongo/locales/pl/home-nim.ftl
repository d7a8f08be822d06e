# Names on the home page.

edition-nim = Nim
edition-note-nim = Weź ostatni żeton
