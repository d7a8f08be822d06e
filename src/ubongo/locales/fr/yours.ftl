# French: your devices and your data.

yours-title = Tes appareils et tes données
yours-lead = Il n’y a pas de compte. Ce navigateur te reconnaît à un secret à lui.
yours-device = Emporter tes records sur un autre appareil
yours-code-note = Crée un code ici et tape-le là-bas. Il sert une fois, pendant un an. Un nouveau le remplace.
yours-code-make = Créer un code
yours-code = Code de ton autre appareil
yours-here = Utiliser un code sur cet appareil
yours-here-note = Les deux appareils montrent alors la même chose. Ce que ce navigateur a noté jusqu’ici ne sera plus accessible.
yours-here-go = Utiliser le code
yours-found = C’est fait. Trouvé : résultats { $results }, défis du jour { $attempts }.
yours-ratings = Classements
yours-ratings-note = Ton niveau de jeu, calculé à partir de tes parties avec d’autres personnes. Personne d’autre ne le voit. Les bots à la table comptent comme adversaires. Les parties avec handicap ne comptent pas, ni une place où un bot a remplacé quelqu’un.
yours-ratings-on = Activer les classements
yours-ratings-off = Désactiver
yours-ratings-sure = Tout supprimer ?
yours-ratings-none = Termine une partie avec d’autres personnes pour obtenir ton premier classement.
yours-ratings-range = Tout le monde commence à 1200. Deux fois sur trois, ton vrai niveau se trouve dans la marge qui suit ±.
yours-rating = { $rating } ± { $range }
yours-rating-games = { $games ->
    [one] Après { $games } partie
   *[other] Après { $games } parties
}
yours-rating-uncertain = Encore incertain.
yours-rating-first = Ton premier classement : { $rating } ± { $range }
yours-rating-change = Ton classement : { $before } → { $rating }
yours-data = Ce que ce serveur garde de toi
yours-data-note = Résultats, classements, défis du jour, ton nom et ta place à chaque table. Tu peux tout télécharger, ou tout effacer sur tous tes appareils. Les parties restent, avec un autre nom à ta place.
yours-export = Tout télécharger
yours-erase = Tout effacer
yours-erase-sure = Effacer pour toujours ?
yours-keep = Garder
yours-erased = Tout est effacé. Ce navigateur n’est plus à personne.
yours-back = Retour
yours-failed-unknown-recovery = Ce code est faux, ou il a été utilisé ou remplacé.
yours-failed-too-many = Trop d’essais. Attends un peu.
yours-failed-other = Cela n’a pas marché. Rien n’a changé ; réessaie dans un instant.
