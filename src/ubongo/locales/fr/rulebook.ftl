# French: the rules of every game, for players. Numbers come from the code as { $variables }: type none.
# A line that starts with "1. " is a step, one that starts with "- " an item of a list, any other a paragraph.

rulebook-title = Règles
rulebook-lead = Comment jouer à chaque jeu, en quelques minutes.
rulebook-all = Toutes les règles
rulebook-contents = Sommaire
rulebook-print = Imprimer
rulebook-close = Fermer les règles
rulebook-solo-name = En solo
rulebook-try = Essaie ici : recouvre les cases claires.
rulebook-try-blocks = Essaie ici : construis { $layers } couches sur les cases claires.
rulebook-solved = Ubongo ! Voilà une plaquette résolue.
rulebook-again = Vider la plaquette
rulebook-track-figure = La piste avant la première manche
rulebook-row-figure = Une rangée de gemmes : le pion prend les plus proches
rulebook-row-taken = Prises en premier
rulebook-contact-right = Juste : les symboles vont par paires
rulebook-contact-wrong = Faux : des symboles différents se touchent

## Headings

rulebook-head-aim = Le but
rulebook-head-board = Plaquette et pièces
rulebook-head-round = Une manche, pas à pas
rulebook-head-gems = Ce que valent les gemmes
rulebook-head-track = La piste
rulebook-head-bag = Le sac
rulebook-head-die = Le dé
rulebook-head-second = Seconde chance
rulebook-head-handicap = Handicap par joueur
rulebook-head-blocks = Blocs et couches
rulebook-head-levels = Niveaux
rulebook-head-gemboard = Le plateau de gemmes
rulebook-head-pawn = Avancer et prendre
rulebook-head-cards = Les cartes
rulebook-head-contact = Le contact des cartes
rulebook-head-call = Crier et marquer
rulebook-head-runs = Façons de jouer
rulebook-head-aside = Passer et arrêter
rulebook-head-practice = Entraînement et aide
rulebook-head-end = La fin et les égalités
rulebook-head-records = Records
rulebook-head-printed = Différent de la boîte

## What several games share

rulebook-race-die =
    Le dé a { $symbols } faces, et chaque plaquette a une rangée pour chacune. Elle montre quoi utiliser ; rien d’autre n’est permis, même si ça rentre.
    Un lancer vaut pour tout le monde. La face est la même, les plaquettes non.
rulebook-race-second =
    Le temps est écoulé et personne n’a crié ? On retourne le sablier encore une fois, et chacun continue là où il en est.
    Si personne ne crie cette fois non plus, la manche ne rapporte rien. Une plaquette abandonnée le reste.
rulebook-race-handicap =
    Un enfant et un adulte à la même table ? Avant le début, chacun peut choisir un handicap, et l’hôte celui de n’importe qui. Tout le monde le voit, et il ne change plus ensuite.
    - Temps en plus : quand le sablier est vide, cette personne continue jusqu’à { $extra_seconds } secondes de plus. Les autres se sont arrêtés. Le rang suit l’ordre d’arrivée, comme toujours.
    - Plaquettes à soi : pour { $few } ou { $many } pièces, quoi qu’aient les autres.
    Si personne n’a crié, on retourne d’abord le sablier. Le temps en plus vient tout à la fin.
rulebook-race-gems =
    Il y a { $gems } gemmes. Leur valeur compte, pas leur nombre :
rulebook-race-track =
    La piste porte { $on_track } paires d’un saphir et d’un ambre, une pour chacune des { $rounds } manches : elle montre aussi combien il en reste.
    - Solution en premier : le saphir, et une gemme du sac.
    - En deuxième : l’ambre, et une gemme du sac.
    - Toutes les autres à temps : une gemme du sac.
    Ce que personne n’a gagné dans une manche va dans le sac.
rulebook-race-bag =
    Au début, il y a { $bag } gemmes dans le sac. On pioche sans regarder : une solution lente peut donner un rubis, une rapide un ambre.
    Ouvre le sac à l’écran : tu vois ce qu’il contient encore et les chances de chaque gemme.
rulebook-race-end =
    Après { $rounds } manches, additionne tes gemmes : le plus de points gagne.
    Égalité en tête ? Seuls les ex æquo font une course de plus, chacun sur une nouvelle plaquette et sans gemmes. Qui la résout en premier gagne. Après { $tie_breaks } départages sans résultat, la victoire est partagée.

## Gem pouch

rulebook-pouch-aim =
    Tout le monde résout un casse-tête en même temps, contre le sablier et contre les autres. Une solution rapporte des gemmes, une solution rapide de meilleures. Après { $rounds } manches, les gemmes les plus précieuses gagnent. De { $fewest_players } à { $most_players } joueurs.
