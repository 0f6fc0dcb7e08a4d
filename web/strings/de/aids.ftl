### Deutsch. Wörter: bug = Käfer, cell = Feld, stone = Stein, turn = Zug, growth = Wachstum (wachsen), bonus growth = Bonus,
### eat = fressen, prey = Beute, twin = Zwilling, size limit = Grenze, cells left = spielbare Felder, game = Partie, puzzle = Aufgabe,
### hint = Tipp, review = Rückblick, threat = Drohung, outlook = Ausblick, territory = Gebiet, level = Stufe, record = Aufzeichnung.
### Anrede: du. Die Farben haben drei weitere Formen: adjective „roter“, weak „(der) rote“, oblique „(den, dem, die) roten“.

aids = Anzeigen
aids-legend = Was angezeigt wird
aids-title = { $name } (Taste { $key })
aid-twins = Zwillinge
    .what = Käfer mit gleichem Buchstaben haben die gleiche Form; er ist ausgefüllt, wenn beide Seiten sie haben. Zeige auf einen Käfer oder tippe ihn an: Seine Zwillinge leuchten auf
aid-threats = Drohungen
    .what = welche Käfer im nächsten Zug gefressen werden können, von wo und wie viele Steine insgesamt; ein Schild: kann nie gefressen werden
aid-outlook = Ausblick
    .what = was die andere Seite fressen könnte, wenn du auf ein Feld spielst, und wie sich die spielbaren Felder ändern
aid-territory = Gebiet
    .what = die Felder, auf denen nur eine Seite noch wachsen kann, und die Käfer, die noch wachsen dürfen
aid-marks = Markieren
    .what = eigene Pfeile und Ringe
aids-line = { $aid }: { $words }
aids-setup = Noch nichts zu sehen: Es gibt keine Käfer.
aids-over = Die Partie ist zu Ende.

# Added to a cell's name, for screen readers.
cell-shape = Form { $shape }, kein Zwilling
cell-shape-twins = Form { $shape }, Zwillinge auf { $twins }
cell-in-danger = in Gefahr: { $seat } könnte ihn von { OR($cells) } fressen
cell-safe = für immer sicher
cell-could-eat =
    { $count ->
        [one] { $seat } könnte von hier { $count } Stein fressen
       *[other] { $seat } könnte von hier { $count } Steine fressen
    }
cell-land-only = nur { $seat } kann hier wachsen
cell-land-both = beide können hier wachsen
cell-land-nobody = niemand kann hier wachsen
cell-reply =
    { $count ->
        [one] dann könnte { $seat } { $count } Stein fressen
       *[other] dann könnte { $seat } { $count } Steine fressen
    }
cell-reply-none = dann könnte { $seat } nichts fressen
cell-mark-begun = hier beginnt eine Markierung

twins-none = Es gibt noch keine Käfer.
twins-hint = Käfer mit gleichem Buchstaben haben die gleiche Form; er ist ausgefüllt, wenn beide Seiten sie haben. Zeige auf einen Käfer oder tippe ihn an, um seine Zwillinge zu sehen.
twins-all = Alle Formen
twins-kind = { $shape }: { $first } { $firstCount }, { $second } { $secondCount }
twins-both = Auf beiden Seiten: { $shapes }.
twins-no-both = Kein Käfer hat einen Zwilling auf der anderen Seite.
twins-bug = Dieser { FORM($seat, "weak") } Käfer der Größe { $size } hat keinen Zwilling.
twins-bug-twins = Dieser { FORM($seat, "weak") } Käfer der Größe { $size } ist der Zwilling von { $twins }.
twins-bug-friends =
    { $count ->
        [one] Auf der eigenen Seite hat { $friends } dieselbe Form.
       *[other] Auf der eigenen Seite haben { $friends } dieselbe Form.
    }

threats-half = Drohungen erscheinen wieder, wenn dieser Zug fertig ist.
threats-now =
    { $most ->
        [1] { $seat } könnte jetzt von { OR($cells) } { $most } Stein fressen.
       *[other] { $seat } könnte jetzt von { OR($cells) } bis zu { $most } Steine fressen.
    }
