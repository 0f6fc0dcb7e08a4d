### Studieren: Rückblick, Analyse, Tipps, Bericht.

study = Studieren
study-tab-review = Rückblick
study-tab-analysis = Analyse
study-tab-openings = Eröffnungen
study-tabs-keys = ← → wechseln den Reiter, sonst blättern sie durch die Partie.
study-close = Zurück zur Partie
study-to-puzzle = Zurück zur Aufgabe
study-to-exercise = Zurück zur Übung
study-report = Brettbericht
study-chance = { $seat } { $chance }
study-won = { $seat } gewinnt: bewiesen
study-won-in =
    { $turns ->
        [one] { $seat } gewinnt in { $turns } Zug: bewiesen
       *[other] { $seat } gewinnt in { $turns } Zügen: bewiesen
    }
study-line = Variante { $rank }: { $seat } { $turn }: { $what }
study-play-line = Die Variante bis Zug { $number } spielen, { $seat } { $turn }
study-previewing =
    { $count ->
        [one] Stellung nach { $count } Zug.
       *[other] Stellung nach { $count } Zügen.
    }

review-start = Partie durchsehen
review-again = Noch einmal durchsehen
review-none = Sieht die Partie rückwärts durch, findet die Züge, die sie verschenkt haben, und zeigt, was besser war. Um eine andere Partie durchzusehen, füge sie unter „Teilen“ ein.
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
review-legend = ? verschenkte { $mistake } oder mehr, ?? { $blunder } oder mehr oder einen bewiesenen Sieg. ● bewiesen, ○ geschätzt.
# $who is "you" when the player lost against a bot, else "seat".
review-losing =
    { $who ->
        [you] Du hättest in Zug { $number } noch gewinnen können: mit { $better } statt { $played }.
       *[seat] { $seat } hätte in Zug { $number } noch gewinnen können: mit { $better } statt { $played }.
    }
# The reader won against a bot: the reader's mistake, and the bot's that gave the win back.
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
review-costliest =
    { $who ->
        [you] Zug { $number } hat dich am meisten gekostet: mit { $played } blieb eine Chance von { $kept }, mit { $better } wären es { $best } gewesen.
       *[seat] Zug { $number } hat { $seat } am meisten gekostet: mit { $played } blieb eine Chance von { $kept }, mit { $better } wären es { $best } gewesen.
    }
review-since = Nach Zug { $number } ist der Sieg von { $seat } bewiesen. Was davor kam, ist geschätzt.
review-never =
    { $who ->
        [you] Du hattest keine Chance: Bei bestem Spiel gewinnt { $winner } vom Anfang dieser Partie an, und { $winner } machte keinen Fehler. Das ist bewiesen.
       *[seat] { $seat } hatte keine Chance: Bei bestem Spiel gewinnt { $winner } vom Anfang dieser Partie an, und { $winner } machte keinen Fehler. Das ist bewiesen.
    }
review-open = Die Partie ist nicht zu Ende.
review-open-won = Die Partie ist nicht zu Ende, aber { $seat } gewinnt von hier gegen jedes Spiel: Das ist bewiesen.
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
review-short-marked = Diese Züge haben am meisten gekostet.
review-flawless = Kein Zug hat viel verschenkt.
review-prey = { $cell } (Größe { $size })
review-eats =
    { $who ->
        [you]
            { $count ->
                [one] Danach frisst { $seat } deinen Käfer auf { $bugs }.
               *[other] Danach frisst { $seat } deine Käfer auf { $bugs }.
            }
       *[seat]
            { $count ->
                [one] Danach frisst { $seat } den Käfer von { $loser } auf { $bugs }.
               *[other] Danach frisst { $seat } die Käfer von { $loser } auf { $bugs }.
            }
    }
review-then-eats =
    { $who ->
        [you]
            { $count ->
                [one] Danach spielt { $seat } { $turn } und frisst bald deinen Käfer auf { $bugs }.
               *[other] Danach spielt { $seat } { $turn } und frisst bald deine Käfer auf { $bugs }.
            }
       *[seat]
            { $count ->
                [one] Danach spielt { $seat } { $turn } und frisst bald den Käfer von { $loser } auf { $bugs }.
               *[other] Danach spielt { $seat } { $turn } und frisst bald die Käfer von { $loser } auf { $bugs }.
            }
    }
review-then = Danach spielt { $seat } { $turn }.
review-then-leaves =
    { $who ->
        [you] Danach spielt { $seat } { $turn }. Spielbare Felder: { $seat } { $own }, du { $other }.
       *[seat] Danach spielt { $seat } { $turn }. Spielbare Felder: { $seat } { $own }, { $loser } { $other }.
    }
