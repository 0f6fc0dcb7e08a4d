### Ce que dit la page quand quelque chose a échoué, ou vient d'arriver à la page elle-même.

failure = Bug ne s'est pas entièrement chargé
failure-no_worker = Le processus de fond des règles n'a pas démarré. Réessaie. Si cela ne suffit pas, utilise une version plus récente de Firefox, Chrome, Edge ou Safari.
failure-other_build = Une nouvelle version de Bug est arrivée pendant le chargement. Recharge la page ; ta partie est enregistrée.
failure-page_missing = Une section de la page ne s'est pas chargée. Vérifie ta connexion, puis réessaie.
failure-runtime_missing = Python ne s'est pas entièrement chargé. Vérifie ta connexion, puis réessaie.
failure-runtime_timeout = Python a mis trop de temps à se charger. Ta connexion est peut-être lente : réessaie.
failure-runtime_broken = Python s'est chargé mais n'a pas démarré. Recharge la page, ou utilise un autre navigateur.
failure-wheel_missing = Le fichier des règles ne s'est pas chargé. Vérifie ta connexion, puis réessaie.
failure-wheel_broken = Le fichier des règles est endommagé. Recharge la page sans le cache, puis réessaie.
failure-python_error = Les règles se sont arrêtées sur une erreur. Réessaie ; ta partie est enregistrée.
failure-hung = Les règles ne répondent plus. Réessaie ; ta partie est enregistrée.
failure-other = Quelque chose a échoué. Réessaie ; ta partie est enregistrée.
failure-clean = « Tout recharger » remplace tous les fichiers de la page. Ta partie, tes paramètres et tes bots restent.
failure-saved = Ta partie est enregistrée dans ce navigateur. Tu peux aussi la copier :
failure-detail = Rapport d'erreur

# Without the page's modules, on one line each (web/build/words.py).
fallback-heading = Bug ne s'est pas entièrement chargé
fallback-what = Une section de la page ne s'est pas chargée, ou ce navigateur est trop ancien. Recharge la page ; si cela ne suffit pas, utilise une version plus récente de Firefox, Chrome, Edge ou Safari.
fallback-stays = Ta partie et tes paramètres restent.
fallback-no-script = Bug a besoin de JavaScript.

engine-failure = Les règles ont rencontré une erreur
engine-failure-report = C'est notre faute, pas la tienne. Ce rapport nous aide à la corriger :

tabs-follow = Suivre l'autre onglet
tabs-separate = Jouer une autre partie ici
tabs-open = L'ouvrir ici
notice-other_tab = Cette partie est ouverte dans un autre onglet. Les coups joués là-bas apparaissent ici. Si tu joues ici, elle devient une partie à part.
notice-separate_game = Cet onglet a maintenant sa propre partie. Celle de l'autre onglet n'a pas changé.
notice-kept_game = La partie d'un onglet fermé est encore enregistrée.
safe-late = La partie met longtemps à s'ouvrir.
safe-start = Démarrer sans la partie enregistrée
safe-leave = Ouvrir la partie enregistrée
safe-leave-without = Mettre de côté la partie enregistrée
notice-safe_mode = Mode sans échec : ta partie enregistrée n'a pas été ouverte et tes propres bots sont désactivés. Tout est conservé. Ce que tu joues ici est enregistré à part.
notice-storage_blocked = Ce navigateur ne laisse pas la page enregistrer ta partie : elle sera perdue au rechargement. Copie-la pour la garder.
notice-storage_full = L'espace de stockage du navigateur est plein : tes derniers coups seront perdus au rechargement. Copie la partie pour la garder.
notice-storage_later = La partie enregistrée vient d'une version plus récente de Bug : une nouvelle partie a été préparée. Le texte enregistré est conservé. Recharger la page peut apporter cette version.
notice-storage_corrupt = La partie enregistrée était illisible : une nouvelle partie a été préparée. Le texte enregistré est conservé.
notice-settings_corrupt = Tes paramètres étaient illisibles : ils ont été réinitialisés. Le texte enregistré est conservé.
notice-deleted = Les coups à partir d'ici ont été supprimés.
notice-bad_link = Ce lien ne marche pas. Ta partie n'a pas changé.
notice-learned_corrupt = Tes progrès dans les leçons et problèmes étaient illisibles : ils repartent de zéro. Le texte enregistré est conservé.
notice-together_corrupt = Une partie enregistrée avec un ami n'a pas pu être lue. Son texte est conservé.
notice-replaced = Ta partie inachevée a été mise de côté.
notice-connected = Tu as déjà une connexion avec un ami, et cette invitation en demande une autre.
notice-new_version = Une nouvelle version de Bug est prête. Ta partie y continuera.
notice-taking_up = Mise à jour. Ta partie continuera dans la nouvelle version.
notice-not_legal = La partie enregistrée contient un coup illégal. Elle a été ouverte jusque-là ; le texte entier est conservé.
notice-not_as_shown = Le plateau a montré un instant une position fausse. Elle est juste à présent. L'erreur vient de nous : ce rapport nous aide à la corriger.
