### La collection des parties.

library = Vos parties
library-search = Rechercher
library-filter = Filtrer et plus
library-result = Résultat
library-result-any = Tous
library-result-won = Gagnées
library-result-lost = Perdues
library-result-open = Non terminées
library-opponent = Adversaire
library-played = Type
library-played-device = sur un seul appareil
library-played-bot = contre un bot
library-played-bots = bot contre bot
library-played-link = avec un ami par lien
library-played-live = en direct avec un ami
library-played-friend = avec un ami
library-played-record = importée
library-played-opened = d'un lien
library-rules = Règles
library-board = Plateau
library-any = Tout
library-tag = Étiquette
library-folder = Dossier
library-no-folder = Aucun dossier
library-sort = Ordre
library-sort-newest = Les plus récentes
library-sort-oldest = Les plus anciennes
library-sort-longest = Les plus longues
library-sort-shortest = Les plus courtes
library-sort-chain = La plus longue chaîne
library-sort-margin = La victoire la plus nette
library-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
library-picked =
    { $count ->
        [one] { $count } partie sélectionnée
       *[other] { $count } parties sélectionnées
    }
library-pick = Sélectionner { $game }
library-pick-all = Tout sélectionner
library-pick-none = Tout désélectionner
library-save-picked = Enregistrer dans un fichier
library-delete-picked = Supprimer
library-move = Déplacer
library-more = Afficher plus
library-empty = Il n'y a pas encore de partie. Chaque partie que vous terminez ou quittez est gardée ici.
library-none = Aucune partie trouvée.
library-clear = Afficher toutes les parties
library-study = Étudier
library-replay = Revoir
library-actions = Plus
library-edit = Nom et dossier
library-delete = Supprimer
library-name = Nom
library-save = Enregistrer
library-deleted =
    { $count ->
        [one] La partie est supprimée.
       *[other] { $count } parties sont supprimées.
    }
library-undo = Annuler
library-cannot-open = Cette partie ne peut pas être ouverte.
library-cannot-show = Cette partie ne peut pas être affichée.
library-cannot-list = La liste de vos parties ne peut pas être affichée. Vous pouvez les enregistrer dans un fichier.
library-unread =
    { $count ->
        [one] Une partie enregistrée est illisible. Elle reste enregistrée.
       *[other] { $count } parties enregistrées sont illisibles. Elles restent enregistrées.
    }
library-failed-blocked = Ce navigateur n'enregistre pas vos parties : elles restent ici jusqu'à la fermeture de la page. Enregistrez-les dans un fichier.
library-failed-full = Il n'y a plus de place pour d'autres parties. Enregistrez-les dans un fichier, puis supprimez-en quelques-unes.
library-failed-undeleted = Le navigateur n'a pas supprimé les parties de son stockage : elles reviendront au prochain chargement de la page.
library-failed-silent = Le stockage du navigateur ne répond pas. En attendant, seules les parties de cette visite sont ici ; elles seront perdues à la fermeture de la page.
library-may-vanish = Le navigateur n'a pas accepté : il peut supprimer vos parties si vous ne revenez pas pendant quelque temps. Enregistrez-les de temps en temps dans un fichier, ou installez la page comme application.
library-not-persisted = Le navigateur peut supprimer vos parties quand la place manque.
library-persist = Lui demander de les garder
library-persisted = Le navigateur garde maintenant vos parties jusqu'à ce que vous les supprimiez.
library-wipes = Safari supprime vos parties si vous ne revenez pas pendant sept jours. Enregistrez-les de temps en temps dans un fichier, ou ajoutez la page à l'écran d'accueil ou au Dock : là, elles restent.
library-review-all =
    { $count ->
        [one] Faire un bilan
       *[other] Faire { $count } bilans
    }
library-reviewing = Bilan de la partie { $done } sur { $total }
library-reviewing-games = Bilan de vos parties
library-summed =
    { $games ->
        [one] Le bilan de { $games } partie est fait.
       *[other] Le bilan de { $games } parties est fait.
    }
library-summed-mistakes =
    { $count ->
        [0] Vous n'avez fait aucune erreur.
        [one] Vous avez fait { $count } erreur.
       *[other] Vous avez fait { $count } erreurs.
    }
