### La partie : joueurs, coups, pendule, partage, nouvelle partie, les règles en bref.

players = Joueurs
player-person = Humain
player-you = Vous
player-friend = Votre ami
player-bot = Bot · { $level }
player-to-move = au trait
player-thinking = réfléchit
player-wins = gagne
players-meaning = Vous gagnez si vous n'avez plus de case jouable au début de votre tour.
players-lead = Moins de cases, c'est mieux : { $seat } en a { $by } de moins.
players-level = Moins de cases, c'est mieux : égalité.
players-handicap = { $seat } doit gagner de plus de { $handicap }.
players-fewer = Moins il y en a, mieux c'est : vous gagnez s'il n'en reste aucune au début de votre tour.
gauge-cells =
    { $count ->
        [one] case jouable
       *[other] cases jouables
    }
# Before the number of cells left, for screen readers.
gauge-whose = { $seat } :{" "}

invitation = Vous découvrez Bug ?
invitation-accept = Apprendre en 3 minutes
invitation-decline = Non, merci
returning-review = Bilan de la dernière partie
returning-due =
    { $due ->
        [one] { $due } erreur à revoir aujourd'hui
       *[other] { $due } erreurs à revoir aujourd'hui
    }
returning-puzzle = Problème du jour

result = { $seat } gagne
result-line = { $seat } gagne.
result-in-line = Dans cette variante, { $seat } gagne.
result-resigned = { $other } a abandonné.
result-you-resigned = Vous avez abandonné.
result-reason =
    { $margin ->
        [0] { $seat } gagne, sans case jouable au début de son tour.
        [one] { $seat } gagne, sans case jouable. Il reste { $margin } case à { $other }.
       *[other] { $seat } gagne, sans case jouable. Il reste { $margin } cases à { $other }.
    }
result-points =
    { $margin ->
        [one] { $seat } marque { $margin } point.
       *[other] { $seat } marque { $margin } points.
    }
result-handicap =
    { $margin ->
        [one] { $other } a épuisé ses cases en premier, mais { $margin } point ne dépasse pas le handicap de { $handicap }.
       *[other] { $other } a épuisé ses cases en premier, mais { $margin } points ne dépassent pas le handicap de { $handicap }.
    }
result-you-win = Vous gagnez !
result-you-lose = Vous avez perdu
result-chain = Plus longue chaîne : { $seat } a mangé { $count } insectes au coup { $number }.
result-chains = Plus longues chaînes : { $seat } a mangé { $count } insectes au coup { $number }, { $other } autant au coup { $then }.
result-closest =
    { $count ->
        [0] Moment le plus serré : après le coup { $number }, il ne restait aucune case à { $seat }, mais le coup suivant en a libéré.
        [one] Moment le plus serré : après le coup { $number }, il restait { $count } case à { $seat }.
       *[other] Moment le plus serré : après le coup { $number }, il restait { $count } cases à { $seat }.
    }
result-again = Revanche
result-again-as = Revanche avec { $seat }
result-again-starts = Revanche : { $seat } commence
result-next = Niveau suivant : { $level }
result-losses = { $count } défaites de suite contre { $level } : un adversaire plus facile, ou des indices, seront peut-être plus amusants.
result-losses-clock = { $count } défaites de suite contre { $level } : un adversaire plus facile sera peut-être plus amusant.
result-easier = Plus facile : { $level }
result-hints = Avec des indices
result-you-lost-by = Comprendre la défaite
result-lost-by = Voir pourquoi { $seat } a perdu
result-review = Bilan
result-go-on = Continuer la partie
resign-counts = Le bot gagne, et la partie compte comme perdue.
resign-people = { $other } abandonne ? Alors { $seat } gagne.
resign-you = Voulez-vous abandonner ? Alors { $seat } gagne.
resign-not = Continuer la partie

game-actions = Annuler et parcourir
game-take-back = Reprendre le pion
game-swap = Changer de camp
game-play-now = Jouer maintenant
game-stop = Arrêter
game-let-bot-play = Laisser jouer le bot
game-resume = Continuer ici
game-back = Retour à la partie
game-first = Premier coup
game-before = Coup précédent
game-after = Coup suivant
game-last = Dernier coup