rulebook-pouch-board =
    Vous avez tous les mêmes { $pieces } pièces. Chaque manche en utilise { $few } ou { $many }, selon le choix de la table.
    Tourne-les et retourne-les comme tu veux. Chaque case claire doit être recouverte une seule fois. Rien ne doit dépasser, et aucune pièce ne doit rester.
rulebook-pouch-round =
    1. Chacun reçoit une nouvelle plaquette. Aucune ne revient.
    2. On lance le dé, on retourne les plaquettes et le sablier coule : { $seconds } secondes.
    3. Recouvre tes cases claires avec les pièces que ta plaquette indique pour le dé.
    4. Fini ? C’est ton Ubongo ! Ton rang compte, et les autres jouent encore.
    5. Quand le temps est écoulé, tout le monde s’arrête. Les solutions rapportent leurs gemmes, et on montre toutes les plaquettes.
    Des cris à moins de { $photo_finish } millièmes de seconde d’écart vont à la photo-finish : le temps de chacun décide, pour qu’une connexion lente ne coûte un rang à personne.
rulebook-pouch-printed =
    - Dans la boîte, les plaquettes sont visibles avant le lancer. Ici, on les retourne ensemble, sans avance pour personne. Ta table peut choisir l’ancienne façon.
    - Les plaquettes d’une manche sont à peu près aussi difficiles, et tes pièces sont prêtes. Ta table peut prendre des plaquettes au hasard, ou vous faire chercher les pièces.
    - On ne peut pas crier à tort : le jeu crie pour toi dès que ta plaquette est juste.
    - Tu peux abandonner une plaquette pour ne faire attendre personne.
    - Il ne reste que des bots ? Tu peux les faire finir tout de suite. Leurs résultats ne changent pas.

## Gem board

rulebook-classic-aim =
    Résous ta plaquette à temps, puis avance ton pion le long du plateau et prends { $taken } gemmes, le tout pendant que le sablier coule. À la fin, le plus de gemmes d’une couleur gagne. De { $fewest_players } à { $most_players } joueurs, { $rounds } manches.
rulebook-classic-board =
    Vous avez tous les mêmes { $pieces } pièces. Chaque manche en utilise { $few } ou { $many }, selon le choix de la table.
    Tourne-les et retourne-les comme tu veux. Chaque case claire doit être recouverte une seule fois. Rien ne doit dépasser, et aucune pièce ne doit rester.
rulebook-classic-gemboard =
    Les { $gems } gemmes ont { $colors } couleurs, { $of_a_color } de chaque. Elles remplissent { $rows } rangées de { $in_a_row }, au hasard. Au bout de chaque rangée, il y a une case pour les pions.
    Avant la première manche, place ton pion devant une rangée. Plusieurs pions peuvent partager une case. Regarde quelles couleurs viennent d’abord, là et dans les rangées voisines.
rulebook-classic-round =
    1. Chacun reçoit une nouvelle plaquette.
    2. On lance le dé, on retourne les plaquettes et le sablier coule : { $seconds } secondes.
    3. Recouvre tes cases claires avec les pièces que ta plaquette indique pour le dé.
    4. Fini ? C’est ton Ubongo ! Ton rang dit jusqu’où ton pion peut aller.
    5. Avance ton pion et prends tes gemmes à temps. Les autres jouent encore.
    6. Quand le temps est écoulé, tout le monde s’arrête : plus de cri, de déplacement ni de gemme.
    Des cris à moins de { $photo_finish } millièmes de seconde d’écart vont à la photo-finish : le temps de chacun décide.
rulebook-classic-pawn =
    Jusqu’où va ton pion, dans les deux sens :
    - En premier : jusqu’à { $steps_1 } cases
    - En deuxième : jusqu’à { $steps_2 }
    - En troisième : jusqu’à { $steps_3 }
    - En quatrième : { $steps_4 }. Prends ce qui est devant toi.
    Tu peux aussi rester. Les cases forment une ligne, pas un cercle. Prends ensuite les { $taken } gemmes les plus proches de ton pion. Les rangées ne raccourcissent que du côté du pion, et une rangée vide reste vide.
    Deux pions devant la même rangée ? Les gemmes vont à la main la plus rapide, pas au meilleur rang.
    Si tu ne résous pas ta plaquette, ton pion reste et ne prend rien.
rulebook-classic-end =
    Après { $rounds } manches, compte ta meilleure couleur. Le plus grand nombre gagne, quelle que soit la couleur. À égalité, la meilleure couleur suivante décide, et ainsi de suite. Égalité partout ? La victoire est partagée.
    Avoir plus de gemmes au total n’aide pas : choisis une couleur ou deux, et tiens-t’y.
