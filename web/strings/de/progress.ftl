### Der Fortschritt, und Merkmale von Partien.

library-tab-games = Partien
library-tab-progress = Fortschritt
library-tag-missed_win = verpasster Sieg
library-tag-comeback = Aufholjagd
library-tag-proven = durchweg bewiesen
library-tag-long_chain = lange Kette
progress-none = Spiele einige Partien gegen die Bots oder einen Freund: Hier stehen dann deine Ergebnisse.
progress-no-rating = Nach fünf Partien gegen die Bots steht hier deine Wertung.
progress-few = Nach fünf Partien siehst du hier, wie du dich entwickelst, und deine Wertung gegen die Bots.
progress-levels = Nach Gegner
progress-boards = Nach Brett
progress-rules = Nach Regeln
progress-private = All das bleibt auf deinem Gerät.
progress-won = Gewonnen
progress-lost = Verloren
progress-of-games = { $won } von { $games }
progress-days = Tage in Folge
progress-longest =
    { $days ->
        [one] Rekord: { $days } Tag
       *[other] Rekord: { $days } Tage
    }
progress-chain = Längste Kette
progress-rating = Wertung
progress-between = zwischen { $below } und { $above }
progress-above = über { $level }
progress-below = unter { $level }
progress-about = etwa so stark wie { $level }
progress-about-how = Sobald du mehr Partien gegen die Bots gespielt hast, wird deine Wertung als Zahl angezeigt.
progress-rating-how =
    { $games ->
        [one] Aus { $games } Partie gegen die Bots; ± ist die Fehlerspanne. Die Larve, der schwächste Bot, hat 0.
       *[other] Aus { $games } Partien gegen die Bots; ± ist die Fehlerspanne. Die Larve, der schwächste Bot, hat 0.
    }
progress-companion = Der Gefährte richtet sich nach deinen letzten Partien: Er spielt jetzt etwa auf Stufe { $level }, und du gewinnst etwa die Hälfte.
progress-over-day = Nach Tagen
progress-over-week = Nach Wochen
progress-over-month = Nach Monaten
progress-mistakes = Wo Fehler passieren
progress-stage-opening = Eröffnung
progress-stage-middle = Mittelspiel
progress-stage-end = Endspiel
progress-mistakes-in =
    { $games ->
        [one] Fehler: { $mistakes } in { $games } durchgesehenen Partie
       *[other] Fehler: { $mistakes } in { $games } durchgesehenen Partien
    }
progress-not-reviewed = Sieh deine Partien durch, dann steht hier, wann du Fehler machst.
progress-unreviewed =
    { $count ->
        [one] Eine deiner beendeten Partien wurde noch nicht durchgesehen.
       *[other] { $count } deiner beendeten Partien wurden noch nicht durchgesehen.
    }
progress-accuracy = Genauigkeit
progress-accuracy-over = Genauigkeit im Lauf der Zeit
progress-accuracy-how = Die Genauigkeit ist { $all }, wenn keiner deiner Züge deine Gewinnchance gesenkt hat.
progress-accuracy-none =
    { $count ->
        [one] Eine durchgesehene Partie zählt hier nicht: Du hattest bei keinem deiner Züge eine echte Gewinnchance.
       *[other] { $count } durchgesehene Partien zählen hier nicht: Du hattest bei keinem deiner Züge eine echte Gewinnchance.
    }
progress-accuracy-of =
    { $games ->
        [one] in { $games } durchgesehenen Partie
       *[other] in { $games } durchgesehenen Partien
    }
progress-people = Menschen
progress-stages = Fehler nach Abschnitt der Partie
progress-kinds = Was du übersehen hast
progress-slip-blocked = Kein Platz zum Fressen
progress-slip-twin = Ein Zwilling zum Fressen
progress-slip-chain = Noch ein Käfer zum Fressen
progress-slip-mobility = Wie viele Felder bleiben
progress-slip-later = Anderes, weiter voraus
