# Czech: the home page.
# Names of players come as { $name }.

## Home

home-lead = Pokryj světlá pole svými dílky. Otáčej je a překlápěj, dokud všechny nesedí.
home-play = Hrát hned
home-friends = S přáteli
home-bots = Proti botům
home-alone = Sólo
learn-title = Výuka
home-back = Zpět ke stolu
home-back-run = Zpět do sóla
home-join = Připojit se
home-code = Máš kód?
home-code-label = Kód stolu (6 znaků)
home-lost = Stránka nenalezena. Tohle je úvodní stránka.
home-failed = Server neodpověděl. Zkus to za chvilku znovu.
home-no-cookies = Povol tu cookies: drží ti místo.
records-title = Tvoje rekordy

## The first boards

first-next = Další deska
first-game = Zahrát si první hru
first-bot = Bot:

## The games

edition-pouch = Sáček s drahokamy
edition-classic = Deska s drahokamy
edition-note-pouch = Získávej drahokamy a body
edition-note-classic = Sbírej drahokamy jedné barvy
edition-three-d = 3D bloky
edition-cards = Karty
edition-note-three-d = Stav do dvou vrstev
edition-note-cards = Spoj sedm z devíti karet