turns = Coups
turns-none = Pas encore de coups.
# Before a turn, for screen readers: "Turn 3, Red: B1-B3".
turns-spoken = Coup { $number }, { $seat } :{" "}
turns-spoken-variation = Variante, coup { $number }, { $seat } :{" "}
turns-ate =
    { $count ->
        [1] 1 insecte mangé
       *[other] { $count } insectes mangés
    }
turns-blackened = , retirée du plateau
turns-swap = change de camp
turns-refused = Refusé :{" "}
turns-comment = Commentaire
turns-promote = En variante principale
turns-to-line = Quitter la variante
turns-delete = Supprimer à partir d'ici

comment = Commentaire
comment-turn = Sur le coup { $number }, { $turn } :
comment-game = Sur toute la partie :
comment-save = Enregistrer
comment-unsaved = Pas encore enregistré.
comment-continue = Continuer

desk = Saisir un coup en texte
desk-turn = Un coup entier pour { $seat }
desk-submit = Envoyer le coup

race = Cases jouables au fil de la partie
race-empty = Combien de cases jouables a chaque camp, coup par coup. Le premier à n'en plus avoir gagne.
race-spoken = Cases jouables au fil de la partie. Maintenant : { $first } { $firstCount }, { $second } { $secondCount }.

share = Partager
share-link = Lien
share-link-hint = Ouvre toute la partie, à la position affichée. L'adresse de cette page est le même lien.
share-link-start = Aucun coup n'est encore joué : le lien ouvre le plateau vide avec ces règles.
share-link-learn = Ouvre cette leçon ou ce problème.
share-link-task = Ouvre cette position, sans vos essais.
share-copy-link = Copier le lien
share-whole-hint = Ouvre toute la partie avec { $parts }, à la position affichée.
share-whole-long = Cette partie est trop longue pour un lien avec { $parts }. Copiez plutôt la notation.
share-short = Lien court
share-short-hint = Ouvre seulement cette ligne, sans { $parts }. L'adresse de cette page est le même lien.
share-copy-short = Copier le lien court
share-beyond-variations = variantes
share-beyond-comments = commentaires
share-beyond-names = noms
share-beyond-result = résultat
share-qr = Code QR pour un téléphone
share-qr-what = Code QR du lien
share-pictures = Images
share-png = Plateau en PNG
share-svg = Plateau en SVG
share-gif = Partie en GIF
share-print = Imprimer les diagrammes
# After print-every: what stands below a diagram.
print-left = Dessous, les cases jouables.
# Below a diagram: the cells left to each side.
print-cells = { $first } { $firstCount } · { $second } { $secondCount }
print-every =
    { $count ->
        [1] Un diagramme après chaque coup.
       *[other] Un diagramme tous les { $count } coups, et après le dernier.
    }
share-drawing = Dessin de la partie…
share-pictures-hint = Le plateau tel que vous le voyez, ou toute la partie coup par coup.
share-record = Notation
share-copy-record = Copier la notation
share-download = Télécharger
share-open = Ouvrir une partie
share-open-hint = Collez une notation, un lien, une liste de coups, le journal d'un salon ou une partie d'Abstract Play. Votre partie actuelle est conservée.
share-open-text = Texte d'une partie
share-open-submit = Ouvrir
share-open-file = Depuis un fichier…
share-open-part = Ouvrir ce qui a pu être lu
share-at = Ligne { $line }, colonne { $column } :
share-coordinates = Coordonnées, si le texte ne les précise pas
share-coordinates-own = comme maintenant sur le plateau
share-rules-own = Règles et plateau, si le texte ne les précise pas : les actuels ({ $rules }, { $board }).
share-read-as = Lire comme : { $system }
share-which-board = Cette partie convient à plusieurs plateaux. Sur lequel a-t-elle été jouée ?
share-open-on = Ouvrir sur « { $board } »
share-more = Autres formats
share-abstract-play = Enregistrer pour Abstract Play
share-no-board = Cette page ne peut pas montrer le plateau de cette partie.

setup = Nouvelle partie
setup-opponent = Adversaire
setup-bots = Un bot
    .what = de facile à très fort
setup-elsewhere = Un ami à distance
    .what = par lien ou en direct
