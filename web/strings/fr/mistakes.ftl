### Ses propres erreurs, en exercices.

learn-page-mistakes = Vos erreurs
learn-mistakes = Vos erreurs
    .what = Des positions gagnantes manquées dans vos parties et dans les problèmes. Chacune revient jusqu'à ce que vous la connaissiez.
mistakes-count =
    { $due ->
        [0] Rien à revoir aujourd'hui
       *[other] { $due } à revoir aujourd'hui
    }
mistakes-solve = Apprendre de vos erreurs
mistakes-ahead = S'entraîner quand même
mistakes-all = Tout voir
mistakes-none = Jouez contre un bot ou un ami, puis faites le bilan de la partie. Un gain manqué devient un exercice s'il est prouvé et si peu de coups gagnaient. Les problèmes que vous ratez viennent ici aussi.
mistakes-found =
    { $count ->
        [one] Un exercice tiré de cette partie.
       *[other] { $count } exercices tirés de cette partie.
    }
mistakes-missing-unclear = Pas d'exercice tiré de cette partie : là où vous avez manqué un gain, tant d'autres coups gagnaient qu'il serait trop facile.
mistakes-missing-unproven = Pas d'exercice tiré de cette partie : il n'est pas prouvé que vos erreurs aient laissé échapper un gain.
mistakes-failed = Ce navigateur n'enregistre pas vos exercices : ils restent ici jusqu'à ce que vous fermiez la page.
mistake-cannot-show = Cet exercice ne peut pas être affiché.
mistake-refused = Cet exercice ne peut pas être affiché : cette version de Bug refuse sa position ou sa solution. Il reviendra une semaine plus tard.
mistakes-unread =
    { $count ->
        [one] Un exercice enregistré est illisible. Il reste enregistré.
       *[other] { $count } exercices enregistrés sont illisibles. Ils restent enregistrés.
    }
mistake-of-game = De votre partie contre { $name }, { $ago }
mistake-of-puzzle = { $puzzle }, raté { $ago }
mistake-friend = un ami
mistake-task = À { $seat } de jouer. Trouvez un coup gagnant.
mistake-few =
    { $count ->
        [one] Sur { $turns } possibilités, { $count } seule gagne.
       *[other] Sur { $turns } possibilités, { $count } seulement gagnent.
    }
mistake-ways =
    { $count ->
        [one] Un coup gagne. Tous les autres perdent.
       *[other] Il y a { $count } coups gagnants. Tous les autres perdent.
    }
mistake-ways-known =
    { $count ->
        [one] Il est prouvé qu'un coup gagne. Il y en a peut-être d'autres.
       *[other] Il est prouvé que { $count } coups gagnent. Il y en a peut-être d'autres.
    }
mistake-solved = Exact : ce coup gagne.
mistake-solved-hints = Exact : ce coup gagne. Vous avez eu des indices.
mistake-played = À ce moment-là, vous avez joué { $turn }. Ensuite, { $seat } gagne : { $line }.
mistake-played-end = À ce moment-là, vous avez joué { $turn }, et { $seat } a gagné aussitôt.
mistake-tried = Cette fois-là, vous avez essayé { $turn }. Ensuite, { $seat } gagne : { $line }.
mistake-tried-only = Cette fois-là, vous avez essayé { $turn }.
mistake-line = { $seat } gagne ainsi :
mistake-also = { $seat } gagne aussi avec { $turn }, par exemple :
mistake-due = à revoir maintenant
mistake-comes = revient { $when }
mistake-returns = Cet exercice revient { $when }.
mistake-next = Erreur suivante
mistake-show = Voir la solution
mistake-more = Plus
mistake-retire = Je le connais
mistake-put-off = Reporter d'une semaine
mistake-remove = Retirer
mistake-restart = Recommencer à zéro
mistakes-away = Connus et retirés : { $count }
mistake-is-known = connu
mistake-is-removed = retiré
mistake-did-remove = L'exercice est retiré.
mistake-did-retire = Vous le connaissez : il ne reviendra plus.
mistake-did-restart = Il repart de zéro, à revoir maintenant.
mistake-did-postpone = Il reviendra une semaine plus tard.