rulebook-classic-printed =
    - Dans la boîte, les plaquettes sont visibles avant le lancer. Ici, on les retourne ensemble. Ta table peut choisir l’ancienne façon.
    - Les plaquettes d’une manche sont à peu près aussi difficiles. Ta table peut les prendre au hasard.
    - Si tu ne places pas ton pion à temps, il part de la rangée { $default_field }.
    - Dès que tout le monde a pris ses gemmes ou abandonné, on n’attend plus le sablier.
    - Ta table peut jouer toutes les plaquettes : { $rounds_for_2 } manches à deux, { $rounds_for_3 } à trois.
    - Ta table peut aussi jouer au calme : on prend les gemmes après la course, dans l’ordre des rangs, sans sablier.
    - Il ne reste que des bots ? Tu peux les faire finir tout de suite. Leurs résultats ne changent pas.

## 3D blocks

rulebook-three-d-aim =
    Ici, on construit : remplis { $layers } couches avec tes blocs, avant la fin du temps et avant les autres. Une solution rapporte des gemmes, une solution rapide de meilleures. Après { $rounds } manches, les gemmes les plus précieuses gagnent. De { $fewest_players } à { $most_players } joueurs.
rulebook-three-d-blocks =
    Vous avez tous les mêmes { $blocks } blocs de { $colors } couleurs. Chaque manche en utilise { $few } ou { $many }.
    Les cases claires sont le sol. Au-dessus, exactement { $layers } couches doivent être pleines : pas de trou, rien à côté, rien par-dessus.
    Tourne et bascule un bloc comme tu veux. Le miroir, lui, est impossible : les deux blocs tordus se ressemblent, mais chacun est le reflet de l’autre et ne le remplace jamais.
rulebook-three-d-levels =
    Il y a { $levels } niveaux, et chacun choisit le sien. Un enfant au plus facile peut affronter un adulte au plus difficile, à chances égales.
    Dans une manche, les plaquettes sont à peu près aussi difficiles pour leur niveau.
rulebook-three-d-round =
    1. Chacun reçoit une nouvelle plaquette de son niveau.
    2. On lance le dé, on retourne les plaquettes et le sablier coule : { $seconds } secondes.
    3. Construis avec les blocs que ta plaquette indique pour le dé.
    4. Les deux couches sont pleines ? C’est ton Ubongo ! Ton rang compte, quel que soit ton niveau, et les autres jouent encore.
    5. Quand le temps est écoulé, tout le monde s’arrête. Les solutions rapportent leurs gemmes, et on montre toutes les plaquettes.
    Des cris à moins de { $photo_finish } millièmes de seconde d’écart vont à la photo-finish : le temps de chacun décide.
rulebook-three-d-printed =
    - Dans la boîte, les plaquettes sont visibles avant le lancer. Ici, on les retourne ensemble. Ta table peut choisir l’ancienne façon.
    - Tes plaquettes sont tirées manche par manche, pour équilibrer leur difficulté, et tes blocs sont prêts. Ta table peut prendre des plaquettes au hasard, ou vous faire chercher les blocs.
    - Ta table peut jouer sans chance : des gemmes selon le rang, du rubis à l’ambre, sans piste ni sac.
    - Il ne reste que des bots ? Tu peux les faire finir tout de suite. Leurs résultats ne changent pas.

## Cards

rulebook-cards-aim =
    Un jeu d’observation : relie { $placed } de tes { $hand } cartes pour que les symboles correspondent là où elles se touchent, avant tout le monde. Il n’y a pas de sablier. Après { $rounds } manches, le plus de points gagne. De { $fewest_players } à { $most_players } joueurs.
rulebook-cards-cards =
    Il y a { $cards } cartes en { $stacks } paquets. Une face montre { $symbols } symboles différents, sur deux rangées.
    Chaque paquet sert à deux manches. Le premier a { $symbols_1 } sortes de symboles, le suivant { $symbols_2 }, le dernier { $symbols_3 }. Plus il y en a, plus c’est difficile.
    Aux manches impaires, tu reçois { $hand } nouvelles cartes. Aux manches paires, tu retournes ces mêmes cartes.
rulebook-cards-round =
    1. Au signal, chacun voit ses { $hand } cartes et commence aussitôt.
    2. Pose une carte où tu veux.
    3. Ajoute carte après carte. Chaque nouvelle doit bien toucher une carte posée.
    4. Tourne, déplace et reprends des cartes autant que tu veux. Les branches sont permises.
    5. { $placed } cartes posées et reliées ? C’est ton Ubongo ! Plus personne ne pose de carte.
    6. On vérifie tous les assemblages, et on compte les points.
    Il y a toujours une solution. Si tu ne la trouves pas, tu peux passer. Quand tout le monde a passé, la manche se termine.
    La manche suivante commence quand tout le monde est prêt, au plus tard après { $pause_seconds } secondes.
