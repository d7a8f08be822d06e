# English: cards, the card game. Names of players come as { $name }.

## News, for the live region

cards-news-signal = All may lay. Go!
cards-news-called = { $name } calls Ubongo!
cards-news-passed = { $name } passes
cards-news-plays-on = { $name } plays on
