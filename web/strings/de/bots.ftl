### Bots: ihre Namen, was sie denken, Wettkämpfe, eigene Bots.

level-larva = Larve
level-nymph = Nymphe
level-aphid = Blattlaus
level-ant = Ameise
level-ladybird = Marien{ "\u00AD" }käfer
level-moth = Motte
level-beetle = Hirsch{ "\u00AD" }käfer
level-cricket = Grille
level-hornet = Hornisse
level-dragonfly = Libelle
level-mantis = Gottes{ "\u00AD" }anbeterin
level-antlion = Ameisen{ "\u00AD" }löwe
level-queen = Königin
bot-character = { $level } ({ $character })
opponent-nature = { $level } ({ $band }, Stärke { $number } von { $of }): { $what }.
opponent-strength = { $level }: Stärke { $number } von { $of }
band-easy = Leicht
band-medium = Mittel
band-strong = Stark
opponent-first = Guter erster Gegner
opponent-now = Er spielt jetzt mit etwa { $strength }; die Larve hat 0.
character-none = Ohne Vorliebe
character-patient = Geduldig
    .what = frisst unter fast gleichen Zügen spät
character-hungry = Hungrig
    .what = frisst unter fast gleichen Zügen früh
character-builder = Baumeister
    .what = baut unter fast gleichen Zügen große Käfer
setup-character = Charakter
overlooks-blind = übersieht, dass Käfer in einem Zug zweimal fressen können, gedreht ihre Form behalten und zum Fressen Platz brauchen und dass Fressen Felder frei macht
overlooks-dim = übersieht, dass Käfer in einem Zug zweimal fressen können, gedreht ihre Form behalten und zum Fressen Platz brauchen
overlooks-narrow = übersieht, dass Käfer in einem Zug zweimal fressen können und gedreht ihre Form behalten
overlooks-stiff = übersieht, dass Käfer gedreht ihre Form behalten
overlooks-brief = übersieht, dass Käfer in einem Zug zweimal fressen können
overlooks-planner = sieht bis zu { $nodes } Stellungen je Zug an
overlooks-prover = sieht bis zu { $nodes } Stellungen je Zug an und rechnet sichere Siege aus, sobald nur noch 12 Felder leer sind
overlooks-champion = sieht bis zu { $nodes } Stellungen je Zug an und rechnet sichere Siege aus
level-companion = Gefährte
    .what = so stark wie du, irrt menschlich

thoughts = Was { $seat } denkt
thoughts-chance = { $seat } gibt sich { $chance }: { $words }.
chance-won = so gut wie gewonnen
chance-clearly-ahead = klar im Vorteil
chance-ahead = im Vorteil
chance-a-little-ahead = leicht im Vorteil
chance-even = ausgeglichen
chance-a-little-behind = leicht im Nachteil
chance-behind = im Nachteil
chance-clearly-behind = klar im Nachteil
chance-lost = so gut wie verloren
thoughts-win = { $seat } gewinnt gegen jedes Spiel: bewiesen.
thoughts-loss = { $seat } verliert gegen bestes Spiel: bewiesen.
sure-wavering = Noch unentschieden.
sure-fairly = Ziemlich sicher.
sure-settled = Sicher.
thoughts-first = { $seat } folgt dem ersten Eindruck.
thoughts-none = Noch nichts …
thoughts-progress = Suche von { $seat }
thoughts-line = Sein Plan:
thoughts-turn = { $number }. { $seat }: { $turn }. Auf dem Brett zeigen
bots-pause = Pause
bots-go-on = Weiter
bots-one-turn = Ein Zug
bots-controls = Bots gegen Bots

bots-pace = Tempo der Bots
bots-pace-instant = Sofort
bots-pace-quick = Schnell
bots-pace-normal = Normal
bots-pace-slow = Langsam
bots-thoughts = Zeigen, was Bots denken
bots-ponder = Bots denken auch in deiner Zeit

