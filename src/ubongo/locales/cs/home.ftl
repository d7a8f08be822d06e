# Czech: the home page.
# Names of players come as { $name }.

## Home

home-lead = Pokryj světlá pole svými dílky, než se přesypou hodiny. Otáčej je, překlápěj a zvolej Ubongo!
home-play = Hrát hned
home-play-note = Jedna deska, bez hodin, nikdo nečeká
home-friends = S přáteli
home-friends-note = Otevři stůl a pošli odkaz
home-bots = Proti botům
home-bots-note = Devět kol, jeden až tři soupeři
home-alone = O samotě
home-alone-note = Na čas a o vlastní rekordy
home-back = Zpět ke stolu
home-join = Připojit se
home-code = Někdo ti přečetl kód?
home-code-label = Kód stolu, šest znaků
home-lost = Na této adrese nic není. Tudy domů.
home-failed = Server neodpověděl. Zkus to za chvilku znovu.
records-title = Tvoje rekordy
