# Français : le jeu de cartes. Les noms des joueurs arrivent en { $name }.

## News, for the live region

cards-news-signal = Tout le monde peut poser. Partez !
cards-news-called = { $name } crie Ubongo !
cards-news-passed = { $name } passe
cards-news-plays-on = { $name } continue
