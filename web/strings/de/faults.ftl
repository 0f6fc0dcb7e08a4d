### Was die Seite sagt, wenn etwas schiefging oder mit der Seite selbst geschah.

failure = Ein Teil von Bug wurde nicht geladen
failure-no_worker = Der Hintergrundprozess für die Regeln ist nicht gestartet. Versuche es noch einmal. Hilft das nicht, nimm einen neueren Firefox, Chrome, Edge oder Safari.
failure-other_build = Während diese Seite lud, kam eine neue Version von Bug. Lade die Seite neu; deine Partie ist gespeichert.
failure-page_missing = Ein Teil der Seite wurde nicht geladen. Prüfe deine Verbindung und versuche es noch einmal.
failure-runtime_missing = Ein Teil von Python wurde nicht geladen. Prüfe deine Verbindung und versuche es noch einmal.
failure-runtime_timeout = Python braucht zu lange zum Laden. Vielleicht ist deine Verbindung langsam: Versuche es noch einmal.
failure-runtime_broken = Python wurde geladen, startet aber nicht. Lade die Seite neu oder nimm einen anderen Browser.
failure-wheel_missing = Die Datei mit den Regeln wurde nicht geladen. Prüfe deine Verbindung und versuche es noch einmal.
failure-wheel_broken = Die Datei mit den Regeln ist beschädigt. Lade die Seite ohne Cache neu und versuche es noch einmal.
failure-python_error = Die Regeln wurden durch einen Fehler gestoppt. Versuche es noch einmal; deine Partie ist gespeichert.
failure-hung = Die Regeln antworten nicht mehr. Versuche es noch einmal; deine Partie ist gespeichert.
failure-other = Etwas ging schief. Versuche es noch einmal; deine Partie ist gespeichert.
failure-clean = „Alles neu laden“ ersetzt alle Dateien der Seite. Deine Partie, deine Einstellungen und deine Bots bleiben.
failure-saved = Deine Partie ist in diesem Browser gespeichert. Du kannst sie auch kopieren:
failure-detail = Fehlerbericht

# Without the page's modules, on one line each (web/build/words.py).
fallback-heading = Ein Teil von Bug wurde nicht geladen
fallback-what = Ein Teil der Seite wurde nicht geladen, oder dieser Browser ist zu alt. Lade die Seite neu; hilft das nicht, nimm einen neueren Firefox, Chrome, Edge oder Safari.
fallback-stays = Deine Partie und deine Einstellungen bleiben.
fallback-no-script = Bug braucht JavaScript.

engine-failure = In den Regeln ist ein Fehler aufgetreten
engine-failure-report = Das ist unser Fehler, nicht deiner. Dieser Bericht hilft uns, ihn zu beheben:

tabs-follow = Folgen
tabs-separate = Eigene Partie
tabs-open = Hier öffnen
notice-other_tab = Diese Partie ist auch in einem anderen Tab offen. Spielst du hier, wird sie eine eigene Partie.
notice-separate_game = Dieser Tab hat jetzt eine eigene Partie. Die des anderen Tabs ist unverändert.
notice-comment_draft = Kommentar nicht gespeichert.
notice-kept_game = Die Partie eines geschlossenen Tabs ist noch gespeichert.
safe-late = Die Partie braucht lange zum Öffnen. Sie bleibt gespeichert.
safe-start = Ohne die gespeicherte Partie starten
safe-leave = Gespeicherte Partie öffnen
safe-leave-without = Gespeicherte Partie weglegen
notice-safe_mode = Abgesicherter Modus: ohne deine gespeicherte Partie und deine Bots. Beides bleibt erhalten.
notice-storage_blocked = Dieser Browser lässt die Seite deine Partie nicht speichern: Beim Neuladen geht sie verloren. Kopiere sie, um sie zu behalten.
notice-storage_full = Der Speicher des Browsers ist voll: Beim Neuladen gehen deine letzten Züge verloren. Kopiere die Partie, um sie zu behalten.
notice-storage_later = Die gespeicherte Partie kommt von einer neueren Version von Bug, darum gibt es eine neue Partie. Der gespeicherte Text bleibt. Neuladen bringt vielleicht die neuere Version.
notice-storage_corrupt = Die gespeicherte Partie war nicht lesbar, darum gibt es eine neue Partie. Der gespeicherte Text bleibt.
notice-storage_rules = Die gespeicherte Partie hat Regeln, die diese Version von Bug nicht kennt, darum gibt es eine neue Partie. Der gespeicherte Text bleibt.
notice-review_dropped = Der gespeicherte Rückblick auf diese Partie war beschädigt. Sieh die Partie noch einmal durch.
notice-settings_corrupt = Deine Einstellungen waren nicht lesbar und wurden zurückgesetzt. Der gespeicherte Text bleibt.
notice-deleted = Die Züge ab hier wurden gelöscht.
notice-bad_link = Dieser Link funktioniert nicht.
notice-learned_corrupt = Dein Fortschritt in Lektionen und Aufgaben war nicht lesbar und beginnt von vorn. Der gespeicherte Text bleibt.
notice-learned_unkept = Dieser Browser speichert deinen Fortschritt in Lektionen und Aufgaben nicht: Er bleibt, bis du die Seite schließt.
notice-together_corrupt = Eine gespeicherte Partie mit einem Freund war nicht lesbar. Ihr Text bleibt erhalten.
notice-promoted = Die neue Hauptvariante ist eine eigene Partie. Das Ergebnis bleibt bei der alten.
notice-replaced = Deine unfertige Partie liegt beiseite.
notice-connected = Du bist schon mit jemandem verbunden, und diese Einladung braucht eine eigene Verbindung.
notice-new_version = Eine neue Version von Bug ist bereit. Deine Partie geht darin weiter.
notice-taking_up = Wird aktualisiert. Deine Partie geht in der neuen Version weiter.
notice-new_tools = Neu: „Ausblick“ zeigt auf jedem Feld, was die andere Seite fressen könnte, wenn du dort spielst.
notice-not_legal = Die gespeicherte Partie enthält einen regelwidrigen Zug. Sie wurde bis dorthin geöffnet; der ganze Text bleibt.
notice-not_kept = Eine Partie ist nicht bei deinen Partien gespeichert: Beim Aufschreiben ist in den Regeln ein Fehler aufgetreten. Das ist unser Fehler. Kopiere die Partie, um sie zu behalten.
notice-not_kept_illegal = Eine Partie ist nicht bei deinen Partien gespeichert: Sie enthält einen regelwidrigen Zug, ihr Anfang ist unmöglich, oder diese Version kennt ihre Regeln nicht. Kopiere die Partie, um sie zu behalten.
notice-not_as_shown = Das Brett zeigte kurz eine falsche Stellung. Jetzt stimmt sie. Das ist unser Fehler: Der Bericht hilft uns, ihn zu beheben.
