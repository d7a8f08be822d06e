# Español: el juego de cartas. Los nombres de los jugadores llegan como { $name }.

## News, for the live region

cards-news-signal = Todos pueden colocar. ¡Ya!
cards-news-called = { $name } grita ¡Ubongo!
cards-news-passed = { $name } pasa
cards-news-plays-on = { $name } sigue jugando
