### Das Brett: wie seine Felder heißen, und die Zeile darunter.

board-label = Brett: { $board }
board-label-drawn = Brett: selbst gezeichnet
board-drawn = Gezeichnet
board-sheet = Brett zum Zeichnen
board-keys = Pfeiltasten bewegen dich über die Felder, Eingabe spielt dort, die Rücktaste nimmt den letzten Stein zurück.

board-name-hexhex2 = Winzig
board-name-hexhex3 = Klein
    .what = schnell, der Klassiker
board-name-hexhex4 = Standard
    .what = tiefer
board-name-hexhex5 = Groß
board-size = Größe { $size }
board-limping = Ungleich { $edges }
board-name-green-meadow = Green Meadow
    .what = mit Löchern
# One whose six black cells are random.
board-meadow = Green Meadow { $number }
board-cells = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }

# The name of a cell, as a screen reader says it: "C3, empty, grows to size 3, eats 1".
cell-empty = leer
cell-black = gehört nicht zum Brett
cell-stone = { FORM($seat, "adjective") } Stein
cell-bug = { FORM($seat, "adjective") } Käfer der Größe { $size }
cell-bug-full = { FORM($seat, "adjective") } Käfer der Größe { $size }, satt
cell-eaten = wird gefressen
cell-hungry = hungrig, kann zum Fressen gewählt werden
cell-picked = zum Fressen gewählt
cell-feeds = Bonus für den Käfer auf { $bug }
cell-does =
    { $kind ->
        [blacken] kann vom Brett genommen werden
        [spawn] beginnt einen neuen Käfer
        [enlarge] wächst auf Größe { $size }
        [join] verbindet Käfer zu einem der Größe { $size }
       *[bonus] Bonus auf Größe { $size }
    }
cell-eats = frisst { $count }
cell-gives-away = lässt { $seat } gewinnen
cell-would-merge = würde Käfer verschmelzen
cell-too-large = wäre größer als der größte Käfer
cell-not-touching = berührt den fressenden Käfer nicht
cell-starves = ließe einen Fresser hungrig

line-starts = { $seat } beginnt. Setze, wohin du willst.
line-here-starts = Du bist { $seat } und beginnst. Setze, wohin du willst.
line-you-start = Du bist { $seat }, und { $seat } beginnt. Setze einen Stein auf irgendein Feld. Du gewinnst, wenn du zu Beginn deines Zuges kein Feld mehr hast.
line-full = Dein Käfer schläft halb, weil er satt ist: Er ist so groß wie der größte Käfer und kann nicht wachsen. Beginne einen anderen.
line-rings = Ein Ring mit Punkt: Dieser Zug frisst.
line-giveaways = Ein Ring ohne Punkt: Danach gewinnt { $seat } sofort.
line-all-lose = { $mover } ist am Zug, aber jedes Feld verliert: Danach gewinnt { $seat } sofort.
line-grow = { $seat } ist am Zug: Wähle ein markiertes Feld.
line-blacken = { $seat } ist am Zug: Nimm ein Feld vom Brett.
line-blacken-more = { $seat } ist am Zug: Nimm ein Feld vom Brett. Noch { $left } bis zum ersten Käfer.
line-may-swap = { $seat } ist am Zug: Wähle ein markiertes Feld oder tausche die Seiten.
line-bonus = Bonus für { $seat }: Wähle, wo der Käfer wächst.
line-hungry = Bonus für { $seat }: { $count } Käfer können fressen, auf { $bugs }. Wähle ein Bonusfeld oder erst einen Käfer.
line-round = Bonus für { $seat }: { $count } Käfer fressen zugleich, auf { $bugs }, und jeder wächst einmal. Wähle ein Bonusfeld oder erst einen Käfer.
line-picked = Bonus für { $seat }: Der Käfer auf { $bug } wächst auf { OR($cells) }. Noch ein Klick auf ihn zeigt alle Bonusfelder.
line-picked-many = Bonus für { $seat }: Der Käfer auf { $bug } wächst auf einem von { $count } Feldern. Noch ein Klick auf ihn zeigt alle Bonusfelder.
line-bot-thinks = { $seat } denkt …
line-friend = { $seat } ist am Zug: Dein Freund spielt.
line-friend-named = { $seat } ist am Zug: { $friend } spielt.
line-friend-over = Diese Partie ist zu Ende.
line-bot-waits = { $seat }, der Bot, wartet.
line-review-start =
    { $of ->
        [one] Der Anfang: { $of } Zug folgt.
       *[other] Der Anfang: { $of } Züge folgen.
    }
