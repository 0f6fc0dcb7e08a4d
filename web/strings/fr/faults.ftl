### Ce que dit la page quand quelque chose a échoué, ou vient d'arriver à la page elle-même.

failure = Bug ne s'est pas entièrement chargé
failure-no_worker = Le processus de fond des règles n'a pas démarré. Réessayez. Si cela ne suffit pas, utilisez une version plus récente de Firefox, Chrome, Edge ou Safari.
failure-other_build = Une nouvelle version de Bug est arrivée pendant le chargement. Rechargez la page ; votre partie est enregistrée.
failure-page_missing = Une section de la page ne s'est pas chargée. Vérifiez votre connexion, puis réessayez.
failure-runtime_missing = Python ne s'est pas entièrement chargé. Vérifiez votre connexion, puis réessayez.
failure-runtime_timeout = Python a mis trop de temps à se charger. Votre connexion est peut-être lente : réessayez.
failure-runtime_broken = Python s'est chargé mais n'a pas démarré. Rechargez la page, ou utilisez un autre navigateur.
failure-wheel_missing = Le fichier des règles ne s'est pas chargé. Vérifiez votre connexion, puis réessayez.
failure-wheel_broken = Le fichier des règles est endommagé. Rechargez la page sans le cache, puis réessayez.
failure-python_error = Les règles se sont arrêtées sur une erreur. Réessayez ; votre partie est enregistrée.
failure-hung = Les règles ne répondent plus. Réessayez ; votre partie est enregistrée.
failure-other = Quelque chose a échoué. Réessayez ; votre partie est enregistrée.
failure-clean = « Tout recharger » remplace tous les fichiers de la page. Votre partie, vos paramètres et vos bots restent.
failure-saved = Votre partie est enregistrée dans ce navigateur. Vous pouvez aussi la copier :
failure-detail = Rapport d'erreur

# Without the page's modules, on one line each (web/build/words.py).
fallback-heading = Bug ne s'est pas entièrement chargé
fallback-what = Une section de la page ne s'est pas chargée, ou ce navigateur est trop ancien. Rechargez la page ; si cela ne suffit pas, utilisez une version plus récente de Firefox, Chrome, Edge ou Safari.
fallback-stays = Votre partie et vos paramètres restent.
fallback-no-script = Bug a besoin de JavaScript.

engine-failure = Les règles ont rencontré une erreur
engine-failure-report = C'est notre faute, pas la vôtre. Ce rapport nous aide à la corriger :

tabs-follow = Suivre
tabs-separate = Partie à part
tabs-open = L'ouvrir ici
notice-other_tab = Cette partie est ouverte dans un autre onglet. Si vous jouez ici, elle devient une partie à part.
notice-separate_game = Cet onglet a maintenant sa propre partie. Celle de l'autre onglet n'a pas changé.
notice-comment_draft = Commentaire non enregistré.
notice-kept_game = La partie d'un onglet fermé est encore enregistrée.
safe-late = La partie met longtemps à s'ouvrir. Elle reste enregistrée.
safe-start = Démarrer sans la partie enregistrée
safe-leave = Ouvrir la partie enregistrée
safe-leave-without = Mettre de côté la partie enregistrée
notice-safe_mode = Mode sans échec : sans votre partie enregistrée ni vos bots. Tout est conservé.
notice-storage_blocked = Ce navigateur ne laisse pas la page enregistrer votre partie : elle sera perdue au rechargement. Copiez-la pour la garder.
notice-storage_full = L'espace de stockage du navigateur est plein : vos derniers coups seront perdus au rechargement. Copiez la partie pour la garder.
notice-storage_later = La partie enregistrée vient d'une version plus récente de Bug : une nouvelle partie a été préparée. Le texte enregistré est conservé. Recharger la page peut apporter cette version.
notice-storage_corrupt = La partie enregistrée était illisible : une nouvelle partie a été préparée. Le texte enregistré est conservé.
notice-storage_rules = La partie enregistrée a des règles que cette version de Bug ne connaît pas : une nouvelle partie a été préparée. Le texte enregistré est conservé.
notice-review_dropped = Le bilan enregistré de cette partie était endommagé. Refaites le bilan.
notice-settings_corrupt = Vos paramètres étaient illisibles : ils ont été réinitialisés. Le texte enregistré est conservé.
notice-deleted = Les coups à partir d'ici ont été supprimés.
notice-bad_link = Ce lien ne marche pas.
notice-learned_corrupt = Vos progrès dans les leçons et problèmes étaient illisibles : ils repartent de zéro. Le texte enregistré est conservé.
notice-learned_unkept = Ce navigateur n'enregistre pas vos progrès dans les leçons et problèmes : ils restent ici jusqu'à ce que vous fermiez la page.
notice-together_corrupt = Une partie enregistrée avec un ami n'a pas pu être lue. Son texte est conservé.
notice-promoted = La nouvelle variante principale est une partie à part. Le résultat reste avec l'ancienne.
notice-replaced = Votre partie inachevée a été mise de côté.
notice-connected = Vous avez déjà une connexion avec un ami, et cette invitation en demande une autre.
notice-new_version = Une nouvelle version de Bug est prête. Votre partie y continuera.
notice-taking_up = Mise à jour. Votre partie continuera dans la nouvelle version.
notice-new_tools = Nouveau : « Aperçu » montre sur chaque case ce que l'autre camp pourrait manger si vous y jouez.
notice-not_legal = La partie enregistrée contient un coup illégal. Elle a été ouverte jusque-là ; le texte entier est conservé.
notice-not_kept = Une partie n'est pas enregistrée parmi vos parties : les règles ont rencontré une erreur en l'écrivant. C'est notre faute. Copiez la partie pour la garder.
notice-not_kept_illegal = Une partie n'est pas enregistrée parmi vos parties : elle contient un coup illégal, son début est impossible, ou cette version ne connaît pas ses règles. Copiez la partie pour la garder.
notice-not_as_shown = Le plateau a montré un instant une position fausse. Elle est juste à présent. L'erreur vient de nous : ce rapport nous aide à la corriger.
