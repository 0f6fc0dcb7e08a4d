### Studieren: Rückblick, Analyse, Tipps, Bericht.

study = Studieren
study-tab-review = Rückblick
study-tab-analysis = Analyse
study-tab-openings = Eröffnungen
study-tabs-keys = ← → wechseln den Reiter, sonst blättern sie durch die Partie.
study-close = Zurück zur Partie
study-to-puzzle = Zurück zur Aufgabe
study-to-exercise = Zurück zur Übung
study-chance = { $seat } { $chance }
study-won = { $seat } gewinnt: bewiesen
study-won-in =
    { $turns ->
        [one] { $seat } gewinnt in { $turns } Zug: bewiesen
       *[other] { $seat } gewinnt in { $turns } Zügen: bewiesen
    }
study-line = Variante { $rank }: { $seat } { $turn }: { $what }
study-play-line = Die Variante bis Zug { $number } spielen, { $seat } { $turn }
study-show-line = Stellung nach Zug { $number }, { $seat } { $turn }, zeigen
study-previewing =
    { $count ->
        [one] Stellung nach { $count } Zug.
       *[other] Stellung nach { $count } Zügen.
    }

review-start = Partie durchsehen
review-again = Noch einmal durchsehen
review-none = Sieht die Partie rückwärts durch, findet die Züge, die sie verschenkt haben, und zeigt, was besser war.
review-too-short = Es gibt noch keine Züge.
review-other = Andere Partie öffnen
review-running = Rückblick läuft …
review-progress = Rückblick: { $done } von { $total } Stellungen …
review-stopped = Angehalten: Frühere Züge wurden nicht geprüft.
review-graph = Gewinnchance, Zug für Zug
# A point of the graph: after which turn, and the chances of each side.
review-at-start = Anfang
review-after-turn = Nach Zug { $number }, { $seat }
review-after-mistake = Nach Zug { $number }, { $seat }, ein Fehler
review-after-blunder = Nach Zug { $number }, { $seat }, ein Patzer
review-point-none = { $after }: nicht geprüft
review-point-proven = { $after }: { $seat } gewinnt, bewiesen
review-point = { $after }: { $first } { $firstChance }, { $second } { $secondChance }
review-mistake = , ein Fehler
review-blunder = , ein Patzer
review-marks = ? Fehler, ?? Patzer: die Zeichen erklärt
review-marks-mistake = ? Ein Fehler: Die Gewinnchance sank um { $mistake } oder mehr.
review-marks-blunder = ?? Ein Patzer: Sie sank um { $blunder } oder mehr, oder ein sicherer Sieg war weg.
review-marks-unsure = Manches ? ist vielleicht ein ??: Dort ist eine der beiden Chancen nur geschätzt.
review-marks-proven = ● Es ist bewiesen, wer gewinnt.
review-marks-estimated = ○ Es ist nur geschätzt, wer gewinnt. Die gestrichelten Linien liegen bei { $even }, und bei { $lined } für jede Seite.
# $who is "you" when the player lost against a bot, else "seat".
review-losing =
    { $who ->
        [you] Du hättest in Zug { $number } noch gewinnen können: mit { OR($better) } statt { $played }.
       *[seat] { $seat } hätte in Zug { $number } noch gewinnen können: mit { OR($better) } statt { $played }.
    }
# The reader won: the reader's mistake, and the other side's that gave the win back.
review-regained = Du hast den Sieg in Zug { $number } ({ $played }) vergeben; { $seat } gab ihn in Zug { $back } zurück.
review-regained-lead = Du hast den Vorteil in Zug { $number } ({ $played }) vergeben; { $seat } gab ihn in Zug { $back } zurück.
review-proof =
    { $who ->
        [you] Das ist bewiesen: Es war deine letzte Chance, und jeder deiner Züge danach verlor.
       *[seat] Das ist bewiesen: Es war die letzte Chance, und jeder Zug von { $seat } danach verlor.
    }
review-proof-last =
    { $who ->
        [you] Das ist bewiesen: Es war deine letzte Chance.
       *[seat] Das ist bewiesen: Es war die letzte Chance von { $seat }.
    }
