# French: the lessons. A step has a sentence that says what to do, one that helps (-hint), and often one on the result (-done).

## The overview

learn-lead = Des leçons courtes, de moins d’une minute, où c’est toi qui joues.
learn-mark-new = pas commencée
learn-mark-started = commencée
learn-mark-done = terminée

## Every lesson

learn-step-of = Étape { $step } sur { $all }
learn-praise-1 = Bien !
learn-praise-2 = Bravo !
learn-praise-3 = Exactement !
learn-shown = Voilà comment faire.
learn-show = Montre-moi
learn-skip = Passer cette étape
learn-next = Continuer
learn-over = Leçon terminée !
learn-over-lead = Passe à la suivante, ou joue tout de suite.
learn-over-all = Tu sais tout ce qu’il faut pour « { $edition } ».
learn-next-lesson = Leçon suivante
learn-first-game = Première partie contre un bot
learn-first-races = Neuf courses rapides contre un bot, sur des plaquettes comme celles-ci.
learn-first-track = La première solution prend le saphir de la piste, la deuxième l’ambre.
learn-first-bag = Finir à temps donne aussi une gemme du sac. Celle-là, c’est la chance.
learn-first-points = Le plus de points gagne.
learn-first-go = C’est parti
learn-first-close = Fermer
learn-again = Recommencer
learn-all = Toutes les leçons
learn-bag = Pioche dans le sac
learn-bot = { $done ->
    [yes] Le bot a fini. Continue !
   *[no] Le bot cherche encore.
}
learn-glass-again = Le temps est écoulé. Dans une leçon, on retourne le sablier.

## Typed moves

learn-word-next = suite
learn-word-skip = sauter
learn-word-show = montrer
learn-typed-example = Tu peux taper : { $line }
learn-typed-number = Tu peux taper le numéro de ta réponse.
learn-typed-choice = Tape le numéro d’une réponse. « { $show } » la montre, « { $next } » continue.
learn-typed-option = { $number } : { $text }

## Pouch

learn-pouch-1 = Recouvrir une plaquette
learn-pouch-1-lay = Pose n’importe quelle pièce sur la zone claire.
learn-pouch-1-lay-hint = Pas là : toute la pièce doit être sur des cases claires et libres.
learn-pouch-1-turn = Prends une pièce et tourne-la, avec le bouton ou la touche R.
learn-pouch-1-turn-hint = Prends d’abord une pièce. Appuie ensuite sur le bouton à flèche ronde.
learn-pouch-1-flip = Retourne aussi une pièce, avec le bouton ou la touche F.
learn-pouch-1-flip-hint = Prends d’abord une pièce. Appuie ensuite sur le bouton à deux triangles.
learn-pouch-1-cover = Recouvre maintenant toute la zone claire avec les trois pièces.
learn-pouch-1-cover-hint = Pas là. Tourne ou retourne la pièce, ou déplaces-en une autre.
learn-pouch-1-cover-done = Ubongo ! En partie, une plaquette recouverte le crie pour toi.
learn-pouch-2 = Le dé et le sablier
learn-pouch-2-die = Le dé montre le serpent. Quelle rangée de pièces est la tienne ?
learn-pouch-2-die-hint = Cherche la rangée avec le symbole du dé.
learn-pouch-2-die-done = Oui, la rangée du serpent. Tu joues ces pièces et aucune autre.
learn-pouch-2-race = Recouvre ta plaquette avant la fin du temps. Un bot cherche aussi !
learn-pouch-2-race-hint = Pas là. Tourne ou retourne la pièce, ou déplaces-en une autre.
learn-pouch-2-race-done = { $first ->
    [yes] Ubongo ! Tu as été plus rapide que le bot.
   *[no] Ubongo ! Le bot a fini avant toi, mais finir à temps rapporte aussi une gemme.
}
learn-pouch-3 = Les gemmes
learn-pouch-3-worth = Laquelle de ces gemmes vaut le plus ?
learn-pouch-3-worth-hint = Une autre vaut plus. Elle est rouge.
learn-pouch-3-worth-done = Le rubis vaut 4 points, le saphir 3, l’émeraude 2, l’ambre 1.
learn-pouch-3-track = Première place ! Prends la meilleure gemme de la piste.
learn-pouch-3-track-hint = Celle-là ne vaut qu’un point. L’autre en vaut 3.
learn-pouch-3-track-done = La première place prend le saphir, la deuxième l’ambre.
learn-pouch-3-draw = Finir à temps donne aussi une gemme au hasard. Pioche dans le sac !
learn-pouch-3-draw-hint = Appuie sur le sac.
learn-pouch-3-draw-done = Une émeraude, 2 points ! La pioche, c’est la chance.
learn-pouch-3-sum = Un saphir et une émeraude : combien de points ?
learn-pouch-3-sum-hint = Un saphir vaut 3 points, une émeraude 2. Additionne.
learn-pouch-3-sum-done = 5 points, dont 3 pour la première place. Après neuf manches, le plus de points gagne.