review-then-proven = Danach spielt { $seat } { $turn } und gewinnt gegen jede Antwort: Das ist bewiesen.
review-then-ends = Danach spielt { $seat } { $turn } und gewinnt gegen jede Antwort: In dieser Zugfolge hat { $seat } nach { $count } Zügen keine spielbaren Felder mehr, { $opponent } noch { $left }.
review-then-chance = Danach spielt { $seat } { $turn } und hat eine Chance von { $chance }.
review-see-refutation = Was er zuließ
review-see-better = Was besser war
review-finding = Zug { $number }, { $seat }:{" "}
review-cost = { $best } → { $kept }
review-cost-win = { $seat } vergibt einen Sieg
review-cost-last = letzte Chance von { $seat }
review-side = { $seat } gewinnt
review-better = Besser: { $turn }.
review-better-left = Spielbare Felder danach: { $seat } { $own }, { $opponent } { $other }.
review-instead = { $then } statt { $played }
review-slip-blocked = Der Stein steht neben einem Zwilling, aber es ist kein Feld frei, um ihn zu fressen.
review-missed-twin = Es gab einen Zwilling zu fressen: { $shapes }.
review-missed-chain = Der bessere Zug frisst weiter: { $shapes }.
review-line-end =
    { $count ->
        [one] In dieser Zugfolge hat { $seat } { $count } Zug später keine spielbaren Felder mehr und gewinnt; { $opponent } hat noch { $left }.
       *[other] In dieser Zugfolge hat { $seat } { $count } Züge später keine spielbaren Felder mehr und gewinnt; { $opponent } hat noch { $left }.
    }
review-line-meal =
    { $bugCount ->
        [one] In dieser Zugfolge frisst { $seat } { $count } Züge später den Käfer von { $opponent } auf { $bugs }.
       *[other] In dieser Zugfolge frisst { $seat } { $count } Züge später die Käfer von { $opponent } auf { $bugs }.
    }
review-line-spared =
    { $bugCount ->
        [one] Nach { $played } frisst { $opponent } bald den Käfer auf { $bugs }, in dieser Zugfolge nicht.
       *[other] Nach { $played } frisst { $opponent } bald die Käfer auf { $bugs }, in dieser Zugfolge nicht.
    }
review-line-left =
    { $count ->
        [one] Spielbare Felder { $count } Zug später in dieser Zugfolge: { $seat } { $own }, { $opponent } { $other }.
       *[other] Spielbare Felder { $count } Züge später in dieser Zugfolge: { $seat } { $own }, { $opponent } { $other }.
    }
review-line-lost =
    { $count ->
        [0] Nach { $played } hat { $opponent } keine spielbaren Felder mehr und gewinnt.
       *[other] Nach { $played } hat { $opponent } { $count } Züge später keine spielbaren Felder mehr und gewinnt.
    }
review-line-both = In dieser Zugfolge hat am Ende keiner mehr ein spielbares Feld, und { $seat } ist am Zug: { $seat } gewinnt.
review-line-over = { $seat } hat keine spielbaren Felder mehr und gewinnt; { $opponent } hat noch { $left }.
review-line-chance = Erwartet ab hier: { $seat } gewinnt mit einer Chance von { $chance }.
review-slip-later = Der Unterschied kommt später: Folge den Zügen darunter.
review-retry = Von hier neu versuchen
review-mistakes = Fehler
review-all =
    { $count ->
        [one] { $count } Fehler zeigen
       *[other] Alle { $count } Fehler zeigen
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
analysis-meaning = ✓2 gewinnt, ✗2 verliert sicher: Bis dahin hat die Seite am Zug 2 Züge. Andere Zahlen sind ihre Gewinnchance.
analysis-perfect = Das gilt bei perfektem Spiel: Zwischen Menschen ist noch alles offen.
analysis-best = Beste Varianten
analysis-unknown = noch nicht probiert

openings-games =
    { $count ->
        [one] Eine deiner Partien ging von hier weiter: { $first } gewann { $firstWon }, { $second } { $secondWon }.
       *[other] { $count } deiner Partien gingen von hier weiter: { $first } gewann { $firstWon }, { $second } { $secondWon }.
    }
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
openings-row =
    { $count ->
        [0] { $turn }: in keiner deiner Partien.
        [one] { $turn }: in einer deiner Partien. { $first } gewann { $firstWon }, { $second } { $secondWon }.
       *[other] { $turn }: in { $count } deiner Partien. { $first } gewann { $firstWon }, { $second } { $secondWon }.
    }
openings-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
openings-symmetry = Gedrehte und gespiegelte Stellungen zählen als eine: ×6 heißt sechs solche Felder.
openings-share = Die Zahlen sagen, wie viel Prozent dieser Partien die Seite am Zug gewann.
openings-fairest =
    { $count ->
        [one] Mit der Tauschregel ist { $turns } am fairsten: Das liegt am nächsten an 50.
       *[other] Mit der Tauschregel sind { $turns } am fairsten: Sie liegen am nächsten an 50.
    }
openings-lost = Bei perfektem Spiel verliert { $seat } von hier aus, aber so spielt niemand am Tisch. { $sign } hält am längsten durch.
openings-none-fair = Mit der Tauschregel gewinnt nach jedem ersten Zug der zweite Spieler: Wer gewinnt, ist bewiesen, und er darf tauschen.
openings-searched = Jede Zahl ist eine Schätzung aus bis zu { $count } Stellungen.
openings-of = Partien
openings-of-all = Alle
openings-of-played = Hier gespielt
openings-of-imported = Importiert
openings-champion = Was der stärkste Bot meint

hints = Tipps
hints-with-clock = In Partien mit Uhr erlaubt
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
hint-then = Dann vielleicht { $line }.
hint-then-turn = { $seat } { $turn }
reason-wins = gewinnt sofort
reason-proven =
    { $count ->
        [0] gewinnt, egal was { $seat } spielt
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