review-perhaps =
    { $who ->
        [you] Wahrscheinlich hast du in Zug { $number } verloren: { $better } statt { $played } hatte eine Chance von etwa { $chance }.
       *[seat] Wahrscheinlich hat { $seat } in Zug { $number } verloren: { $better } statt { $played } hatte eine Chance von etwa { $chance }.
    }
review-estimate = Das ist nicht bewiesen, sondern geschätzt.
review-unclear = Kein einzelner Zug hat diese Partie entschieden: Sie ging nach und nach verloren.
review-steps =
    { $who ->
        [you] Du hast diese Partie schrittweise verloren, nicht durch einen einzigen Zug.
       *[seat] { $seat } hat diese Partie schrittweise verloren, nicht durch einen einzigen Zug.
    }
review-costliest =
    { $who ->
        [you] Zug { $number } hat dich am meisten gekostet: Mit { $played } war die Chance { $kept }, mit { $better } wären es { $best } gewesen.
       *[seat] Zug { $number } hat { $seat } am meisten gekostet: Mit { $played } war die Chance { $kept }, mit { $better } wären es { $best } gewesen.
    }
review-next-costliest = Danach kommt Zug { $number }: { $best } → { $kept }.
review-since =
    { $who ->
        [you] Nach Zug { $number } ist dein Sieg bewiesen. Was davor kam, ist geschätzt.
       *[seat] Nach Zug { $number } ist der Sieg von { $seat } bewiesen. Was davor kam, ist geschätzt.
    }
review-never =
    { $who ->
        [you] Du hattest keine Chance: Bei bestem Spiel gewinnt { $winner } vom Anfang dieser Partie an, und { $winner } machte keinen Fehler. Das ist bewiesen.
        [winner] { $seat } hatte keine Chance: Bei bestem Spiel gewinnst du vom Anfang dieser Partie an, und du hast keinen Fehler gemacht. Das ist bewiesen.
       *[seat] { $seat } hatte keine Chance: Bei bestem Spiel gewinnt { $winner } vom Anfang dieser Partie an, und { $winner } machte keinen Fehler. Das ist bewiesen.
    }
review-from-start =
    { $who ->
        [you] { $winner } hätte von Anfang an gewinnen können. Deshalb zählt ein Zug von dir erst dann als Fehler, wenn { $winner } schon einen gemacht hat.
        [winner] Du hättest von Anfang an gewinnen können.
       *[seat] { $winner } hätte von Anfang an gewinnen können.
    }
review-open = Die Partie ist nicht zu Ende.
review-open-won =
    { $who ->
        [you] Die Partie ist nicht zu Ende, aber du gewinnst von hier gegen jedes Spiel: Das ist bewiesen.
       *[seat] Die Partie ist nicht zu Ende, aber { $seat } gewinnt von hier gegen jedes Spiel: Das ist bewiesen.
    }
review-open-marked = Diese Züge haben bisher am meisten gekostet.
# The game ended by resignation or on time; whose position it was for the loser. $who as above.
review-short-won =
    { $who ->
        [you] Du standest auf Gewinn: Mit bestem Spiel hättest du gewonnen, das ist bewiesen.
       *[seat] { $seat } stand auf Gewinn: Mit bestem Spiel hätte { $seat } gewonnen, das ist bewiesen.
    }
review-short-lost =
    { $who ->
        [you] Deine Stellung war verloren: Kein Zug hätte sie gerettet, das ist bewiesen.
       *[seat] Die Stellung war für { $seat } verloren: Kein Zug hätte sie gerettet, das ist bewiesen.
    }
review-short-open =
    { $who ->
        [you] Deine Stellung war noch offen: Du hattest eine Chance von etwa { $chance }, geschätzt.
       *[seat] Die Stellung war noch offen: { $seat } hatte eine Chance von etwa { $chance }, geschätzt.
    }
review-short-marked =
    { $count ->
        [one] Dieser Zug hat am meisten gekostet.
       *[other] Diese Züge haben am meisten gekostet.
    }
