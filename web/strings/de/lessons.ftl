### Die Lektionen. $first ist die Farbe der Leserin, $second die andere.

lesson-number = Lektion { $number } von { $of }
lesson-step = Schritt { $step } von { $of }
lesson-next = Weiter
lesson-next-lesson = Nächste Lektion
lesson-open = Nächste offene Lektion
lesson-leave = Zu meiner Partie
lesson-leave-invited = Zurück zur Einladung
lesson-show = Zeig es mir
lesson-try = Selbst versuchen
lesson-done = geschafft
lesson-seen = mit Hilfe durchgegangen
lesson-answers = { $second } antwortet …
lesson-first-game = Spiel deine erste Partie
lesson-play = Eine Partie spielen
lesson-strategy = Weiter mit Strategie
lesson-basics = Die Regeln
lesson-ideas = Strategie
lesson-end-rules = Jetzt kennst du alle Regeln.
lesson-end = Das Ende der Strategielektionen.
lesson-end-all = Du hast alle Lektionen geschafft!
lesson-cells-left = Spielbare Felder: { $first } { $firstCount }, { $second } { $secondCount }

lesson-title-bug = Ein Käfer
lesson-step-bug-1 = Du bist { $first }. Setze deinen ersten Stein irgendwo auf das Brett.
    .right = Das ist schon ein Käfer, Größe 1. Er bleibt, wo er ist: In Bug bewegt sich nie etwas.
    .wrong = Setze deinen ersten Stein irgendwohin.
lesson-step-bug-2 = Steine einer Farbe, die nebeneinander liegen, sind ein Käfer. { $first } hat hier zwei Käfer. Tippe oder klicke auf den größeren.
    .right = Ja: drei Steine, ein Käfer. Die Zahl darauf ist seine Größe.
    .wrong = Der nicht. Tippe oder klicke auf den größeren { FORM($first, "oblique") } Käfer: den mit drei Steinen.

lesson-title-growing = Wachsen
lesson-step-growing-1 = Jeder Zug beginnt mit einem neuen Stein. Vergrößere deinen Käfer: Wähle ein Feld neben ihm.
    .right = Dein Käfer hat jetzt Größe 2.
    .wrong = Das beginnt einen zweiten Käfer, und das ist erlaubt. Aber vergrößere hier den ersten.
lesson-step-growing-2 = Noch einmal dasselbe Brett. Beginne dieses Mal einen zweiten Käfer: Wähle ein Feld, das nicht neben dem ersten liegt.
    .right = Zwei Käfer der Größe 1. Einen Käfer vergrößern oder einen beginnen: Das entscheidest du in jedem Zug.
    .wrong = Das vergrößert deinen Käfer. Beginne hier einen anderen, mit Abstand.

lesson-title-merging = Nie verschmelzen
lesson-step-merging-1 = Du hast zwei Käfer mit einem Feld dazwischen. Probiere dieses Feld, A2.
    .right = Nicht erlaubt: Es liegt neben zwei deiner Käfer, und Käfer einer Farbe verschmelzen nie.
    .wrong = Das ist ein guter Zug, aber probiere A2, das Feld zwischen deinen beiden Käfern.
lesson-step-merging-2 = Wachse also neben nur einem von beiden.
    .right = Gut. Felder zwischen deinen eigenen Käfern sind dir verschlossen. Merk dir das: Damit gewinnst du Partien.
    .wrong = Das beginnt einen dritten Käfer. Vergrößere hier einen der beiden.

lesson-title-limit = Die Grenze
lesson-step-limit-1 = Die größten Käfer auf dem Brett haben Größe 3. Einer gehört dir, oben. Versuche, ihn zu vergrößern.
    .right = Nicht erlaubt: Kein Käfer darf größer werden als der größte auf dem Brett, egal von wem. Schwere Lider heißen: Dieser Käfer ist satt.
    .wrong = Das ist erlaubt. Aber versuche, den Dreier zu vergrößern.
