### Apprendre : avant les leçons, les problèmes et les règles.

learn = Apprendre
learn-page-doors = Apprendre Bug
learn-page-lessons = Leçons
learn-page-puzzles = Problèmes
learn-page-rules = Les règles de Bug
learn-lessons = Leçons
    .what = De courtes leçons sur le vrai plateau : du premier insecte à la victoire.
learn-puzzles = Problèmes
    .what = Trouvez le seul coup gagnant. Tout est prouvé.
learn-failed = Les leçons ne se sont pas chargées. Vérifiez votre connexion, puis réessayez.
learn-back = Retour
learn-reset = Réinitialiser
learn-minute = Bug en une minute
learn-lessons-count =
    { $count ->
        [one] { $count } courte leçon
       *[other] { $count } courtes leçons
    }
learn-lessons-done = Terminées : { $done } sur { $count }
learn-start = Commencer
learn-go-on = Continuer
learn-all = Toutes les leçons
learn-puzzles-done = Résolus : { $solved } sur { $count }
learn-daily = un nouveau chaque jour
learn-days =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
learn-today = Problème du jour
learn-today-done = Refaire le problème du jour
learn-choose = Choisir un problème
learn-rulebook = Règles
    .what = Chaque règle avec un petit plateau pour l'essayer, les mots du jeu, toutes les formes avec leurs noms, et l'histoire des règles.
learn-read = Lire et essayer
