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
yours-data = Ce que ce serveur garde de toi
yours-data-note = Résultats, défis du jour, ton nom et ta place à chaque table. Tu peux tout télécharger, ou tout effacer sur tous tes appareils. Les parties restent, avec un autre nom à ta place.
yours-export = Tout télécharger
yours-erase = Tout effacer
yours-erase-sure = Effacer pour toujours ?
yours-erased = Tout est effacé. Ce navigateur n’est plus à personne.
yours-back = Retour
yours-failed-unknown-recovery = Ce code est faux, ou il a été utilisé ou remplacé.
yours-failed-too-many = Trop d’essais. Attends un peu.
yours-failed-other = Cela n’a pas marché. Rien n’a changé ; réessaie dans un instant.
