### Die Partie: Spieler, Züge, Uhr, Teilen, neue Partie, die Regeln in Kürze.

players = Spieler
player-person = Mensch
player-you = Du
player-friend = Dein Freund
player-bot = Bot · { $level }
player-to-move = am Zug
player-thinking = denkt
player-wins = gewinnt
players-meaning = Du gewinnst, wenn du zu Beginn deines Zuges keine spielbaren Felder mehr hast.
players-lead = Weniger spielbare Felder sind besser: { $seat } hat { $by } weniger.
players-level = Weniger spielbare Felder sind besser: Gleichstand.
players-handicap = { $seat } muss mit mehr als { $handicap } Punkten gewinnen.
players-fewer = Weniger ist besser: Du gewinnst, wenn du zu Beginn deines Zuges keine mehr hast.
gauge-cells = spielbar
# Before the number of cells left, for screen readers.
gauge-whose = { $seat }:{" "}

invitation = Neu bei Bug?
invitation-accept = In 3 Minuten lernen
invitation-decline = Nein, danke
returning-review = Letzte Partie durchsehen
returning-due =
    { $due ->
        [one] Heute { $due } Fehler üben
       *[other] Heute { $due } Fehler üben
    }
returning-puzzle = Aufgabe für heute

result = { $seat } gewinnt
result-line = { $seat } gewinnt.
result-in-line = In dieser Variante gewinnt { $seat }.
result-resigned = { $other } hat aufgegeben.
result-you-resigned = Du hast aufgegeben.
result-reason =
    { $margin ->
        [0] { $seat } gewinnt, zu Beginn des Zuges ohne spielbare Felder.
        [one] { $seat } gewinnt ohne spielbare Felder. { $other } hat noch { $margin } Feld.
       *[other] { $seat } gewinnt ohne spielbare Felder. { $other } hat noch { $margin } Felder.
    }
result-points =
    { $margin ->
        [one] { $seat } bekommt { $margin } Punkt.
       *[other] { $seat } bekommt { $margin } Punkte.
    }
result-handicap =
    { $margin ->
        [one] { $other } hatte zuerst keine Felder mehr, aber { $margin } Punkt ist nicht mehr als die Vorgabe von { $handicap }.
       *[other] { $other } hatte zuerst keine Felder mehr, aber { $margin } Punkte sind nicht mehr als die Vorgabe von { $handicap }.
    }
result-you-win = Du gewinnst!
result-you-lose = Du hast verloren
result-chain = Längste Kette: { $seat } fraß { $count } Käfer in Zug { $number }.
result-chains = Längste Ketten: { $seat } fraß { $count } Käfer in Zug { $number }, { $other } ebenso viele in Zug { $then }.
result-closest =
    { $count ->
        [0] Engster Moment: Nach Zug { $number } hatte { $seat } kein spielbares Feld mehr, doch der nächste Zug schuf neue.
        [one] Engster Moment: Nach Zug { $number } hatte { $seat } { $count } spielbares Feld.
       *[other] Engster Moment: Nach Zug { $number } hatte { $seat } { $count } spielbare Felder.
    }
result-again = Revanche
result-again-as = Revanche als { $seat }
result-again-starts = Revanche: { $seat } beginnt
result-next = Nächste Stufe: { $level }
result-losses = { $count } Niederlagen in Folge gegen { $level }: Ein leichterer Gegner oder Tipps machen vielleicht mehr Spaß.
result-losses-clock = { $count } Niederlagen in Folge gegen { $level }: Ein leichterer Gegner macht vielleicht mehr Spaß.
result-easier = Leichter: { $level }
result-hints = Mit Tipps
result-you-lost-by = Warum verloren?
result-lost-by = Warum hat { $seat } verloren?
result-review = Rückblick
result-go-on = Weiterspielen
resign-counts = Der Bot gewinnt, und die Partie zählt als verloren.
resign-people = Gibt { $other } auf? Dann gewinnt { $seat }.
resign-you = Gibst du auf? Dann gewinnt { $seat }.
resign-not = Weiterspielen

game-actions = Rückgängig und Blättern
game-take-back = Stein zurücknehmen
game-swap = Seiten tauschen
game-play-now = Jetzt spielen
game-stop = Stopp
game-let-bot-play = Bot spielen lassen
game-resume = Von hier weiterspielen
game-back = Zurück zur Partie
game-first = Erster Zug
game-before = Voriger Zug
game-after = Nächster Zug
game-last = Letzter Zug

