# Deutsch: das Kartenspiel. Namen von Spielern kommen als { $name }.

## News, for the live region

cards-news-signal = Alle dürfen legen. Los!
cards-news-called = { $name } ruft Ubongo!
cards-news-passed = { $name } passt
cards-news-plays-on = { $name } legt weiter
