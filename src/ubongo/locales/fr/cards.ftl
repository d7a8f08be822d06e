# French: cards, the card game. Names of players come as { $name }.

## News, for the live region

cards-news-signal = C’est parti ! Pose tes cartes.
cards-news-called = { $name } crie Ubongo !
cards-news-passed = { $name } passe
cards-news-plays-on = { $name } revient en jeu

## The mat: hand and lattice

cards-mat = Tes cartes
cards-help = Prends une carte par son chiffre, déplace-la avec les flèches. R la tourne, { $places ->
    [yes] N trouve le prochain endroit où elle va
   *[no] N va au prochain endroit libre à côté d’une carte
}, Entrée la pose, Suppr la reprend.
cards-layout = Ton assemblage
cards-in-hand = dans ta main
cards-at = en { $cell }
cards-label = Carte { $number } : { $symbols } – { $place }
cards-symbol-o4 = carré
cards-symbol-i4 = barre
cards-symbol-t4 = té
cards-symbol-s4 = éclair
cards-symbol-l5 = crochet
cards-symbol-p5 = drapeau
cards-symbol-v3 = coin
cards-symbol-i2 = trait
cards-meets = { $judged ->
    [right] Va avec la carte { $number } : { $symbols }
    [wrong] Ne va pas avec la carte { $number } : { $flaw }
   *[no] À côté de la carte { $number } : { $symbols }
}
cards-tools = Outils pour la carte en main
cards-tool-next = Prochain endroit où elle va
cards-tool-beside = Prochain endroit libre
cards-tool-place = Poser
cards-tool-return = Retour dans la main
cards-say-picked = Carte { $number } prise : { $symbols }
cards-say-turned = Carte { $number } tournée : { $symbols }
cards-say-held = Carte { $number }, { $place }
cards-say-over = Carte { $number }, { $place } : il y en a déjà une
cards-say-placed = Carte { $number } posée, { $place }. Cartes posées : { $count }
cards-say-refused = Il y a déjà une carte à cet endroit
cards-say-returned = Carte { $number } de retour dans ta main
cards-full = Sept cartes sont déjà posées. Reprends-en une d’abord.
cards-drag-here = Pose ta première carte ici
cards-rule = Exactement deux symboles touchent les deux mêmes.
cards-rule-right = Juste : deux symboles touchent les deux mêmes
cards-rule-wrong = Faux : deux symboles différents se touchent
cards-see-closer = Zoomer
cards-see-whole = Voir tout l’assemblage

## What is wrong

cards-flaw-overlap = des cartes se recouvrent
cards-flaw-one-symbol = une seule paire de symboles se touche
cards-flaw-three-symbols = trois paires de symboles se touchent
cards-flaw-mismatch = deux symboles différents se touchent
cards-flaw-several-cards = une carte en touche plus d’une autre
cards-flaw-not-connected = les cartes ne sont pas toutes reliées
cards-why = { $flaw } : { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } carte n’est pas reliée aux autres
   *[other] { $count } cartes ne sont pas reliées aux autres
}
cards-why-several = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}

## During a round

cards-laid = { $count } / { $all } cartes
cards-progress = { $count } cartes posées sur { $all }
cards-look = Tes cartes
cards-news-look = Manche { $round }. Regarde tes cartes jusqu’à ce que tout le monde soit prêt.
cards-symbols = { $count ->
    [one] { $count } symbole dans cette manche
   *[other] { $count } symboles dans cette manche
}
cards-judging = Vérification des cartes…
cards-hint-helps = { $all } cartes justes crient Ubongo ! pour toi
cards-not-yet = Pas encore : { $reason }
cards-pass = Passer
cards-pass-sure = Vraiment passer ?
cards-passed = Passe
cards-you-passed = Tu as passé
cards-passed-wait = Les autres jouent encore.
cards-play-on = Continuer à jouer
cards-watching = Tu regardes
cards-watching-round = Tu vois combien de cartes chacun a posées. Les assemblages apparaissent après la manche.

