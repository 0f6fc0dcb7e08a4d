### Die vollständigen Regeln.

rulebook-intro = Jedes Brett hier ist echt: Spiele darauf und sieh, was die Regeln tun.
rulebook-rules = Die Regeln, eine nach der anderen
rulebook-switches = Was andere Regelwerke ändern
rulebook-glossary = Die Wörter
gallery = Formen
gallery-intro = Alle { $count } Formen bis zu sechs Feldern mit ihren Namen. Die kleine Zahl sagt, wie oft Käfer der Form in { $games } Partien zweier Bots ({ $bot }) auf dem Brett { $board } gefressen wurden.
gallery-size =
    { $count ->
        [one] Ein Feld
       *[other] { $count } Felder
    }
gallery-shape =
    { $shape }: { $eaten ->
        [0] nie gefressen
        [one] einmal gefressen
       *[other] { $eaten }-mal gefressen
    }
rulebook-history = Woher die Regeln kommen
rulebook-history-intro = Nick Bentley hat Bug 2017 veröffentlicht. Fünf Dokumente beschreiben es, und sie sind sich nicht einig, wer fressen darf und ob Käfer verschmelzen dürfen. Du kannst nach allen fünf spielen.
rulebook-source = Quelle: { $source }. Bretter: { $boards }.
rulebook-solved = Was über das kleine Brett bekannt ist
rulebook-solved-intro = Das kleine Brett mit 19 Feldern ist gelöst. Bei bestem Spiel beider Seiten:

rule-R1 = Das Brett
    .text = Bug wird auf Sechsecken gespielt. Zwei Felder berühren sich, wenn sie eine Kante teilen. Ein Stein bleibt auf seinem Feld, bis er gefressen wird; nichts bewegt sich.
    .try = Ein Brett mit sieben Feldern. Spiele eine ganze Partie darauf.
rule-R2 = Käfer und Zwillinge
    .text = Verbundene Steine einer Farbe sind ein Käfer. Ihre Anzahl ist seine Größe. Zwei Käfer sind Zwillinge, wenn sie dieselbe Form haben; Drehen und Spiegeln machen keinen Unterschied.
    .try = Der Winkel von { $first } oben und der von { $second } unten sind Zwillinge. Die Dreierlinie von { $second } hat keinen Zwilling.
rule-R3 = Der Zug
    .text = Du wächst einmal. Kannst du dadurch fressen, frisst du und wächst wieder, so oft es geht. Ein Zug wird durch seine Felder notiert: B1-B3 heißt: wachsen auf B1, dann der Bonus auf B3.
    .try = C5 beginnt einen Zug aus drei Feldern.
rule-R4 = Wachstum
    .text = Du wächst auf einem leeren Feld, das keinen deiner Käfer berührt, und beginnst einen neuen, oder genau einen, und vergrößerst ihn. Ein Feld, das zwei deiner Käfer berührt, würde sie verschmelzen und ist dir verschlossen.
    .try = Probiere A2, zwischen den beiden { FORM($first, "oblique") } Käfern.
rule-R5 = Die Grenze
    .text = Beim Wachsen darf kein Käfer größer werden, als der größte beider Seiten vor dem Zug war. Einen neuen Käfer zu beginnen ist immer erlaubt.
    .try = Der Dreier oben ist satt. Versuche, ihn zu vergrößern, dann den kleinen.
rule-R6 = Fressen
    .text = Berührt der gewachsene Käfer Zwillinge der anderen Farbe, frisst er sie alle auf einmal. Sie verlassen das Brett.
    .try = Mach den { FORM($first, "oblique") } Käfer so groß wie den { FORM($second, "oblique") } daneben.
rule-R7 = Der Bonus
    .text = Ein Käfer, der gefressen hat, wächst um einen Stein. Er darf gerade frei gewordene Felder nutzen, und die Grenze gilt nicht; verschmelzen bleibt aber verboten.
    .try = Friss, und zieh dort ein, wo der { FORM($second, "weak") } Käfer war.
rule-R8 = Kein Platz, kein Fressen
    .text = Gibt es kein Feld für den Bonus, wird nichts gefressen, und die Zwillinge bleiben Seite an Seite.
    .try = { $first } auf A1 berührt seinen Zwilling auf A2 und kann ihn nicht fressen.
