### Les règles complètes.

rulebook-intro = Tous les plateaux de cette page sont vivants : jouez-y, et regardez ce que font les règles.
rulebook-rules = Les règles, une par une
rulebook-switches = Ce que changent les autres règles
rulebook-glossary = Le vocabulaire
gallery = Formes
gallery-intro = Les { $count } formes jusqu'à six cases, avec leurs noms. Le petit nombre dit combien de fois des insectes de cette forme ont été mangés en { $games } parties entre deux bots ({ $bot }) sur le plateau { $board }.
gallery-size =
    { $count ->
        [one] Une case
       *[other] { $count } cases
    }
gallery-shape =
    { $shape } : { $eaten ->
        [0] jamais mangée
        [one] mangée une fois
       *[other] mangée { $eaten } fois
    }
rulebook-history = D'où viennent les règles
rulebook-history-intro = Nick Bentley a publié Bug en 2017. Cinq documents le décrivent, et ils ne s'accordent ni sur qui peut manger, ni sur la fusion des insectes. Vous pouvez jouer selon chacun des cinq.
rulebook-source = Source : { $source }. Plateaux : { $boards }.
rulebook-solved = Ce qu'on sait du petit plateau
rulebook-solved-intro = Le petit plateau, de 19 cases, est résolu. Avec le meilleur jeu des deux camps :

rule-R1 = Le plateau
    .text = Bug se joue sur des hexagones. Deux cases se touchent si elles partagent un côté. Un pion reste sur sa case jusqu'à ce qu'il soit mangé ; rien ne bouge.
    .try = Un plateau de sept cases. Jouez-y une partie entière.
rule-R2 = Insectes et jumeaux
    .text = Les pions reliés d'une même couleur forment un insecte. Leur nombre est sa taille. Deux insectes sont jumeaux s'ils ont la même forme ; tourner ou mettre en miroir ne change rien.
    .try = Le coude de { $first } en haut et celui de { $second } en bas sont jumeaux. La ligne de trois de { $second } n'a pas de jumeau.
rule-R3 = Le coup
    .text = Vous grandissez une fois. Si cela vous permet de manger, vous mangez et grandissez encore, aussi souvent que possible. Un coup se note par ses cases ; B1-B3 veut dire : vous grandissez en B1, puis le bonus va en B3.
    .try = C5 commence un coup de trois cases.
rule-R4 = La croissance
    .text = Vous grandissez sur une case vide qui ne touche aucun de vos insectes, ce qui en commence un, ou exactement un, ce qui l'agrandit. Une case qui touche deux de vos insectes les fusionnerait : elle vous est fermée.
    .try = Essayez A2, entre les deux insectes de { $first }.
rule-R5 = La limite
    .text = En grandissant, un insecte ne peut pas dépasser la taille qu'avait, avant le coup, le plus grand insecte du plateau, quel que soit son camp. Commencer un insecte est toujours permis.
    .try = L'insecte de trois, en haut, est repu. Essayez de l'agrandir, puis le petit.
rule-R6 = Manger
    .text = Si l'insecte qui a grandi touche des jumeaux de l'autre couleur, il les mange tous à la fois. Ils quittent le plateau.
    .try = Rendez l'insecte { FORM($first, "adjective") } aussi grand que le { FORM($second, "adjective") } à côté.
rule-R7 = Le bonus
    .text = Un insecte qui a mangé grandit d'un pion. Il peut prendre les cases à peine libérées, et la limite ne compte pas ; mais fusionner reste interdit.
    .try = Mangez, et emménagez là où était l'insecte { FORM($second, "adjective") }.
rule-R8 = Pas de place, pas de repas
    .text = S'il n'y a pas de case pour le bonus, rien n'est mangé, et les jumeaux restent côte à côte.
    .try = { $first } en A1 touche son jumeau en A2, et ne peut pas le manger.
