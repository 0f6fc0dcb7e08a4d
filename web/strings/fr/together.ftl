### Les parties avec un ami ailleurs : invitations, coups envoyés, ce qu'apporte le lien d'un ami.

together = Jouer avec un ami
together-invitation = Invitation
together-start = Nouvelle partie
together-games =
    { $count ->
        [0] Parties entre amis
        [one] Parties entre amis : { $count } vous attend
       *[other] Parties entre amis : { $count } vous attendent
    }
together-list = Parties entre amis
together-none = Pas encore de partie.
together-friend = votre ami
    .start = Votre ami
together-me = Moi

together-how = Ni compte ni serveur. Par lien, vous envoyez un lien à votre ami après chaque coup : il contient toute la partie, vous pouvez prendre plusieurs jours et changer d'appareil. En direct, vos deux appareils se connectent l'un à l'autre.
together-what = { $rules } · { $board }
# The same, and the time for a turn, which may be empty.
together-terms-all = Plateau : { $board }. Règles : { $rules }. { $time }
together-terms-usual = Plateau : { $board }. { $time }
together-terms = Règles et plateau :
together-change = Changer
together-name = Votre nom (facultatif)
together-starts = Qui commence ?
together-starts-me = Je commence
together-starts-friend = Mon ami commence
together-lots = En direct, les deux appareils tirent au sort ensemble. Par lien, seul votre appareil le fait, et votre ami ne peut pas le vérifier.
together-lots-over = Avec une nouvelle connexion, les deux appareils tirent au sort ensemble. Sinon, seul votre appareil le fait, et votre ami ne peut pas le vérifier.
together-days = Limite de temps
together-days-none = Sans limite
together-clock = Pendule : { $minutes } min + { $turn } s par coup
together-clock-what = Le premier coup ne coûte pas de temps. Ensuite, la pendule d'un joueur tourne dès qu'il voit le coup précédent, jusqu'à ce qu'il joue. Par lien, l'appareil de votre ami mesure son temps.
together-clock-step = La réserve s'utilise par tranches de { $step } s.
together-days-what = Les jours se comptent d'après les dates de vos liens. Chaque appareil écrit les siennes : tout repose sur la confiance.
together-days-some =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
together-begin = Jouer par lien
together-begin-over = Jouer avec { $friend }

together-invited = { $friend } vous invite à une partie de Bug.
together-learn-first = Apprendre d'abord le jeu
together-invited-nobody = On vous invite à une partie de Bug.
together-came = C'est une partie entre { $first } et { $second }. { $turns ->
        [0] Aucun coup n'est encore joué.
        [one] Elle compte { $turns } coup.
       *[other] Elle compte { $turns } coups.
    }
together-came-who = Êtes-vous l'un des deux, sur un autre appareil ? Alors continuez sous votre nom. Sinon, regardez simplement.
together-days-agreed =
    { $days ->
        [one] Chaque coup peut prendre { $days } jour.
       *[other] Chaque coup peut prendre { $days } jours.
    }
together-join = Jouer en { FORM($seat, "adjective") }
together-join-other = C'est ma propre partie : jouer en { FORM($seat, "adjective") }
together-join-as = Continuer comme { $name }
together-who-you = Vous commencez.
together-who-friend = { $friend } commence.
together-who-played = { $friend } a joué le premier coup.
together-look = Juste regarder
together-looking = Voici une copie de la partie jusqu'ici.
together-looking-later = Les coups suivants n'apparaissent pas ici.
together-looking-what = Ce que vous essayez ici reste ici.
together-looking-play = Jouer dans cette partie
together-fair = Pareil pour les deux joueurs : jusqu'à la fin de la partie, Bug ne vous donne pas d'indice et ne montre ni menaces, ni aperçu, ni territoire.
together-next = { $friend } propose une revanche, camps inversés.
together-next-other = { $friend } propose une autre partie.
together-next-no = Pas maintenant
together-next-asked = Vous avez proposé une revanche à { $friend }.
together-other-asked = Vous avez proposé une autre partie à { $friend }.

