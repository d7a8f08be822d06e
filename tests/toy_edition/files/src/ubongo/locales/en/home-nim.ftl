# Names on the home page.

edition-nim = Nim
edition-note-nim = Take the last counter