## Classic

learn-classic-1 = Résoudre, puis prendre
learn-classic-1-cover = Recouvre la zone claire avec les trois pièces.
learn-classic-1-cover-hint = Pas là. Tourne ou retourne la pièce, ou déplaces-en une autre.
learn-classic-1-cover-done = Ubongo ! Tu peux maintenant prendre des gemmes.
learn-classic-1-take = Prends les deux gemmes devant ton pion.
learn-classic-1-take-hint = Appuie sur la rangée de ton pion, ou sur le bouton du dessous.
learn-classic-1-take-done = Tu prends deux gemmes à chaque manche résolue à temps.
learn-classic-2 = Le pion
learn-classic-2-move = Première place : avance de trois rangées au plus, jusqu’à celle qui commence par deux gemmes vertes.
learn-classic-2-move-hint = Les deux gemmes près du pion comptent. Ici, elles ne sont pas vertes toutes les deux.
learn-classic-2-take = Prends les deux gemmes vertes.
learn-classic-2-take-hint = Reviens à la rangée aux deux gemmes vertes, et prends-les là.
learn-classic-2-take-done = Fais vite : tant que le sablier coule, d’autres peuvent te devancer.
learn-classic-2-last = Quatre joueurs ont résolu, toi en dernier. De combien de rangées peut avancer ton pion ?
learn-classic-2-last-hint = La première place avance de 3 rangées au plus, la deuxième de 2, la troisième de 1.
learn-classic-2-last-done = Aucune : tu prends les gemmes devant toi. Plus on est rapide, plus on a le choix.
learn-classic-3 = Le but
learn-classic-3-most = Le plus de gemmes d’une couleur gagne. Qui gagne ici ?
learn-classic-3-most-hint = Ne compte que la meilleure couleur de chacun.
learn-classic-3-most-done = Quatre vertes battent trois rouges. Le total ne compte pas.
learn-classic-3-tie = Quatre d’une couleur des deux côtés. Qui gagne maintenant ?
learn-classic-3-tie-hint = Compare les deuxièmes couleurs.
learn-classic-3-tie-done = À égalité, la meilleure couleur suivante décide : trois battent deux.
learn-classic-3-row = Tu as trois gemmes vertes. Lesquelles prends-tu maintenant ?
learn-classic-3-row-hint = Renforce ta meilleure couleur.
learn-classic-3-row-done = Te voilà à cinq vertes. C’est ainsi qu’on gagne.

## Three-d

