# Čeština: karetní hra. Jména hráčů přicházejí jako { $name }.

## News, for the live region

cards-news-signal = Všichni mohou vykládat. Start!
cards-news-called = { $name } volá Ubongo!
cards-news-passed = { $name } pasuje
cards-news-plays-on = { $name } vykládá dál
