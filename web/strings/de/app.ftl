### Der Rahmen der Seite: Leiste, Einstellungen, Tasten und was viele Räume teilen.

colour-red = Rot
    .adjective = roter
    .titled = Roter
    .weak = rote
    .oblique = roten
colour-blue = Blau
    .adjective = blauer
    .titled = Blauer
    .weak = blaue
    .oblique = blauen
colour-black = Schwarz
    .adjective = schwarzer
    .titled = Schwarzer
    .weak = schwarze
    .oblique = schwarzen
colour-white = Weiß
    .adjective = weißer
    .titled = Weißer
    .weak = weiße
    .oblique = weißen

more-of-them = { $count } weitere
space = { " " }
comma = { ", " }
colon = { ": " }
one-moment = Einen Moment …
part-failed = Dieser Teil der Seite wurde nicht geladen. Prüfe deine Verbindung und versuche es noch einmal.

direction = ltr

app-name = Bug
app-title = Bug – Nick Bentleys Spiel im Browser
# In the web app's manifest, on one line each (web/build/words.py).
manifest-description = Spiele Bug, Nick Bentleys Spiel vom Wachsen und Fressen, gegen einen Freund oder einen Bot.
manifest-wide = Eine Partie am Computer
manifest-narrow = Eine Partie am Telefon
app-tagline = Wachse. Friss deinen Zwilling. Lass dir den Platz ausgehen.
app-board = Brett
app-boot =
    { $stage ->
        [download] Die Regeln werden geladen …
        [python] Alles wird vorbereitet …
       *[engine] Die Regeln starten …
    }

action-new-game = Neue Partie
action-share = Teilen
action-keys = Tastatur
action-settings = Einstellungen
action-sound = Ton
action-theme =
    { $theme ->
        [light] Design: hell
        [dark] Design: dunkel
       *[auto] Design: automatisch
    }
action-undo = Rückgängig
action-redo = Wiederholen
action-close = Schließen
action-copy = Kopieren
action-copied = Kopiert
action-dismiss = Ausblenden
action-restore = Zurückholen
action-update = Jetzt aktualisieren
action-try-again = Erneut versuchen
action-start-clean = Alles neu laden
settings-section-sound = Ton und Tempo
settings-section-look = Brett und Farben
settings-section-play = Hilfen und Bedienung
settings-section-names = Sprache und Koordinaten
settings-sound = Ton
settings-vibration = Vibration
settings-look = Brett
settings-look-meadow = Wiese
settings-look-sand = Sand
settings-look-slate = Schiefer
settings-look-print = Schwarzweiß
settings-look-contrast = Hoher Kontrast
settings-bugs = Käfer
settings-bugs-faces = Gesichter
settings-bugs-stones = Schlicht
settings-taps = Spielen auf dem Touchscreen
settings-taps-two = Zweimal tippen
settings-taps-one = Einmal tippen
settings-several-aids = Mehrere Hilfen zugleich

settings-names = Feldnamen
settings-names-inside = In den Feldern
settings-names-outside = Um das Brett
settings-names-off = Aus
settings-coordinates = Koordinaten
settings-coordinates-own = Automatisch
    .what = wie bei den Regeln der Partie üblich
settings-coordinates-rows = Reihen
    .what = Buchstabe der Reihe von oben, dann die Zahl von links (Genius): C3
settings-coordinates-diagonals = Diagonalen
    .what = Buchstabe der fallenden Diagonale, dann die Zahl der Reihe von oben (Green Meadow): D4
settings-coordinates-abstractplay = Abstract Play
    .what = Buchstabe der Reihe von unten, dann die Zahl von links: c3
settings-orientation = Brett drehen
settings-degrees = { $degrees }°
settings-mirrored = Spiegeln
settings-two = Zu zweit an einem Gerät
    .what = abwechselnd auf diesem Bildschirm
settings-turning = Das Brett zu dem Spieler drehen, der am Zug ist
settings-edges = Hochformat: ein Spieler an jedem Rand
settings-agreed = Züge werden nur zurückgenommen, wenn beide zustimmen
settings-colours = Farben der Spieler
settings-colour-first = Erster Spieler
settings-colour-second = Zweiter Spieler
settings-colour-own = { $seat } (laut Regeln)
settings-language = Sprache
settings-language-auto = Automatisch
settings-help-tools = Hilfen und Werkzeuge
settings-tools = Alle Werkzeuge zeigen: Ausblick, Gebiet, Markieren, Studieren, Züge als Text
settings-workers = Schnellere Rückblicke, Berichte und Wettkämpfe: so viele Prozessorkerne dürfen sie nutzen
settings-workers-auto = Automatisch
settings-theme = Design
settings-theme-auto = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel

key-enter = Eingabe
key-space = Leertaste
key-backspace = Rücktaste
key-escape = Esc
key-control = Strg
key-home = Pos1
key-end = Ende
keys-walk = nach links oder rechts
keys-walk-rows = nach oben oder unten
keys-walk-slanting = zu einem der vier schrägen Nachbarn (oder mit den Ecktasten des Ziffernblocks)
keys-grow = auf diesem Feld spielen
keys-take-back = den letzten Stein dieses Zuges zurücknehmen
keys-undo = rückgängig
keys-redo = wiederholen
keys-step = neben dem Brett: durch die Partie gehen
keys-half = ein Stein zurück oder vor, auch innerhalb eines Zugs
keys-variations = in der Zugliste: durch alle Varianten gehen
keys-to-line = in einer Variante: zurück zur Partie
keys-aids = Zwillinge, Drohungen, Ausblick, Gebiet anzeigen
keys-aids-more = eine weitere davon anzeigen
keys-sound = Ton an oder aus
keys-hint = ein Tipp oder sein nächster Teil
keys-new = neue Partie
keys-turn = das Brett um 60° drehen
keys-leave = Lektion, Aufgabe, Studieren oder Zeichnung verlassen
keys-keys = diese Tasten zeigen
keys-marks = markieren statt spielen
keys-mark = auf dem Brett: eine Markierung beginnen; dann auf einem anderen Feld: ein Pfeil, auf demselben: ein Ring; Umschalt ändert die Farbe
keys-clear-marks = Markierungen löschen