together-your-turn = À vous de jouer.
together-turn-on = Votre coup continue.
together-first-turn = Jouez votre premier coup. Puis envoyez-le à { $friend }.
together-send-invitation = Envoyez l'invitation à { $friend }, qui commence.
together-send-turn = Votre coup est joué. Envoyez-le à { $friend }.
together-send-word = Envoyez-le à { $friend } pour prévenir.
# After an answer to a wish for a takeback, on the reader's turn.
together-send-or-play = À vous de jouer. Jouez, et votre réponse part avec votre coup ; ou envoyez-la maintenant.
together-waiting = C'est à { $friend } de jouer. Ouvrez ou collez le lien qui revient.
together-waiting-file = C'est à { $friend } de jouer. Collez ici ce qui revient.
together-waiting-live = En attente de { $friend }.
together-unsent = Vous avez joué, mais votre coup n'est pas encore envoyé.
together-live = Retour à la partie
together-news-turn = { $friend } a joué : c'est à vous de jouer.
together-news-clock = Votre pendule tourne.
together-news-other = Votre partie avec { $friend } a changé.
together-news-begins = { $friend } est là : votre partie commence.
together-days-a-turn =
    { $days ->
        [one] { $days } jour par coup.
       *[other] { $days } jours par coup.
    }
together-days-begin = Les jours comptent dès que les deux ont joué.
together-clock-waits = La pendule démarre quand { $friend } ouvre le lien.
together-left-days =
    { $days ->
        [one] Encore { $days } jour.
       *[other] Encore { $days } jours.
    }
together-left-hours =
    { $hours ->
        [0] Moins d'une heure.
        [one] Encore { $hours } heure.
       *[other] Encore { $hours } heures.
    }
together-left-none = Le temps pour ce coup est écoulé.
together-claim = Réclamer la victoire
together-share = Partager…
together-copy = Copier le lien
together-copied = Copié. Envoyez-le à { $friend }.
together-comes-back = Quand un lien revient, ouvrez-le ou collez-le ici.
together-link = Lien de votre partie
together-copy-line = Copier le texte
together-file-how = Cette page est un fichier et n'a pas de lien. Votre ami ouvre Bug, appuie sur « Nouvelle partie », « Un ami à distance », puis « Parties entre amis », et colle ce texte.
together-copy-text = Copier avec le plateau
together-watchers = La partie jusqu'ici
together-watch = Copier un lien vers la partie jusqu'ici
together-watch-what = Pour les autres : la partie telle qu'elle est. Les coups suivants demandent un nouveau lien. Ils peuvent essayer des coups, avec indices et analyse, mais pas jouer dans votre partie.
together-mail = E-mail
together-qr = Code QR
together-qr-what = L'appareil photo de votre ami lit ce code : il ouvre la partie.
together-qr-file = Votre ami ouvre Bug, appuie sur « Nouvelle partie », « Un ami à distance », puis « Parties entre amis », et scanne ce code.
together-undo = Annuler
together-paste = Coller le lien
together-paste-any = Coller le lien d'un ami
together-open = Ouvrir
together-more = Plus
together-no-letter = Ce texte ne contient aucun lien vers une partie.

together-game = Cette partie
together-ways = Jouer autrement
together-back = Reprendre un coup
together-ask = Demander à reprendre { $turn }
together-asked = { $friend } demande à reprendre { $turn }.
together-asked-both = { $friend } demande à reprendre { $turn }. Votre coup { $own } sera repris aussi.
together-agree = Accepter
together-refuse = Refuser
table-undo = Reprise de coup
table-asked = { $seat } demande à reprendre { $turn }. { $other }, d'accord ?
together-you-asked = Vous avez demandé à reprendre { $turn }.
# After it, on the reader's turn.
together-wait-or-play = Jouer retire votre demande.
together-resign = Abandonner
together-resign-sure = Abandonner vraiment
together-end-won-resigned = { $friend } a abandonné. Vous gagnez !
together-end-lost-resigned = Vous avez abandonné. { $friend } gagne.
together-end-won-time = { $friend } a dépassé le temps pour un coup. Vous gagnez !
together-end-lost-time = Vous avez dépassé le temps pour un coup. { $friend } gagne.
together-end-won-played = Vous gagnez !
together-end-lost-played = { $friend } gagne.
together-rematch = Revanche

