### Ses propres erreurs, en exercices.

learn-page-mistakes = Tes erreurs
learn-mistakes = Tes erreurs
    .what = Des positions de tes parties que tu pouvais gagner. Chacune revient jusqu'à ce que tu la connaisses.
mistakes-count =
    { $due ->
        [0] rien à revoir aujourd'hui
       *[other] { $due } à revoir aujourd'hui
    }
mistakes-solve = Apprendre de tes erreurs
mistakes-all = Tout voir
mistakes-none = Joue contre un bot ou un ami, puis fais le bilan de la partie. Là où tu as laissé échapper un gain prouvé que trois coups au plus conservaient, la position devient un exercice. Les problèmes que tu rates viennent ici aussi.
mistakes-found =
    { $count ->
        [one] Un exercice tiré de cette partie.
       *[other] { $count } exercices tirés de cette partie.
    }
mistakes-missing-unclear = Pas d'exercice tiré de cette partie : là où tu as laissé échapper le gain, plus de trois coups gagnaient, ou il n'est pas prouvé lesquels.
mistakes-missing-unproven = Pas d'exercice tiré de cette partie : il n'est pas prouvé que tes erreurs aient laissé échapper un gain.
mistakes-failed = Ce navigateur n'enregistre pas tes exercices : ils restent ici jusqu'à ce que tu fermes la page.
mistakes-unread =
    { $count ->
        [one] Un exercice enregistré est illisible. Il reste enregistré.
       *[other] { $count } exercices enregistrés sont illisibles. Ils restent enregistrés.
    }
mistake-of-game = De ta partie contre { $name }, { $ago }
mistake-of-puzzle = { $puzzle }, raté { $ago }
mistake-friend = un ami
mistake-task = { $seat } joue. Trouve un coup qui gagne.
mistake-ways =
    { $count ->
        [one] Un coup gagne. Tous les autres perdent.
       *[other] { $count } coups gagnent. Tous les autres perdent.
    }
mistake-solved = Exact : ce coup gagne.
mistake-played = Tu avais joué { $turn }. { $seat } gagne ensuite : { $line }.
mistake-played-end = Tu avais joué { $turn }, et { $seat } a gagné aussitôt.
mistake-tried = Tu as essayé { $turn }. { $seat } gagne ensuite : { $line }.
mistake-tried-only = Tu as essayé { $turn }.
mistake-line = { $seat } gagne par { $line }.
mistake-due = à revoir maintenant
mistake-comes = revient { $when }
mistake-next = Erreur suivante
mistake-retire = Je le connais
mistake-put-off = Reporter d'une semaine
mistake-remove = Retirer
mistake-restart = Recommencer à zéro
mistakes-away = Connus et retirés : { $count }
mistake-is-known = connu
mistake-is-removed = retiré
mistake-did-remove = L'exercice est retiré.
mistake-did-retire = Tu le connais : il ne revient plus.
mistake-did-restart = Il repart de zéro, à revoir maintenant.
mistake-did-postpone = Il revient une semaine plus tard.
