### A moldura da página: a barra, as configurações, as teclas e o que várias partes compartilham.

colour-red = Vermelho
    .adjective = vermelho
colour-blue = Azul
    .adjective = azul
colour-black = Preto
    .adjective = preto
colour-white = Branco
    .adjective = branco

more-of-them = mais { $count }
one-moment = Um momento…
part-failed = Esta parte da página não carregou. Verifique sua conexão e tente de novo.

direction = ltr

app-name = Bug
app-title = Bug – o jogo de Nick Bentley no navegador
# In the web app's manifest, on one line each (web/build/words.py).
manifest-description = Jogue Bug, o jogo de Nick Bentley de crescer e comer, contra um amigo ou um bot.
manifest-wide = Uma partida no computador
manifest-narrow = Uma partida no celular
app-tagline = Cresça. Coma seu gêmeo. Fique sem espaço.
app-board = Tabuleiro
app-boot =
    { $stage ->
        [download] Carregando as regras…
        [python] Preparando…
       *[engine] Iniciando as regras…
    }

action-new-game = Nova partida
action-share = Compartilhar
action-keys = Teclado
action-settings = Configurações
action-sound = Som
action-theme =
    { $theme ->
        [light] Tema: claro
        [dark] Tema: escuro
       *[auto] Tema: automático
    }
action-undo = Desfazer
action-redo = Refazer
action-close = Fechar
action-copy = Copiar
action-copied = Copiado
action-dismiss = Dispensar
action-restore = Restaurar
action-update = Atualizar agora
action-try-again = Tentar de novo
action-start-clean = Carregar tudo de novo
settings-sound = Som
settings-vibration = Vibração
settings-look = Tabuleiro
settings-look-meadow = Campo
settings-look-sand = Areia
settings-look-slate = Ardósia
settings-look-print = Preto e branco
settings-look-contrast = Alto contraste
settings-bugs = Insetos
settings-bugs-faces = Com rosto
settings-bugs-stones = Lisos
settings-taps = Na tela de toque, jogar com
settings-taps-auto = Automático
settings-taps-one = Um toque
settings-taps-two = Dois toques
settings-several-aids = Várias ajudas ao mesmo tempo

settings-names = Nomes das casas
settings-names-inside = Nas casas
settings-names-outside = Em volta do tabuleiro
settings-names-off = Nenhum
settings-coordinates = Coordenadas
settings-coordinates-own = Automáticas
    .what = como nas regras da partida
settings-coordinates-rows = Linhas
    .what = letra da linha a partir de cima, depois número a partir da esquerda (Genius): C3
settings-coordinates-diagonals = Diagonais
    .what = letra da diagonal descendente, depois número da linha a partir de cima (Green Meadow): D4
settings-coordinates-abstractplay = Abstract Play
    .what = letra da linha a partir de baixo, depois número a partir da esquerda: c3
settings-orientation = Girar o tabuleiro
settings-degrees = { $degrees }°
settings-mirrored = Espelhar
settings-two = Dois no mesmo aparelho
    .what = cada um na sua vez, nesta tela
settings-turning = Girar o tabuleiro para quem joga
settings-edges = Um jogador em cada borda da tela em pé
settings-agreed = Uma jogada só é desfeita se ambos concordarem
settings-colours = Cores dos jogadores
settings-colour-first = Primeiro jogador
settings-colour-second = Segundo jogador
settings-colour-own = Automática
settings-language = Idioma
settings-language-auto = Automático
settings-tools = Mostrar todas as ferramentas: previsão, território, desenhos, estudo, jogadas como texto
settings-workers = Núcleos do processador para revisões, relatórios e duelos
settings-workers-auto = Automático
settings-theme = Tema
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Escuro

key-enter = Enter
key-space = Espaço
key-backspace = Backspace
key-escape = Esc
key-control = Ctrl
key-home = Home
key-end = End
keys-walk = mover para a esquerda ou direita
keys-walk-rows = mover para cima ou para baixo
keys-walk-slanting = mover para uma das quatro vizinhas na diagonal (ou com os cantos do teclado numérico)
keys-grow = jogar nessa casa
keys-take-back = tirar a última pedra desta jogada
keys-undo = desfazer
keys-redo = refazer
keys-step = fora do tabuleiro: percorrer a partida
keys-half = uma casa para trás, uma casa para frente
keys-variations = na lista de jogadas: percorrer todas as variantes
keys-to-line = em uma variação: voltar à linha da partida
keys-aids = mostrar gêmeos, ameaças, previsão, território
keys-aids-more = mostrar mais uma delas
keys-sound = ligar ou desligar o som
keys-keys = mostrar estas teclas
keys-marks = desenhar em vez de jogar
keys-mark = no tabuleiro: começar um desenho; em outra casa vira seta, na mesma vira círculo; com Shift em outra cor
keys-clear-marks = apagar os desenhos
