### Les progrès, et les marques des parties.

library-tab-games = Parties
library-tab-progress = Progrès
library-tag-missed_win = gain manqué
library-tag-comeback = remontée
library-tag-proven = prouvée de bout en bout
library-tag-long_chain = longue chaîne
progress-none = Jouez quelques parties contre les bots ou un ami : vos résultats apparaîtront ici.
progress-no-rating = Après cinq parties contre les bots, votre classement apparaît ici.
progress-few = Après cinq parties, vous verrez ici votre évolution, et votre classement contre les bots.
progress-levels = Par adversaire
progress-boards = Par plateau
progress-rules = Par règles
progress-private = Tout cela reste sur votre appareil.
progress-won = Gagnées
progress-lost = Perdues
progress-of-games = { $won } sur { $games }
progress-days = Jours de suite
progress-longest =
    { $days ->
        [one] record : { $days } jour
       *[other] record : { $days } jours
    }
progress-chain = Plus longue chaîne
progress-rating = Classement
progress-between = entre { $below } et { $above }
progress-above = au-dessus de { $level }
progress-below = au-dessous de { $level }
progress-about = à peu près de la force de { $level }
progress-about-how = Votre classement s'affichera sous forme de nombre quand vous aurez joué davantage contre les bots.
progress-rating-how =
    { $games ->
        [one] D'après { $games } partie contre les bots ; ± est la marge d'erreur. La larve, le bot le plus faible, vaut 0.
       *[other] D'après { $games } parties contre les bots ; ± est la marge d'erreur. La larve, le bot le plus faible, vaut 0.
    }
progress-companion = Le compagnon se règle sur vos dernières parties : il joue maintenant à peu près au niveau { $level }, et vous gagnez environ une partie sur deux.
progress-over-day = Par jour
progress-over-week = Par semaine
progress-over-month = Par mois
progress-mistakes = Où se produisent les erreurs
progress-stage-opening = Ouverture
progress-stage-middle = Milieu
progress-stage-end = Finale
progress-mistakes-in =
    { $games ->
        [one] Erreurs : { $mistakes } dans { $games } partie avec bilan
       *[other] Erreurs : { $mistakes } dans { $games } parties avec bilan
    }
progress-not-reviewed = Faites le bilan de vos parties : vous verrez ici à quel moment vous vous trompez.
progress-unreviewed =
    { $count ->
        [one] Une de vos parties finies n'a pas encore de bilan.
       *[other] { $count } de vos parties finies n'ont pas encore de bilan.
    }
progress-accuracy = Précision
progress-accuracy-over = La précision au fil du temps
progress-accuracy-how = La précision est de { $all } si aucun de vos coups n'a baissé vos chances de gain.
progress-accuracy-none =
    { $count ->
        [one] { $count } partie avec bilan ne compte pas ici : vous n'y aviez à aucun de vos coups une vraie chance de gagner.
       *[other] { $count } parties avec bilan ne comptent pas ici : vous n'y aviez à aucun de vos coups une vraie chance de gagner.
    }
progress-accuracy-of =
    { $games ->
        [one] sur { $games } partie avec bilan
       *[other] sur { $games } parties avec bilan
    }
progress-people = Humains
progress-stages = Erreurs selon le moment de la partie
progress-kinds = Ce qui vous a échappé
progress-slip-blocked = Pas de place pour manger
progress-slip-twin = Un jumeau à manger
progress-slip-chain = Un autre insecte à manger
progress-slip-mobility = Combien de cases restent
progress-slip-later = Autre chose, plus loin
