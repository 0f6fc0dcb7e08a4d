### Frames in other sites.

embed = Incorporar
embed-title = Uma partida de Bug
embed-open = Abrir no Bug
embed-bad-link = Não é possível mostrar esta partida: o link está incompleto ou errado. Peça o link certo ao autor desta página.
embed-invitation = Este é um convite para uma partida de Bug. Abra-o no Bug para responder.
# One line below the board, with · between its parts. How many bugs the last turn ate; the cells left to the first and to the second player.
embed-turn = Jogada { $turn } de { $of }
embed-ate = { $seat } comeu { $count }
embed-to-play = Vez do { $seat }
embed-left = casas jogáveis: { $seat } { $first }, { $other } { $second }
embed-size = Tamanho do quadro
embed-size-small = Pequeno
embed-size-medium = Médio
embed-size-large = Grande
embed-play = Os leitores podem continuar a partir da posição mostrada
embed-text = HTML do quadro
embed-copy = Copiar HTML
embed-copy-forum = Copiar para o BoardGameGeek
embed-forum = Reveja esta partida de Bug
embed-forum-hint = Fóruns não aceitam conteúdo incorporado: isto copia um link e salva uma imagem para publicar junto.
