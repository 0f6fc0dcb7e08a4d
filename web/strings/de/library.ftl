### Die Sammlung der Partien.

library = Deine Partien
library-search = Suchen
library-filter = Filtern und mehr
library-result = Ergebnis
library-result-any = Alle
library-result-won = Gewonnen
library-result-lost = Verloren
library-result-open = Nicht beendet
library-opponent = Gegner
library-played = Gespielt
library-played-device = an einem Gerät
library-played-bot = gegen einen Bot
library-played-bots = Bot gegen Bot
library-played-link = mit einem Freund per Link
library-played-live = live mit einem Freund
library-played-friend = mit einem Freund
library-played-record = importiert
library-played-opened = aus einem Link
library-rules = Regeln
library-board = Brett
library-any = Alle
library-tag = Merkmal
library-folder = Ordner
library-no-folder = Kein Ordner
library-sort = Reihenfolge
library-sort-newest = Neueste zuerst
library-sort-oldest = Älteste zuerst
library-sort-longest = Längste zuerst
library-sort-shortest = Kürzeste zuerst
library-sort-chain = Längste Kette
library-sort-margin = Deutlichster Sieg
library-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
library-picked =
    { $count ->
        [one] { $count } Partie ausgewählt
       *[other] { $count } Partien ausgewählt
    }
library-pick = { $game } auswählen
library-pick-all = Alle auswählen
library-pick-none = Auswahl aufheben
library-save-picked = Als Datei speichern
library-delete-picked = Löschen
library-move = Verschieben
library-more = Mehr zeigen
library-empty = Hier ist noch keine Partie. Jede Partie, die du beendest oder verlässt, kommt hierher.
library-none = Keine Partie passt.
library-clear = Alle Partien zeigen
library-study = Studieren
library-replay = Nachspielen
library-actions = Mehr
library-edit = Name und Ordner
library-delete = Löschen
library-name = Name
library-save = Speichern
library-deleted =
    { $count ->
        [one] Die Partie ist gelöscht.
       *[other] { $count } Partien sind gelöscht.
    }
library-undo = Rückgängig
library-cannot-open = Diese Partie lässt sich nicht öffnen.
library-cannot-show = Diese Partie lässt sich nicht anzeigen.
library-cannot-list = Deine Partien lassen sich nicht auflisten. Du kannst sie als Datei speichern.
library-unread =
    { $count ->
        [one] Eine gespeicherte Partie ist nicht lesbar. Sie bleibt gespeichert.
       *[other] { $count } gespeicherte Partien sind nicht lesbar. Sie bleiben gespeichert.
    }
library-failed-blocked = Dieser Browser speichert deine Partien nicht: Sie sind hier, bis du die Seite schließt. Speichere sie als Datei.
library-failed-full = Für weitere Partien ist kein Platz. Speichere sie als Datei und lösche einige.
library-failed-undeleted = Der Browser hat die Partien nicht aus seinem Speicher gelöscht: Wenn du die Seite neu lädst, sind sie wieder da.
library-failed-silent = Der Speicher des Browsers antwortet nicht. Bis er es tut, siehst du hier nur die Partien dieses Besuchs; sie gehen verloren, wenn du die Seite schließt.
library-may-vanish = Der Browser hat nicht zugestimmt: Er löscht deine Partien vielleicht, wenn du länger nicht hier warst. Speichere sie ab und zu als Datei, oder installiere die Seite als App.
library-not-persisted = Der Browser löscht deine Partien vielleicht, wenn der Platz knapp wird.
library-persist = Bitte ihn, sie zu behalten
library-persisted = Der Browser behält deine Partien jetzt, bis du sie löschst.
library-wipes = Safari löscht deine Partien, wenn du sieben Tage nicht hier warst. Speichere sie ab und zu als Datei, oder lege die Seite auf den Home-Bildschirm oder ins Dock: Dort bleiben sie.
library-review-all =
    { $count ->
        [one] Eine durchsehen
       *[other] { $count } durchsehen
    }
library-reviewing = Partie { $done } von { $total } wird durchgesehen
library-reviewing-games = Deine Partien werden durchgesehen
library-summed =
    { $games ->
        [one] Eine Partie wurde durchgesehen.
       *[other] { $games } Partien wurden durchgesehen.
    }
library-summed-mistakes =
    { $count ->
        [0] Du hast keinen Fehler gemacht.
        [one] Du hast einen Fehler gemacht.
       *[other] Du hast { $count } Fehler gemacht.
    }
