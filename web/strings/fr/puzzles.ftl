### Les problèmes.

puzzle = Problème { $number }
puzzle-of-today = Problème du jour · { $puzzle }
puzzle-task =
    { $turns ->
        [1] À { $seat } de jouer et gagner : 1 coup suffit.
       *[other] À { $seat } de jouer et gagner : { $turns } coups suffisent.
    }
puzzle-only =
    { $turns ->
        [1] Un seul coup gagne. Trouvez-le.
       *[other] Un seul premier coup mène au gain. Trouvez-le.
    }
puzzle-on = Trouvez le prochain coup gagnant.
puzzle-rules = D'autres règles que dans les leçons : { $what }
puzzle-grade = Difficulté { $grade } sur 5
puzzle-grade-1 = très facile : une recherche de 30 parties au hasard trouve le coup
puzzle-grade-2 = facile : une recherche de 30 parties au hasard ne trouve pas le coup
puzzle-grade-3 = moyen : une recherche de 150 parties au hasard ne trouve pas le coup
puzzle-grade-4 = difficile : une recherche de 700 parties au hasard ne trouve pas le coup
puzzle-grade-5 = très difficile : même une recherche de 3 000 parties au hasard ne trouve pas le coup
puzzle-right = C'est le coup gagnant. La réponse arrive…
puzzle-judging = Vérification…
puzzle-go-on =
    { $left ->
        [one] Exact. { $seat } répond { $turn }, la plus longue défense. Encore { $left } coup.
       *[other] Exact. { $seat } répond { $turn }, la plus longue défense. Encore { $left } coups.
    }
puzzle-go-on-longer = Exact. { $seat } répond { $turn }, la plus longue défense. C'est toujours gagné pour vous.
puzzle-wrong = Maintenant { $seat } peut gagner. Regardez…
puzzle-answered = { $seat } répond { $turn } et gagne maintenant, quoi que vous fassiez.
puzzle-answered-ate = { $seat } répond { $turn }, mange { $prey } et gagne maintenant, quoi que vous fassiez.
puzzle-refuted = { $seat } n'a plus de case jouable, et gagne.
puzzle-over = Cela ne laisse plus de case jouable à { $seat }, qui gagne aussitôt.
puzzle-playing-out = Les deux camps jouent au mieux…
puzzle-open = C'est trop long à vérifier. Réessayez avec un autre coup.
puzzle-failed = Le moteur n'a pas répondu. Réessayez.
puzzle-cannot-show = Ce problème ne peut pas être affiché.
puzzle-solved = { $seat } n'a plus de case jouable, et gagne. Résolu.
puzzle-solved-hints = { $seat } n'a plus de case jouable, et gagne. Résolu avec des indices.
puzzle-solved-shown = { $seat } n'a plus de case jouable, et gagne. Résolu, avec la solution affichée.
puzzle-solved-clean = { $seat } n'a plus de case jouable, et gagne. Résolu du premier coup !
puzzle-why = L'idée : { $because }
puzzle-solved-daily = C'était le problème du jour.
puzzle-solved-days = { $days } jours de suite !
puzzle-solved-row = { $count } de suite !
puzzle-solved-best = { $count } de suite : votre record !
puzzle-hint-where = Regardez les cases marquées : votre coup commence sur l'une d'elles.
puzzle-hint-cell = Il commence par { $cell }.
puzzle-hint-turn = Le coup est { $turn }.
puzzle-hint-next = Bon jusqu'ici. Continuez par { $cell }.
puzzle-hint-remove = Aucun coup qui commence par { $turn } ne gagne : reprenez le pion.
puzzle-in-turns =
    { $turns ->
        [1] 1 coup à trouver
       *[other] { $turns } coups à trouver
    }
puzzle-hint = Indice
puzzle-hint-more = Un autre indice
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-play-out = Jouer jusqu'au bout
puzzle-study = Étudier cette position
puzzle-list = Tous les problèmes
puzzle-row = { $count } résolus de suite
puzzle-filter = Filtres
puzzle-filter-grade = Difficulté
puzzle-level-1 = très facile
puzzle-level-2 = facile
puzzle-level-3 = moyen
puzzle-level-4 = difficile
puzzle-level-5 = très difficile
puzzle-filter-open = Non résolus seulement
puzzle-filter-any = tout
puzzle-filter-none = Aucun résultat. Élargissez les filtres.
puzzle-filter-more = Afficher plus
puzzle-found =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
puzzle-fit = { $found } problèmes sur { $count } correspondent ({ $choice })
puzzle-done-clean = résolu du premier coup
puzzle-done = résolu
puzzle-marked = marqué par un indice