own-bots = Eigene Bots
own-bots-open = Eigene Bots …
own-bots-yours = Deine Bots
own-bots-what = Schreibe deinen eigenen Gegner in Python: Spiele gegen ihn oder lass ihn einen Wettkampf gegen andere Bots spielen. Er erreicht weder diese Seite noch deine Partien noch das Netz.
own-bots-play = Gegen { $bot } spielen
own-bots-add = Bot hinzufügen
own-bots-file = Aus einer .py-Datei oder einem Wheel …
own-bots-text = Code einfügen
own-bots-text-hint = Füge den Code deines Bots ein. Das Beispiel läuft schon so; sein Name steht nach # in der ersten Zeile.
own-bots-add-text = Diesen Bot hinzufügen
own-bots-copy = Vorlage kopieren
own-bots-package = Aus dem Python-Paketindex
own-bots-package-hint = Nur das nutzt das Netz: Es lädt das Paket und was es braucht. Beides bleibt in diesem Browser.
own-bots-package-name = Name des Pakets
own-bots-fetch = Laden und hinzufügen
own-bots-seconds = Zeit pro Zug
own-bots-second = { $seconds } s
own-bots-remove = { $bot } entfernen
own-bots-removed = { $bot } ist entfernt.
own-bots-replaced = Ein früherer { $bot } hat diesem Platz gemacht.
own-bots-changed = { $bot } wurde in einem anderen Tab geändert und darum nicht entfernt. Die Liste zeigt jetzt den neueren Code.
own-bots-unread =
    { $count ->
        [one] Ein gespeicherter Bot ist nicht lesbar. Er bleibt gespeichert.
       *[other] { $count } gespeicherte Bots sind nicht lesbar. Sie bleiben gespeichert.
    }
own-bots-code = Code
own-bots-copy-code = Code kopieren
own-bots-safe = Diese Seite wurde mit ?safe geöffnet: Eigene Bots laufen nicht. Du kannst sie entfernen.
own-bots-adding = { $bot } wird ausprobiert …
own-bots-added = { $bot } ist bereit: Wähle ihn als Gegner.
own-bots-added-unsaved = { $bot } ist bereit, aber dieser Browser kann ihn nicht speichern: Nach dem Neuladen ist er weg.
own-bots-not-added = { $bot } wurde nicht hinzugefügt.
own-bots-failed = { $bot }, der Bot von { $seat }, läuft nicht mehr.
own-bots-take-over = { $seat } selbst spielen
own-bots-other = Einen anderen Bot spielen lassen …
own-bots-trace = Für seinen Autor

# What a bot did wrong; $place is one of the next two, or nothing.
place-line = { $file }, Zeile { $line }:{" "}
place-file = { $file }:{" "}
fault-syntax = { $place }kein gültiges Python: { $detail }.
fault-import = { $place }{ $detail }. Ein Bot kann nur aus seiner Datei, seinem Wheel und Pythons Standardbibliothek importieren.
fault-no_think = { $place }Er hat keine Funktion `think(position, limit)`.
fault-no_thought = { $place }think() hat keinen Gedanken geliefert.
fault-endless = { $place }Kein Gedanke kam rechtzeitig; ist diese Schleife endlos?
fault-memory = { $place }Er braucht mehr Speicher, als er haben darf.
fault-killed = { $place }Er hat weder geantwortet noch auf Stopp reagiert, also wurde er beendet.
fault-died = { $place }Python ist darin abgestürzt, vielleicht aus Speichermangel.
fault-flood = { $place }Er hat zu viele oder zu lange Nachrichten geschickt, also wurde er beendet.
fault-safe = { $place }Er läuft nicht, weil diese Seite mit ?safe geöffnet wurde. Öffne sie ohne ?safe, um ihn spielen zu lassen.
fault-no_room = { $place }Sein Worker ist nicht gestartet, oder seine Dateien fehlen.
fault-install = { $place }Er konnte nicht geladen werden: { $detail }
fault-cheat = { $place }Er hat etwas geschickt, das kein Zug ist.
fault-gone = { $place }Er ist nicht mehr auf diesem Gerät.
fault-unread = { $place }Er ist gespeichert, aber nicht lesbar. Füge ihn noch einmal hinzu.
fault-too_long = { $place }Er ist zu groß: Höchstens { $detail } MB sind möglich.
fault-crash = { $place }{ $detail }
fault-not_a_wheel =
    { $place }Es lässt sich nicht entpacken: { $detail ->
        [encrypted] Es ist verschlüsselt.
        [method] Es ist auf ungewöhnliche Art komprimiert.
        [damaged] Die gespeicherte Datei ist beschädigt. Füge den Bot noch einmal hinzu.
        [slow] Das dauert zu lange.
        [name] Eine Datei darin hat keinen Namen.
       *[other] { $detail }
    }