library-files = Sicherung und Dateien
library-files-hint = Eine Datei enthält alle deine Partien, deine Übungen und was du in Lektionen und Aufgaben erreicht hast. Öffne sie hier, um alles zurückzubekommen, oder öffne Partien von anderswo: Aufzeichnungen, Links oder Dateien von Abstract Play.
library-backup = Alles speichern
library-read-file = Dateien öffnen
library-text = Eine oder mehrere Partien einfügen
library-read-text = Diese Partien hinzufügen
library-reading = Partien werden gelesen
library-stop = Anhalten
library-cancelled = Angehalten.
library-added =
    { $count ->
        [0] Keine Partie kam hinzu.
        [one] Eine Partie kam hinzu.
       *[other] { $count } Partien kamen hinzu.
    }
library-unkept =
    { $count ->
        [one] Eine weitere steht nur hier, bis du diese Seite schließt: Dieser Browser konnte sie nicht speichern.
       *[other] { $count } weitere stehen nur hier, bis du diese Seite schließt: Dieser Browser konnte sie nicht speichern.
    }
library-known =
    { $count ->
        [one] Eine war schon da.
       *[other] { $count } waren schon da.
    }
library-completed =
    { $count ->
        [one] Eine, die schon da war, enthält jetzt mehr: Züge, Kommentare oder Zeiten.
       *[other] { $count }, die schon da waren, enthalten jetzt mehr: Züge, Kommentare oder Zeiten.
    }
library-guessed =
    { $count ->
        [one] Eine passt auf mehrere Bretter: Bitte prüfe sie.
       *[other] { $count } passen auf mehrere Bretter: Bitte prüfe sie.
    }
library-fits = Brett { OR($boards) }; gelesen als { $board }
library-refused =
    { $count ->
        [one] Eine war nicht lesbar:
       *[other] { $count } waren nicht lesbar:
    }
library-at = { $place }:
library-at-game = Partie { $number }
library-at-line = Zeile { $line }
library-others =
    { $count ->
        [one] Eine ist keine Partie Bug.
       *[other] { $count } sind keine Partien Bug.
    }
library-exercises =
    { $count ->
        [one] Eine Übung war dabei.
       *[other] { $count } Übungen waren dabei.
    }
library-unsaved = Es wurde nichts gespeichert.
library-lacks = Einige gespeicherte Partien oder Übungen ließen sich nicht lesen; sie sind nicht in der Datei.
library-broke-off = Das Lesen brach ab.
library-unlearned = Die Übungen und der Fortschritt dieser Datei wurden nicht gelesen: Ein Teil der Seite wurde nicht geladen. Prüfe deine Verbindung und öffne die Datei noch einmal.
library-unread-learning = Diese Version kann nicht alle Übungen oder nicht den Fortschritt dieser Datei lesen: Vielleicht ist sie von einer späteren Version. Das wurde ausgelassen; in der Datei ist es noch.
library-file-large = „{ $name }“ ist größer als { $limit } MB und wurde nicht geöffnet.
library-file-unreadable = „{ $name }“ ließ sich nicht öffnen.
library-file-empty = „{ $name }“ enthält keine Partie.
library-spare =
    { $count ->
        [one] Eine weitere blieb weg: Eine Datei darf { $limit } enthalten.
       *[other] { $count } weitere blieben weg: Eine Datei darf { $limit } enthalten.
    }
library-save-abstract-play = Für Abstract Play speichern
library-left-out =
    { $count ->
        [one] Eine Partie fehlt.
       *[other] { $count } Partien fehlen.
    }
library-own-board = Eigenes Brett
library-you = Du
library-colour = { $seat }
library-players = { $first } – { $second }
library-unfinished = Nicht beendet
library-no-winner = Kein Sieger
library-you-won = Gewonnen
library-you-lost = Verloren
library-won = { $name } hat gewonnen
library-margin =
    { $margin ->
        [one] mit einem Feld Unterschied
       *[other] mit { $margin } Feldern Unterschied
    }
library-ran-out =
    { $who ->
        [lost] { $name } hatte zuerst keine spielbaren Felder
       *[won] zuerst ohne spielbare Felder
    }
library-ending-handicap = durch die Vorgabe
library-ending-time = auf Zeit
library-ending-resignation = durch Aufgabe
library-ending-abandonment = durch Verlassen
library-ending-other = wie aufgezeichnet
library-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
library-mistakes =
    { $count ->
        [0] kein Fehler
        [one] ein Fehler
       *[other] { $count } Fehler
    }
library-accuracy = Genauigkeit { $percent }
library-reviewed = durchgesehen
library-chain = Kette von { $count }
library-long-chain = lange Kette von { $count }
