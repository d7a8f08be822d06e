# French: the lab, where puzzles are made and looked into.

## Drawing

lab-title = Atelier de casse-tête
lab-lead = Dessine une forme et choisis des pièces. Tu verras de combien de façons elles la remplissent, ou quelles pièces conviennent.
lab-kind = Pièces ou blocs
lab-flat = Pièces plates
lab-solid = Blocs
lab-grid = La forme. Les flèches déplacent, la barre d’espace ajoute ou retire une case.
lab-grid-solid = La base de deux couches. Les flèches déplacent, la barre d’espace ajoute ou retire une case.
lab-pieces = Les pièces
lab-areas = Cases à remplir : { $cells }. Tes pièces en remplissent { $covered }.
lab-apart = Toutes les cases doivent être reliées par leurs côtés.
lab-clear = Tout effacer

## What was found

lab-count = Compter les solutions
lab-find = Trouver des pièces qui conviennent
lab-solutions = { $count ->
    [0] Aucune solution.
    [one] Une solution.
   *[other] { $count } solutions.
}
lab-at-least = { $count ->
    [one] Au moins une solution.
   *[other] Au moins { $count } solutions.
}
lab-unknown = Aucune solution trouvée à temps. Il y en a peut-être.
lab-cut = La recherche s’est arrêtée à sa limite de temps.
lab-nth = Solution n° { $number }
lab-listed = Voici les { $count } premières. Les autres n’ont pas pu être listées à temps.
lab-previous = Précédente
lab-next = Suivante
lab-ungraded = La difficulté n’a pas été trouvée à temps.
lab-sets = { $count ->
    [0] Aucun ensemble de pièces ne convient.
    [one] Un ensemble de pièces convient.
   *[other] { $count } ensembles de pièces conviennent.
}
lab-sets-at-least = { $count ->
    [one] Au moins un ensemble de pièces convient.
   *[other] Au moins { $count } ensembles de pièces conviennent.
}
lab-sets-unknown = Aucun ensemble trouvé à temps. Il y en a peut-être.
lab-sets-first = Les { $count } premiers sont listés.
lab-set-size = { $count ->
    [one] Une pièce
   *[other] { $count } pièces
}
lab-more = En montrer plus
lab-busy = L’atelier est occupé. Réessaie dans un instant.
lab-failed = Le serveur n’a pas répondu. Réessaie dans un instant.

## Playing it, and sending it

lab-play = Essayer sans adversaire
lab-back = Retour à l’atelier
lab-no-hint = Pas de solution à partir d’ici, ou pas du tout.
lab-copy = Copier le lien
lab-copied = Le lien est copié. Il contient tout le casse-tête.
lab-address-broken = Ce lien ne montre aucun casse-tête. Il en manque peut-être une partie.
lab-address-newer = Ce lien vient d’une version plus récente du jeu.
lab-challenge = Défier des amis
lab-challenge-title = Un défi
lab-challenge-lead = Qui résout ce casse-tête le plus vite ? Le serveur mesure le temps de ton premier essai.
lab-challenge-start = Lancer le chrono
lab-challenge-refused = Ce casse-tête est trop grand pour un défi, ou n’a pas de solution. Tu peux l’essayer sans adversaire.
lab-challenge-practice = Ton premier essai compte. Les suivants sont de l’entraînement.
lab-times = Temps
lab-open = Ouvrir dans l’atelier

## As text and as a file

lab-exchange = En texte ou en fichier
lab-text = Des rangées de { $cell } et { $gap } jointes par /, puis les pièces. La commande marche dans un terminal.
lab-text-use = Utiliser ce texte
lab-text-read = Le casse-tête a été lu.
lab-text-bad = Pas de casse-tête dans ce texte : des rangées de même longueur, 12 sur 12 au plus, et des pièces connues.
lab-deck-save = Enregistrer en paquet
lab-deck-open = Ouvrir un paquet
lab-deck-saved = Le fichier du paquet est enregistré.
lab-deck-refused = Un paquet contient des casse-tête solubles de cinq pièces au plus, qui se comptent à temps.
lab-deck-opened = { $count ->
    [one] Le paquet a un casse-tête.
   *[other] Le paquet a { $count } casse-tête.
}
lab-deck-bad = Ce fichier n’est pas un paquet de plaquettes.
lab-deck-board = Casse-tête du paquet