turns = Züge
turns-none = Noch keine Züge.
# Before a turn, for screen readers: "Turn 3, Red: B1-B3".
turns-spoken = Zug { $number }, { $seat }:{" "}
turns-spoken-variation = Variante, Zug { $number }, { $seat }:{" "}
turns-ate =
    { $count ->
        [one] 1 Käfer gefressen
       *[other] { $count } Käfer gefressen
    }
turns-blackened = , vom Brett genommen
turns-swap = tauscht die Seiten
turns-refused = Abgelehnt:{" "}
turns-comment = Kommentar
turns-promote = Zur Hauptvariante machen
turns-to-line = Variante verlassen
turns-delete = Ab hier löschen

comment = Kommentar
comment-turn = Zu Zug { $number }, { $turn }:
comment-game = Zur ganzen Partie:
comment-save = Speichern
comment-unsaved = Noch nicht gespeichert.
comment-continue = Weiter

desk = Zug als Text eingeben
desk-turn = Ein ganzer Zug für { $seat }
desk-submit = Zug abgeben

race = Spielbare Felder im Lauf der Partie
race-empty = Wie viele spielbare Felder jede Seite hat, Zug für Zug. Wer zuerst keine mehr hat, gewinnt.
race-spoken = Spielbare Felder im Lauf der Partie. Jetzt: { $first } { $firstCount }, { $second } { $secondCount }.

share = Teilen
share-link = Link
share-link-hint = Öffnet die ganze Partie, an der Stellung auf dem Brett. Die Adresse dieser Seite ist derselbe Link.
share-link-start = Noch ist kein Zug gespielt: Der Link öffnet das leere Brett mit diesen Regeln.
share-link-learn = Öffnet diese Lektion oder Aufgabe.
share-link-task = Öffnet diese Stellung, ohne deine Versuche.
share-copy-link = Link kopieren
share-whole-hint = Öffnet die ganze Partie mit { $parts }, an der Stellung auf dem Brett.
share-whole-long = Diese Partie ist für einen Link mit { $parts } zu lang. Kopiere stattdessen die Aufzeichnung.
share-short = Kurzer Link
share-short-hint = Öffnet nur diese Zugfolge, ohne { $parts }. Die Adresse dieser Seite ist derselbe Link.
share-copy-short = Kurzen Link kopieren
share-beyond-variations = Varianten
share-beyond-comments = Kommentare
share-beyond-names = Namen
share-beyond-result = Ergebnis
share-qr = QR-Code für ein Handy
share-qr-what = QR-Code des Links
share-pictures = Bilder
share-png = Brett als PNG
share-svg = Brett als SVG
share-gif = Partie als GIF
share-print = Diagramme drucken
# After print-every: what stands below a diagram.
print-left = Darunter steht, wie viele Felder für jede Seite spielbar sind.
# Below a diagram: the cells left to each side.
print-cells = { $first } { $firstCount } · { $second } { $secondCount }
print-every =
    { $count ->
        [1] Ein Diagramm nach jedem Zug.
       *[other] Ein Diagramm nach je { $count } Zügen und nach dem letzten.
    }
share-drawing = Die Partie wird gezeichnet …
share-pictures-hint = Das Brett, wie du es gerade siehst, oder die ganze Partie Zug für Zug.
share-record = Aufzeichnung
share-copy-record = Aufzeichnung kopieren
share-download = Herunterladen
share-open = Partie öffnen
share-open-hint = Füge eine Aufzeichnung, einen Link, eine Zugliste, das Protokoll eines Raums oder eine Partie von Abstract Play ein. Deine jetzige Partie bleibt erhalten.
share-open-text = Text einer Partie
share-open-submit = Öffnen
share-open-file = Aus einer Datei …
share-open-part = Öffnen, was lesbar war
share-at = Zeile { $line }, Spalte { $column }:
share-coordinates = Koordinaten, falls der Text sie nicht nennt
share-coordinates-own = wie jetzt auf dem Brett
share-rules-own = Regeln und Brett, falls der Text sie nicht nennt: wie jetzt auf dem Brett ({ $rules }, { $board }).
share-read-as = Als { $system } lesen
share-which-board = Diese Partie passt auf mehrere Bretter. Auf welchem wurde sie gespielt?
share-open-on = Auf „{ $board }“ öffnen
share-more = Weitere Formate
share-abstract-play = Für Abstract Play speichern
share-no-board = Diese Seite kann das Brett dieser Partie nicht zeigen.

setup = Neue Partie
setup-opponent = Gegner
setup-bots = Ein Bot
    .what = von leicht bis sehr stark
setup-elsewhere = Ein Freund anderswo
    .what = per Link oder live
setup-you = Du spielst
setup-more = Weitere Optionen
    .what = Spieler, wer beginnt, Brett zeichnen