## After a round

cards-rest-called = { $you ->
    [yes] Tu as crié Ubongo !
   *[no] { $name } a crié Ubongo !
}
cards-rest-wrong = { $you ->
    [yes] Tu as crié, mais il y avait une erreur
   *[no] { $name } a crié à tort
}
cards-rest-together = Ont crié au même instant : { $names }
cards-rest-nobody = Personne n’a crié
cards-called-right = Ubongo ! Tout est juste.
cards-called-wrong = Crié, mais faux : { $flaw }
cards-wrong = Faux : { $flaw }
cards-lay = { $count ->
    [one] { $count } carte bien posée
   *[other] { $count } cartes bien posées
}
cards-none = Aucune carte posée
cards-total = Points jusqu’ici : { $points }
cards-one-way = Une façon d’en poser sept
cards-layout-of = Les cartes de { $name }
cards-layout-closer = Zoomer sur les cartes de { $name }

## The end

cards-end-last = La dernière manche
cards-end-table = Points par manche
cards-end-sum = Total
cards-end-how = Un cri juste vaut dix points. Sinon, chaque carte d’un assemblage juste en vaut un. À égalité, qui a eu dix le plus souvent gagne.
cards-end-tens = { $you ->
    [yes] Égalité de points. Tu as eu dix plus souvent : { $count } fois contre { $others }.
   *[no] Égalité de points. { $name } a eu dix plus souvent : { $count } fois contre { $others }.
}
cards-end-shared = Égalité de points et de dix ({ $count } chacun). La victoire est partagée.

## Refusals

refused-not-laying = Tu ne peux pas poser de cartes maintenant.
refused-not-signaled = Attends le signal.
refused-still-laying = La manche continue.
refused-called-out = Quelqu’un a crié Ubongo ! On ne pose plus de cartes.
refused-not-at-the-table = Tu ne fais que regarder.
refused-not-your-card = Cette carte n’est pas à toi.
refused-off-the-table = C’est trop loin du milieu.
refused-seven-are-enough = Sept cartes sont déjà posées. Reprends-en une d’abord.
refused-arranged-enough = Tu as épuisé tes coups pour cette manche.
refused-not-seven = Pose d’abord sept cartes.
refused-not-right = Pas encore : il y a une erreur dans ton assemblage.
refused-already-called = Tu as déjà crié.
refused-passed = Tu as passé. Reprends d’abord la partie.
refused-not-passed = Tu n’as pas passé.

## By mouse and keys

keys-card = Prendre une carte
keys-card-how = glisser, cliquer, ou son chiffre
keys-fit = Prochain endroit où elle va
keys-beside = Prochain endroit libre
keys-fit-how = N
keys-lay = Poser
keys-lay-how = lâcher, recliquer, ou Entrée
keys-look = Zoomer et déplacer
keys-look-how = + et −, 0, la molette, ou glisser un endroit vide

## Typed moves

cards-typed-how = Tape le numéro d’une carte, la case de son symbole en haut à gauche et ses quarts de tour : 3 m50 r1. Les colonnes sont des lettres, les rangées des nombres, m50 est le milieu. Sans case, tu entends la carte ainsi tournée et, si les endroits sont montrés, où elle va. Aussi : { $take } 3, { $words }.
cards-typed-lines = Tape le numéro d’une carte, la case de son symbole en haut à gauche et ses quarts de tour : 2 n52 r1. Aussi : { $take } 2, { $words }.
cards-typed-fits = Va en { $cells }
cards-typed-nowhere = Ne va nulle part ainsi
cards-typed-empty = Pas encore de cartes. Le milieu est { $cell }.
cards-typed-again = Tape { $word } encore une fois pour passer.
cards-word-hand = cartes
cards-word-call = ubongo
cards-word-pass = passe
cards-word-continue = continue