together-note-older = Ce lien est plus ancien que votre partie : rien n'a changé.
together-note-same = Vous avez déjà cela : rien n'a changé.
together-note-version = Ce lien continue votre autre version : c'est elle qui compte de nouveau. La précédente reste dans « Parties entre amis ».
together-own-link = C'est votre propre lien : rien n'a changé. Envoyez-le à { $friend }.
together-note-claimed = Un coup est arrivé avant la réclamation au temps : la partie continue.
together-note-crossed = Vous avez agi tous les deux avant de voir ce que faisait l'autre. La partie continue comme sur le plateau.
together-note-left = La connexion est fermée. La partie continue par lien.
together-answer-refused = { $friend } n'a pas accepté de reprendre le coup.
together-answer-agreed = { $friend } a accepté : votre coup est repris.
together-answered-yes = Vous avez accepté la reprise du coup.
together-answered-no = Vous avez refusé la reprise du coup.
together-clash-fork = Ce lien et votre partie diffèrent à partir du coup { $turn } : { $known } dans votre partie, { $received } dans le lien. Quel que soit votre choix, votre partie reste dans « Parties entre amis ».
together-clash-time = Le temps du coup { $turn }, { $known }, diffère : { $here } dans votre partie, { $there } dans le lien. Quel que soit votre choix, votre partie reste dans « Parties entre amis ».
together-clash-order = Ce lien et votre partie ont les mêmes coups, mais à partir du coup { $turn }, les temps ou l'ordre des demandes et des réponses diffèrent. Quel que soit votre choix, votre partie reste dans « Parties entre amis ».
together-clash-mine = Ce lien contient déjà un coup { $turn } de vous, { $received }. Vous ne l'avez pas joué sur cet appareil. Quel que soit votre choix, votre partie reste dans « Parties entre amis ».
together-clash-mine-word = Ce lien contient quelque chose de vous que cet appareil ne connaît pas : un abandon, une demande de reprise ou la réponse à une telle demande. Quel que soit votre choix, votre partie reste dans « Parties entre amis ».
together-clash-terms = Ce lien appartient à cette partie, mais avec un autre plateau, d'autres règles ou d'autres temps. Quel que soit votre choix, votre partie reste dans « Parties entre amis ».
together-keep = Garder ma partie
together-take = Prendre la partie du lien
together-kept = Votre propre version est conservée dans « Parties entre amis ».
together-kept-open = L'ouvrir

together-status-settle = deux versions
together-status-version = autre version
together-status-send = à envoyer
together-status-turn = à vous de jouer
together-status-answer = une question pour vous
together-status-asked = attend une réponse
together-status-waits = c'est son tour
together-status-invited = invitation ouverte
together-status-won = vous avez gagné
together-status-lost = vous avez perdu
together-entry = { $turns ->
        [0] pas encore de coup
        [one] { $turns } coup
       *[other] { $turns } coups
    }
together-remove = Retirer de la liste
together-remove-sure = Retirer la partie
together-removed = Partie avec { $friend } retirée.

# Ce qui part avec le lien. C'est un ami qui le lit : ici, et dans les phrases à dire à la fin, on se tutoie.
together-text-invitation = Jouons à Bug ! Tu commences.
together-text-turn = Notre partie de Bug, coup { $number } ({ $me }) : { $turn }. À toi !
together-text-back = Notre partie de Bug : puis-je reprendre { $turn } ?
together-text-over = Notre partie de Bug est finie.
together-text-resigned = Notre partie de Bug : j'abandonne. Tu gagnes !
together-text-time = Notre partie de Bug : le temps de ton coup est écoulé.
together-text-word = Notre partie de Bug continue.
together-text-open = Ouvre ce lien :
together-text-paste = Colle cette ligne dans Bug, sous « Nouvelle partie », « Un ami à distance », « Parties entre amis » :
together-mail-subject = Bug : à toi de jouer