setup-rules = Regeln: { $rules }
setup-rules-named = Regeln: { $plain } ({ $rules })
setup-rules-what = Tauschregel, Vorgabe, andere Regeln
setup-rules-plainly = { $plain } ({ $rules })
setup-rules-label = Regeln
setup-rules-own = eigene
setup-agreed = Optionen
setup-board = Brett
setup-other-boards = Weitere Bretter
setup-editor = Brett oder Stellung zeichnen
setup-drawn = Wie gezeichnet
setup-random = Zufällig
    .what = sechs zufällige schwarze Felder
setup-seed = Nummer
setup-reconstruction = Das Originalbild von Green Meadow ist verloren. Dies ist eine Rekonstruktion nach dem Text: sechs Reihen, die Diagonalen A bis G, sechs schwarze Felder.
setup-bot = Bot
setup-level = Welcher Bot?
setup-name = Name (optional)
setup-starts = Wer beginnt?
setup-starts-random = Zufall
setup-starts-colour = { $seat } (beginnt)
setup-kept = Deine jetzige Partie bleibt erhalten: Du kannst sie wiederherstellen.
setup-start = Partie starten

# A rule set: its name, and what differs from the first one.
ruleset-genius = Genius
    .plain = Übliche Regeln
    .what = Die üblichen Regeln, wie in den Lektionen: Nur der Käfer, der in diesem Zug gewachsen ist, darf fressen.
    .source = Genius Death Match „Bug“
ruleset-green-meadow = Green Meadow
    .plain = Übliche Regeln, zuerst werden Felder entfernt
    .what = Die üblichen Regeln, aber jede Seite nimmt zuerst ein Feld vom Brett, das schon Löcher hat.
    .source = Green Meadow Death Match
ruleset-ludii = Ludii
    .plain = Jeder Käfer darf fressen, mit Punkten
    .what = Jeder deiner Käfer darf fressen, einer nach dem anderen: Du wählst, welcher. Der Sieger bekommt Punkte für die spielbaren Felder des Verlierers; eine Vorgabe ist möglich.
    .source = der Text von Ludii
    .special = Jeder deiner Käfer darf fressen, und der Sieger bekommt Punkte.
ruleset-iggc = iGGameCenter
    .plain = Jeder Käfer darf fressen
    .what = Jeder deiner Käfer darf fressen: Du wählst, welcher, einer nach dem anderen. Es gibt keine Punkte.
    .source = iGGameCenter
    .special = Jeder deiner Käfer darf fressen.
ruleset-classic = Classic
    .plain = Alle Käfer fressen zugleich
    .what = Alle deine Käfer, die fressen können, tun es zugleich, und jeder wächst dann. Beim Wachsen dürfen sich deine Käfer verbinden.
    .source = die Seite des Erfinders von 2017, wie Ai Ai sie wiedergibt
    .special = Alle deine Käfer fressen zugleich und dürfen sich beim Wachsen verbinden.
ruleset-custom = Eigene Regeln
    .what = Wähle jede Regel selbst, ausgehend von den zuvor gewählten Regeln.
# A rule set's name, with what the players agreed on.
agreed-rules = { $rules }, mit { $agreed }
agreed-handicap = einer Vorgabe von { $handicap }
agreed-pie = der Tauschregel

switch-eaters = Wer frisst?
switch-eaters-active = Nur der gewachsene
switch-eaters-chosen = Jeder deiner Käfer, einer nach dem anderen
switch-eaters-all = Alle deine Käfer zugleich
switch-merging = Beim Wachsen dürfen sich deine Käfer verbinden
    .rule = Beim Wachsen dürfen sich deine Käfer verbinden.
switch-pie = Der zweite Spieler darf nach dem ersten Zug die Seiten tauschen (Tauschregel)
switch-setup = Felder, die jede Seite zuerst vom Brett nimmt
switch-margin = Der Sieger bekommt Punkte für die spielbaren Felder des Verlierers
switch-handicap = Punkte Vorgabe, die der stärkere Spieler übertreffen muss
switch-stronger = Wer muss mehr als das erreichen?
switch-stronger-first = der erste Spieler
switch-stronger-second = der zweite Spieler

# The rules of the game on the board, where they differ from those that the page explains.
rules-eaters-active = Nur der Käfer, der in diesem Zug gewachsen ist, darf fressen.
rules-eaters-chosen = Jeder deiner Käfer darf fressen, einer nach dem anderen.
rules-eaters-all = Alle deine Käfer fressen zugleich.
rules-setup =
    { $count ->
        [one] Jede Seite nimmt zuerst { $count } Feld vom Brett.
       *[other] Jede Seite nimmt zuerst { $count } Felder vom Brett.
    }