review-flawless = Kein Zug hat viel verschenkt.
review-prey = { $cell } (Größe { $size })
review-eats =
    { $who ->
        [you]
            { $bugCount ->
                [one] Danach frisst { $seat } deinen Käfer auf { $bugs }.
               *[other] Danach frisst { $seat } deine Käfer auf { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Danach frisst du den Käfer von { $loser } auf { $bugs }.
               *[other] Danach frisst du die Käfer von { $loser } auf { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] Danach frisst { $seat } den Käfer von { $loser } auf { $bugs }.
               *[other] Danach frisst { $seat } die Käfer von { $loser } auf { $bugs }.
            }
    }
review-then-eats =
    { $who ->
        [you]
            { $bugCount ->
                [one] Danach spielt { $seat } { $turn } und frisst bald deinen Käfer auf { $bugs }.
               *[other] Danach spielt { $seat } { $turn } und frisst bald deine Käfer auf { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Danach spielst du { $turn } und frisst bald den Käfer von { $loser } auf { $bugs }.
               *[other] Danach spielst du { $turn } und frisst bald die Käfer von { $loser } auf { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] Danach spielt { $seat } { $turn } und frisst bald den Käfer von { $loser } auf { $bugs }.
               *[other] Danach spielt { $seat } { $turn } und frisst bald die Käfer von { $loser } auf { $bugs }.
            }
    }
review-then =
    { $who ->
        [you] Danach spielst du { $turn }.
       *[seat] Danach spielt { $seat } { $turn }.
    }
review-then-could =
    { $who ->
        [you]
            { $bugCount ->
                [one] Danach spielt { $seat } { $turn } oder könnte deinen Käfer auf { $bugs } fressen.
               *[other] Danach spielt { $seat } { $turn } oder könnte deine Käfer auf { $bugs } fressen.
            }
        [eater]
            { $bugCount ->
                [one] Danach spielst du { $turn } oder könntest den Käfer von { $loser } auf { $bugs } fressen.
               *[other] Danach spielst du { $turn } oder könntest die Käfer von { $loser } auf { $bugs } fressen.
            }
       *[seat]
            { $bugCount ->
                [one] Danach spielt { $seat } { $turn } oder könnte den Käfer von { $loser } auf { $bugs } fressen.
               *[other] Danach spielt { $seat } { $turn } oder könnte die Käfer von { $loser } auf { $bugs } fressen.
            }
    }
review-out =
    { $who ->
        [you] Dann hast du keine spielbaren Felder mehr und gewinnst.
       *[seat] Dann hat { $seat } keine spielbaren Felder mehr und gewinnt.
    }
review-still-out =
    { $who ->
        [you] Danach hast du weiterhin keine spielbaren Felder und gewinnst.
       *[seat] Danach hat { $seat } weiterhin keine spielbaren Felder und gewinnt.
    }
review-see-refutation = Was er zuließ
review-see-better = Besser wäre
review-finding =
    { $who ->
        [you] Dein Zug { $number }:{" "}
       *[seat] Zug { $number }, { $seat }:{" "}
    }
review-cost = { $best } → { $kept }
review-cost-win =
    { $who ->
        [you] Du vergibst einen Sieg
       *[seat] { $seat } vergibt einen Sieg
    }
review-cost-last = letzte Chance von { $seat }
review-side = { $seat } gewinnt
review-better = Besser: { $turn }.
review-better-too =
    { $count ->
        [one] Besser: { $turn } ({ $others } gewinnt auch).
       *[other] Besser: { $turn } ({ $others } gewinnen auch).
    }
review-others = { $count } anderen
review-better-of = Besser: { $turn }, einer von { $count } Zügen, die gewinnen.
review-slip-blocked = Der Stein steht neben einem Zwilling, aber es ist kein Feld frei, um ihn zu fressen.
review-answer-sign =
    { $kind ->
        [one] = die Antwort
        [cells] = die Antwort, Feld für Feld
       *[turns] = die nächsten Züge, der Reihe nach
    }
review-missed-twin =
    { $count ->
        [one] Es gab einen Zwilling zu fressen: { $shapes }.
       *[other] Es gab Zwillinge zu fressen: { $shapes }.
    }
review-missed-chain = Der bessere Zug frisst weiter: { $shapes }.
review-instead =
    { $who ->
        [you] du { $then } statt { $played }
       *[seat] { $seat } { $then } statt { $played }
    }
review-left =
    { $count ->
        [0] Spielbare Felder danach: { $cells }; { $tail }.
        [one] Spielbare Felder { $count } Zug später: { $cells }; { $tail }.
       *[other] Spielbare Felder { $count } Züge später: { $cells }; { $tail }.
    }
review-left-tail =
    { $who ->
        [fewer] weniger ist besser
        [you] das ist schlechter für dich
       *[seat] das ist schlechter für { $seat }
    }
review-line-end =
    { $who ->
        [you]
            { $count ->
                [one] { $count } Zug später hast du keine spielbaren Felder mehr und gewinnst.
               *[other] { $count } Züge später hast du keine spielbaren Felder mehr und gewinnst.
            }
       *[seat]
            { $count ->
                [one] { $count } Zug später hat { $seat } keine spielbaren Felder mehr und gewinnt.
               *[other] { $count } Züge später hat { $seat } keine spielbaren Felder mehr und gewinnt.
            }
    }
review-line-meal =
    { $who ->
        [you]
            { $bugCount ->
                [one] { $seat } frisst bald deinen Käfer auf { $bugs }.
               *[other] { $seat } frisst bald deine Käfer auf { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Du frisst bald den Käfer von { $loser } auf { $bugs }.
               *[other] Du frisst bald die Käfer von { $loser } auf { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] { $seat } frisst bald den Käfer von { $loser } auf { $bugs }.
               *[other] { $seat } frisst bald die Käfer von { $loser } auf { $bugs }.
            }
    }
# A turn named beside another line.
review-better-turn = { $turn } (dem besseren Zug)
review-line-spared =
    { $who ->
        [you]
            { $bugCount ->
                [one] Nach { $first } frisst { $seat } bald deinen Käfer auf { $bugs }, in dieser Variante nicht.
               *[other] Nach { $first } frisst { $seat } bald deine Käfer auf { $bugs }, in dieser Variante nicht.
            }
        [eater]
            { $bugCount ->
                [one] Nach { $first } frisst du bald den Käfer von { $loser } auf { $bugs }, in dieser Variante nicht.
               *[other] Nach { $first } frisst du bald die Käfer von { $loser } auf { $bugs }, in dieser Variante nicht.
            }
       *[seat]
            { $bugCount ->
                [one] Nach { $first } frisst { $seat } bald den Käfer von { $loser } auf { $bugs }, in dieser Variante nicht.
               *[other] Nach { $first } frisst { $seat } bald die Käfer von { $loser } auf { $bugs }, in dieser Variante nicht.
            }
    }
review-line-safe =
    { $who ->
        [you]
            { $bugCount ->
                [one] Nach { $first } könnte { $seat } deinen Käfer auf { $bugs } fressen, hier nicht.
               *[other] Nach { $first } könnte { $seat } deine Käfer auf { $bugs } fressen, hier nicht.
            }
        [eater]
            { $bugCount ->
                [one] Nach { $first } könntest du den Käfer von { $loser } auf { $bugs } fressen, hier nicht.
               *[other] Nach { $first } könntest du die Käfer von { $loser } auf { $bugs } fressen, hier nicht.
            }
       *[seat]
            { $bugCount ->
                [one] Nach { $first } könnte { $seat } den Käfer von { $loser } auf { $bugs } fressen, hier nicht.
               *[other] Nach { $first } könnte { $seat } die Käfer von { $loser } auf { $bugs } fressen, hier nicht.
            }
    }
review-threat =
    { $who ->
        [you]
            { $bugCount ->
                [one] { $seat } droht dann, deinen Käfer auf { $bugs } zu fressen.
               *[other] { $seat } droht dann, deine Käfer auf { $bugs } zu fressen.
            }
        [eater]
            { $bugCount ->
                [one] Du drohst dann, den Käfer von { $loser } auf { $bugs } zu fressen.
               *[other] Du drohst dann, die Käfer von { $loser } auf { $bugs } zu fressen.
            }
       *[seat]
            { $bugCount ->
                [one] { $seat } droht dann, den Käfer von { $loser } auf { $bugs } zu fressen.
               *[other] { $seat } droht dann, die Käfer von { $loser } auf { $bugs } zu fressen.
            }
    }
review-far-end =
    { $who ->
        [you]
            { $count ->
                [one] Der Grund zeigt sich erst { $count } Zug später: Dann gewinnst du.
               *[other] Der Grund zeigt sich erst { $count } Züge später: Dann gewinnst du.
            }
       *[seat]
            { $count ->
                [one] Der Grund zeigt sich erst { $count } Zug später: Dann gewinnt { $seat }.
               *[other] Der Grund zeigt sich erst { $count } Züge später: Dann gewinnt { $seat }.
            }
    }
review-far-proven =
    { $who ->
        [you] Der Grund zeigt sich erst später, aber es ist bewiesen: Du gewinnst gegen jede Antwort.
       *[seat] Der Grund zeigt sich erst später, aber es ist bewiesen: { $seat } gewinnt gegen jede Antwort.
    }
review-far-chance =
    { $who ->
        [you] Der Grund zeigt sich erst später: Deine Chance liegt, geschätzt, bei { $chance }.
       *[seat] Der Grund zeigt sich erst später: Die Chance von { $seat } liegt, geschätzt, bei { $chance }.
    }
review-line-both =
    { $who ->
        [you] Keiner hat mehr ein spielbares Feld, und du bist am Zug: Du gewinnst.
       *[seat] Keiner hat mehr ein spielbares Feld, und { $seat } ist am Zug: { $seat } gewinnt.
    }
review-line-over =
    { $who ->
        [you] Du hast keine spielbaren Felder mehr und gewinnst.
       *[seat] { $seat } hat keine spielbaren Felder mehr und gewinnt.
    }
review-line-won =
    { $who ->
        [you] Du gewinnst: Das ist bewiesen.
       *[seat] { $seat } gewinnt: Das ist bewiesen.
    }
review-line-chance =
    { $who ->
        [you] Erwartet ab hier: Du gewinnst mit einer Chance von { $chance }.
       *[seat] Erwartet ab hier: { $seat } gewinnt mit einer Chance von { $chance }.
    }
review-retry = Hier neu versuchen
# $name: the reader ("You"), the other player, or a colour; $accuracy: in percent.
review-sum =
    { $count ->
        [0] { $name }: kein Fehler
       *[other] { $name }: { $count } Fehler
    }
review-sum-accuracy = { $sum }, Genauigkeit { $accuracy }
review-mistakes = Fehler
review-all =
    { $count ->
        [one] { $count } zeigen
       *[other] Alle { $count }
    }

analysis-engine = Engine
analysis-heat = Werte auf dem Brett
analysis-lines = Varianten
analysis-over = Hier ist die Partie zu Ende.
analysis-off = Die Engine ist aus.
analysis-depth = { $count ->
        [one] { $count } Stellung
       *[other] { $count } Stellungen
    }
analysis-depth-running = { $count ->
        [one] { $count } Stellung …
       *[other] { $count } Stellungen …
    }
analysis-meaning = ✓2: Die Seite am Zug gewinnt sicher, in 2 eigenen Zügen. ✗2: Sie verliert sicher. Andere Zahlen: ihre Gewinnchance.
analysis-perfect = Das gilt bei perfektem Spiel: Zwischen Menschen ist noch alles offen.
analysis-best = Beste Varianten
analysis-unknown = noch nicht probiert

openings-games =
    { $count ->
        [one] Eine deiner Partien ging von hier weiter.
       *[other] { $count } deiner Partien gingen von hier weiter.
    }
openings-won =
    { $who ->
        [first-it] Der erste Spieler hat sie gewonnen.
        [second-it] Der zweite Spieler hat sie gewonnen.
        [first] Der erste Spieler gewann { $firstWon }.
        [second] Der zweite Spieler gewann { $secondWon }.
       *[both] Der erste Spieler gewann { $firstWon }, der zweite { $secondWon }.
    }
openings-yours = Du hast { $won } gewonnen und { $lost } verloren.
openings-games-open =
    { $count ->
        [one] Eine deiner Partien ging von hier weiter. Sie hat keinen Gewinner.
       *[other] { $count } deiner Partien gingen von hier weiter. Keine hat einen Gewinner.
    }
openings-ended =
    { $count ->
        [one] Eine deiner Partien endete hier.
       *[other] { $count } deiner Partien endeten hier.
    }
openings-counting = Deine Partien werden gezählt: noch { $count }.
openings-no-games = Keine deiner Partien kam zu dieser Stellung.
openings-none = Keine deiner Partien kam zu dieser Stellung, und kein Buch reicht so weit.
openings-from-yours = Aus deinen Partien
openings-from-book = Aus dem Buch
openings-over = Eröffnungen gehören zum Anfang: Geh zurück, um zu sehen, was deine Partien und das Buch dort spielen.
openings-all = Alle { $count } Züge zeigen
openings-key = ✓2: gewinnt in 2 Zügen; ✗2: verliert in 2
openings-row =
    { $count ->
        [0] { $turn }: in keiner deiner Partien.
        [one] { $turn }: in einer deiner Partien.
       *[other] { $turn }: in { $count } deiner Partien.
    }
openings-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
openings-symmetry = Gedrehte und gespiegelte Stellungen zählen als eine: ×6 heißt sechs solche Züge.
openings-share = Jede Zahl sagt, wie viel Prozent dieser Partien die Seite am Zug gewann.
openings-fairest =
    { $count ->
        [one] Mit der Tauschregel ist { $turns } am fairsten: Das liegt am nächsten an 50.
       *[other] Mit der Tauschregel sind { $turns } am fairsten: Sie liegen am nächsten an 50.
    }
openings-lost = Spielten beide perfekt, würde { $seat } von hier aus verlieren. Aber Menschen machen Fehler: Jeder Zug ist einen Versuch wert. { $sign } hält am längsten durch.
openings-none-fair = Mit der Tauschregel gewinnt nach jedem ersten Zug der zweite Spieler: Es ist bewiesen, wer gewinnt, und er darf die Seiten tauschen.
openings-searched = Jede Zahl ist eine Schätzung aus bis zu { $count } Stellungen.
openings-of = Partien
openings-of-all = Alle
openings-of-played = Hier gespielt
openings-of-imported = Importiert
openings-champion = Was der stärkste Bot meint

hints = Tipps und Studieren
hints-with-clock = Auch während zwei Personen mit Uhr spielen
hint-step-0 = Tipp
hint-step-1 = Welches Feld?
hint-step-2 = Warum?
hint-step-3 = Tipp ausblenden
hint-waiting = Ein Tipp wird gesucht …
hint-retry = Du bist am Zug: Finde einen besseren.
hint-failed = Hier ließ sich kein Tipp finden.
hint-bug = Tipp: Dein Käfer auf { $bug } sollte wachsen.
hint-region = Tipp: Beginne hier einen neuen Käfer: { OR($cells) }.
hint-region-marked = Tipp: Beginne im markierten Bereich einen neuen Käfer.
hint-turn = Versuche { $turn }.
hint-because = { $turn } { $reasons }.
hint-then = Dann vielleicht
reason-wins = gewinnt sofort
reason-proven =
    { $count ->
        [0] gewinnt gegen jede Antwort von { $seat }
        [one] gewinnt sicher, in { $count } Zug
       *[other] gewinnt sicher, in { $count } Zügen
    }
reason-resists = hält am längsten durch, denn jeder Zug verliert
reason-eats =
    { $count ->
        [one] frisst { $count } Stein auf { $bugs }
       *[other] frisst { $count } Steine auf { $bugs }
    }
reason-saves =
    { $bugCount ->
        [one] rettet deinen Käfer auf { $bugs }
       *[other] rettet deine Käfer auf { $bugs }
    }
reason-threatens = droht auf { $bugs } zu fressen
reason-leads = lässt dir { $count } spielbare Felder, weniger als { $seat } mit { $theirs }
reason-leaves = lässt dir { $count } Felder und { $seat } { $theirs }; weniger ist besser

report = Brettbericht
report-start = Bericht erstellen
report-download = Als eine Datei herunterladen
report-what = Wie das Spiel auf einem Brett ist: wie lang und wie komplex, ob der erste Spieler im Vorteil ist, welche ersten Felder gut sind. Gemessen an zufälligen Partien, hier in deinem Browser, in höchstens einer halben Minute.
report-games = Zufällige Partien: { $games } …
report-stage-perft = Mögliche Partien werden gezählt …
report-stage-ladder = Wettkämpfe …
report-stage-sample = Beispielpartie …
hint-anywhere = Tipp: Setze, wohin du willst. Noch gibt es nichts zu fressen.
