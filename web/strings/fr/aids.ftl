### Français. Mots : bug = insecte, cell = case, stone = pion, side = camp, turn = coup (tour : son moment de jouer), to play = à … de jouer,
### growth = croissance (grandir), bonus growth = bonus, eat = manger, meal = repas, prey = proie, twin = jumeau, chain = chaîne,
### full = repu, size limit = (taille) limite, cells left = cases jouables (« libre » ne dit que : sans pion), game = partie,
### line = ligne, variation = variante, takeback = reprise de coup, resign = abandonner, rematch = revanche, clock = pendule,
### time control = cadence, legal = légal, win = gain, victoire, mistake = erreur, blunder = gaffe, rating = classement, level = niveau,
### strength = force, hint = indice, puzzle = problème, review = bilan (examiner), analysis = analyse, study = étude, report = rapport,
### record = notation, tag = étiquette, threat = menace, outlook = aperçu, territory = territoire, marks = dessins (flèche, cercle).
### On vouvoie, comme lichess, sauf ce qu'un ami lit (together-text-…, phrase-…). Espace insécable devant : et dans « », fine devant ; ! ?.
### Les couleurs ont une forme de plus : adjective « (un insecte) rouge », invariable ou au masculin.

aids = Afficher
aids-legend = Ce qui est affiché
aids-title = { $name } (touche { $key })
aid-twins = Jumeaux
    .what = les insectes qui portent la même lettre ont la même forme ; elle est pleine si les deux camps l'ont. Survolez ou touchez un insecte pour voir ses jumeaux
aid-threats = Menaces
    .what = quels insectes pourraient être mangés au prochain coup, d'où, et combien de pions en tout ; un bouclier : ne peut jamais être mangé
aid-outlook = Aperçu
    .what = ce que l'autre camp pourrait manger si vous jouez sur une case, et comment changent les cases jouables
aid-territory = Territoire
    .what = les cases où un seul camp peut encore grandir, et les insectes qui le peuvent encore
aid-marks = Dessins
    .what = vos propres flèches et cercles
aids-line = { $aid } : { $words }
aids-setup = Rien à montrer pour l'instant : il n'y a pas d'insectes.
aids-over = La partie est finie.

# Added to a cell's name, for screen readers.
cell-shape = forme { $shape }, sans jumeau
cell-shape-twins = forme { $shape }, jumeau en { $twins }
cell-in-danger = en danger : { $seat } pourrait le manger depuis { OR($cells) }
cell-safe = à l'abri pour toujours
cell-could-eat =
    { $count ->
        [one] { $seat } pourrait manger { $count } pion en jouant ici
       *[other] { $seat } pourrait manger { $count } pions en jouant ici
    }
cell-land-only = seul { $seat } peut grandir ici
cell-land-both = les deux peuvent grandir ici
cell-land-nobody = personne ne peut grandir ici
cell-reply =
    { $count ->
        [one] { $seat } pourrait alors manger { $count } pion
       *[other] { $seat } pourrait alors manger { $count } pions
    }
cell-reply-none = { $seat } ne pourrait alors rien manger
cell-mark-begun = un dessin commence ici

twins-none = Il n'y a pas encore d'insectes.
twins-hint = Les insectes qui portent la même lettre ont la même forme ; elle est pleine si les deux camps l'ont. Survolez ou touchez un insecte pour voir ses jumeaux.
twins-all = Toutes les formes
twins-kind = { $shape } : { $first } { $firstCount }, { $second } { $secondCount }
twins-both = Dans les deux camps : { $shapes }.
twins-no-both = Aucun insecte n'a de jumeau dans l'autre camp.
twins-bug = Cet insecte { FORM($seat, "adjective") } de taille { $size } n'a pas de jumeau.
twins-bug-twins = Cet insecte { FORM($seat, "adjective") } de taille { $size } est le jumeau de { $twins }.
twins-bug-friends =
    { $count ->
        [one] Dans son camp, { $friends } a la même forme.
       *[other] Dans son camp, { $friends } ont la même forme.
    }

threats-half = Les menaces reviendront une fois ce coup terminé.
threats-now =
    { $most ->
        [1] { $seat } pourrait manger maintenant, depuis { OR($cells) } : { $most } pion.
       *[other] { $seat } pourrait manger maintenant, depuis { OR($cells) } : jusqu'à { $most } pions.
    }
