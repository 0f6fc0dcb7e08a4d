### L'étude : bilan, analyse, indices, rapport.

study = Étude
study-tab-review = Bilan
study-tab-analysis = Analyse
study-tab-openings = Ouvertures
study-tabs-keys = ← → changent d'onglet. Ailleurs, elles parcourent la partie.
study-close = Retour à la partie
study-to-puzzle = Retour au problème
study-to-exercise = Retour à l'exercice
study-chance = { $seat } { $chance }
study-won = { $seat } gagne : prouvé
study-won-in =
    { $turns ->
        [one] { $seat } gagne en { $turns } coup : prouvé
       *[other] { $seat } gagne en { $turns } coups : prouvé
    }
study-line = Ligne { $rank } : { $seat } { $turn } : { $what }
study-play-line = Jouer la ligne jusqu'au coup { $number }, { $seat } { $turn }
study-show-line = Montrer la position après le coup { $number }, { $seat } { $turn }
study-previewing =
    { $count ->
        [one] Position après { $count } coup.
       *[other] Position après { $count } coups.
    }

review-start = Faire le bilan
review-again = Refaire le bilan
review-none = Le bilan remonte la partie, trouve les coups qui l'ont perdue, et montre ce qui était mieux.
review-too-short = Il n'y a pas encore de coups à examiner.
review-other = Ouvrir une autre partie
review-running = Bilan en cours…
review-progress = Bilan : { $done } positions sur { $total }…
review-stopped = Arrêté : les coups précédents n'ont pas été examinés.
review-graph = Chances de gain, coup par coup
# A point of the graph: after which turn, and the chances of each side.
review-at-start = Début
review-after-turn = Après le coup { $number }, { $seat }
review-after-mistake = Après le coup { $number }, { $seat }, une erreur
review-after-blunder = Après le coup { $number }, { $seat }, une gaffe
review-point-none = { $after } : pas examiné
review-point-proven = { $after } : { $seat } gagne, prouvé
review-point = { $after } : { $first } { $firstChance }, { $second } { $secondChance }
review-mistake = , une erreur
review-blunder = , une gaffe
review-marks = ? erreur, ?? gaffe : les signes expliqués
review-marks-mistake = ? : une erreur. Les chances de gain ont baissé de { $mistake } ou plus.
review-marks-blunder = ?? : une gaffe. Elles ont baissé de { $blunder } ou plus, ou un gain sûr est perdu.
review-marks-unsure = Un signe ? vaut peut-être ?? : l'une des deux chances n'y est qu'estimée.
review-marks-proven = ● : on a prouvé qui gagne.
review-marks-estimated = ○ : on a seulement estimé qui gagne. Les lignes en pointillés sont à { $even }, et à { $lined } pour chaque camp.
# $who is "you" when the player lost against a bot, else "seat".
review-losing =
    { $who ->
        [you] Vous pouviez encore gagner au coup { $number } : avec { OR($better) } au lieu de { $played }.
       *[seat] { $seat } pouvait encore gagner au coup { $number } : avec { OR($better) } au lieu de { $played }.
    }
# The reader won: the reader's mistake, and the other side's that gave the win back.
review-regained = Vous avez laissé échapper le gain au coup { $number } ({ $played }) ; { $seat } vous l'a rendu au coup { $back }.
review-regained-lead = Vous avez perdu l'avantage au coup { $number } ({ $played }) ; { $seat } vous l'a rendu au coup { $back }.
review-proof =
    { $who ->
        [you] C'est prouvé : c'était votre dernière chance, et tous vos coups suivants perdaient.
       *[seat] C'est prouvé : c'était la dernière chance, et tous les coups suivants de { $seat } perdaient.
    }
review-proof-last =
    { $who ->
        [you] C'est prouvé : c'était votre dernière chance.
       *[seat] C'est prouvé : c'était la dernière chance de { $seat }.
    }
