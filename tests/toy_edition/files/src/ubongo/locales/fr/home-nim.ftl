# Names on the home page.

edition-nim = Nim
edition-note-nim = Prends le dernier jeton
