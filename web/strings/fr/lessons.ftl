### Les leçons. $first est la couleur de celui qui apprend, $second l'autre.

lesson-number = Leçon { $number } sur { $of }
lesson-step = Étape { $step } sur { $of }
lesson-next = Suite
lesson-next-lesson = Leçon suivante
lesson-open = Prochaine leçon à faire
lesson-leave = Retour à ma partie
lesson-leave-invited = Revenir à l'invitation
lesson-show = Montrez-moi
lesson-try = Essayer moi-même
lesson-done = faite
lesson-seen = parcourue avec de l'aide
lesson-answers = { $second } répond…
lesson-first-game = Jouer une première partie
lesson-play = Jouer une partie
lesson-strategy = Continuer avec la stratégie
lesson-basics = Les règles
lesson-ideas = Stratégie
lesson-end-rules = Vous connaissez maintenant toutes les règles.
lesson-end = La fin des leçons de stratégie.
lesson-end-all = Vous avez fait toutes les leçons !
lesson-cells-left = Cases jouables : { $first } { $firstCount }, { $second } { $secondCount }

lesson-title-bug = Un insecte
lesson-step-bug-1 = Vous êtes { $first }. Posez votre premier pion n'importe où sur le plateau.
    .right = C'est déjà un insecte, de taille 1. Il reste où il est : dans Bug, rien ne bouge.
    .wrong = Posez votre premier pion n'importe où.
lesson-step-bug-2 = Les pions d'une même couleur placés côte à côte forment un insecte. { $first } en a deux ici. Tapez ou cliquez sur le plus grand.
    .right = Oui : trois pions, un insecte. Le nombre dessus est sa taille.
    .wrong = Pas celui-là. Tapez ou cliquez sur le plus grand insecte { FORM($first, "adjective") } : celui de trois pions.

lesson-title-growing = Grandir
lesson-step-growing-1 = Chaque coup commence par un nouveau pion. Agrandissez votre insecte : choisissez une case à côté.
    .right = Votre insecte est maintenant de taille 2.
    .wrong = Cela commence un second insecte, et c'est permis. Mais ici, agrandissez le premier.
lesson-step-growing-2 = Le même plateau. Cette fois, commencez un second insecte : choisissez une case qui n'est pas à côté du premier.
    .right = Deux insectes de taille 1. Agrandir ou commencer : c'est votre choix à chaque coup.
    .wrong = Cela agrandit votre insecte. Ici, commencez-en un autre, plus loin.

lesson-title-merging = Jamais de fusion
lesson-step-merging-1 = Vous avez deux insectes avec une case entre eux. Essayez cette case, A2.
    .right = Interdit : elle est à côté de deux de vos insectes, et ceux d'une même couleur ne fusionnent jamais.
    .wrong = C'est un bon coup, mais essayez A2, la case entre vos deux insectes.
lesson-step-merging-2 = Alors grandissez à côté d'un seul des deux.
    .right = Bien. Les cases entre vos propres insectes vous sont fermées. Retenez-le : cela vous fera gagner des parties.
    .wrong = Cela commence un troisième insecte. Ici, agrandissez l'un des deux.

lesson-title-limit = La limite
lesson-step-limit-1 = Les plus grands insectes du plateau sont de taille 3. L'un est à vous, en haut. Essayez de l'agrandir.
    .right = Interdit : aucun insecte ne peut dépasser le plus grand du plateau, quel que soit son camp. Des paupières lourdes disent : cet insecte est repu.
    .wrong = C'est permis. Mais essayez d'agrandir celui de taille 3.
lesson-step-limit-2 = Votre petit insecte, en C5, n'est pas repu. Agrandissez celui-là.
    .right = Il peut grandir jusqu'à la taille 3. Ce n'est qu'en mangeant qu'un insecte peut dépasser tous les autres.
    .wrong = Cela commence un nouvel insecte. Agrandissez le petit en C5.

lesson-title-twins = Jumeaux
lesson-step-twins-1 = Deux insectes de même forme sont jumeaux, même si l'un est tourné. Le vôtre est un coude de trois. Tapez ou cliquez sur son jumeau { FORM($second, "adjective") }.
    .right = Le même coude, tourné. L'insecte { FORM($second, "adjective") } de trois en ligne a la même taille, mais n'est pas un jumeau.
    .wrong = Pas celui-là. Tapez ou cliquez sur l'insecte { FORM($second, "adjective") } qui a la forme du vôtre : un coude de trois.
lesson-step-twins-2 = Les formes en miroir sont aussi jumelles. Tapez ou cliquez sur le jumeau { FORM($second, "adjective") } de votre insecte de quatre.
    .right = Tournée et en miroir, c'est la même forme. Seul le contour compte.
    .wrong = Pas celui-là. Votre insecte a trois pions en ligne et un de plus au bout ; son jumeau aussi.

lesson-title-eating = Manger
lesson-step-eating-1 = Un insecte que vous agrandissez mange chaque jumeau à côté de lui. Faites grandir le vôtre jusqu'à la taille 2, à côté de l'insecte { FORM($second, "adjective") }. Puis il grandit encore une fois, en bonus.
    .right = Mangé ! Et votre insecte est de taille 3 : la limite ne compte pas pour un bonus.
    .wrong = Rien n'a été mangé. Faites grandir votre insecte jusqu'à la taille 2, pour qu'il soit le jumeau du { FORM($second, "adjective") }.
