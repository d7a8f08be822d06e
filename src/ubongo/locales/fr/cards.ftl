# Français : le jeu de cartes. Les noms des joueurs arrivent en { $name }.

## News, for the live region

cards-news-signal = Tout le monde peut poser. Partez !
cards-news-called = { $name } crie Ubongo !
cards-news-passed = { $name } passe
cards-news-plays-on = { $name } continue

## The mat: hand and lattice

cards-mat = Tes cartes
cards-help = Prends une carte par son chiffre, R la tourne, les flèches la déplacent, N mène à la prochaine place où elle va, Entrée la pose, Suppr la reprend.
cards-layout = Ce qui est posé devant toi
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
    [right] Juste avec la carte { $number } : { $symbols }
    [wrong] Faux avec la carte { $number } : { $flaw }
   *[no] À côté de la carte { $number } : { $symbols }
}
cards-tools = Outils pour la carte en main
cards-tool-next = À la prochaine place où elle va
cards-tool-place = Poser
cards-tool-return = Retour dans la main
cards-say-picked = Carte { $number } prise : { $symbols }
cards-say-turned = Carte { $number } tournée : { $symbols }
cards-say-held = Carte { $number }, { $place }
cards-say-over = Carte { $number }, { $place } : une autre est là
cards-say-placed = Carte { $number } posée, { $place }. Cartes posées : { $count }
cards-say-refused = Une autre carte est là
cards-say-returned = Carte { $number } de retour dans ta main
cards-full = Sept sont déjà posées. Reprends-en une d’abord.
cards-drag-here = Fais glisser la première carte ici, ou clique
cards-see-closer = Voir de près
cards-see-whole = Voir tout l’assemblage

## What is wrong

cards-flaw-overlap = des cartes se recouvrent
cards-flaw-one-symbol = un seul symbole en touche un autre
cards-flaw-three-symbols = trois symboles se touchent
cards-flaw-mismatch = deux symboles différents se touchent
cards-flaw-several-cards = une carte en touche plus d’une autre
cards-flaw-not-connected = les cartes ne se tiennent pas toutes
cards-why = { $flaw } : { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } carte est à l’écart des autres
   *[other] { $count } cartes sont à l’écart des autres
}
cards-why-several = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}

## During a round

cards-laid = { $count } / { $all } cartes
cards-progress = { $count } cartes posées sur { $all }
cards-symbols = { $count ->
    [one] { $count } symbole dans ce tour
   *[other] { $count } symboles dans ce tour
}
cards-judging = Vérification des cartes …
cards-hint-helps = { $all } cartes justes crient toutes seules
cards-pass = Passer
cards-pass-sure = Vraiment passer ?
cards-passed = Passe
cards-you-passed = Tu as passé
cards-passed-wait = Les autres continuent.
cards-play-on = Continuer
cards-watching = Tu regardes
cards-watching-round = Voilà combien de cartes chacun a posées. On les voit après le tour.

## After a round

cards-rest-called = { $you ->
    [yes] Tu as crié Ubongo !
   *[no] { $name } a crié Ubongo !
}
cards-rest-wrong = { $you ->
    [yes] Tu as crié, mais quelque chose était faux
   *[no] Crié, mais faux : { $name }
}
cards-rest-together = Au même instant : { $names }
cards-rest-nobody = Personne n’a crié
cards-called-right = Ubongo ! Tout est juste.
cards-called-wrong = Crié, mais faux : { $flaw }
cards-wrong = Faux : { $flaw }
cards-lay = { $count ->
    [one] { $count } carte bien posée
   *[other] { $count } cartes bien posées
}
cards-none = Aucune carte posée
cards-total = Points jusqu’ici : { $points }
cards-one-way = Voilà comment en poser sept
cards-layout-of = Les cartes de { $name }
cards-layout-closer = Voir de près les cartes de { $name }

## The end

cards-end-last = Le dernier tour
cards-end-table = Points par tour
cards-end-sum = Somme
cards-end-how = Un cri juste vaut dix points, sinon chaque carte bien posée en vaut un. À égalité gagne qui a eu dix le plus souvent.
cards-end-tens = { $you ->
    [yes] Égalité de points. Tu as eu dix plus souvent : { $count } fois contre { $others }.
   *[no] Égalité de points. { $name } a eu dix plus souvent : { $count } fois contre { $others }.
}
cards-end-shared = Égalité de points, et dix aussi souvent ({ $count } fois) : victoire partagée.

## Refusals

refused-not-laying = On ne pose pas de cartes maintenant.
refused-not-signaled = Attends le signal.
refused-still-laying = Le tour continue.
refused-called-out = Ubongo a été crié. Plus personne ne pose.
refused-not-at-the-table = Tu ne fais que regarder.
refused-not-your-card = Cette carte n’est pas à toi.
refused-off-the-table = C’est trop loin du milieu.
refused-seven-are-enough = Sept sont déjà posées. Reprends-en une d’abord.
refused-arranged-enough = Tu as déplacé tes cartes aussi souvent qu’un tour le permet.
refused-not-seven = Pose d’abord sept cartes.
refused-not-right = Pas encore : quelque chose est mal posé.
refused-already-called = Tu as déjà crié.
refused-passed = Tu as passé. Continue d’abord.
refused-not-passed = Tu n’as pas passé.

## By mouse and keys

keys-card = Prendre une carte
keys-card-how = glisser, cliquer, ou son chiffre
keys-fit = Où elle va
keys-fit-how = touche N
keys-lay = Poser
keys-lay-how = lâcher, recliquer, ou Entrée
keys-look = Voir de près
keys-look-how = + et −, 0, la molette, ou glisser un endroit vide

## Coups tapés

cards-typed-how = Nomme une carte par son numéro, la case de son symbole en haut à gauche et ses quarts de tour : 3 m50 r1. Les colonnes sont des lettres, les rangées des nombres, m50 est le milieu. Sans case, tu entends la carte ainsi tournée et, si la table aide, où elle va. Aussi : { $take } 3, { $words }.
cards-typed-fits = Va en { $cells }
cards-typed-nowhere = Ne va nulle part ainsi
cards-typed-empty = Rien n’est encore posé. Le milieu est { $cell }.
cards-typed-again = Tape { $word } encore une fois et tu auras passé.
cards-word-hand = cartes
cards-word-call = ubongo
cards-word-pass = passe
cards-word-continue = continue