review-perhaps =
    { $who ->
        [you] Vous avez sans doute perdu au coup { $number } : { $better } au lieu de { $played } donnait environ { $chance } de chances.
       *[seat] { $seat } a sans doute perdu au coup { $number } : { $better } au lieu de { $played } donnait environ { $chance } de chances.
    }
review-estimate = Ce n'est pas prouvé : c'est une estimation.
review-unclear = Aucun coup n'a perdu cette partie à lui seul : elle s'est perdue peu à peu.
review-steps =
    { $who ->
        [you] Vous avez perdu cette partie par étapes, pas sur un seul coup.
       *[seat] { $seat } a perdu cette partie par étapes, pas sur un seul coup.
    }
review-costliest =
    { $who ->
        [you] Le coup { $number } vous a coûté le plus : avec { $played }, les chances étaient de { $kept } ; avec { $better }, elles auraient été de { $best }.
       *[seat] Le coup { $number } a coûté le plus à { $seat } : avec { $played }, les chances étaient de { $kept } ; avec { $better }, elles auraient été de { $best }.
    }
review-next-costliest = Vient ensuite le coup { $number } : { $best } → { $kept }.
review-since =
    { $who ->
        [you] Après le coup { $number }, votre gain est prouvé. Avant, c'est une estimation.
       *[seat] Après le coup { $number }, le gain de { $seat } est prouvé. Avant, c'est une estimation.
    }
review-never =
    { $who ->
        [you] Vous n'aviez aucune chance : avec le meilleur jeu, { $winner } gagne dès le début de cette partie, et { $winner } n'a fait aucune erreur. C'est prouvé.
        [winner] { $seat } n'avait aucune chance : avec le meilleur jeu, vous gagnez dès le début de cette partie, et vous n'avez fait aucune erreur. C'est prouvé.
       *[seat] { $seat } n'avait aucune chance : avec le meilleur jeu, { $winner } gagne dès le début de cette partie, et { $winner } n'a fait aucune erreur. C'est prouvé.
    }
review-from-start =
    { $who ->
        [you] { $winner } pouvait gagner dès le début. Un de vos coups ne compte donc comme erreur que si { $winner } en a fait une avant.
        [winner] Vous pouviez gagner dès le début.
       *[seat] { $winner } pouvait gagner dès le début.
    }
review-open = La partie n'est pas finie.
review-open-won =
    { $who ->
        [you] La partie n'est pas finie, mais vous gagnez à partir d'ici contre toute défense : c'est prouvé.
       *[seat] La partie n'est pas finie, mais { $seat } gagne à partir d'ici contre toute défense : c'est prouvé.
    }
review-open-marked = Voici les coups qui ont coûté le plus jusqu'ici.
# The game ended by resignation or on time; whose position it was for the loser. $who as above.
review-short-won =
    { $who ->
        [you] Vous aviez une position gagnante : avec le meilleur jeu, vous auriez gagné, c'est prouvé.
       *[seat] { $seat } avait une position gagnante : avec le meilleur jeu, { $seat } aurait gagné, c'est prouvé.
    }
review-short-lost =
    { $who ->
        [you] Votre position était perdue : aucun coup ne l'aurait sauvée, c'est prouvé.
       *[seat] La position était perdue pour { $seat } : aucun coup ne l'aurait sauvée, c'est prouvé.
    }
review-short-open =
    { $who ->
        [you] Votre position restait ouverte : environ { $chance } de chances de gagner, selon l'estimation.
       *[seat] La position restait ouverte : { $seat } avait environ { $chance } de chances de gagner, selon l'estimation.
    }
review-short-marked =
    { $count ->
        [one] Voici le coup qui a coûté le plus.
       *[other] Voici les coups qui ont coûté le plus.
    }
