### Le plateau : les noms de ses cases, et la ligne en dessous.

board-label = Plateau : { $board }
board-label-drawn = Plateau : dessiné à la main
board-drawn = Dessiné
board-sheet = Plateau sur lequel dessiner
board-keys = Les flèches parcourent les cases, Entrée y joue, Retour arrière reprend le dernier pion.

board-name-hexhex2 = Minuscule
board-name-hexhex3 = Petit
    .what = rapide, le classique
board-name-hexhex4 = Standard
    .what = plus riche
board-name-hexhex5 = Grand
board-size = Taille { $size }
board-limping = Boiteux { $edges }
board-name-green-meadow = Green Meadow
    .what = avec des trous
# One whose six black cells are random.
board-meadow = Green Meadow { $number }
board-cells = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

# The name of a cell, as a screen reader says it: "C3, empty, grows to size 3, eats 1".
cell-empty = vide
cell-black = hors du plateau
cell-stone = pion { FORM($seat, "adjective") }
cell-bug = insecte { FORM($seat, "adjective") } de taille { $size }
cell-bug-full = insecte { FORM($seat, "adjective") } de taille { $size }, repu
cell-eaten = en train d'être mangé
cell-hungry = affamé, peut être choisi pour manger
cell-picked = choisi pour manger
cell-feeds = nourrit l'insecte en { $bug }
cell-does =
    { $kind ->
        [blacken] peut être retirée du plateau
        [spawn] commence un nouvel insecte
        [enlarge] porte un insecte à la taille { $size }
        [join] réunit des insectes en un de taille { $size }
       *[bonus] bonus, jusqu'à la taille { $size }
    }
cell-eats = en mange { $count }
cell-gives-away = laisse gagner { $seat }
cell-would-merge = fusionnerait des insectes
cell-too-large = dépasserait le plus grand insecte
cell-not-touching = ne touche pas l'insecte qui mange
cell-starves = priverait de bonus un insecte qui mange

line-starts = { $seat } commence. Jouez où vous voulez.
line-here-starts = Vous êtes { $seat }, et vous commencez. Jouez où vous voulez.
line-you-start = Vous êtes { $seat }, et { $seat } commence. Posez un pion sur n'importe quelle case. Vous gagnez si vous n'avez plus de case jouable au début de votre tour.
line-full = Votre insecte somnole, car il est repu : aussi grand que le plus grand du plateau, il ne peut plus grandir. Commencez-en un autre.
line-rings = Un anneau avec un point : ce coup mange.
line-giveaways = Un anneau sans point : ensuite, { $seat } gagne aussitôt.
line-all-lose = À { $mover } de jouer, mais toutes les cases perdent : { $seat } gagne aussitôt.
line-grow = À { $seat } de jouer : choisissez une case marquée.
line-blacken = À { $seat } de jouer : choisissez une case à retirer du plateau.
line-blacken-more = À { $seat } de jouer : choisissez une case à retirer du plateau. Encore { $left } avant le premier insecte.
line-may-swap = À { $seat } de jouer : choisissez une case marquée, ou changez de camp.
line-bonus = Bonus pour { $seat } : choisissez où l'insecte grandit.
line-hungry = Bonus pour { $seat } : { $count } insectes peuvent manger, en { $bugs }. Choisissez une case bonus, ou d'abord un insecte.
line-round = Bonus pour { $seat } : { $count } insectes mangent ensemble, en { $bugs }, et chacun grandit une fois. Choisissez une case bonus, ou d'abord un insecte.
line-picked = Bonus pour { $seat } : l'insecte en { $bug } peut grandir en { OR($cells) }. Cliquez de nouveau dessus pour voir toutes les cases bonus.
line-picked-many = Bonus pour { $seat } : l'insecte en { $bug } peut grandir sur { $count } cases. Cliquez de nouveau dessus pour voir toutes les cases bonus.
line-bot-thinks = { $seat } réfléchit…
line-friend = À { $seat } de jouer : c'est le tour de votre ami.
line-friend-named = À { $seat } de jouer : c'est le tour de { $friend }.
line-friend-over = Cette partie est finie.
line-bot-waits = { $seat }, le bot, attend.
line-review-start =
    { $of ->
        [one] Le début : { $of } coup suit.
       *[other] Le début : { $of } coups suivent.
    }
