# Czech: the home page.
# Names of players come as { $name }.

## Home

home-lead = Pokryj světlá pole svými dílky, než se přesypou hodiny. Otáčej je, překlápěj a zvolej Ubongo!
home-play = Hrát hned
home-play-note = Desky vlastním tempem
home-friends = S přáteli
home-friends-note = Otevři stůl a pošli odkaz
home-bots = Proti botům
home-bots-note = Až tři počítačoví soupeři
home-alone = Sólo
home-alone-note = Na čas a o vlastní rekordy
home-back = Zpět do hry
home-join = Připojit se
home-code = Máš kód?
home-code-label = Kód stolu (6 znaků)
home-lost = Stránka nenalezena. Tohle je úvodní stránka.
home-failed = Server neodpověděl. Zkus to za chvilku znovu.
records-title = Tvoje rekordy
