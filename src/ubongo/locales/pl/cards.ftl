# Polski: gra karciana. Imiona graczy przychodzą jako { $name }.

## News, for the live region

cards-news-signal = Wszyscy mogą wykładać. Start!
cards-news-called = { $name } woła Ubongo!
cards-news-passed = { $name } pasuje
cards-news-plays-on = { $name } gra dalej