line-review = Zug { $turn } von { $of }.
line-step = Schritt { $turn } von { $of }.
line-undone = Zurückgenommen. Spiele einen anderen Zug.
line-may-play = { $seat } ist am Zug: Wähle ein Feld, um einen anderen Zug zu versuchen.
line-variation = Variante ab Zug { $number }: { $seat } ist am Zug.
line-variation-turn = Variante ab Zug { $number }: Zug { $turn } von { $of }.
line-watching =
    { $count ->
        [one] { $seat } hat noch { $count } spielbares Feld: Es ist markiert. Weniger ist besser.
       *[other] { $seat } hat noch { $count } spielbare Felder: Sie sind markiert. Weniger ist besser.
    }
line-waking = Die Regeln werden geladen. Du kannst schon spielen.
line-tap-again = Tippe noch einmal, um zu spielen.
line-gives-away = Dann hat { $seat } keine spielbaren Felder mehr und gewinnt.

blocked-other_eater = Dieses Feld ist für einen anderen Käfer. Alle Bonusfelder sind wieder zu sehen.
blocked-bot_turn = Der Bot ist am Zug.
blocked-friend_turn = Dein Freund ist am Zug.
blocked-look_only = Das ist nicht die aktuelle Stellung der Partie. Geh zurück zur Partie, oder probiere Züge unter „Studieren“ aus.
blocked-no_aids = In einer Partie mit einem Freund zeigt Bug nur, was auf dem Brett ist, bis die Partie endet.
blocked-ask_takeback = Diesen Zug hast du schon verschickt. Unter „Mehr“ kannst du um die Rücknahme bitten.
blocked-one_moment = Einen Moment …
blocked-not_agreed = Warte, bis dein Freund zustimmt.
blocked-not_drawn = Erst losen beide Geräte, wer beginnt.
blocked-link = Einen Moment: Eine verlinkte Partie wird geöffnet.
blocked-letter = Einen Moment: Der Link wird geöffnet.
blocked-invited = Der Link wartet auf deine Antwort.
blocked-over = Die Partie ist zu Ende.
blocked-timed = Solange zwei Personen mit Uhr spielen, ist Studieren gesperrt. Du kannst es in den Einstellungen erlauben.
blocked-still_loading = Gemerkt. Der Zug wird gespielt, sobald die Regeln geladen sind.

# What a legal cell would do: a beginning, who then eats, and the bonus cells that follow.
does-blacken = Nimmt dieses Feld vom Brett
does-spawn = Beginnt einen neuen Käfer
does-enlarge = Vergrößert deinen Käfer auf { $size }
does-join = Verbindet deine Käfer zu einem der Größe { $size }
does-bonus = Wächst als Bonus auf Größe { $size }
does-bonus-for = Bonus auf Größe { $size } für den Käfer auf { $bug }
does = { $does }.
does-eats = { $does } und { $eats }; { $bonus }.
does-then-eats = { $does }. Er { $eats }; { $bonus }.
does-other-eats = { $does }. Der Käfer auf { $bug } { $eats }; { $bonus }.
does-some-can-eat = { $does }. Dann können fressen: { $bugs }; { $bonus }.
does-some-eat-together = { $does }. Dann fressen zugleich: { $bugs }; { $bonus }.
eater-it = er
eater-at = der Käfer auf { $bug }
eats-none = wächst
eats = frisst { $prey }
bonus-cell = dann ein Bonus auf { $cell }
bonus-cells = dann wählst du ein Bonusfeld: { OR($cells) }
bonus-cells-many = dann wählst du eines von { $count } Bonusfeldern
# Bugs by their sizes: "2 bugs of 1 and 1 bug of 3".
bugs-of =
    { $count ->
        [one] einen Käfer der Größe { $size }
       *[other] { $count } Käfer der Größe { $size }
    }
more-bugs-of =
    { $count ->
        [one] noch einen Käfer der Größe { $size }
       *[other] { $count } weitere Käfer der Größe { $size }
    }

# Why a cell may not be played.
refusal-not-a-cell = { $cell } ist kein Feld dieses Bretts.
refusal-not-a-cell-unnamed = Das ist kein Feld dieses Bretts.
refusal-occupied = Auf { $cell } steht ein { FORM($seat, "adjective") } Käfer der Größe { $size }.
refusal-occupied-by-any = { $cell } ist besetzt.
refusal-black = { $cell } gehört nicht zum Brett.
refusal-would-merge =
    { $count ->
        [2] { $cell } berührt zwei deiner Käfer, auf { $bugs }. Käfer einer Farbe verschmelzen nie.
       *[other] { $cell } berührt { $count } deiner Käfer, auf { $bugs }. Käfer einer Farbe verschmelzen nie.
    }