lesson-step-eating-2 = Les cases d'un insecte mangé se libèrent aussitôt. Mangez encore, et posez le bonus là où était l'insecte { FORM($second, "adjective") }.
    .right = Votre insecte a emménagé. Manger est obligatoire : si l'insecte qui a grandi peut manger, il le doit.
    .wrong = Mangez l'insecte { FORM($second, "adjective") }, et choisissez une de ses cases pour le bonus.

lesson-title-chains = Chaînes
lesson-step-chains-1 = Après un bonus, votre insecte a une nouvelle forme. S'il est de nouveau à côté d'un jumeau, il mange encore. Trouvez le coup qui mange deux insectes l'un après l'autre.
    .right = Un pion, deux insectes mangés. Ces chaînes renversent des parties, et on les manque facilement.
    .wrong = Pas encore de chaîne. Commencez un nouvel insecte à côté de l'insecte { FORM($second, "adjective") } de taille 1.

lesson-title-blocked = Pas de place, pas de repas
lesson-step-blocked-1 = Un insecte qui mange doit pouvoir grandir. Commencez un insecte en A1, à côté de son jumeau { FORM($second, "adjective") }, et regardez.
    .right = Rien n'a été mangé : votre nouvel insecte n'a pas de place pour grandir. Chaque case libre à côté de lui touche aussi un autre de vos insectes, et les deux fusionneraient.
    .wrong = C'est permis. Mais regardez ce qui se passe en A1.
lesson-step-blocked-2 = Voici un autre insecte { FORM($second, "adjective") } de taille 1. Mangez l'un des deux.
    .right = Il y avait de la place pour le bonus : il a donc pu manger.
    .wrong = Rien n'a été mangé. Commencez un insecte à côté d'un { FORM($second, "adjective") }, là où il a la place de grandir.

lesson-title-several = Plusieurs à la fois
lesson-step-several-1 = Un insecte mange tous les jumeaux à côté de lui, puis grandit une fois. Mangez les deux insectes de { $second } en un coup.
    .right = Deux mangés, un bonus.
    .wrong = Une case est à côté des deux insectes de { $second }. Commencez le vôtre là.

lesson-title-winning = Comment gagner
lesson-step-winning-1 = Vous gagnez si vous ne pouvez pas grandir au début de votre tour. Épuisez donc vos cases : ici, l'une d'elles ne vous en laisse aucune autre, quoi que fasse { $second }. Survolez une case, ou essayez-la, pour voir combien il en reste.
    .right = { $second } a dû jouer, et vous n'aviez plus de case jouable : vous gagnez !
    .wrong = Il vous reste alors une case à votre tour. Regardez le nombre à côté de { $first } : il doit tomber à 0.

lesson-title-patience = Ne pas manger trop tôt
lesson-step-patience-1 = Ici, un coup mange, un autre gagne. Manger fait de la place, et vous n'en voulez pas. Trouvez le coup qui gagne.
    .right = Vous n'avez plus de case jouable, et { $second } en a plein. Manger peut attendre ; souvent, mieux vaut ne jamais manger.
    .wrong = Après cela il vous reste des cases à votre tour, et la victoire vous échappe. Regardez le nombre à côté de { $first }.

lesson-title-duck = Une proie facile
lesson-step-duck-1 = Les plus grands insectes ne peuvent pas grandir : ils gardent leur forme, et l'adversaire a le temps de la copier. L'insecte de trois de { $second }, en A3, est l'un des plus grands. Faites son jumeau et mangez-le.
    .right = Le plus grand insecte du plateau est à vous, et { $second } ne peut le manger qu'avec un jumeau juste à côté. Donnez à vos grands insectes des formes difficiles à copier.
    .wrong = Faites un jumeau de l'insecte de trois de { $second }, juste à côté : à votre insecte de deux, en haut, il manque un seul pion.

lesson-title-cells = Des cases à vous
lesson-step-cells-1 = Les cases marquées, A1, C1 et C4, ne sont qu'à vous : { $second } y fusionnerait, ou dépasserait la limite. Les deux autres sont ouvertes aux deux camps. Lesquelles remplir d'abord ?
    .right = Personne ne peut prendre une case qui n'est qu'à vous : elle peut attendre. Maintenant, { $second } doit remplir les cases communes. Ici, chacune de vos cases gagne, et chaque case commune perd.
    .wrong = { $second } aurait dû remplir cette case. Maintenant, { $second } a moins de coups à jouer, et gagne. Laissez les cases communes à { $second } : remplissez-en une qui n'est qu'à vous.
lesson-step-cells-2 = Vos cases à vous peuvent attendre, mais chacune vous coûte encore un coup, et il vous faut manquer de place avant { $second }. Trouvez le coup qui épuise le plus de vos cases, et aucune de celles de { $second }.
    .right = De 7 cases à 1 en un coup : il épuise les vôtres, et aucune des trois de { $second }. Maintenant, { $second } doit remplir une case commune, ce qui vous en prend une aussi.
    .wrong = Cela vous laisse plus de cases à remplir que nécessaire. Survolez chaque case, ou essayez-la, et regardez le nombre de { $first } : laquelle le fait tomber à 1 ?

lesson-title-counting = Compter les cases
lesson-step-counting-1 = Vers la fin, comptez : combien de cases vous reste-t-il, et combien à { $second } ? Il vous faut manquer de place avant l'autre. Un coup vous laisse 1 case, et 4 à { $second }. Trouvez-le.
    .right = Exactement. Les deux nombres à côté des couleurs résument toute la partie : regardez-les avant chaque coup.
    .wrong = Recomptez : quelle case n'en laisse que 1 à { $first }, et 4 à { $second } ?
