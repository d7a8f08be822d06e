# Czech: the home page, a table against bots, an invitation.
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

## Against bots

bots-title = Proti botům
bots-lead = Vidí to, co ty, a řešení opravdu hledají.
bots-open = Začít
home-opponents = Soupeři
home-opponents-none = Žádní
home-strength = Jsou
strength-gentle = Mírní
strength-steady = Zkušení
strength-sharp = Bystří
home-side = Desky
home-side-3 = Tři dílky
home-side-4 = Čtyři dílky
home-level = Úroveň
home-glass = Hodiny
home-glass-seconds = { $seconds } s
home-glass-none = Bez limitu
home-deck = Balíček
home-deck-standard = Běžný
home-deck-fresh = Nový

## An invitation

join-title = Zvou tě ke stolu
join-code-title = Připojit se ke stolu
join-name = Tvoje jméno
join-name-hint = Nech prázdné a nějaké dostaneš.
join-go = Přisednout
join-watch = Dívat se
join-full = Všechna místa jsou obsazená nebo hra začala. Můžeš se dívat.
join-failed-unknown-code = Takový kód žádný stůl nemá. Podívej se ještě jednou.
join-failed-unknown-table = Tento stůl už neexistuje.
join-failed-wrong-invite = Tento odkaz k tomuto stolu nepatří. Řekni si o nový.
join-failed-too-many = Moc pokusů za krátkou dobu. Chvilku počkej.
join-failed-other = Server neodpověděl. Zkus to za chvilku znovu.