fault-wheel_bytes = { $place }Seine Wheels sind entpackt größer als { $detail } MB.
fault-wheel_files = { $place }Seine Wheels enthalten mehr als { $detail } Dateien.
fault-native = { $place }Er braucht das native Modul { $detail }. Das läuft nicht im Browser.
fault-not_a_thought = { $place }think() hat { $detail } geliefert, weder ein Gedanke noch ein Zug.
fault-bad_numbers = { $place }value und nodes müssen Zahlen sein, nicht { $detail }.
fault-bad_proven = { $place }proven muss None, "win" oder "loss" sein, nicht { $detail }.
fault-bad_line = { $place }line muss ein Tupel von Zügen sein, nicht { $detail }.
fault-illegal = { $place }Sein Zug ist nicht erlaubt. { $why }

match = Wettkampf
match-what = Paare von Partien aus zufälligen Eröffnungen; in jedem Paar spielt jeder Bot jede Seite einmal. Regeln und Brett sind die deiner Partie: { $rules }, Brett: { $board }. Deine Partie läuft weiter.
match-first = Erster Bot
match-second = Zweiter Bot
match-pairs = Anzahl der Partien
match-games = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
match-start = Wettkampf starten
match-stop = Wettkampf beenden
match-go-on = Wettkampf fortsetzen
match-forget = Ergebnis löschen
match-forgotten = Das Ergebnis ist gelöscht.
match-replaced = Das Ergebnis von { $first } gegen { $second } hat diesem Wettkampf Platz gemacht.
match-table = Regeln und Brett dieses Wettkampfs: { $rules }, Brett: { $board }.
match-unsaved = Dieser Browser kann das Ergebnis nicht speichern: Nach dem Neuladen ist es weg.
match-of = { $first } gegen { $second }:
match-stands =
    { $played ->
        [one] { $wins } von { $played } Partie gewonnen.
       *[other] { $wins } von { $played } Partien gewonnen.
    }
match-stands-running =
    { $played ->
        [one] { $wins } von { $played } Partie gewonnen, noch { $left } …
       *[other] { $wins } von { $played } Partien gewonnen, noch { $left } …
    }
match-stands-stopped =
    { $played ->
        [one] { $wins } von { $played } Partie gewonnen, dann beendet.
       *[other] { $wins } von { $played } Partien gewonnen, dann beendet.
    }
# Won, and where the share probably is: the 95% interval.
match-score = { $share } gewonnen. Über viele Partien wahrscheinlich zwischen { $low } und { $high }.
match-mistakes =
    { $count ->
        [one] Eine Partie ging durch einen Fehler verloren.
       *[other] { $count } Partien gingen durch Fehler verloren. Der erste:
    }

bench = Wie schnell ist es hier?
bench-what = Misst dasselbe wie python3 -m bug_engine bench: zufällige Partien, mit Perft gezählte Züge, vom stärksten Bot bewertete Stellungen. Das Verhältnis bezieht sich auf ein festes Stück Python, so sind Werte verschiedener Geräte vergleichbar. Dauert etwa eine Minute; lass diese Seite im Vordergrund.
bench-measure = Messen
bench-running = Misst …
bench-figure = Wert
bench-figure-baseline = Ein festes Stück Python
bench-figure-playouts = Zufällige Partien, Brett { $board }
bench-figure-perft = Gezählte Züge, Brett { $board }
bench-figure-search = Bewertete Stellungen, Brett { $board }
bench-figure-signature = Signatur der Suche
bench-rate = Pro Sekunde
bench-ratio = Verhältnis
bench-text = Die Werte als Text
bench-together =
    { $workers ->
        [one] { $name }, { $workers } Worker
       *[other] { $name }, { $workers } Worker zugleich
    }