threats-later =
    { $most ->
        [1] { $seat } pourrait manger si c'était son tour, depuis { OR($cells) } : { $most } pion.
       *[other] { $seat } pourrait manger si c'était son tour, depuis { OR($cells) } : jusqu'à { $most } pions.
    }
threats-none-now = { $seat } ne pourrait rien manger maintenant.
threats-none-later = { $seat } ne pourrait rien manger si c'était son tour.
threats-safe = À l'abri pour toujours : { $bugs }.
threats-sign-danger = pourrait être mangé au prochain coup
threats-sign-jaws = à partir d'ici
threats-sign-safe = ne peut jamais être mangé
threats-sign-step = au survol : les pions du coup, dans l'ordre
threats-sign-eaten = ce qui est mangé d'abord
threats-numbers = 1, 2… : les pions du coup, dans l'ordre ; ×1 : ce qui est mangé d'abord.
# A turn that eats, cell by cell: "B1, then B3".
threats-line =
    { $count ->
        [one] { $seat } pourrait jouer { $turn } et manger { $count } pion.
       *[other] { $seat } pourrait jouer { $turn } et manger { $count } pions.
    }
threats-then = { $before }, puis { $cell }
threats-danger = { $seat } pourrait le manger depuis { OR($cells) }.

outlook-hint = −1 : si vous y jouez, { $seat } peut ensuite manger 1 de vos pions. Sans nombre : vous perdez aussitôt. Survolez ou touchez pour voir lesquels.
outlook-not-bad = Être mangé n'est pas toujours mauvais : il peut rester ensuite plus de cases jouables à l'autre camp, et celui qui n'en a plus gagne.
outlook-none = S'affiche avant chacun de vos coups.
outlook-reply =
    { $most ->
        [1] { $seat } pourrait alors manger { $most } pion, depuis { OR($cells) }.
       *[other] { $seat } pourrait alors manger jusqu'à { $most } pions, depuis { OR($cells) }.
    }
outlook-reply-none = { $seat } ne pourrait alors rien manger.
outlook-reply-wins = { $seat } n'a alors plus de case jouable, et gagne.
outlook-with-bonus = Avec le bonus en { $bonus } : { $reply }
outlook-sign-price = combien de pions l'autre camp pourrait alors manger
outlook-sign-none = rien ne pourrait alors être mangé
outlook-sign-danger = pions que l'autre camp pourrait alors manger
outlook-sign-jaws = case où il grandirait pour les manger

territory-cells =
    { $first ->
        [one] Seul { $firstSeat } peut grandir sur { $first } case, seul { $secondSeat } sur { $second }, les deux sur { $both }, personne sur { $neither }.
       *[other] Seul { $firstSeat } peut grandir sur { $first } cases, seul { $secondSeat } sur { $second }, les deux sur { $both }, personne sur { $neither }.
    }
territory-bugs = La taille limite est de { $limit }. Insectes qui peuvent encore grandir (+) : { $firstSeat } { $first }, { $secondSeat } { $second }.
territory-only = seul { $seat }
territory-both = les deux
territory-neither = personne

marks-all = Dessin : glissez d'une case à l'autre pour une flèche, touchez une case pour un cercle. Les dessins restent avec leur position.
marks-mouse = À tout moment, un clic droit trace un cercle, et un glissement avec le bouton droit une flèche ; Maj, Alt ou les deux changent la couleur.
marks-clear = Effacer les dessins
marks-ink = Couleur : { $name }
marks-ink-0 = vert
marks-ink-1 = orange
marks-ink-2 = violet
marks-ink-3 = noir
marks-arrow = une flèche de { $from } à { $to }
marks-ring = un cercle en { $cell }
marks-drawn = Dessins : { $marks }.

shape-3a = barre
shape-3b = coude
shape-3c = triangle
shape-4a = barre
shape-4b = ver
shape-4c = vague
shape-4d = pistolet
shape-4e = abeille
shape-4f = arche
shape-4g = hélice
named-shape = { $name } ({ $mark })
named-size = { $size } ({ $name })
