# Czech: the lessons. A step has a sentence that says what to do, one that helps (-hint), and often one on the result (-done).

## The overview

learn-lead = Krátké lekce. Každá trvá necelou minutu a všechno si vyzkoušíš.
learn-mark-new = nezačatá
learn-mark-started = rozdělaná
learn-mark-done = hotová

## Every lesson

learn-step-of = Krok { $step } z { $all }
learn-praise-1 = Dobře!
learn-praise-2 = Výborně!
learn-praise-3 = Přesně tak!
learn-shown = Takhle se to dělá.
learn-show = Ukaž mi to
learn-skip = Přeskočit krok
learn-next = Dál
learn-over = Lekce je hotová!
learn-over-lead = Můžeš pokračovat další, nebo si rovnou zahrát.
learn-over-all = „{ $edition }“: víš všechno potřebné.
learn-next-lesson = Další lekce
learn-first-game = První hra proti botovi
learn-first-races = Devět krátkých závodů proti jednomu botovi, na deskách jako tyto.
learn-first-track = První řešení bere safír z počítadla kol, druhé jantar.
learn-first-bag = Každý, kdo to stihne, si ještě vytáhne drahokam ze sáčku. To je věc štěstí.
learn-first-points = Nejvíc bodů vyhrává.
learn-first-go = Začít
learn-first-close = Zavřít
learn-again = Ještě jednou
learn-all = Všechny lekce
learn-bag = Sáhni do sáčku
learn-bot = { $done ->
    [yes] Bot už to má. Klidně pokračuj!
   *[no] Bot ještě hledá.
}
learn-glass-again = Čas vypršel. V lekci se hodiny otočí znovu.

## Typed moves

learn-word-next = dál
learn-word-skip = přeskočit
learn-word-show = ukázat
learn-typed-example = Můžeš napsat: { $line }
learn-typed-number = Můžeš napsat číslo odpovědi.
learn-typed-choice = Napiš číslo odpovědi. „{ $show }“ ji ukáže, „{ $next }“ pokračuje.
learn-typed-option = { $number }: { $text }

## Pouch

learn-pouch-1 = Pokryj desku
learn-pouch-1-lay = Polož kterýkoli dílek na světlá pole.
learn-pouch-1-lay-hint = Sem ne: celý dílek musí být na volných světlých polích.
learn-pouch-1-turn = Teď vezmi dílek a otoč ho tlačítkem nebo klávesou R.
learn-pouch-1-turn-hint = Nejdřív vezmi dílek. Pak stiskni tlačítko s kulatou šipkou.
learn-pouch-1-flip = Také dílek překlop, tlačítkem nebo klávesou F.
learn-pouch-1-flip-hint = Nejdřív vezmi dílek. Pak stiskni tlačítko se dvěma trojúhelníky.
learn-pouch-1-cover = A teď pokryj všechna světlá pole třemi dílky.
learn-pouch-1-cover-hint = Sem ne. Dílek otoč nebo překlop, nebo mu udělej místo.
learn-pouch-1-cover-done = Ubongo! Ve hře to pokrytá deska zavolá za tebe.
learn-pouch-2 = Kostka a hodiny
learn-pouch-2-die = Na kostce je had. Která řada dílků je tvoje?
learn-pouch-2-die-hint = Hledej řadu se symbolem z kostky.
learn-pouch-2-die-done = Ano, řada s hadem. Použiješ právě tyto dílky.
learn-pouch-2-race = Pokryj desku, než se přesypou hodiny. Hraje i bot!
learn-pouch-2-race-hint = Sem ne. Dílek otoč nebo překlop, nebo mu udělej místo.
learn-pouch-2-race-done = { $first ->
    [yes] Ubongo! Máš to dřív než bot.
   *[no] Ubongo! Bot byl rychlejší, ale drahokam dostane každý, kdo to stihne včas.
}
learn-pouch-3 = Drahokamy
learn-pouch-3-worth = Který z těchto drahokamů má největší cenu?
learn-pouch-3-worth-hint = Jiný má větší cenu. Je červený.
learn-pouch-3-worth-done = Rubín je za 4 body, safír za 3, smaragd za 2 a jantar za 1.
learn-pouch-3-track = Máš to jako první. Vezmi si z počítadla kol lepší drahokam.
learn-pouch-3-track-hint = Ten je jen za 1 bod. Druhý je za 3.
learn-pouch-3-track-done = První místo bere safír, druhé jantar.
learn-pouch-3-draw = Každý, kdo to stihne, si ještě vytáhne drahokam. Sáhni do sáčku!
learn-pouch-3-draw-hint = Stiskni sáček.
learn-pouch-3-draw-done = Smaragd, 2 body! Co vytáhneš, je věc štěstí.
learn-pouch-3-sum = Safír a smaragd: kolik je to bodů?
learn-pouch-3-sum-hint = Safír je za 3 body, smaragd za 2. Sečti je.
learn-pouch-3-sum-done = 5 bodů, z toho 3 za první místo. Po devíti kolech vyhrává nejvíc bodů.

