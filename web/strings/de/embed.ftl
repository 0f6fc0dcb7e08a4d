### Frames in other sites.

embed = Einbetten
embed-title = Eine Partie Bug
embed-open = In Bug öffnen
embed-bad-link = Diese Partie lässt sich nicht zeigen: Ihr Link ist unvollständig oder falsch. Bitte den Autor dieser Seite um den richtigen.
embed-invitation = Das ist eine Einladung zu einer Partie Bug. Öffne sie in Bug, um zu antworten.
# One line below the board, with · between its parts. How many bugs the last turn ate; the cells left to the first and to the second player.
embed-turn = Zug { $turn } von { $of }
embed-ate = { $seat } fraß { $count }
embed-to-play = { $seat } am Zug
embed-left = spielbare Felder: { $seat } { $first }, { $other } { $second }
embed-size = Größe des Rahmens
embed-size-small = Klein
embed-size-medium = Mittel
embed-size-large = Groß
embed-play = Leser können ab der gezeigten Stellung weiterspielen
embed-text = HTML des Rahmens
embed-copy = HTML kopieren
embed-copy-forum = Für BoardGameGeek kopieren
embed-forum = Diese Partie Bug nachspielen
embed-forum-hint = Foren erlauben keine Einbettung: Dies kopiert einen Link und speichert ein Bild zum Mitposten.
