### Lernen: was vor Lektionen, Aufgaben und Regeln steht.

learn = Lernen
learn-page-doors = Bug lernen
learn-page-lessons = Lektionen
learn-page-puzzles = Aufgaben
learn-page-rules = Die Regeln von Bug
learn-lessons = Lektionen
    .what = Kurze Lektionen auf dem echten Brett: vom ersten Käfer bis zum Sieg.
learn-puzzles = Aufgaben
    .what = Finde den einen Zug, der gewinnt. Alle sind bewiesen.
learn-failed = Die Lektionen wurden nicht geladen. Prüfe deine Verbindung und versuche es noch einmal.
learn-back = Zurück
learn-reset = Zurücksetzen
learn-minute = Bug in einer Minute
learn-lessons-count =
    { $count ->
        [one] { $count } kurze Lektion
       *[other] { $count } kurze Lektionen
    }
learn-lessons-done = { $done } von { $count } geschafft
learn-start = Start
learn-go-on = Weiter
learn-all = Alle Lektionen
learn-puzzles-done = { $solved } von { $count } gelöst
learn-daily = jeden Tag eine neue
learn-days =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
learn-today = Aufgabe des Tages
learn-today-done = Aufgabe des Tages noch einmal
learn-choose = Aufgabe wählen
learn-rulebook = Regeln
    .what = Jede Regel mit einem kleinen Brett zum Ausprobieren, die Wörter des Spiels, alle Formen mit ihren Namen und die Geschichte der Regeln.
learn-read = Lesen und ausprobieren
