# French: looking for a game with a stranger.

find-title = Trouver une partie
find-lead = Joue à deux avec quelqu’un qui cherche une partie en ce moment.
find-strength = Quel est ton niveau ?
find-strength-gentle = Je débute
find-strength-steady = Plutôt à l’aise
find-strength-sharp = Très à l’aise
find-names = Chacun reçoit un nom d’animal. Personne ne voit le tien.
find-talk = Pas de discussion, seulement quatre réactions gentilles. Tu peux les couper.
find-bot = Si personne ne vient en { $seconds } secondes, un bot joue.
find-go = Trouver un joueur
find-bots = Jouer contre des bots
find-looking = Recherche d’un joueur…
find-bot-in = Si personne ne vient, un bot joue dans { $seconds } s.
find-soon = La table se prépare…
find-cancel = Arrêter la recherche
find-failed-superseded = Tu cherches dans une autre fenêtre.
find-failed-too-many = Trop d’essais. Attends un peu.
find-failed-full = Trop de tables sont ouvertes ici. Réessaie dans un instant.
find-failed-too-many-searches = Trop de gens cherchent. Réessaie dans un instant.
find-failed-no-cookies = Autorise les cookies ici : ils gardent ta place.
find-failed-refused = Le serveur a refusé. Réessaie dans un instant.
find-failed-other = Pas de connexion au serveur. Réessaie dans un instant.
find-missed = Trop tard : la partie a commencé sans toi.
find-again = Chercher encore