refusal-would-merge-bonus =
    { $count ->
        [2] { $cell } berührt zwei deiner Käfer, auf { $bugs }. Auch beim Bonus verschmelzen Käfer nie.
       *[other] { $cell } berührt { $count } deiner Käfer, auf { $bugs }. Auch beim Bonus verschmelzen Käfer nie.
    }
refusal-too-large = Mit { $cell } hätte der Käfer auf { $bugs } Größe { $size }. Kein Käfer darf größer werden als der größte auf dem Brett: { $limit }.
refusal-too-large-joined = { $cell } würde deine Käfer auf { $bugs } zu einem der Größe { $size } verbinden. Kein Käfer darf größer werden als der größte auf dem Brett: { $limit }.
refusal-must-eat = Der Zug ist nicht zu Ende: Er frisst { $prey }. Ergänze ein Bonusfeld: { OR($bonus) }.
refusal-must-grow = Der Zug ist nicht zu Ende. Ergänze ein Bonusfeld: { OR($bonus) }.
refusal-nothing-to-eat = Es gibt nichts mehr zu fressen: Hier endet der Zug.
refusal-not-touching = { $cell } berührt den fressenden Käfer auf { $bugs } nicht. Nur er bekommt den Bonus.
refusal-not-touching-many = { $cell } berührt keinen der fressenden Käfer auf { $bugs }. Nur sie bekommen den Bonus.
refusal-starves = { $cell } ließe den Käfer auf { $bugs } ohne Bonusfeld.
refusal-over = Die Partie ist zu Ende.
refusal-empty-turn = Ein Zug braucht mindestens ein Feld.
refusal-no-swap = Du kannst jetzt nicht die Seiten tauschen.

# What was played last, as a screen reader says it.
played = { $seat } hat { $turn } gespielt.
played-and-ate = { $seat } hat { $turn } gespielt und { $prey } gefressen.
# Said after it in a first game.
meal-why = Sein Käfer berührte einen Käfer von gleicher Form. Der Bonus kam auf { $bonus }.
played-blackened = { $seat } hat { $cell } vom Brett genommen.
played-swapped = { $seat } hat die Seiten getauscht: Der Stein gehört jetzt { $seat }.

editor = Brett oder Stellung zeichnen
editor-paint = Felder malen
editor-ink-cell = Feld
editor-ink-black = Schwarzes Feld
editor-ink-stone = { FORM($seat, "titled") } Stein
editor-mover = Wer ist am Zug?
editor-setup = Felder, die beide zusammen vor der Partie entfernen
editor-help = Ziehe, um viele Felder zu malen, oder halte Umschalt und nimm die Pfeiltasten. Dasselbe noch einmal gemalt leert ein Feld. Felder müssen nicht zusammenhängen. Das Brett markiert, wo der Spieler am Zug wachsen kann.
editor-widen = Mehr Platz
editor-place = Reihe { $row }, Platz { $place }
editor-mark-none = kein Feld
editor-mark-black = schwarzes Feld
editor-clear-stones = Steine entfernen
editor-clear-all = Alles leeren
editor-leave = Zur Partie
editor-play = Stellung spielen
editor-study = Stellung studieren
editor-legal =
    { $count ->
        [one] { $seat } hat noch { $count } spielbares Feld.
       *[other] { $seat } hat noch { $count } spielbare Felder.
    }
editor-legal-eats =
    { $count ->
        [one] { $seat } hat noch { $count } spielbares Feld und frisst auf { $eating }.
       *[other] { $seat } hat noch { $count } spielbare Felder und frisst auf { $eating } davon.
    }
editor-legal-eats-all =
    { $count ->
        [one] { $seat } hat noch { $count } spielbares Feld und frisst dort.
       *[other] { $seat } hat noch { $count } spielbare Felder und frisst auf allen.
    }
editor-blacken =
    { $count ->
        [one] { $seat } kann { $count } Feld vom Brett nehmen; noch { $left } bis zum ersten Käfer.
       *[other] { $seat } kann { $count } Felder vom Brett nehmen; noch { $left } bis zum ersten Käfer.
    }
editor-over = { $seat } hat schon gewonnen: Es gibt keine spielbaren Felder mehr.