notice-bad_letter = Ce lien d'une partie entre amis est illisible.
notice-not_added = Impossible d'ajouter cela à votre partie avec un ami.

# Une connexion directe entre deux appareils.
direct = Connexion directe
direct-start = Jouer en direct
direct-where = Le direct marche si vous êtes tous deux sur le même réseau. Plus loin, pas toujours : jouez alors par lien.
direct-join = Rejoindre
direct-goes-on = { $friend } vous invite à continuer votre partie.
direct-join-server = Rejoindre avec ce serveur
direct-join-without = Rejoindre sans lui
direct-server = L'appareil de votre ami demande son adresse au serveur STUN { $server }. Si le vôtre fait de même, les deux peuvent se joindre à travers des routeurs. Ce serveur apprend vos adresses réseau, mais rien de la partie.
direct-is-asked = On joue en direct : vos deux appareils se connectent l'un à l'autre, sans serveur entre eux ; chacun apprend l'adresse réseau de l'autre. Une invitation vaut pour un seul ami.
direct-who = Les deux appareils vont tirer au sort qui commence.
direct-you-start = Vous jouez en { FORM($seat, "adjective") } et vous commencez.
direct-you-play = Vous jouez en { FORM($seat, "adjective") }. { $friend } commence.
direct-is-handed = La réponse est maintenant dans votre autre onglet avec Bug. La partie y commence ; vous pouvez fermer celui-ci.
direct-is-preparing = Un instant…
direct-is-inviting = Envoyez cette invitation à votre ami et laissez cette page ouverte. Puis saisissez la réponse qui revient.
direct-inviting-what = Vos deux appareils se connectent l'un à l'autre, et chacun apprend l'adresse réseau de l'autre.
direct-step-send = 1. Envoyez cette invitation à votre ami
direct-step-enter = 2. Votre ami accepte et vous envoie une réponse : saisissez-la ici
direct-step-answer = Dernière étape : renvoyez cette réponse
direct-is-answering = Laissez cette page ouverte. La partie commence quand votre ami a saisi la réponse.
direct-is-connecting = Connexion…
direct-is-open = Connecté.
direct-distance = Connecté. Délai : { $lag } ms.
direct-lot-drawn = Les deux appareils ont tiré au sort.
direct-lot-alone = Seul l'appareil qui invite a tiré au sort : sans https, aucun navigateur ne peut le vérifier.
direct-lot-none = L'appareil de votre ami a choisi qui commence : il n'a pas tiré au sort, alors que l'invitation l'annonçait.
direct-first-me = Vous commencez.
direct-first-friend = { $friend } commence.
direct-is-returning = La connexion a été interrompue. Nouvelle connexion…
direct-page-left = { $friend } a fermé ou rechargé la page. Nouvelle connexion…
direct-is-lost = La connexion est perdue. La partie est conservée : invitez à nouveau, ou continuez par lien.
direct-is-elsewhere = Cette partie se joue en direct dans un autre onglet de ce navigateur. Vous pouvez jouer dans l'un ou l'autre.
direct-lost-guest = La connexion est perdue. La partie est conservée. Répondez à la nouvelle invitation de votre ami, invitez-le à nouveau, ou continuez par lien.
direct-left = { $friend } a quitté la connexion. La partie est conservée : invitez à nouveau, ou continuez par lien.
direct-lost-clock = Votre pendule continue, et votre coup sera envoyé.
direct-lost-wait = Seul l'appareil de { $friend } connaît le temps restant : en attendant, personne ne peut réclamer la victoire.
direct-lost-turn = Votre coup sera envoyé dès que vous serez connectés.
direct-lost-end = { $friend } ne sait pas encore que la partie est finie : invitez à nouveau, ou continuez par lien.
direct-lost-over = La connexion est terminée. Invitez à nouveau votre ami pour rejouer en direct.
direct-invitation-over = Votre invitation a pris fin quand la page a été rechargée. Invitez à nouveau, ou continuez par lien.
direct-is-failed = Les deux appareils n'arrivent pas à se joindre : ils n'ont pas de réseau commun, ou votre ami a fermé la page qui a donné cette réponse.
direct-failed-guest = Pas de connexion : un autre appareil a pris l'invitation, votre ami n'a pas saisi la réponse à temps, ou les deux appareils n'ont pas de réseau commun. Demandez-lui une nouvelle invitation, ou un lien.
direct-failed-alone = Ce navigateur ne donne aucune adresse où un autre appareil pourrait l'atteindre : il n'y a pas de réseau, ou un réglage l'interdit.
direct-failed-stun = Les deux appareils n'arrivent pas à se joindre, même avec ce serveur.
direct-no-code = Ce n'est ni une invitation ni une réponse complète. Elle a peut-être été coupée ou modifiée en route : copiez-la en entier.
direct-letter = C'est le lien vers une partie, pas une réponse.
direct-letter-open = Ouvrir la partie
direct-other-answer = Cette réponse va avec une autre invitation. Envoyez à votre ami celle ci-dessus, et saisissez la réponse qui revient.
direct-own-code = C'est votre propre invitation. Envoyez-la à votre ami et saisissez la réponse qui revient.
direct-late-answer = Aucune invitation ouverte n'attend cette réponse. Invitez votre ami à nouveau.
direct-dropped-size = La connexion a été coupée : l'appareil de votre ami a envoyé trop de données à la fois. Votre partie est conservée.
direct-dropped-rate = La connexion a été coupée : l'appareil de votre ami a envoyé trop de messages. Votre partie est conservée.
direct-dropped-form = La connexion a été coupée : l'appareil de votre ami a envoyé quelque chose d'étranger à la partie. Votre partie est conservée.
direct-dropped-lots = La connexion a été coupée : l'appareil de votre ami n'a pas tiré au sort comme il l'avait promis. Votre partie est conservée.
direct-leave = Se déconnecter
direct-leave-open = Se déconnecter et l'ouvrir
direct-ends-other = Vous avez une connexion ouverte avec { $friend }. « Jouer en direct » y met fin et en crée une autre.
direct-cancel = Annuler
direct-by-link = Continuer par lien
direct-back = Retour au plateau
direct-again = Inviter à nouveau
direct-show = Afficher le lien
direct-other = Un autre moyen
direct-offer-link = Invitation à envoyer
direct-answer-link = Réponse à envoyer
direct-copy-answer = Copier la réponse
direct-enter = Réponse de votre ami
direct-file-answer = Votre ami saisit ce texte sous « Réponse de votre ami ».
direct-connect = Se connecter
camera-scan = Scanner avec la caméra
camera-asks = Votre navigateur demande si la page peut utiliser la caméra. L'image reste sur cet appareil.
camera-look = Placez le code QR de votre ami devant la caméra.
camera-refused = Cette page n'a pas accès à la caméra. Collez le code, ou autorisez la caméra pour cette page dans les paramètres du navigateur.
camera-none = Aucune caméra n'est utilisable. Collez le code.
direct-say = Dire…
direct-stun = Adresse d'un serveur STUN
direct-stun-what = À travers un routeur, un serveur STUN peut aider. Il apprend vos adresses réseau, mais rien de la partie. Choisissez-en un en qui vous avez confiance.
direct-stun-try = Essayer avec lui
direct-two-tabs = Jouer les deux camps dans deux onglets
phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s'il te plaît.
phrase-not-now = Pas maintenant, merci.
phrase-bye = À bientôt !