rules-margin = Der Sieger bekommt Punkte für die spielbaren Felder des Verlierers.
rules-handicap-first = Der erste Spieler muss mehr als { $handicap } erreichen, um zu gewinnen.
rules-handicap-second = Der zweite Spieler muss mehr als { $handicap } erreichen, um zu gewinnen.
rules-pie = Der zweite Spieler darf nach dem ersten Zug die Seiten tauschen.
rules-agreed = Für diese Partie vereinbart: { $agreed }
rules-played = Diese Partie hat andere Regeln als die folgenden: { $rules }. { $what }

rules = Bug in einer Minute
rules-goal = Lass dir den Platz ausgehen. Kannst du zu Beginn deines Zuges nicht wachsen, gewinnst du.
rules-step-grow = Wachsen
    .what = Setze einen Stein deiner Farbe: Beginne einen neuen Käfer, oder vergrößere einen Käfer um eins. Der Stein darf nicht zwei deiner Käfer berühren: Käfer einer Farbe verschmelzen nie. Kein Käfer darf größer werden als der größte auf dem Brett, egal von wem.
rules-step-eat = Fressen
    .what = Berührt der gewachsene Käfer jetzt gegnerische Käfer von genau seiner Form, gedreht oder gespiegelt, frisst er sie alle, und sie verlassen das Brett.
rules-step-bonus = Bonus
    .what = Ein Käfer, der gefressen hat, muss um ein weiteres Feld wachsen, und dieses Mal gilt die Grenze nicht. Berührt er dann wieder Zwillinge, frisst er noch einmal. Kann er nirgends wachsen, darf er nicht fressen.
rules-step-win = Gewinnen
    .what = Passen gibt es nicht. Hast du zu Beginn deines Zuges kein Feld mehr zum Wachsen, gewinnst du. Es gibt kein Remis.
rules-signs = Was das Brett zeigt
rules-sign-dot = hier darfst du wachsen
rules-sign-ring = hier darfst du wachsen, und dein Käfer frisst
rules-sign-hollow = spielst du hier, hat die andere Seite keine Felder mehr und gewinnt deshalb sofort
rules-sign-plus = Bonus: wähle eines
rules-sign-full = schwere Lider: Dieser Käfer ist satt; er kann erst wachsen, wenn ein anderer größer ist
rules-sign-ate = neben einem Zug: Er fraß zwei Käfer
rules-aids = Hilfen am Brett
rules-credit = Bug ist ein Spiel von Nick Bentley (2017).
rules-made-of = Bug und alle seine Teile sind freie Software.
rules-licences = Lizenzen
rules-offline = Offline spielen: Das ganze Spiel ist eine Datei, die sich mit einem Doppelklick öffnet.
rules-download = Offline-Version herunterladen

clock = Uhr
clock-none = Ohne Uhr
clock-preset = { $turn } s je Zug + { $minutes } min Reserve
clock-preset-meaning = Jeder Zug verbraucht zuerst seine eigenen Sekunden, dann die Minuten, die der Spieler für die ganze Partie hat. Die Uhr startet mit dem ersten Zug.
clock-times =
    { $minutes ->
        [one] Jeder Zug verbraucht zuerst seine eigenen { $turn } Sekunden, dann die Zeit des Spielers: { $minutes } Minute für die ganze Partie. Die Uhr startet mit dem ersten Zug.
       *[other] Jeder Zug verbraucht zuerst seine eigenen { $turn } Sekunden, dann die Zeit des Spielers: { $minutes } Minuten für die ganze Partie. Die Uhr startet mit dem ersten Zug.
    }
clock-no-hints = Zwischen zwei Personen gibt es bis zum Ende der Partie weder Tipps noch Studieren, außer du erlaubst es in den Einstellungen.
clock-hints = Gegen einen Bot sind Tipps und Studieren erlaubt. Deine Uhr läuft dabei weiter.
clock-own = Eigene Zeiten
clock-number-turn = Sekunden pro Zug
clock-number-reserve = Minuten Reserve
clock-number-step = Schritte der Reserve, in Sekunden
clock-limits = Eine Zahl von { $least } bis { $most }
clock-end = Du verlierst auf Zeit
clock-end-soft = ohne einen ganzen Schritt
clock-end-hard = nach der letzten Sekunde
clock-sound = Ton, wenn die Zeit knapp wird
clock-rests = Uhr anhalten, wenn du weg bist
clock-spoken = { $reserve } Reserve, { $turn } für den Zug
clock-in-reserve = Reserve
clock-lost = Die Zeit von { $other } ist um.
clock-you-lost = Deine Zeit ist um.
clock-go-on = Ohne Uhr weiter
