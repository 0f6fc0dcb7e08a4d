### Die eigenen Fehler als Übungen.

learn-page-mistakes = Deine Fehler
learn-mistakes = Deine Fehler
    .what = Gewinnstellungen, die du in Partien und Aufgaben verpasst hast. Jede kommt wieder, bis du sie kannst.
mistakes-count =
    { $due ->
        [0] Heute keine fällig
       *[other] Heute { $due } fällig
    }
mistakes-solve = Aus Fehlern lernen
mistakes-ahead = Trotzdem üben
mistakes-all = Alle ansehen
mistakes-none = Spiele gegen einen Bot oder einen Freund und sieh die Partie danach durch. Ein verpasster Sieg wird zur Übung, wenn er bewiesen ist und nur wenige Züge gewannen. Auch Aufgaben, die du nicht gelöst hast, kommen hierher.
mistakes-found =
    { $count ->
        [one] Eine Übung aus dieser Partie.
       *[other] { $count } Übungen aus dieser Partie.
    }
mistakes-missing-unclear = Keine Übung aus dieser Partie: Wo du einen Sieg verpasst hast, gewannen so viele andere Züge, dass sie zu leicht wäre.
mistakes-missing-unproven = Keine Übung aus dieser Partie: Es ist nicht bewiesen, dass deine Fehler den Sieg verschenkt haben.
mistakes-failed = Dieser Browser speichert deine Übungen nicht: Sie bleiben, bis du die Seite schließt.
mistake-cannot-show = Diese Übung lässt sich nicht anzeigen.
mistake-refused = Diese Übung lässt sich nicht anzeigen: Diese Version von Bug lehnt ihre Stellung oder ihre Lösung ab. Sie kommt eine Woche später.
mistakes-unread =
    { $count ->
        [one] Eine gespeicherte Übung ist nicht lesbar. Sie bleibt gespeichert.
       *[other] { $count } gespeicherte Übungen sind nicht lesbar. Sie bleiben gespeichert.
    }
mistake-of-game = Aus deiner Partie gegen { $name }, { $ago }
mistake-of-puzzle = { $puzzle }, nicht gelöst { $ago }
mistake-friend = einen Freund
mistake-task = { $seat } ist am Zug. Finde einen Zug, der gewinnt.
mistake-few =
    { $count ->
        [one] Von { $turns } Möglichkeiten gewinnt nur { $count }.
       *[other] Von { $turns } Möglichkeiten gewinnen nur { $count }.
    }
mistake-ways =
    { $count ->
        [one] Ein Zug gewinnt. Jeder andere verliert.
       *[other] Es gibt { $count } Gewinnzüge. Jeder andere verliert.
    }
mistake-ways-known =
    { $count ->
        [one] Ein Zug gewinnt nachweislich. Vielleicht gibt es weitere.
       *[other] { $count } Züge gewinnen nachweislich. Vielleicht gibt es weitere.
    }
mistake-solved = Richtig: Dieser Zug gewinnt.
mistake-solved-hints = Richtig: Dieser Zug gewinnt. Du hattest Tipps.
mistake-played = Damals hast du { $turn } gespielt. Danach gewinnt { $seat }: { $line }.
mistake-played-end = Damals hast du { $turn } gespielt, und { $seat } gewann sofort.
mistake-tried = Damals hast du { $turn } versucht. Danach gewinnt { $seat }: { $line }.
mistake-tried-only = Damals hast du { $turn } versucht.
mistake-line = So gewinnt { $seat }:
mistake-also = { $seat } gewinnt auch mit { $turn }, zum Beispiel so:
mistake-due = jetzt fällig
mistake-comes = kommt wieder: { $when }
mistake-returns = Diese Übung kommt wieder: { $when }.
mistake-next = Nächster Fehler
mistake-show = Lösung zeigen
mistake-more = Mehr
mistake-retire = Kann ich
mistake-put-off = Eine Woche aufschieben
mistake-remove = Entfernen
mistake-restart = Neu beginnen
mistakes-away = Gekonnt und entfernt: { $count }
mistake-is-known = gekonnt
mistake-is-removed = entfernt
mistake-did-remove = Die Übung ist entfernt.
mistake-did-retire = Du kannst sie: Sie kommt nicht mehr.
mistake-did-restart = Sie beginnt neu und ist jetzt fällig.
mistake-did-postpone = Sie ist um eine Woche aufgeschoben.