line-review = Coup { $turn } sur { $of }.
line-step = Étape { $turn } sur { $of }.
line-undone = Annulé. Jouez un autre coup.
line-may-play = À { $seat } de jouer : choisissez une case pour essayer un autre coup.
line-variation = Une variante à partir du coup { $number } : à { $seat } de jouer.
line-variation-turn = Une variante à partir du coup { $number } : coup { $turn } sur { $of }.
line-watching =
    { $count ->
        [one] Il reste { $count } case jouable à { $seat } : elle est marquée. Moins il y en a, mieux c'est.
       *[other] Il reste { $count } cases jouables à { $seat } : elles sont marquées. Moins il y en a, mieux c'est.
    }
line-waking = Chargement des règles. Vous pouvez déjà jouer.
line-tap-again = Touchez encore pour jouer.
line-gives-away = { $seat } n'a alors plus de case jouable, et gagne.

blocked-other_eater = Cette case nourrit un autre insecte. Toutes les cases bonus sont de nouveau affichées.
blocked-bot_turn = C'est au bot de jouer.
blocked-friend_turn = C'est à votre ami de jouer.
blocked-look_only = Ce n'est pas la position actuelle de la partie. Revenez à la partie, ou ouvrez l'Étude pour essayer des coups.
blocked-no_aids = Jusqu'à la fin d'une partie avec un ami, Bug ne montre que ce qui est sur le plateau.
blocked-ask_takeback = Ce coup est déjà envoyé. Sous « Plus », vous pouvez demander à le reprendre.
blocked-one_moment = Un instant…
blocked-not_agreed = Attendez que votre ami accepte.
blocked-not_drawn = Les deux appareils tirent d'abord au sort qui commence.
blocked-link = Un instant : la partie du lien s'ouvre.
blocked-letter = Un instant : le lien s'ouvre.
blocked-invited = Le lien attend votre réponse.
blocked-over = La partie est finie.
blocked-timed = Tant que deux personnes jouent avec une pendule, l'Étude reste fermée. Les paramètres peuvent l'autoriser.
blocked-still_loading = C'est noté. Ce coup sera joué dès que les règles seront chargées.

# What a legal cell would do: a beginning, who then eats, and the bonus cells that follow.
does-blacken = Retire cette case du plateau
does-spawn = Commence un nouvel insecte
does-enlarge = Porte votre insecte à la taille { $size }
does-join = Réunit vos insectes en un seul de taille { $size }
does-bonus = Le bonus porte votre insecte à la taille { $size }
does-bonus-for = Le bonus porte l'insecte en { $bug } à la taille { $size }
does = { $does }.
does-eats = { $does } : il { $eats } ; { $bonus }.
does-then-eats = { $does } : puis il { $eats } ; { $bonus }.
does-other-eats = { $does }. L'insecte en { $bug } { $eats } ; { $bonus }.
does-some-can-eat = { $does }. Ensuite, { $bugs } peuvent manger ; { $bonus }.
does-some-eat-together = { $does }. Ensuite, { $bugs } mangent ensemble ; { $bonus }.
eater-it = lui
eater-at = l'insecte en { $bug }
eats-none = grandit
eats = mange { $prey }
bonus-cell = puis un bonus en { $cell }
bonus-cells = choisissez ensuite une case bonus : { OR($cells) }
bonus-cells-many = choisissez ensuite l'une des { $count } cases bonus
# Bugs by their sizes: "2 bugs of 1 and 1 bug of 3".
bugs-of =
    { $count ->
        [one] un insecte de { $size }
       *[other] { $count } insectes de { $size }
    }
more-bugs-of =
    { $count ->
        [one] encore un insecte de { $size }
       *[other] encore { $count } insectes de { $size }
    }

# Why a cell may not be played.
refusal-not-a-cell = { $cell } n'est pas une case de ce plateau.
refusal-not-a-cell-unnamed = Ce n'est pas une case de ce plateau.
refusal-occupied = { $cell } est occupée par un insecte { FORM($seat, "adjective") } de taille { $size }.
refusal-occupied-by-any = { $cell } est occupée.
refusal-black = { $cell } est hors du plateau.
refusal-would-merge =
    { $count ->
        [2] { $cell } touche deux de vos insectes, en { $bugs }. Les insectes d'une même couleur ne fusionnent jamais.
       *[other] { $cell } touche { $count } de vos insectes, en { $bugs }. Les insectes d'une même couleur ne fusionnent jamais.
    }
