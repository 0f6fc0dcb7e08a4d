### Les bots : leurs noms, leurs pensées, les matchs, tes propres bots.

level-larva = Larve
level-nymph = Nymphe
level-aphid = Puceron
level-ant = Fourmi
level-ladybird = Coccinelle
level-moth = Mite
level-beetle = Scarabée
level-cricket = Grillon
level-hornet = Frelon
level-dragonfly = Libellule
level-mantis = Mante
level-antlion = Fourmilion
level-queen = Reine
bot-character = { $level } ({ $character })
opponent-nature = { $level } ({ $band }, force { $number } sur { $of }) : { $what }.
opponent-strength = { $level } : force { $number } sur { $of }
band-easy = Facile
band-medium = Moyen
band-strong = Fort
opponent-first = Bon premier adversaire
opponent-now = Il joue maintenant à environ { $strength } ; la larve vaut 0.
character-none = Sans préférence
character-patient = Patient
    .what = mange tard, quand plusieurs coups se valent presque
character-hungry = Affamé
    .what = mange tôt, quand plusieurs coups se valent presque
character-builder = Bâtisseur
    .what = bâtit de grands insectes, quand plusieurs coups se valent presque
setup-character = Caractère
overlooks-blind = ne voit pas que les insectes peuvent manger deux fois en un coup, gardent leur forme une fois tournés et ont besoin de place pour manger, ni que manger libère des cases
overlooks-dim = ne voit pas que les insectes peuvent manger deux fois en un coup, gardent leur forme une fois tournés et ont besoin de place pour manger
overlooks-narrow = ne voit pas que les insectes peuvent manger deux fois en un coup et gardent leur forme une fois tournés
overlooks-stiff = ne voit pas que les insectes gardent leur forme une fois tournés
overlooks-brief = ne voit pas que les insectes peuvent manger deux fois en un coup
overlooks-planner = regarde jusqu'à { $nodes } positions par coup
overlooks-prover = regarde jusqu'à { $nodes } positions par coup, et calcule les gains sûrs dès qu'il ne reste que 12 cases vides
overlooks-champion = regarde jusqu'à { $nodes } positions par coup, et calcule les gains sûrs
level-companion = Compagnon
    .what = de votre force, faillible

thoughts = Ce que pense { $seat }
thoughts-chance = { $seat } se donne { $chance } de chances : { $words }.
chance-won = pratiquement gagné
chance-clearly-ahead = net avantage
chance-ahead = avantage
chance-a-little-ahead = léger avantage
chance-even = à peu près égal
chance-a-little-behind = léger désavantage
chance-behind = désavantage
chance-clearly-behind = net désavantage
chance-lost = pratiquement perdu
thoughts-win = { $seat } gagne contre toute défense : prouvé.
thoughts-loss = { $seat } perd contre le meilleur jeu : prouvé.
sure-wavering = Hésite encore.
sure-fairly = Assez sûr de son coup.
sure-settled = Sûr de son coup.
thoughts-first = { $seat } suit sa première impression.
thoughts-none = Rien encore…
thoughts-progress = Recherche de { $seat }
thoughts-line = Son plan :
thoughts-turn = { $number }. { $seat } : { $turn }. Montrer sur le plateau
bots-pause = Pause
bots-go-on = Continuer
bots-one-turn = Un coup
bots-controls = Bots contre bots

bots-pace = Vitesse des bots
bots-pace-instant = Instantanée
bots-pace-quick = Rapide
bots-pace-normal = Normale
bots-pace-slow = Lente
bots-thoughts = Montrer ce que pensent les bots
bots-ponder = Les bots réfléchissent aussi pendant votre tour

own-bots = Vos propres bots
own-bots-open = Vos propres bots…
own-bots-yours = Vos bots
own-bots-what = Écrivez votre propre adversaire en Python : jouez contre lui, ou faites-le jouer un match contre d'autres bots. Il n'atteint ni cette page, ni vos parties, ni le réseau.
own-bots-play = Jouer contre { $bot }
own-bots-add = Ajouter un bot
own-bots-file = Depuis un fichier .py ou un wheel…
own-bots-text = Coller son code
own-bots-text-hint = Collez le code de votre bot. L'exemple marche tel quel ; son nom est ce qui suit # à la première ligne.
own-bots-add-text = Ajouter ce bot
own-bots-copy = Copier le modèle
own-bots-package = Depuis l'index des paquets Python
own-bots-package-hint = Seul ceci utilise le réseau : le paquet et ce dont il a besoin sont téléchargés, puis restent dans ce navigateur.
own-bots-package-name = Nom du paquet
own-bots-fetch = Télécharger et ajouter
own-bots-seconds = Temps par coup
own-bots-second = { $seconds } s
own-bots-remove = Retirer { $bot }
own-bots-removed = { $bot } est retiré.
own-bots-replaced = Un { $bot } précédent a laissé la place à celui-ci.
own-bots-changed = { $bot } a été modifié dans un autre onglet, il n'a donc pas été retiré. La liste contient maintenant son nouveau code.
own-bots-unread =
    { $count ->
        [one] Un bot enregistré est illisible. Il reste enregistré.
       *[other] { $count } bots enregistrés sont illisibles. Ils restent enregistrés.
    }
own-bots-code = Code
own-bots-copy-code = Copier le code
own-bots-safe = Cette page a été ouverte avec ?safe : vos bots ne tournent pas. Vous pouvez les retirer.
own-bots-adding = Essai de { $bot }…
own-bots-added = { $bot } est prêt : choisissez-le comme adversaire.
own-bots-added-unsaved = { $bot } est prêt, mais ce navigateur ne peut pas l'enregistrer : il disparaîtra au rechargement.
own-bots-not-added = { $bot } n'a pas été ajouté.
own-bots-failed = { $bot }, le bot de { $seat }, s'est arrêté.
own-bots-take-over = Jouer en { FORM($seat, "adjective") } à sa place
own-bots-other = Laisser jouer un autre bot…
own-bots-trace = Pour son auteur