## Classic

learn-classic-1 = Vyřešit a vzít
learn-classic-1-cover = Pokryj světlá pole třemi dílky.
learn-classic-1-cover-hint = Sem ne. Dílek otoč nebo překlop, nebo mu udělej místo.
learn-classic-1-cover-done = Ubongo! Teď si můžeš vzít drahokamy.
learn-classic-1-take = Vezmi dva drahokamy před svou figurkou.
learn-classic-1-take-hint = Stiskni řadu se svou figurkou nebo tlačítko pod deskou.
learn-classic-1-take-done = Dva drahokamy bereš v každém kole, které vyřešíš včas.
learn-classic-2 = Figurka
learn-classic-2-move = První místo: posuň figurku nejvýš o tři řady, tam, kde jsou vpředu dva zelené.
learn-classic-2-move-hint = Počítají se dva drahokamy nejblíž figurce. Tady nejsou oba zelené.
learn-classic-2-take = Vezmi dva zelené drahokamy.
learn-classic-2-take-hint = Vrať se k řadě se dvěma zelenými a vezmi je tam.
learn-classic-2-take-done = Pospěš si: dokud se hodiny sypou, může tě někdo předběhnout.
learn-classic-2-last = Vyřešili všichni čtyři, ty jako poslední. O kolik řad se smí figurka posunout?
learn-classic-2-last-hint = První se posune až o 3 řady, druhý o 2, třetí o 1.
learn-classic-2-last-done = O žádnou: vezmeš drahokamy před sebou. Kdo je rychlejší, má větší výběr.
learn-classic-3 = Cíl
learn-classic-3-most = Vyhrává nejvíc drahokamů jedné barvy. Kdo vyhraje tady?
learn-classic-3-most-hint = U každého počítej jen nejlepší barvu.
learn-classic-3-most-done = Čtyři zelené porazí tři červené. Na celkovém počtu nezáleží.
learn-classic-3-tie = Oba mají čtyři jedné barvy. Kdo vyhraje teď?
learn-classic-3-tie-hint = Porovnej druhé nejlepší barvy.
learn-classic-3-tie-done = Při remíze rozhoduje další nejlepší barva: tři porazí dva.
learn-classic-3-row = Máš tři zelené drahokamy. Které dva si teď vezmeš?
learn-classic-3-row-hint = Nejvíc pomůže tvoje nejlepší barva.
learn-classic-3-row-done = Teď máš pět zelených. Tak se vyhrává.

## Three-d

