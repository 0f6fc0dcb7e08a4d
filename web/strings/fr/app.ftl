### Le cadre de la page : la barre, les paramètres, les touches, et ce que plusieurs parties partagent.

colour-red = Rouge
    .adjective = rouge
colour-blue = Bleu
    .adjective = bleu
colour-black = Noir
    .adjective = noir
colour-white = Blanc
    .adjective = blanc

more-of-them = { $count } autres
space = { " " }
comma = { ", " }
colon = { " : " }
one-moment = Un instant…
part-failed = Cette section de la page ne s'est pas chargée. Vérifiez votre connexion, puis réessayez.

direction = ltr

app-name = Bug
app-title = Bug – le jeu de Nick Bentley dans le navigateur
# In the web app's manifest, on one line each (web/build/words.py).
manifest-description = Jouez à Bug, le jeu de Nick Bentley où l'on grandit et l'on mange, contre un ami ou un bot.
manifest-wide = Une partie sur ordinateur
manifest-narrow = Une partie sur téléphone
app-tagline = Grandir. Manger son jumeau. Manquer de place.
app-board = Plateau
app-boot =
    { $stage ->
        [download] Chargement des règles…
        [python] Préparation…
       *[engine] Démarrage des règles…
    }

action-new-game = Nouvelle partie
action-share = Partager
action-keys = Clavier
action-settings = Paramètres
action-sound = Son
action-theme =
    { $theme ->
        [light] Thème : clair
        [dark] Thème : sombre
       *[auto] Thème : automatique
    }
action-undo = Annuler
action-redo = Rétablir
action-close = Fermer
action-copy = Copier
action-copied = Copié
action-dismiss = Masquer
action-restore = Restaurer
action-update = Mettre à jour
action-try-again = Réessayer
action-start-clean = Tout recharger
settings-section-sound = Son et vitesse
settings-section-look = Plateau et couleurs
settings-section-play = Aides et commandes
settings-section-names = Langue et coordonnées
settings-sound = Son
settings-vibration = Vibration
settings-look = Plateau
settings-look-meadow = Prairie
settings-look-sand = Sable
settings-look-slate = Ardoise
settings-look-print = Noir et blanc
settings-look-contrast = Contraste élevé
settings-bugs = Insectes
settings-bugs-faces = Visages
settings-bugs-stones = Simples
settings-taps = Sur écran tactile, jouer en
settings-taps-two = Deux appuis
settings-taps-one = Un appui
settings-several-aids = Plusieurs aides à la fois

settings-names = Noms des cases
settings-names-inside = Dans les cases
settings-names-outside = Autour du plateau
settings-names-off = Aucun
settings-coordinates = Coordonnées
settings-coordinates-own = Automatiques
    .what = comme d'habitude pour les règles de la partie
settings-coordinates-rows = Rangées
    .what = lettre de la rangée depuis le haut, puis numéro depuis la gauche (Genius) : C3
settings-coordinates-diagonals = Diagonales
    .what = lettre de la diagonale descendante, puis numéro de la rangée depuis le haut (Green Meadow) : D4
settings-coordinates-abstractplay = Abstract Play
    .what = lettre de la rangée depuis le bas, puis numéro depuis la gauche : c3
settings-orientation = Tourner le plateau
settings-degrees = { $degrees }°
settings-mirrored = Miroir
settings-two = À deux sur un appareil
    .what = chacun son tour sur cet écran
settings-turning = Tourner le plateau vers celui qui joue
settings-edges = Écran vertical : un joueur à chaque bord
settings-agreed = Ne reprendre un coup que si les deux sont d'accord
settings-colours = Couleurs des joueurs
settings-colour-first = Premier joueur
settings-colour-second = Second joueur
settings-colour-own = { $seat } (des règles)
settings-language = Langue
settings-language-auto = Automatique
settings-help-tools = Aides et outils
settings-tools = Afficher tous les outils : aperçu, territoire, dessins, étude, coups en texte
settings-workers = Bilans, rapports et matchs plus rapides : nombre de cœurs du processeur à utiliser
settings-workers-auto = Automatique
settings-theme = Thème
settings-theme-auto = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre

key-enter = Entrée
key-space = Espace
key-backspace = Retour arrière
key-escape = Échap
key-control = Ctrl
key-home = Début
key-end = Fin
keys-walk = aller à gauche ou à droite
keys-walk-rows = aller vers le haut ou le bas
keys-walk-slanting = aller vers une des quatre voisines en biais (ou les coins du pavé numérique)
keys-grow = jouer sur cette case
keys-take-back = reprendre le dernier pion de ce coup
keys-undo = annuler
keys-redo = rétablir
keys-step = hors du plateau : parcourir la partie
keys-half = un pion en arrière ou en avant, au sein d'un coup
keys-variations = dans la liste des coups : parcourir toutes les variantes
keys-to-line = dans une variante : la quitter pour revenir à la partie
keys-aids = afficher jumeaux, menaces, aperçu, territoire
keys-aids-more = en afficher une de plus
keys-sound = activer ou couper le son
keys-hint = un indice, ou la suite de l'indice
keys-new = nouvelle partie
keys-turn = tourner le plateau de 60°
keys-leave = quitter une leçon, un problème, l'étude ou le dessin
keys-keys = afficher ces touches
keys-marks = dessiner au lieu de jouer
keys-mark = sur le plateau : commencer un dessin ; puis, sur une autre case, tracer une flèche, ou, sur la même, un cercle ; Maj change la couleur
keys-clear-marks = effacer les dessins