library-files = Sauvegarde et fichiers
library-files-hint = Un fichier contient toutes vos parties, vos exercices et votre progression dans les leçons et les problèmes. Ouvrez-le ici pour les retrouver, ou ouvrez des parties venues d'ailleurs : notations, liens ou fichiers d'Abstract Play.
library-backup = Tout enregistrer
library-read-file = Ouvrir des fichiers
library-text = Coller une ou plusieurs parties
library-read-text = Ajouter ces parties
library-reading = Lecture des parties
library-stop = Arrêter
library-cancelled = Arrêté.
library-added =
    { $count ->
        [0] Aucune partie ajoutée.
        [one] Une partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
library-unkept =
    { $count ->
        [one] Une autre n'est affichée que jusqu'à la fermeture de cette page : ce navigateur n'a pas pu l'enregistrer.
       *[other] { $count } autres ne sont affichées que jusqu'à la fermeture de cette page : ce navigateur n'a pas pu les enregistrer.
    }
library-known =
    { $count ->
        [one] Une était déjà là.
       *[other] { $count } étaient déjà là.
    }
library-completed =
    { $count ->
        [one] Une partie déjà présente a été complétée : coups, commentaires ou temps.
       *[other] { $count } parties déjà présentes ont été complétées : coups, commentaires ou temps.
    }
library-guessed =
    { $count ->
        [one] Une convient à plusieurs plateaux : vérifiez-la.
       *[other] { $count } conviennent à plusieurs plateaux : vérifiez-les.
    }
library-fits = plateau { OR($boards) } ; lue comme { $board }
library-refused =
    { $count ->
        [one] Une est illisible :
       *[other] { $count } sont illisibles :
    }
library-at = { $place } :
library-at-game = Partie { $number }
library-at-line = ligne { $line }
library-others =
    { $count ->
        [one] Une n'est pas une partie de Bug.
       *[other] { $count } ne sont pas des parties de Bug.
    }
library-exercises =
    { $count ->
        [one] Un exercice les accompagnait.
       *[other] { $count } exercices les accompagnaient.
    }
library-unsaved = Rien n'a été enregistré.
library-lacks = Des parties ou des exercices enregistrés n'ont pas pu être lus : ils ne sont pas dans le fichier.
library-broke-off = La lecture s'est interrompue.
library-unlearned = Les exercices et la progression de ce fichier n'ont pas été lus : une section de la page ne s'est pas chargée. Vérifiez votre connexion, puis ouvrez à nouveau le fichier.
library-unread-learning = Cette version ne peut pas lire tous les exercices, ou pas la progression, de ce fichier : il vient peut-être d'une version plus récente. Ils ont été laissés de côté ; le fichier les contient toujours.
library-file-large = « { $name } » dépasse { $limit } Mo et n'a pas été ouvert.
library-file-unreadable = « { $name } » n'a pas pu être ouvert.
library-file-empty = « { $name } » ne contient aucune partie.
library-spare =
    { $count ->
        [one] Un exercice de plus a été laissé de côté : un fichier peut en contenir { $limit }.
       *[other] { $count } exercices de plus ont été laissés de côté : un fichier peut en contenir { $limit }.
    }
library-save-abstract-play = Enregistrer pour Abstract Play
library-left-out =
    { $count ->
        [one] Une partie est laissée de côté.
       *[other] { $count } parties sont laissées de côté.
    }
library-own-board = Plateau personnel
library-you = Vous
library-colour = { $seat }
library-players = { $first } – { $second }
library-unfinished = Non terminée
library-no-winner = Pas de gagnant
library-you-won = Gagnée
library-you-lost = Perdue
library-won = { $name } a gagné
library-margin =
    { $margin ->
        [1] d'une case
       *[other] de { $margin } cases
    }
library-ran-out =
    { $who ->
        [lost] { $name } à court de cases en premier
       *[won] à court de cases en premier
    }
library-ending-handicap = grâce au handicap
library-ending-time = au temps
library-ending-resignation = par abandon
library-ending-abandonment = par forfait
library-ending-other = d'après la notation
library-turns =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
library-mistakes =
    { $count ->
        [0] aucune erreur
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
library-accuracy = précision { $percent }
library-reviewed = bilan fait
library-chain = chaîne de { $count }
library-long-chain = longue chaîne de { $count }
