### Frames in other sites.

embed = Insertar
embed-title = Una partida de Bug
embed-open = Abrir en Bug
embed-bad-link = No se puede mostrar esta partida: su enlace está incompleto o es erróneo. Pide el correcto al autor de esta página.
embed-invitation = Es una invitación a una partida de Bug. Ábrela en Bug para responder.
# One line below the board, with · between its parts. How many bugs the last turn ate; the cells left to the first and to the second player.
embed-turn = Jugada { $turn } de { $of }
embed-ate = { $seat } se comió { $count }
embed-to-play = Le toca a { $seat }
embed-left = casillas jugables: { $seat } { $first }, { $other } { $second }
embed-size = Tamaño del marco
embed-size-small = Pequeño
embed-size-medium = Mediano
embed-size-large = Grande
embed-play = Los lectores pueden seguir jugando desde la posición mostrada
embed-text = HTML del marco
embed-copy = Copiar HTML
embed-copy-forum = Copiar para BoardGameGeek
embed-forum = Reproducir esta partida de Bug
embed-forum-hint = Los foros no permiten incrustar: esto copia un enlace y guarda una imagen para publicarla con él.