setup-you = Vous jouez
setup-more = Plus d'options
    .what = Joueurs, qui commence, dessiner un plateau
setup-rules = Règles : { $rules }
setup-rules-named = Règles : { $plain } ({ $rules })
setup-rules-what = Règle du gâteau, handicap, autres règles
setup-rules-plainly = { $plain } ({ $rules })
setup-rules-label = Règles
setup-rules-own = personnalisées
setup-agreed = Options
setup-board = Plateau
setup-other-boards = Autres plateaux
setup-editor = Dessiner un plateau ou une position
setup-drawn = Plateau dessiné
setup-random = Au hasard
    .what = six cases noires au hasard
setup-seed = Numéro
setup-reconstruction = L'image d'origine de Green Meadow est perdue. Voici une reconstitution d'après son texte : six rangées, les diagonales A à G, six cases noires.
setup-bot = Bot
setup-level = Quel bot ?
setup-name = Nom (facultatif)
setup-starts = Qui commence ?
setup-starts-random = Au hasard
setup-starts-colour = { $seat } (commence)
setup-kept = Votre partie actuelle est conservée : vous pourrez la restaurer.
setup-start = Commencer

# A rule set: its name, and what differs from the first one.
ruleset-genius = Genius
    .plain = Règles habituelles
    .what = Les règles habituelles, celles des leçons : seul l'insecte qui vient de grandir peut manger.
    .source = Genius Death Match « Bug »
ruleset-green-meadow = Green Meadow
    .plain = Règles habituelles, des cases retirées d'abord
    .what = Les règles habituelles, mais chaque camp retire d'abord une case du plateau, qui a déjà des trous.
    .source = Green Meadow Death Match
ruleset-ludii = Ludii
    .plain = Tout insecte peut manger, avec des points
    .what = Tous vos insectes peuvent manger : vous choisissez lesquels, l'un après l'autre. Le gagnant marque un point par case jouable du perdant ; un handicap est possible.
    .source = le texte de Ludii
    .special = Tous vos insectes peuvent manger, et le gagnant marque des points.
ruleset-iggc = iGGameCenter
    .plain = Tout insecte peut manger
    .what = Tous vos insectes peuvent manger : vous choisissez lesquels, l'un après l'autre. Il n'y a pas de points.
    .source = iGGameCenter
    .special = Tous vos insectes peuvent manger.
ruleset-classic = Classic
    .plain = Tous les insectes mangent à la fois
    .what = Tous vos insectes qui le peuvent mangent à la fois, puis chacun grandit. En grandissant, vos insectes peuvent se réunir.
    .source = la page de l'auteur (2017), telle qu'Ai Ai la reproduit
    .special = Tous vos insectes mangent à la fois, et peuvent se réunir en grandissant.
ruleset-custom = Règles personnalisées
    .what = Choisissez chaque règle vous-même, à partir des règles choisies auparavant.
# A rule set's name, with what the players agreed on.
agreed-rules = { $rules }, avec { $agreed }
agreed-handicap = un handicap de { $handicap }
agreed-pie = la règle du gâteau

switch-eaters = Qui mange ?
switch-eaters-active = Seul l'insecte qui vient de grandir
switch-eaters-chosen = Tous vos insectes, un par un
switch-eaters-all = Tous vos insectes à la fois
switch-merging = En grandissant, vos insectes peuvent se réunir
    .rule = En grandissant, vos insectes peuvent se réunir.
switch-pie = Le second joueur peut changer de camp après le premier coup (règle du gâteau)
switch-setup = Cases que chaque camp retire d'abord du plateau
switch-margin = Le gagnant marque un point par case jouable du perdant
switch-handicap = points de handicap, que le joueur le plus fort doit dépasser
switch-stronger = Qui doit marquer plus que cela ?
switch-stronger-first = le premier joueur
switch-stronger-second = le second joueur

# The rules of the game on the board, where they differ from those that the page explains.
rules-eaters-active = Seul l'insecte qui vient de grandir peut manger.
rules-eaters-chosen = Tous vos insectes peuvent manger, un par un.
rules-eaters-all = Tous vos insectes mangent à la fois.
rules-setup =
    { $count ->
        [one] Chaque camp retire d'abord { $count } case du plateau.
       *[other] Chaque camp retire d'abord { $count } cases du plateau.
    }
