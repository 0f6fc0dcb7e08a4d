### Frames in other sites.

embed = Intégrer
embed-title = Une partie de Bug
embed-open = Ouvrir dans Bug
embed-bad-link = Impossible d'afficher cette partie : son lien est incomplet ou faux. Demandez le bon à l'auteur de cette page.
embed-invitation = Ceci est une invitation à une partie de Bug. Ouvrez-la dans Bug pour y répondre.
# One line below the board, with · between its parts. How many bugs the last turn ate; the cells left to the first and to the second player.
embed-turn = Coup { $turn } sur { $of }
embed-ate = { $seat } en mange { $count }
embed-to-play = À { $seat } de jouer
embed-left = cases jouables : { $seat } { $first }, { $other } { $second }
embed-size = Taille du cadre
embed-size-small = Petite
embed-size-medium = Moyenne
embed-size-large = Grande
embed-play = Les lecteurs peuvent continuer à partir de la position affichée
embed-text = HTML du cadre
embed-copy = Copier le HTML
embed-copy-forum = Copier pour BoardGameGeek
embed-forum = Revoir cette partie de Bug
embed-forum-hint = Les forums n'acceptent pas les contenus intégrés : ceci copie un lien et enregistre une image à publier avec lui.