rule-R9 = Manger est obligatoire
    .text = Si vous pouvez manger, vous le devez, jusqu'à ce qu'il n'y ait plus rien à manger.
    .try = Un insecte en C3 touche les deux insectes de { $second } : il mange les deux, et grandit une fois.
rule-R10 = La fin
    .text = Si vous ne pouvez pas grandir au début de votre tour, vous gagnez aussitôt. On ne peut pas passer son tour.
    .try = Une case n'en laisse aucune autre à { $first }. Puis c'est à { $second } de jouer, et ensuite { $first } a gagné.
rule-R11 = Pas de nulle
    .text = Notez les tailles de tous les insectes, la plus grande d'abord. Après chaque coup, le premier nombre qui a changé est plus grand qu'avant, ou un nombre s'est ajouté. Aucune position ne se répète donc, et chaque partie a un gagnant.
    .try = Jouez d'ici jusqu'à la fin : ce ne sera pas long.
rule-chosen = Tout insecte peut manger
    .text = Dans Ludii et sur iGGameCenter, tous vos insectes peuvent manger, pas seulement celui qui a grandi ; vous choisissez lesquels, l'un après l'autre.
    .try = À { $second } de jouer. Grandissez loin de là : l'insecte en C2 doit quand même manger.
rule-all = Tous mangent à la fois
    .text = Selon le plus ancien texte, tous les insectes qui peuvent manger le font ensemble, par vagues, et chacun grandit une fois.
    .try = { $first } en B4 : deux insectes de { $first } partagent la proie.
rule-merging = Fusionner
    .text = Selon le plus ancien texte, vos insectes peuvent aussi se réunir en grandissant, si l'insecte réuni reste dans la limite.
    .try = Les autres règles interdisent D1 et D2 à { $first } ; ici, ses insectes peuvent se réunir.

solved-genius = Genius : seul l'insecte qui a grandi peut manger
    .result = le second joueur gagne, en 31 coups
solved-genius-merging = les mêmes règles, avec fusion
    .result = le premier joueur gagne, en 28 coups, depuis le milieu d'un bord
solved-chosen = Ludii et iGGameCenter : tout insecte peut manger
    .result = le premier joueur gagne, en 26 coups, depuis le milieu d'un bord
solved-all = tous les insectes mangent à la fois, avec ou sans fusion
    .result = le premier joueur gagne, en 26 coups, depuis le milieu d'un bord

word-bug = insecte
    .meaning = des pions reliés d'une même couleur
word-size = taille
    .meaning = combien de pions a un insecte ; le nombre dessus
word-twin = jumeau
    .meaning = un insecte adverse de même forme ; il peut être tourné ou en miroir
word-growth = croissance
    .meaning = le pion par lequel commence chaque coup
word-spawn = naissance
    .meaning = le pion qui commence un nouvel insecte
word-limit = limite
    .meaning = la taille du plus grand insecte : aucun ne peut la dépasser en grandissant
word-full = repu
    .meaning = un insecte à la limite est repu : il ne peut pas grandir. Ses paupières sont lourdes
word-prey = proie
    .meaning = les jumeaux qu'un insecte mange
word-bonus = bonus
    .meaning = le pion que gagne un insecte après avoir mangé
word-chain = chaîne
    .meaning = un coup qui mange, grandit, et mange encore
word-idle = jumeaux paisibles
    .meaning = des jumeaux côte à côte qui ne peuvent pas se manger, car aucun des deux ne peut grandir
word-cells-left = cases jouables
    .meaning = les cases où un camp pourrait grandir maintenant. Sans aucune au début de votre tour, vous gagnez
word-margin = marge
    .meaning = combien de cases jouables il reste au perdant ; certaines règles les comptent en points
word-hexhex = hexhex3
    .meaning = un hexagone de trois cases par côté : le petit plateau. hexhex4, hexhex5 et ainsi de suite sont plus grands
word-limping = boiteux (limping)
    .meaning = un hexagone dont les côtés alternent entre deux longueurs
