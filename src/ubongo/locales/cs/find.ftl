# Czech: looking for a game with a stranger.

find-title = Najít hru
find-lead = Zahraj si hru pro dva s někým, kdo ji právě hledá.
find-strength = Jak dobře hraješ?
find-strength-gentle = Začínám
find-strength-steady = Docela dobře
find-strength-sharp = Velmi dobře
find-names = Oba dostanete jméno zvířete. Tvoje vlastní nikdo neuvidí.
find-talk = Není tu chat, jen čtyři přátelské reakce. Můžeš je ztlumit.
find-bot = Když do { $seconds } sekund nikdo nepřijde, hraje bot.
find-go = Najít hráče
find-bots = Hrát proti botům
find-looking = Hledám hráče…
find-bot-in = Když nikdo nepřijde, za { $seconds } s hraje bot.
find-soon = Chystám stůl…
find-cancel = Přestat hledat
find-failed-superseded = Hledáš v jiném okně.
find-failed-too-many = Příliš mnoho pokusů. Chvíli počkej.
find-failed-full = Je tu otevřeno příliš mnoho stolů. Zkus to za chvíli.
find-failed-too-many-searches = Hledá příliš mnoho lidí. Zkus to za chvíli.
find-failed-no-cookies = Povol tu cookies: drží tvé místo.
find-failed-refused = Server to odmítl. Zkus to za chvíli.
find-failed-other = Server neodpovídá. Zkus to za chvíli.
find-missed = Hra začala bez tebe: nestihlo se to včas.
find-again = Hledat znovu