review-flawless = Aucun coup n'a coûté cher.
review-prey = taille { $size } en { $cell }
review-eats =
    { $who ->
        [you]
            { $bugCount ->
                [one] Ensuite, { $seat } mange un de vos insectes : { $bugs }.
               *[other] Ensuite, { $seat } mange plusieurs de vos insectes : { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Ensuite, vous mangez un insecte de { $loser } : { $bugs }.
               *[other] Ensuite, vous mangez plusieurs insectes de { $loser } : { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] Ensuite, { $seat } mange un insecte de { $loser } : { $bugs }.
               *[other] Ensuite, { $seat } mange plusieurs insectes de { $loser } : { $bugs }.
            }
    }
review-then-eats =
    { $who ->
        [you]
            { $bugCount ->
                [one] Ensuite, { $seat } joue { $turn }, et mange bientôt un de vos insectes : { $bugs }.
               *[other] Ensuite, { $seat } joue { $turn }, et mange bientôt plusieurs de vos insectes : { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Ensuite, vous jouez { $turn }, et mangez bientôt un insecte de { $loser } : { $bugs }.
               *[other] Ensuite, vous jouez { $turn }, et mangez bientôt plusieurs insectes de { $loser } : { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] Ensuite, { $seat } joue { $turn }, et mange bientôt un insecte de { $loser } : { $bugs }.
               *[other] Ensuite, { $seat } joue { $turn }, et mange bientôt plusieurs insectes de { $loser } : { $bugs }.
            }
    }
review-then =
    { $who ->
        [you] Ensuite, vous jouez { $turn }.
       *[seat] Ensuite, { $seat } joue { $turn }.
    }
review-then-could =
    { $who ->
        [you]
            { $bugCount ->
                [one] Ensuite, { $seat } joue { $turn }, ou pourrait manger un de vos insectes : { $bugs }.
               *[other] Ensuite, { $seat } joue { $turn }, ou pourrait manger de vos insectes : { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Ensuite, vous jouez { $turn }, ou pourriez manger un insecte de { $loser } : { $bugs }.
               *[other] Ensuite, vous jouez { $turn }, ou pourriez manger des insectes de { $loser } : { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] Ensuite, { $seat } joue { $turn }, ou pourrait manger un insecte de { $loser } : { $bugs }.
               *[other] Ensuite, { $seat } joue { $turn }, ou pourrait manger des insectes de { $loser } : { $bugs }.
            }
    }
review-out =
    { $who ->
        [you] Vous n'avez alors plus de case jouable, et gagnez.
       *[seat] { $seat } n'a alors plus de case jouable, et gagne.
    }
review-still-out =
    { $who ->
        [you] Ensuite, vous n'avez toujours pas de case jouable, et gagnez.
       *[seat] Ensuite, { $seat } n'a toujours pas de case jouable, et gagne.
    }
review-see-refutation = Ce qu'il a permis
review-see-better = Meilleur coup
review-finding =
    { $who ->
        [you] Votre coup { $number } :{" "}
       *[seat] Coup { $number }, { $seat } :{" "}
    }
review-cost = { $best } → { $kept }
review-cost-win =
    { $who ->
        [you] Vous laissez échapper le gain
       *[seat] { $seat } laisse échapper le gain
    }
review-cost-last = dernière chance de { $seat }
review-side = { $seat } gagne
review-better = Mieux : { $turn }.
review-better-too =
    { $count ->
        [one] Mieux : { $turn } ({ $others } gagne aussi).
       *[other] Mieux : { $turn } ({ $others } gagnent aussi).
    }
review-others = { $count } autres
review-better-of = Mieux : { $turn }, l'un des { $count } coups gagnants.
review-slip-blocked = Le pion est à côté d'un jumeau, mais il ne reste pas de case pour le manger.
review-answer-sign =
    { $kind ->
        [one] = la réponse
        [cells] = la réponse, case par case
       *[turns] = les coups suivants, dans l'ordre
    }
review-missed-twin =
    { $count ->
        [one] Il y avait un jumeau à manger : { $shapes }.
       *[other] Il y avait des jumeaux à manger : { $shapes }.
    }
review-missed-chain = Le meilleur coup continue à manger : { $shapes }.
review-instead =
    { $who ->
        [you] vous { $then } au lieu de { $played }
       *[seat] { $seat } { $then } au lieu de { $played }
    }
review-left =
    { $count ->
        [0] Cases jouables ensuite : { $cells } ; { $tail }.
        [one] Cases jouables { $count } coup plus tard : { $cells } ; { $tail }.
       *[other] Cases jouables { $count } coups plus tard : { $cells } ; { $tail }.
    }
review-left-tail =
    { $who ->
        [fewer] moins vaut mieux
        [you] c'est moins bon pour vous
       *[seat] c'est moins bon pour { $seat }
    }
review-line-end =
    { $who ->
        [you]
            { $count ->
                [one] { $count } coup plus tard, vous n'avez plus de case jouable, et gagnez.
               *[other] { $count } coups plus tard, vous n'avez plus de case jouable, et gagnez.
            }
       *[seat]
            { $count ->
                [one] { $count } coup plus tard, { $seat } n'a plus de case jouable, et gagne.
               *[other] { $count } coups plus tard, { $seat } n'a plus de case jouable, et gagne.
            }
    }
review-line-meal =
    { $who ->
        [you]
            { $bugCount ->
                [one] { $seat } mange bientôt un de vos insectes : { $bugs }.
               *[other] { $seat } mange bientôt plusieurs de vos insectes : { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Vous mangez bientôt un insecte de { $loser } : { $bugs }.
               *[other] Vous mangez bientôt plusieurs insectes de { $loser } : { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] { $seat } mange bientôt un insecte de { $loser } : { $bugs }.
               *[other] { $seat } mange bientôt plusieurs insectes de { $loser } : { $bugs }.
            }
    }
# A turn named beside another line.
review-better-turn = { $turn } (le meilleur coup)
review-line-spared =
    { $who ->
        [you]
            { $bugCount ->
                [one] Après { $first }, { $seat } mange bientôt un de vos insectes ({ $bugs }) ; dans cette ligne, non.
               *[other] Après { $first }, { $seat } mange bientôt de vos insectes ({ $bugs }) ; dans cette ligne, non.
            }
        [eater]
            { $bugCount ->
                [one] Après { $first }, vous mangez bientôt un insecte de { $loser } ({ $bugs }) ; dans cette ligne, non.
               *[other] Après { $first }, vous mangez bientôt des insectes de { $loser } ({ $bugs }) ; dans cette ligne, non.
            }
       *[seat]
            { $bugCount ->
                [one] Après { $first }, { $seat } mange bientôt un insecte de { $loser } ({ $bugs }) ; dans cette ligne, non.
               *[other] Après { $first }, { $seat } mange bientôt des insectes de { $loser } ({ $bugs }) ; dans cette ligne, non.
            }
    }
review-line-safe =
    { $who ->
        [you]
            { $bugCount ->
                [one] Après { $first }, { $seat } pourrait manger un de vos insectes ({ $bugs }) ; ici, non.
               *[other] Après { $first }, { $seat } pourrait manger de vos insectes ({ $bugs }) ; ici, non.
            }
        [eater]
            { $bugCount ->
                [one] Après { $first }, vous pourriez manger un insecte de { $loser } ({ $bugs }) ; ici, non.
               *[other] Après { $first }, vous pourriez manger des insectes de { $loser } ({ $bugs }) ; ici, non.
            }
       *[seat]
            { $bugCount ->
                [one] Après { $first }, { $seat } pourrait manger un insecte de { $loser } ({ $bugs }) ; ici, non.
               *[other] Après { $first }, { $seat } pourrait manger des insectes de { $loser } ({ $bugs }) ; ici, non.
            }
    }
review-threat =
    { $who ->
        [you]
            { $bugCount ->
                [one] { $seat } menace alors un de vos insectes : { $bugs }.
               *[other] { $seat } menace alors plusieurs de vos insectes : { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Vous menacez alors un insecte de { $loser } : { $bugs }.
               *[other] Vous menacez alors plusieurs insectes de { $loser } : { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] { $seat } menace alors un insecte de { $loser } : { $bugs }.
               *[other] { $seat } menace alors plusieurs insectes de { $loser } : { $bugs }.
            }
    }
review-far-end =
    { $who ->
        [you]
            { $count ->
                [one] La raison ne se voit que { $count } coup plus tard, quand vous gagnez.
               *[other] La raison ne se voit que { $count } coups plus tard, quand vous gagnez.
            }
       *[seat]
            { $count ->
                [one] La raison ne se voit que { $count } coup plus tard, quand { $seat } gagne.
               *[other] La raison ne se voit que { $count } coups plus tard, quand { $seat } gagne.
            }
    }
review-far-proven =
    { $who ->
        [you] La raison ne se voit que plus tard, mais c'est prouvé : vous gagnez contre toute défense.
       *[seat] La raison ne se voit que plus tard, mais c'est prouvé : { $seat } gagne contre toute défense.
    }
review-far-chance =
    { $who ->
        [you] La raison ne se voit que plus tard : selon l'estimation, vous avez { $chance } de chances.
       *[seat] La raison ne se voit que plus tard : selon l'estimation, { $seat } a { $chance } de chances.
    }
review-line-both =
    { $who ->
        [you] Plus personne n'a de case jouable, et c'est à vous : vous gagnez.
       *[seat] Plus personne n'a de case jouable, et c'est à { $seat } : { $seat } gagne.
    }
review-line-over =
    { $who ->
        [you] Vous n'avez plus de case jouable, et gagnez.
       *[seat] { $seat } n'a plus de case jouable, et gagne.
    }
review-line-won =
    { $who ->
        [you] Vous gagnez : c'est prouvé.
       *[seat] { $seat } gagne : c'est prouvé.
    }
review-line-chance =
    { $who ->
        [you] Attendu à partir d'ici : vous gagnez avec { $chance } de chances.
       *[seat] Attendu à partir d'ici : { $seat } gagne avec { $chance } de chances.
    }
review-retry = Réessayer ici
# $name: the reader ("You"), the other player, or a colour; $accuracy: in percent.
review-sum =
    { $count ->
        [0] { $name } : aucune erreur
        [one] { $name } : { $count } erreur
       *[other] { $name } : { $count } erreurs
    }
review-sum-accuracy = { $sum }, précision { $accuracy }
review-mistakes = Erreurs
review-all =
    { $count ->
        [one] Voir { $count }
       *[other] Les { $count }
    }

analysis-engine = Moteur
analysis-heat = Valeurs sur le plateau
analysis-lines = Lignes
analysis-over = La partie est finie ici.
analysis-off = Le moteur est arrêté.
analysis-depth = { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
analysis-depth-running = { $count ->
        [one] { $count } position…
       *[other] { $count } positions…
    }
analysis-meaning = ✓2 : le camp au trait gagne à coup sûr, en 2 de ses coups. ✗2 : il perd à coup sûr. Autres nombres : ses chances de gain.
analysis-perfect = Cela vaut pour un jeu parfait : entre humains, tout reste ouvert.
analysis-best = Meilleures lignes
analysis-unknown = pas encore essayé

openings-games =
    { $count ->
        [one] Une de vos parties a continué à partir d'ici.
       *[other] { $count } de vos parties ont continué à partir d'ici.
    }
openings-won =
    { $who ->
        [first-it] Le premier joueur l'a gagnée.
        [second-it] Le second joueur l'a gagnée.
        [first] Le premier joueur en a gagné { $firstWon }.
        [second] Le second joueur en a gagné { $secondWon }.
       *[both] Le premier joueur en a gagné { $firstWon }, le second { $secondWon }.
    }
openings-yours = Vous en avez gagné { $won } et perdu { $lost }.
openings-games-open =
    { $count ->
        [one] Une de vos parties a continué à partir d'ici. Elle n'a pas de gagnant.
       *[other] { $count } de vos parties ont continué à partir d'ici. Aucune n'a de gagnant.
    }
openings-ended =
    { $count ->
        [one] Une de vos parties s'est terminée ici.
       *[other] { $count } de vos parties se sont terminées ici.
    }
openings-counting = Comptage de vos parties : encore { $count }.
openings-no-games = Aucune de vos parties n'a atteint cette position.
openings-none = Aucune de vos parties n'a atteint cette position, et aucun livre d'ouvertures ne va aussi loin.
openings-from-yours = De vos parties
openings-from-book = Du livre d'ouvertures
openings-over = Les ouvertures concernent le début : revenez en arrière pour voir ce que vos parties et le livre y jouent.
openings-all = Montrer les { $count } coups
openings-key = ✓2 : gagne en 2 coups ; ✗2 : perd en 2
openings-row =
    { $count ->
        [0] { $turn } : dans aucune de vos parties.
        [one] { $turn } : dans une de vos parties.
       *[other] { $turn } : dans { $count } de vos parties.
    }
openings-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
openings-symmetry = Les positions tournées ou en miroir comptent pour une seule : ×6 veut dire six coups de ce genre.
openings-share = Chaque nombre est le pourcentage de ces parties que le camp au trait a gagnées.
openings-fairest =
    { $count ->
        [one] Avec la règle du gâteau, { $turns } est le plus équitable : c'est le plus proche de 50.
       *[other] Avec la règle du gâteau, { $turns } sont les plus équitables : ce sont les plus proches de 50.
    }
openings-lost = Si les deux camps jouaient parfaitement, { $seat } perdrait à partir d'ici. Mais tout le monde se trompe : chaque coup vaut un essai. { $sign } résiste le plus longtemps.
openings-none-fair = Avec la règle du gâteau, le second joueur gagne après n'importe quel premier coup : on sait qui gagne (c'est prouvé), et il peut changer de camp.
openings-searched = Chaque nombre est une estimation, à partir d'au plus { $count } positions.
openings-of = Parties
openings-of-all = Toutes
openings-of-played = Jouées ici
openings-of-imported = Importées
openings-champion = L'avis du bot le plus fort

hints = Indices et Étude
hints-with-clock = Aussi quand deux personnes jouent avec une pendule
hint-step-0 = Indice
hint-step-1 = Quelle case ?
hint-step-2 = Pourquoi ?
hint-step-3 = Cacher l'indice
hint-waiting = Recherche d'un indice…
hint-retry = À vous de jouer : trouvez un meilleur coup.
hint-failed = Aucun indice n'a été trouvé ici.
hint-bug = Indice : votre insecte en { $bug } devrait grandir.
hint-region = Indice : commencez un nouvel insecte par ici : { OR($cells) }.
hint-region-marked = Indice : commencez un nouvel insecte dans la zone marquée.
hint-turn = Essayez { $turn }.
hint-because = { $turn } { $reasons }.
hint-then = Puis peut-être
reason-wins = gagne aussitôt
reason-proven =
    { $count ->
        [0] gagne contre toute réponse de { $seat }
        [one] gagne à coup sûr, en { $count } coup
       *[other] gagne à coup sûr, en { $count } coups
    }
reason-resists = résiste le plus longtemps, car tous les coups perdent
reason-eats =
    { $count ->
        [one] mange { $count } pion en { $bugs }
       *[other] mange { $count } pions en { $bugs }
    }
reason-saves =
    { $bugCount ->
        [one] sauve votre insecte en { $bugs }
       *[other] sauve vos insectes en { $bugs }
    }
reason-threatens = menace de manger en { $bugs }
reason-leads = vous laisse { $count } cases jouables, moins que { $seat } avec { $theirs }
reason-leaves = vous laisse { $count } cases et { $theirs } à { $seat } ; moins vaut mieux

report = Rapport du plateau
report-start = Faire le rapport
report-download = Télécharger en un fichier
report-what = Ce que donne le jeu sur un plateau : sa longueur, sa complexité, l'avantage du premier joueur, les bonnes premières cases. Mesuré par des parties au hasard, ici dans votre navigateur, en une demi-minute au plus.
report-games = Parties au hasard : { $games }…
report-stage-perft = Comptage des parties possibles…
report-stage-ladder = Matchs…
report-stage-sample = Partie d'exemple…
hint-anywhere = Indice : jouez où vous voulez. Il n'y a encore rien à manger.