threats-later =
    { $most ->
        [1] Am Zug könnte { $seat } von { OR($cells) } { $most } Stein fressen.
       *[other] Am Zug könnte { $seat } von { OR($cells) } bis zu { $most } Steine fressen.
    }
threats-none-now = { $seat } könnte jetzt nichts fressen.
threats-none-later = Am Zug könnte { $seat } nichts fressen.
threats-safe = Für immer sicher: { $bugs }.
threats-sign-danger = könnte im nächsten Zug gefressen werden
threats-sign-jaws = von hier
threats-sign-safe = kann nie gefressen werden
threats-sign-step = beim Zeigen: die Steine des Zuges der Reihe nach
threats-sign-eaten = was zuerst gefressen wird
threats-numbers = 1, 2, …: die Steine des Zuges der Reihe nach; ×1: was zuerst gefressen wird.
# A turn that eats, cell by cell: "B1, then B3".
threats-line =
    { $count ->
        [one] { $seat } könnte { $turn } spielen und { $count } Stein fressen.
       *[other] { $seat } könnte { $turn } spielen und { $count } Steine fressen.
    }
threats-then = { $before }, dann { $cell }
threats-danger = { $seat } könnte ihn von { OR($cells) } fressen.

outlook-hint = −1: Spielst du dort, kann { $seat } danach 1 deiner Steine fressen. Ohne Zahl: Du verlierst sofort. Zeigen oder tippen zeigt die Steine.
outlook-not-bad = Gefressen zu werden ist nicht immer schlecht: Der anderen Seite können danach mehr spielbare Felder bleiben, und wer keine mehr hat, gewinnt.
outlook-none = Erscheint vor deinen eigenen Zügen.
outlook-reply =
    { $most ->
        [1] { $seat } könnte dann { $most } Stein fressen, von { OR($cells) }.
       *[other] { $seat } könnte dann bis zu { $most } Steine fressen, von { OR($cells) }.
    }
outlook-reply-none = { $seat } könnte dann nichts fressen.
outlook-reply-wins = { $seat } hat dann keine spielbaren Felder mehr und gewinnt.
outlook-with-bonus = Mit dem Bonus auf { $bonus }: { $reply }
outlook-sign-price = wie viele Steine die andere Seite dann fressen könnte
outlook-sign-none = danach könnte nichts gefressen werden
outlook-sign-danger = Steine, die die andere Seite dann fressen könnte
outlook-sign-jaws = Feld, auf dem sie dafür wachsen würde

territory-cells =
    { $first ->
        [one] Nur { $firstSeat } kann auf { $first } Feld wachsen, nur { $secondSeat } auf { $second }, beide auf { $both }, niemand auf { $neither }.
       *[other] Nur { $firstSeat } kann auf { $first } Feldern wachsen, nur { $secondSeat } auf { $second }, beide auf { $both }, niemand auf { $neither }.
    }
territory-bugs = Die Grenze ist { $limit }. Käfer, die noch wachsen dürfen (+): { $firstSeat } { $first }, { $secondSeat } { $second }.
territory-only = nur { $seat }
territory-both = beide
territory-neither = niemand

marks-all = Zeichnen: von Feld zu Feld ziehen für einen Pfeil, ein Feld drücken für einen Ring. Markierungen bleiben bei ihrer Stellung.
marks-mouse = Mit der rechten Maustaste gehen Pfeil (ziehen) und Ring (klicken) jederzeit; Umschalt, Alt oder beide ändern die Farbe.
marks-clear = Markierungen löschen
marks-ink = Farbe: { $name }
marks-ink-0 = grün
marks-ink-1 = orange
marks-ink-2 = violett
marks-ink-3 = schwarz
marks-arrow = ein Pfeil von { $from } nach { $to }
marks-ring = ein Ring auf { $cell }
marks-drawn = Gezeichnet: { $marks }.

shape-3a = Stab
shape-3b = Winkel
shape-3c = Dreieck
shape-4a = Stab
shape-4b = Wurm
shape-4c = Welle
shape-4d = Pistole
shape-4e = Biene
shape-4f = Bogen
shape-4g = Propeller
named-shape = { $name } ({ $mark })
named-size = { $size } ({ $name })
