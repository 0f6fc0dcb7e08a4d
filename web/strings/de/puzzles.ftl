### Die Aufgaben.

puzzle = Aufgabe { $number }
puzzle-of-today = Aufgabe des Tages · { $puzzle }
puzzle-task =
    { $turns ->
        [1] { $seat } ist am Zug und gewinnt: 1 Zug genügt.
       *[other] { $seat } ist am Zug und gewinnt: { $turns } Züge genügen.
    }
puzzle-only =
    { $turns ->
        [1] Nur ein Zug gewinnt. Finde ihn.
       *[other] Nur ein erster Zug führt zum Sieg. Finde ihn.
    }
puzzle-on = Finde den nächsten Zug, der gewinnt.
puzzle-rules = Andere Regeln als in den Lektionen: { $what }
puzzle-grade = Schwierigkeit { $grade } von 5
puzzle-grade-1 = sehr leicht: Eine Suche mit 30 zufälligen Partien findet die Lösung
puzzle-grade-2 = leicht: Eine Suche mit 30 zufälligen Partien übersieht die Lösung
puzzle-grade-3 = mittel: Eine Suche mit 150 zufälligen Partien übersieht die Lösung
puzzle-grade-4 = schwer: Eine Suche mit 700 zufälligen Partien übersieht die Lösung
puzzle-grade-5 = sehr schwer: Selbst eine Suche mit 3.000 zufälligen Partien übersieht die Lösung
puzzle-right = Das ist der Gewinnzug. Die Antwort kommt …
puzzle-judging = Wird geprüft …
puzzle-go-on =
    { $left ->
        [one] Richtig. { $seat } antwortet mit { $turn }, die längste Verteidigung. Noch { $left } Zug.
       *[other] Richtig. { $seat } antwortet mit { $turn }, die längste Verteidigung. Noch { $left } Züge.
    }
puzzle-go-on-longer = Richtig. { $seat } antwortet mit { $turn }, die längste Verteidigung. Du gewinnst weiterhin.
puzzle-wrong = Jetzt kann { $seat } gewinnen. Sieh zu …
puzzle-answered = { $seat } antwortet mit { $turn } und gewinnt jetzt, was du auch tust.
puzzle-answered-ate = { $seat } antwortet mit { $turn }, frisst { $prey } und gewinnt jetzt, was du auch tust.
puzzle-refuted = { $seat } hat keine spielbaren Felder mehr und gewinnt.
puzzle-over = Danach hat { $seat } keine spielbaren Felder mehr und gewinnt sofort.
puzzle-playing-out = Beide Seiten spielen optimal …
puzzle-open = Das zu prüfen dauert zu lange. Versuche es noch einmal mit einem anderen Zug.
puzzle-failed = Die Engine hat nicht geantwortet. Versuche es noch einmal.
puzzle-cannot-show = Diese Aufgabe lässt sich nicht anzeigen.
puzzle-solved = { $seat } hat keine spielbaren Felder mehr und gewinnt. Gelöst.
puzzle-solved-hints = { $seat } hat keine spielbaren Felder mehr und gewinnt. Mit Tipps gelöst.
puzzle-solved-shown = { $seat } hat keine spielbaren Felder mehr und gewinnt. Gelöst, mit gezeigter Lösung.
puzzle-solved-clean = { $seat } hat keine spielbaren Felder mehr und gewinnt. Auf Anhieb gelöst!
puzzle-why = Die Idee: { $because }
puzzle-solved-daily = Das war die Aufgabe des Tages.
puzzle-solved-days = { $days } Tage in Folge!
puzzle-solved-row = { $count } in Folge!
puzzle-solved-best = { $count } in Folge: dein Rekord!
puzzle-hint-where = Sieh dir die markierten Felder an: Dein Zug beginnt auf einem von ihnen.
puzzle-hint-cell = Er beginnt mit { $cell }.
puzzle-hint-turn = Der Zug ist { $turn }.
puzzle-hint-next = Bis hierher richtig. Weiter mit { $cell }.
puzzle-hint-remove = Kein Zug, der mit { $turn } beginnt, gewinnt: Nimm den Stein zurück.
puzzle-in-turns =
    { $turns ->
        [1] 1 Zug zu finden
       *[other] { $turns } Züge zu finden
    }
puzzle-hint = Tipp
puzzle-hint-more = Noch ein Tipp
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-play-out = Zu Ende spielen
puzzle-study = Stellung studieren
puzzle-list = Alle Aufgaben
puzzle-row = { $count } in Folge gelöst
puzzle-filter = Filter
puzzle-filter-grade = Schwierigkeit
puzzle-level-1 = sehr leicht
puzzle-level-2 = leicht
puzzle-level-3 = mittel
puzzle-level-4 = schwer
puzzle-level-5 = sehr schwer
puzzle-filter-open = Nur ungelöste
puzzle-filter-any = alle
puzzle-filter-none = Keine Treffer. Lockere die Filter.
puzzle-filter-more = Mehr zeigen
puzzle-found =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
puzzle-fit = { $found } von { $count } Aufgaben passen ({ $choice })
puzzle-done-clean = auf Anhieb gelöst
puzzle-done = gelöst
puzzle-marked = durch einen Tipp markiert
