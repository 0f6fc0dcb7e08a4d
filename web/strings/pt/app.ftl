### A moldura da página: a barra, as configurações, as teclas e o que várias partes compartilham.

colour-red = Vermelho
    .adjective = vermelho
    .plural = vermelhos
    .feminine = vermelha
colour-blue = Azul
    .adjective = azul
    .plural = azuis
    .feminine = azul
colour-black = Preto
    .adjective = preto
    .plural = pretos
    .feminine = preta
colour-white = Branco
    .adjective = branco
    .plural = brancos
    .feminine = branca

more-of-them = mais { $count }
space = { " " }
comma = { ", " }
colon = { ": " }
one-moment = Um momento…
part-failed = Esta parte da página não carregou. Verifique sua conexão e tente de novo.

direction = ltr

app-name = Bug
app-title = Bug – o jogo de Nick Bentley no navegador
# In the web app's manifest, on one line each (web/build/words.py).
manifest-description = Jogue Bug, o jogo de crescer e comer de Nick Bentley, contra um amigo ou um bot.
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

settings-section-sound = Som e velocidade
settings-section-look = Tabuleiro e cores
settings-section-play = Ajudas e controles
settings-section-names = Idioma e coordenadas
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
settings-taps-two = Dois toques
settings-taps-one = Um toque
settings-several-aids = Várias ajudas ao mesmo tempo
settings-names = Nomes das casas
settings-names-inside = Nas casas
settings-names-outside = Em volta do tabuleiro
settings-names-off = Nenhum
settings-coordinates = Coordenadas
settings-coordinates-own = Automáticas
    .what = como é costume nas regras da partida
settings-coordinates-rows = Linhas
    .what = a letra da linha, contando de cima, e o número, contando da esquerda (Genius): C3
settings-coordinates-diagonals = Diagonais
    .what = a letra da diagonal que desce e o número da linha, contando de cima (Green Meadow): D4
settings-coordinates-abstractplay = Abstract Play
    .what = a letra da linha, contando de baixo, e o número, contando da esquerda: c3
settings-orientation = Girar o tabuleiro
settings-degrees = { $degrees }°
settings-mirrored = Espelhar
settings-two = Dois no mesmo aparelho
    .what = cada um na sua vez, nesta tela
settings-turning = Girar o tabuleiro para quem joga
settings-edges = Um jogador em cada ponta da tela na vertical
settings-agreed = Só voltar uma jogada se os dois aceitarem
settings-colours = Cores dos jogadores
settings-colour-first = Primeiro jogador
settings-colour-second = Segundo jogador
settings-colour-own = { $seat } (padrão)
settings-language = Idioma
settings-language-auto = Automático
settings-help-tools = Ajudas e ferramentas
settings-tools = Mostrar todas as ferramentas: previsão, território, desenhos, estudo, jogadas como texto
settings-workers = Revisões, relatórios e duelos mais rápidos: quantos núcleos do processador podem usar
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
keys-walk = ir para a esquerda ou para a direita
keys-walk-rows = ir para cima ou para baixo
keys-walk-slanting = ir para uma das quatro casas vizinhas na diagonal (ou com as teclas dos cantos do teclado numérico)
keys-grow = jogar nessa casa
keys-take-back = recolher a última pedra desta jogada
keys-undo = desfazer
keys-redo = refazer
keys-step = fora do tabuleiro: percorrer a partida
keys-half = uma pedra para trás ou para a frente, dentro de uma jogada
keys-variations = na lista de jogadas: percorrer todas as variantes
keys-to-line = em uma variante: voltar à linha da partida
keys-aids = mostrar gêmeos, ameaças, previsão, território
keys-aids-more = mostrar mais uma dessas ajudas
keys-sound = ligar ou desligar o som
keys-hint = uma dica, ou a parte seguinte dela
keys-new = nova partida
keys-turn = girar o tabuleiro 60°
keys-leave = sair de uma lição, de um problema, do estudo ou do desenho
keys-keys = mostrar estas teclas
keys-marks = desenhar em vez de jogar
keys-mark = no tabuleiro: começar um desenho; depois, em outra casa: desenhar uma seta, na mesma casa: um círculo; Shift muda a cor
keys-clear-marks = apagar os desenhos