# What a bot did wrong; $place is one of the next two, or nothing.
place-line = { $file }, ligne { $line } :{" "}
place-file = { $file } :{" "}
fault-syntax = { $place }Python non valide : { $detail }.
fault-import = { $place }{ $detail }. Un bot ne peut importer que de son fichier, de son wheel et de la bibliothèque de Python.
fault-no_think = { $place }Il n'a pas de fonction `think(position, limit)`.
fault-no_thought = { $place }think() n'a rendu aucune pensée.
fault-endless = { $place }Aucune pensée n'est venue à temps ; cette boucle est-elle sans fin ?
fault-memory = { $place }Il a besoin de plus de mémoire que permis.
fault-killed = { $place }Il n'a pas répondu et ne s'est pas arrêté à la demande : il a été interrompu.
fault-died = { $place }Python y a planté, peut-être faute de mémoire.
fault-flood = { $place }Il a envoyé trop de messages, ou de trop longs : il a été interrompu.
fault-safe = { $place }Il ne tourne pas, car cette page a été ouverte avec ?safe. Ouvrez-la sans ?safe pour le laisser jouer.
fault-no_room = { $place }Son worker n'a pas démarré, ou ses fichiers ne se sont pas chargés.
fault-install = { $place }Il n'a pas pu être téléchargé : { $detail }
fault-cheat = { $place }Il a envoyé autre chose qu'un coup.
fault-gone = { $place }Il n'est plus sur cet appareil.
fault-unread = { $place }Il est enregistré, mais illisible. Ajoutez-le à nouveau.
fault-too_long = { $place }Il est trop volumineux : la limite est de { $detail } Mo.
fault-crash = { $place }{ $detail }
fault-not_a_wheel =
    { $place }Il n'a pas pu être décompressé : { $detail ->
        [encrypted] il est chiffré.
        [method] sa méthode de compression est inhabituelle.
        [damaged] il est enregistré endommagé. Ajoutez le bot à nouveau.
        [slow] cela prend trop de temps.
        [name] un de ses fichiers n'a pas de nom.
       *[other] { $detail }
    }
fault-wheel_bytes = { $place }Une fois décompressés, ses wheels dépassent { $detail } Mo.
fault-wheel_files = { $place }Ses wheels contiennent plus de { $detail } fichiers.
fault-native = { $place }Il a besoin du module natif { $detail }, qui ne fonctionne pas dans un navigateur.
fault-not_a_thought = { $place }think() a rendu { $detail } : ni une pensée ni un coup.
fault-bad_numbers = { $place }value et nodes doivent être des nombres, pas { $detail }.
fault-bad_proven = { $place }proven doit être None, "win" ou "loss", pas { $detail }.
fault-bad_line = { $place }line doit être un tuple de coups, pas { $detail }.
fault-illegal = { $place }Il a joué un coup illégal. { $why }

match = Match
match-what = Des paires de parties à partir d'ouvertures au hasard ; dans chaque paire, chaque bot joue une fois chaque camp. Les règles et le plateau sont ceux de votre partie : { $rules }, plateau { $board }. Votre partie continue pendant ce temps.
match-first = Premier bot
match-second = Second bot
match-pairs = Nombre de parties
match-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
match-start = Lancer le match
match-stop = Arrêter le match
match-go-on = Continuer le match
match-forget = Supprimer le score
match-forgotten = Le score est supprimé.
match-replaced = Le score de { $first } contre { $second } a laissé la place à ce match.
match-table = Règles et plateau de ce match : { $rules }, plateau { $board }.
match-unsaved = Ce navigateur ne peut pas enregistrer le score : il disparaîtra au rechargement.
match-of = { $first } contre { $second } :
match-stands = Parties gagnées : { $wins } sur { $played }.
match-stands-running = Parties gagnées : { $wins } sur { $played }, encore { $left } à jouer…
match-stands-stopped = Parties gagnées : { $wins } sur { $played }, puis arrêt.
# Won, and where the share probably is: the 95% interval.
match-score = { $share } de victoires. Sur beaucoup de parties, sans doute entre { $low } et { $high }.
match-mistakes =
    { $count ->
        [one] Une partie a été perdue à cause d'une erreur du bot.
       *[other] { $count } parties ont été perdues à cause d'erreurs des bots. La première :
    }

bench = Quelle est la vitesse ici ?
bench-what = Mesure la même chose que python3 -m bug_engine bench : parties au hasard, coups comptés par perft, positions évaluées par la recherche du bot le plus fort. Chaque rapport compare avec un morceau fixe de Python, pour pouvoir comparer des machines. Cela prend environ une minute ; gardez cette page au premier plan.
bench-measure = Mesurer
bench-running = Mesure en cours…
bench-figure = Valeur
bench-figure-baseline = Un morceau fixe de Python
bench-figure-playouts = Parties au hasard, plateau { $board }
bench-figure-perft = Coups comptés, plateau { $board }
bench-figure-search = Positions évaluées, plateau { $board }
bench-figure-signature = Signature de la recherche
bench-rate = Par seconde
bench-ratio = Rapport
bench-text = Les valeurs en texte
bench-together =
    { $workers ->
        [one] { $name }, { $workers } worker
       *[other] { $name }, { $workers } workers à la fois
    }