learn-three-d-1 = Deux couches
learn-three-d-1-lay = Pose le bloc rouge (A) sur la plaquette.
learn-three-d-1-lay-hint = Il ne rentre pas là. Tourne-le, ou essaie ailleurs.
learn-three-d-1-fill = On remplit deux couches. Comble le reste avec le bloc jaune (G).
learn-three-d-1-fill-hint = Bascule le bloc : une partie va dans la couche 1, l’autre dans la couche 2.
learn-three-d-1-fill-done = Ubongo ! Les deux couches sont pleines, et rien ne dépasse.
learn-three-d-2 = Tourner et basculer
learn-three-d-2-turn = Les blocs tournent dans tous les sens. Prends le bloc bleu (E) et bascule-le.
learn-three-d-2-turn-hint = Prends d’abord le bloc. Appuie ensuite sur un bouton à flèche.
learn-three-d-2-stand = Mets le bloc bleu (E) debout sur la plaquette.
learn-three-d-2-stand-hint = Tourne-le encore : deux couches de haut et une rangée de large.
learn-three-d-2-upper = Il reste un trou. Comble-le avec le bloc rouge (A).
learn-three-d-2-upper-hint = Regarde les deux couches : le trou n’est que dans l’une.
learn-three-d-2-upper-done = Ubongo ! Les deux couches sont pleines.
learn-three-d-3 = Une plaquette entière
learn-three-d-3-whole = Remplis les deux couches avec les trois blocs, couche par couche ou en 3D.
learn-three-d-3-whole-hint = Pas là. Commence par le bloc bleu : debout, au bord.
learn-three-d-3-whole-done = Ubongo ! C’était une plaquette entière.
learn-three-d-3-gem = Ici, on reçoit les gemmes selon le rang. Première place ! Laquelle reçois-tu ?
learn-three-d-3-gem-hint = La première place reçoit la gemme qui vaut le plus.
learn-three-d-3-gem-done = La première place reçoit un rubis, puis viennent saphir, émeraude et ambre. À d’autres tables : la piste et le sac.

## Cards

learn-cards-1 = Deux symboles se touchent
learn-cards-1-right = Deux symboles d’une carte doivent toucher les mêmes de l’autre. Où est-ce juste ?
learn-cards-1-right-hint = Compte les paires qui se touchent : il en faut deux, de symboles identiques.
learn-cards-1-right-done = Oui : deux paires identiques, ni une ni trois.
learn-cards-1-lay = Pose maintenant l’autre carte pour qu’elle aille avec la première.
learn-cards-1-lay-hint = Pas encore : deux paires de symboles identiques doivent se toucher.
learn-cards-1-lay-done = Les deux cartes vont ensemble.
learn-cards-2 = Quatre cartes
learn-cards-2-two = Pose une deuxième carte : deux paires de symboles doivent correspondre.
learn-cards-2-two-hint = Pas encore : deux paires de symboles identiques doivent se toucher.
learn-cards-2-four = Ajoute deux cartes. Chacune ne peut en toucher qu’une autre.
learn-cards-2-four-hint = Pas là. Reprends la carte, tourne-la ou cherche un autre côté.
learn-cards-2-four-done = Quatre cartes, toutes justes. En partie, il en faut sept.
learn-cards-3 = Crier et compter
learn-cards-3-call = Sept cartes sont posées, toutes justes. Et maintenant ?
learn-cards-3-call-more = Poser une huitième carte
learn-cards-3-call-call = Crier « Ubongo ! »
learn-cards-3-call-hint = Sept cartes suffisent.
learn-cards-3-call-done = Oui : si les sept sont justes, crier rapporte dix points.
learn-cards-3-five = Quelqu’un d’autre crie. Tes cinq cartes sont justes. Combien de points as-tu ?
learn-cards-3-five-hint = Si tout est juste, chaque carte vaut un point.
learn-cards-3-five-done = Cinq : un point par carte.
learn-cards-3-wrong = Une de tes cinq cartes est fausse. Combien de points maintenant ?
learn-cards-3-wrong-hint = Une seule faute, et tout l’assemblage ne compte pas.
learn-cards-3-wrong-done = Aucun. Mieux vaut reprendre une carte fausse à temps.
learn-cards-3-pass = Tu ne trouves plus d’endroit. Que peux-tu faire ?
learn-cards-3-pass-guess = Poser une carte quand même
learn-cards-3-pass-pass = Passer
learn-cards-3-pass-hint = Une carte fausse te coûterait tous tes points.
learn-cards-3-pass-done = Passe : chaque carte garde son point. La manche finit quand on crie ou quand tout le monde a passé.