rulebook-cards-contact =
    Là où deux cartes se touchent, exactement { $pairs } symboles de l’une sont à côté de { $pairs } symboles de l’autre, et ils sont pareils, paire par paire.
    - Faux : une seule paire se touche, ou une de trop.
    - Faux : des symboles différents se touchent.
    - Faux : une nouvelle carte en touche plus d’une. Ta table peut le permettre si tout est juste.
    Peu importe comment un symbole est tourné. Les coins ne comptent pas.
rulebook-cards-call =
    - Ton cri est juste : { $call } points.
    - Tu n’as pas crié, mais ton assemblage est juste : un point par carte posée.
    - Ton assemblage a une erreur : rien, même si tu as crié.
    Des cris à moins de { $photo_finish } millièmes de seconde d’écart comptent comme simultanés : { $call } points pour chacun.
rulebook-cards-end =
    Après { $rounds } manches, le plus de points gagne. À égalité, c’est celui qui a eu { $call } le plus souvent. Toujours égal ? La victoire est partagée.
rulebook-cards-printed =
    - D’habitude, les erreurs se voient dès qu’une carte est posée, et on ne peut pas crier à tort. La table peut aussi faire montrer les endroits, ou jouer sans aide, comme avec de vraies cartes. Tu peux le choisir pour ta seule place.
    - Les cartes restent cachées jusqu’au signal. Ta table peut les montrer avant.
    - Tu peux passer, puis changer d’avis.
    - Une main sans solution n’est jamais distribuée.
    - Il ne reste que des bots ? Tu peux les faire finir tout de suite. Leurs résultats ne changent pas.

## Solo

rulebook-solo-aim =
    Une plaquette après l’autre, rien que pour toi : autant que possible, aussi vite que possible, ou juste pour le plaisir. Tu choisis des pièces plates ou des blocs.
rulebook-solo-board =
    Les plaquettes plates utilisent { $few } ou { $many } de tes { $pieces } pièces. Recouvre chaque case claire une seule fois. Rien ne doit dépasser. Tourne et retourne les pièces comme tu veux.
    Avec les { $blocks } blocs, tu remplis { $layers } couches sur les cases claires, à l’un des { $levels } niveaux. Les blocs se tournent, mais sans miroir.
rulebook-solo-runs =
    - Autant que possible : résous des plaquettes pendant { $minutes_short }, { $minutes_middle } ou { $minutes_long } minutes. Seules les plaquettes finies comptent.
    - Aussi vite que possible : résous { $tasks_short }, { $tasks_middle } ou { $tasks_long } plaquettes. Ton temps compte.
    - Entraînement : ni chrono ni but. Arrête quand tu veux.
    Le temps part quand la première plaquette est retournée. La suivante arrive dès que tu en as résolu une.
rulebook-solo-die =
    On lance le dé pour chaque plaquette. Il a { $symbols } faces, et ta plaquette a une rangée de pièces pour chacune. Rien d’autre n’est permis.
    Une nouvelle plaquette ne revient pas avec la même face avant que tu aies eu toutes les autres.
rulebook-solo-aside =
    Ça coince ? Passe la plaquette et prends-en une autre. Elle ne compte pas, et le temps passé dessus est perdu.
    Tu peux arrêter un essai à tout moment. Ce qui est résolu le reste, mais un essai inachevé n’entre pas dans tes records. Après { $most_boards } plaquettes, l’essai est fini.
rulebook-solo-practice =
    L’entraînement s’adapte à toi. Si tu résous vite, les plaquettes suivantes sont plus difficiles. Si tu en passes ou demandes de l’aide, elles sont plus faciles.
    Ça coince ? À l’entraînement, tu peux demander de l’aide à tout moment :
    - Un indice place une pièce pour toi. Si tes pièces gênent, il dit lesquelles reprendre.
    - Une solution s’affiche. La plaquette reste non résolue, et le temps s’arrête jusqu’à la suivante.
    - Encore une fois : toute plaquette de cet entraînement revient vide, même une que tu as passée.
    Avec un indice ou au deuxième essai, ton temps ne compte pas comme record. Les essais chronométrés n’ont pas d’aide.
rulebook-solo-records =
    Chaque plaquette résolue est gardée avec sa difficulté et ton temps. Les essais finis sont comparés à tes essais du même genre. La difficulté de tes plaquettes tient un peu à la chance, donc un record aussi.
rulebook-solo-printed =
    - Le jeu garde tes temps et tes résultats.
    - L’entraînement sans chrono est nouveau.
    - On joue aussi en solo avec les blocs.