learn-three-d-1 = Dvě vrstvy
learn-three-d-1-lay = Polož červený blok (A) na desku.
learn-three-d-1-lay-hint = Sem nesedí. Otoč ho, nebo zkus jiné místo.
learn-three-d-1-fill = Staví se do dvou vrstev. Vyplň zbytek žlutým blokem (G).
learn-three-d-1-fill-hint = Převrať blok tak, aby část byla ve vrstvě 1 a část ve vrstvě 2.
learn-three-d-1-fill-done = Ubongo! Obě vrstvy jsou plné a nic nepřečnívá.
learn-three-d-2 = Otáčení a převracení
learn-three-d-2-turn = Bloky se otáčejí do všech stran. Vezmi modrý blok (E) a převrať ho.
learn-three-d-2-turn-hint = Nejdřív vezmi blok. Pak stiskni tlačítko se šipkou.
learn-three-d-2-stand = Postav modrý blok (E) na desku nastojato.
learn-three-d-2-stand-hint = Otáčej dál: má být dvě vrstvy vysoký a jednu řadu široký.
learn-three-d-2-upper = Zbyla mezera. Vyplň ji červeným blokem (A).
learn-three-d-2-upper-hint = Podívej se do obou vrstev: mezera je jen v jedné.
learn-three-d-2-upper-done = Ubongo! Obě vrstvy jsou plné.
learn-three-d-3 = Celá deska
learn-three-d-3-whole = Vyplň obě vrstvy všemi třemi bloky, vrstvu po vrstvě nebo ve 3D.
learn-three-d-3-whole-hint = Sem ne. Začni modrým blokem: ať stojí na kraji.
learn-three-d-3-whole-done = Ubongo! To byla celá deska.
learn-three-d-3-gem = Tady rozhoduje pořadí. Máš to jako první. Který drahokam dostaneš?
learn-three-d-3-gem-hint = První místo dostane nejcennější drahokam.
learn-three-d-3-gem-done = První místo dostane rubín, pak přijde safír, smaragd a jantar. U jiných stolů se berou z počítadla a ze sáčku.

## Cards

learn-cards-1 = Dva symboly se dotýkají
learn-cards-1-right = Dva symboly jedné karty se musí dotýkat stejných dvou na druhé. Kde je to správně?
learn-cards-1-right-hint = Spočítej dvojice, které se dotýkají: musí být dvě a v každé stejné symboly.
learn-cards-1-right-done = Ano: dvě dvojice stejných symbolů, ne jedna a ne tři.
learn-cards-1-lay = Teď polož druhou kartu tak, aby správně navázala na první.
learn-cards-1-lay-hint = Ještě ne: musí se dotýkat dvě dvojice stejných symbolů.
learn-cards-1-lay-done = Obě karty k sobě sedí.
learn-cards-2 = Čtyři karty
learn-cards-2-two = Polož druhou kartu tak, aby seděly dvě dvojice symbolů.
learn-cards-2-two-hint = Ještě ne: musí se dotýkat dvě dvojice stejných symbolů.
learn-cards-2-four = Přidej ještě dvě karty. Každá se smí dotýkat jen jedné další.
learn-cards-2-four-hint = Sem ne. Vezmi kartu zpět, otoč ji nebo zkus jinou stranu.
learn-cards-2-four-done = Čtyři karty, všechny správně. Ve hře jich potřebuješ sedm.
learn-cards-3 = Volání a body
learn-cards-3-call = Leží sedm karet, všechny správně. Co teď?
learn-cards-3-call-more = Položit osmou kartu
learn-cards-3-call-call = Zavolat „Ubongo!“
learn-cards-3-call-hint = Sedm karet stačí.
learn-cards-3-call-done = Ano: když je všech sedm správně, je za zavolání deset bodů.
learn-cards-3-five = Zavolá někdo jiný. Tvých pět karet je správně. Kolik dostaneš bodů?
learn-cards-3-five-hint = Když je všechno správně, je každá karta za jeden bod.
learn-cards-3-five-done = Pět: za každou kartu bod.
learn-cards-3-wrong = Jedna z tvých pěti karet je špatně. Kolik je to bodů teď?
learn-cards-3-wrong-hint = Stačí jedna chyba a celé rozložení se nepočítá.
learn-cards-3-wrong-done = Žádný. Špatnou kartu raději včas vezmi zpět.
learn-cards-3-pass = Další místo už nenacházíš. Co můžeš udělat?
learn-cards-3-pass-guess = Přesto položit kartu
learn-cards-3-pass-pass = Pasovat
learn-cards-3-pass-hint = Špatná karta by tě stála všechny body.
learn-cards-3-pass-done = Pasovat: každá karta je dál za bod. Kolo končí, když někdo zavolá nebo všichni pasují.