rules-margin = Le gagnant marque un point par case jouable du perdant.
rules-handicap-first = Le premier joueur doit marquer plus de { $handicap } pour gagner.
rules-handicap-second = Le second joueur doit marquer plus de { $handicap } pour gagner.
rules-pie = Le second joueur peut changer de camp après le premier coup.
rules-agreed = Convenu pour cette partie : { $agreed }
rules-played = Cette partie suit d'autres règles que celles-ci : { $rules }. { $what }

rules = Bug en une minute
rules-goal = Le but : manquer de place. Si vous ne pouvez pas grandir au début de votre tour, vous gagnez.
rules-step-grow = Grandir
    .what = Posez un pion de votre couleur : commencez un nouvel insecte, ou agrandissez un insecte d'une case. Le pion ne doit pas toucher deux de vos insectes : ceux d'une même couleur ne fusionnent jamais. Aucun insecte ne peut dépasser le plus grand du plateau, quel que soit son camp.
rules-step-eat = Manger
    .what = Si l'insecte qui vient de grandir touche des insectes adverses qui ont exactement sa forme, tournée ou en miroir, il les mange tous, et ils quittent le plateau.
rules-step-bonus = Bonus
    .what = Un insecte qui a mangé doit grandir d'une case de plus, et cette fois la limite ne compte pas. S'il touche alors encore des jumeaux, il mange de nouveau. S'il n'a nulle part où grandir, il ne peut pas manger.
rules-step-win = Gagner
    .what = On ne peut pas passer son tour. Si, au début de votre tour, vous n'avez plus de case où grandir, vous gagnez. Il n'y a pas de nulle.
rules-signs = Ce que montre le plateau
rules-sign-dot = vous pouvez grandir ici
rules-sign-ring = vous pouvez grandir ici, et votre insecte mange
rules-sign-hollow = si vous jouez ici, l'autre camp n'a plus de case jouable : il gagne donc aussitôt
rules-sign-plus = bonus : choisissez-en une
rules-sign-full = paupières lourdes : cet insecte est repu ; il ne pourra grandir que lorsqu'un autre sera plus grand
rules-sign-ate = à côté d'un coup : il a mangé deux insectes
rules-aids = Aides à côté du plateau
rules-credit = Bug est un jeu de Nick Bentley (2017).
rules-made-of = Bug et tous ses composants sont des logiciels libres.
rules-licences = Licences
rules-offline = Jouer hors ligne : tout le jeu tient dans un fichier qui s'ouvre d'un double-clic.
rules-download = Télécharger le fichier

clock = Pendule
clock-none = Sans pendule
clock-preset = { $turn } s par coup + { $minutes } min de réserve
clock-preset-meaning = Chaque coup consomme d'abord ses propres secondes, puis les minutes que le joueur a pour toute la partie. La pendule démarre au premier coup.
clock-times =
    { $minutes ->
        [one] Chaque coup consomme d'abord ses { $turn } secondes, puis le temps du joueur : { $minutes } minute pour toute la partie. La pendule démarre au premier coup.
       *[other] Chaque coup consomme d'abord ses { $turn } secondes, puis le temps du joueur : { $minutes } minutes pour toute la partie. La pendule démarre au premier coup.
    }
clock-no-hints = Entre deux personnes, ni indices ni Étude jusqu'à la fin de la partie, sauf si les paramètres les autorisent.
clock-hints = Contre un bot, indices et Étude sont permis. Votre pendule continue de tourner.
clock-own = Autre cadence
clock-number-turn = Secondes par coup
clock-number-reserve = Minutes de réserve
clock-number-step = Tranches de la réserve, en secondes
clock-limits = Un nombre de { $least } à { $most }
clock-end = Vous perdez au temps
clock-end-soft = faute d'une tranche entière
clock-end-hard = à la dernière seconde
clock-sound = Son quand le temps presse
clock-rests = Arrêter la pendule en votre absence
clock-spoken = { $reserve } de réserve, { $turn } pour le coup
clock-in-reserve = réserve
clock-lost = Le temps de { $other } est écoulé.
clock-you-lost = Votre temps est écoulé.
clock-go-on = Jouer sans pendule