lesson-step-limit-2 = Dein kleiner Käfer auf C5 ist nicht satt. Vergrößere den.
    .right = Er darf bis Größe 3 wachsen. Nur durch Fressen kann ein Käfer größer werden als alle anderen.
    .wrong = Das beginnt einen neuen Käfer. Vergrößere den kleinen auf C5.

lesson-title-twins = Zwillinge
lesson-step-twins-1 = Zwei Käfer von gleicher Form sind Zwillinge, auch wenn einer gedreht ist. Dein Käfer ist ein Winkel aus drei Steinen. Tippe oder klicke auf seinen { FORM($second, "oblique") } Zwilling.
    .right = Derselbe Winkel, gedreht. Der { FORM($second, "weak") } Käfer aus drei Steinen in einer Linie ist gleich groß, aber kein Zwilling.
    .wrong = Der nicht. Tippe oder klicke auf den { FORM($second, "oblique") } Käfer mit der Form von deinem: ein Winkel aus drei Steinen.
lesson-step-twins-2 = Auch gespiegelte Formen sind Zwillinge. Tippe oder klicke auf den { FORM($second, "oblique") } Zwilling deines Vierers.
    .right = Gedreht und gespiegelt ist es dieselbe Form. Nur der Umriss zählt.
    .wrong = Der nicht. Dein Käfer ist drei in einer Linie mit noch einem am Ende; sein Zwilling auch.

lesson-title-eating = Fressen
lesson-step-eating-1 = Ein Käfer, den du vergrößerst, frisst jeden Zwilling neben ihm. Lass deinen auf Größe 2 wachsen, neben dem { FORM($second, "oblique") } Käfer. Dann wächst er noch einmal, als Bonus.
    .right = Gefressen! Und dein Käfer hat jetzt Größe 3: Für den Bonus gilt die Grenze nicht.
    .wrong = Nichts gefressen. Lass deinen Käfer auf Größe 2 wachsen, sodass er der Zwilling des { FORM($second, "oblique") } ist.
lesson-step-eating-2 = Die Felder eines gefressenen Käfers sind sofort frei. Friss noch einmal, und setze den Bonus dorthin, wo der { FORM($second, "weak") } Käfer war.
    .right = Dein Käfer ist eingezogen. Fressen ist Pflicht: Kann der gewachsene Käfer fressen, muss er.
    .wrong = Friss den { FORM($second, "oblique") } Käfer, und wähle eines seiner Felder für den Bonus.

lesson-title-chains = Ketten
lesson-step-chains-1 = Nach dem Bonus hat dein Käfer eine neue Form. Liegt wieder ein Zwilling neben ihm, frisst er noch einmal. Finde den Zug, der zwei Käfer nacheinander frisst.
    .right = Ein Stein, zwei Käfer gefressen. Solche Ketten drehen Partien, und man übersieht sie leicht.
    .wrong = Noch keine Kette. Beginne einen neuen Käfer neben dem { FORM($second, "oblique") } Käfer der Größe 1.

lesson-title-blocked = Kein Platz, kein Fressen
lesson-step-blocked-1 = Ein Käfer, der frisst, muss wachsen können. Beginne einen Käfer auf A1, neben seinem { FORM($second, "oblique") } Zwilling, und sieh zu.
    .right = Nichts gefressen: Dein neuer Käfer hat keinen Platz zum Wachsen. Jedes freie Feld neben ihm berührt auch einen anderen deiner Käfer, und die beiden würden verschmelzen.
    .wrong = Das ist erlaubt. Aber sieh, was auf A1 passiert.
lesson-step-blocked-2 = Jetzt gibt es noch einen { FORM($second, "oblique") } Käfer der Größe 1. Friss einen der beiden.
    .right = Es war Platz für den Bonus, also ging es.
    .wrong = Nichts gefressen. Beginne einen Käfer neben einem { FORM($second, "oblique") }, wo er Platz zum Wachsen hat.

lesson-title-several = Mehrere auf einmal
lesson-step-several-1 = Ein Käfer frisst alle Zwillinge neben ihm und wächst dann einmal. Friss beide { FORM($second, "oblique") } Käfer in einem Zug.
    .right = Zwei gefressen, ein Bonus.
    .wrong = Ein Feld liegt neben beiden { FORM($second, "oblique") } Käfern. Beginne deinen Käfer dort.