rule-R9 = Fressen ist Pflicht
    .text = Wenn du fressen kannst, musst du, bis nichts mehr zu fressen ist.
    .try = Ein Käfer auf C3 berührt beide { FORM($second, "oblique") } Käfer: Er frisst beide und wächst einmal.
rule-R10 = Das Ende
    .text = Kannst du zu Beginn deines Zuges nicht wachsen, gewinnst du sofort. Passen gibt es nicht.
    .try = Ein Feld lässt { $first } kein anderes. Dann ist { $second } am Zug, und danach hat { $first } gewonnen.
rule-R11 = Kein Remis
    .text = Schreib die Größen aller Käfer auf, die größte zuerst. Nach jedem Zug ist die erste Zahl, die sich geändert hat, größer als vorher, oder eine Zahl ist dazugekommen. So kommt keine Stellung zweimal vor, und jede Partie hat einen Sieger.
    .try = Spiele von hier bis zum Ende: Es kann nicht lange dauern.
rule-chosen = Jeder Käfer darf fressen
    .text = Bei Ludii und auf iGGameCenter darf jeder deiner Käfer fressen, nicht nur der gewachsene, einer nach dem anderen; du wählst, welcher.
    .try = { $second } ist am Zug. Wachse weit weg: Der Käfer auf C2 muss trotzdem fressen.
rule-all = Alle fressen zugleich
    .text = Nach dem ältesten Text fressen alle Käfer, die es können, gemeinsam, in Runden, und jeder wächst einmal.
    .try = { $first } auf B4: Zwei Käfer von { $first } teilen sich die Beute.
rule-merging = Verschmelzen
    .text = Nach dem ältesten Text dürfen sich deine Käfer beim Wachsen auch verbinden, wenn der verbundene Käfer innerhalb der Grenze bleibt.
    .try = Die anderen Regeln verbieten { $first } D1 und D2; hier dürfen sich Käfer verbinden.

solved-genius = Genius: Nur der gewachsene Käfer darf fressen
    .result = Der zweite Spieler gewinnt, in 31 Zügen
solved-genius-merging = dasselbe, mit Verschmelzen
    .result = Der erste Spieler gewinnt, in 28 Zügen, von der Mitte einer Kante aus
solved-chosen = Ludii und iGGameCenter: Jeder Käfer darf fressen
    .result = Der erste Spieler gewinnt, in 26 Zügen, von der Mitte einer Kante aus
solved-all = alle Käfer fressen zugleich, mit oder ohne Verschmelzen
    .result = Der erste Spieler gewinnt, in 26 Zügen, von der Mitte einer Kante aus

word-bug = Käfer
    .meaning = verbundene Steine einer Farbe
word-size = Größe
    .meaning = wie viele Steine ein Käfer hat; die Zahl auf ihm
word-twin = Zwilling
    .meaning = ein gegnerischer Käfer derselben Form; er darf gedreht oder gespiegelt sein
word-growth = Wachstum
    .meaning = der Stein, mit dem jeder Zug beginnt
word-spawn = neuer Käfer
    .meaning = ein Wachstum, das einen neuen Käfer beginnt
word-limit = Grenze
    .meaning = die Größe des größten Käfers: Beim Wachsen darf sie kein Käfer überschreiten
word-full = satt
    .meaning = ein Käfer an der Grenze ist satt: Er darf nicht wachsen. Seine Lider sind schwer
word-prey = Beute
    .meaning = die Zwillinge, die ein Käfer frisst
word-bonus = Bonus
    .meaning = der Stein, um den ein Käfer nach dem Fressen wächst
word-chain = Kette
    .meaning = ein Zug, der frisst, wächst und wieder frisst
word-idle = stille Zwillinge
    .meaning = Zwillinge nebeneinander, die sich nicht fressen können, weil keiner von ihnen wachsen kann
word-cells-left = spielbare Felder
    .meaning = die Felder, auf denen eine Seite jetzt wachsen könnte. Hast du zu Beginn deines Zuges keine, gewinnst du
word-margin = Vorsprung
    .meaning = wie viele spielbare Felder der Verlierer noch hat; manche Regelwerke zählen sie als Punkte
word-hexhex = hexhex3
    .meaning = ein Sechseck mit drei Feldern an jeder Kante: das kleine Brett. hexhex4, hexhex5 und so weiter sind größer
word-limping = ungleich (limping)
    .meaning = ein Sechseck, dessen Kanten zwischen zwei Längen wechseln