refusal-would-merge-bonus =
    { $count ->
        [2] { $cell } touche deux de vos insectes, en { $bugs }. Un bonus ne fusionne jamais d'insectes.
       *[other] { $cell } touche { $count } de vos insectes, en { $bugs }. Un bonus ne fusionne jamais d'insectes.
    }
refusal-too-large = { $cell } porterait l'insecte en { $bugs } à la taille { $size }. Aucun insecte ne peut dépasser le plus grand du plateau, de taille { $limit }.
refusal-too-large-joined = { $cell } réunirait vos insectes de { $bugs } en un seul de taille { $size }. Aucun insecte ne peut dépasser le plus grand du plateau, de taille { $limit }.
refusal-must-eat = Le coup n'est pas fini : il mange { $prey }. Ajoutez une case bonus : { OR($bonus) }.
refusal-must-grow = Le coup n'est pas fini. Ajoutez une case bonus : { OR($bonus) }.
refusal-nothing-to-eat = Il n'y a plus rien à manger : le coup s'arrête ici.
refusal-not-touching = { $cell } ne touche pas l'insecte qui mange, en { $bugs }. Lui seul a droit au bonus.
refusal-not-touching-many = { $cell } ne touche aucun des insectes qui mangent, en { $bugs }. Eux seuls ont droit au bonus.
refusal-starves = { $cell } laisserait l'insecte en { $bugs } sans case bonus.
refusal-over = La partie est finie.
refusal-empty-turn = Un coup compte au moins une case.
refusal-no-swap = Vous ne pouvez pas changer de camp maintenant.

# What was played last, as a screen reader says it.
played = { $seat } a joué { $turn }.
played-and-ate = { $seat } a joué { $turn } et mangé { $prey }.
# Said after it in a first game.
meal-why = Son insecte touchait un insecte de même forme. Le bonus est allé en { $bonus }.
played-blackened = { $seat } a retiré { $cell } du plateau.
played-swapped = { $seat } a changé de camp : son pion est maintenant { FORM($seat, "adjective") }.

editor = Dessiner un plateau ou une position
editor-paint = Peindre des cases
editor-ink-cell = Case
editor-ink-black = Case noire
editor-ink-stone = Pion { FORM($seat, "adjective") }
editor-mover = À qui de jouer ?
editor-setup = Cases que les deux retirent en premier, en tout
editor-help = Glissez pour peindre plusieurs cases, ou gardez Maj enfoncée et utilisez les flèches. Repeindre la même chose vide la case. Les cases n'ont pas besoin de se toucher. Le plateau montre où le joueur qui a le trait peut grandir.
editor-widen = Agrandir
editor-place = Rangée { $row }, place { $place }
editor-mark-none = pas de case
editor-mark-black = case noire
editor-clear-stones = Retirer les pions
editor-clear-all = Tout effacer
editor-leave = Retour à la partie
editor-play = Jouer cette position
editor-study = Étudier cette position
editor-legal =
    { $count ->
        [one] Il reste { $count } case jouable à { $seat }.
       *[other] Il reste { $count } cases jouables à { $seat }.
    }
editor-legal-eats =
    { $count ->
        [one] Il reste { $count } case jouable à { $seat }, qui mange sur { $eating }.
       *[other] Il reste { $count } cases jouables à { $seat }, qui mange sur { $eating } d'entre elles.
    }
editor-legal-eats-all =
    { $count ->
        [one] Il reste { $count } case jouable à { $seat }, qui y mange.
       *[other] Il reste { $count } cases jouables à { $seat }, qui mange sur toutes.
    }
editor-blacken =
    { $count ->
        [one] { $seat } peut retirer { $count } case du plateau ; encore { $left } avant le premier insecte.
       *[other] { $seat } peut retirer { $count } cases du plateau ; encore { $left } avant le premier insecte.
    }
editor-over = { $seat } a déjà gagné : il n'y a plus de case jouable.