lesson-title-winning = So gewinnst du
lesson-step-winning-1 = Du gewinnst, wenn du zu Beginn deines Zuges nicht wachsen kannst. Verbrauche also deinen eigenen Platz: Ein Feld lässt dir kein anderes, was { $second } auch tut. Zeige auf ein Feld oder probiere es, um zu sehen, wie viele Felder bleiben.
    .right = { $second } musste spielen, und du hattest keine spielbaren Felder mehr: Du gewinnst!
    .wrong = Dann hast du noch ein Feld, wenn du wieder dran bist. Achte auf die Zahl neben { $first }: Sie muss auf 0 fallen.

lesson-title-patience = Nicht zu früh fressen
lesson-step-patience-1 = Ein Zug frisst hier, ein anderer gewinnt. Fressen schafft Platz, und Platz willst du nicht. Finde den Zug, der gewinnt.
    .right = Du hast keine spielbaren Felder mehr, und { $second } hat viele. Fressen kann warten; oft frisst man besser gar nicht.
    .wrong = Danach hast du noch spielbare Felder, wenn du wieder dran bist, und der Sieg ist weg. Achte auf die Zahl neben { $first }.

lesson-title-duck = Leichte Beute
lesson-step-duck-1 = Die größten Käfer dürfen nicht wachsen, also behalten sie ihre Form, und der Gegner hat Zeit, sie nachzubauen. Der Dreier von { $second } auf A3 gehört zu den größten. Baue seinen Zwilling und friss ihn.
    .right = Der größte Käfer auf dem Brett gehört jetzt dir, und { $second } kann ihn nur mit einem Zwilling direkt daneben fressen. Gib deinen eigenen großen Käfern Formen, die schwer nachzubauen sind.
    .wrong = Baue einen Zwilling des Dreiers von { $second }, direkt neben ihm: Deinem Zweier oben fehlt nur ein Stein.

lesson-title-cells = Eigene Felder
lesson-step-cells-1 = Nur du kannst die markierten Felder A1, C1 und C4 füllen: { $second } würde dort verschmelzen oder die Grenze überschreiten. Die anderen zwei stehen euch beiden offen. Welche füllst du zuerst?
    .right = Ein Feld, das nur du füllen kannst, nimmt dir niemand: Es kann warten. Jetzt muss { $second } die gemeinsamen füllen. Hier gewinnt jedes deiner eigenen Felder, und jedes gemeinsame verliert.
    .wrong = Dieses Feld hätte { $second } füllen müssen. Jetzt hat { $second } weniger Züge übrig und gewinnt. Überlass { $second } die gemeinsamen Felder: Fülle eines, das nur du füllen kannst.
lesson-step-cells-2 = Deine eigenen Felder können warten, aber jedes kostet dich noch einen Zug, und es gewinnt, wer zuerst keine Felder mehr hat. Finde den Zug, der die meisten eigenen Felder verbraucht und keines von { $second }.
    .right = Von 7 Feldern auf 1 in einem Zug: Er verbraucht deinen Platz und keines der drei Felder von { $second }. Jetzt muss { $second } ein gemeinsames Feld füllen, und das verbraucht auch eines von deinen.
    .wrong = Das lässt dir mehr Felder als nötig. Zeige auf jedes Feld oder probiere es, und achte auf die Zahl von { $first }: Welches bringt sie auf 1?

lesson-title-counting = Felder zählen
lesson-step-counting-1 = Zähle gegen Ende: Wie viele Felder habe ich noch, und wie viele hat { $second }? Wer zuerst keine mehr hat, gewinnt. Ein Zug lässt dir 1 Feld und { $second } 4. Finde ihn.
    .right = Genau. Die beiden Zahlen neben den Farben sagen alles über die Partie: Sieh sie dir vor jedem Zug an.
    .wrong = Zähle noch einmal: Mit welchem Feld behält { $first } nur 1 und { $second } 4?
