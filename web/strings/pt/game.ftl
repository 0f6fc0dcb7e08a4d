### A partida: jogadores, jogadas, relógio, compartilhar, nova partida, as regras em resumo.

players = Jogadores
player-person = Pessoa
player-you = Você
player-friend = Seu amigo
player-bot = Bot · { $level }
player-to-move = joga
player-thinking = pensando
player-wins = ganhou
players-meaning = Você ganha se não tiver casas jogáveis quando chegar a sua vez.
players-lead = Menos casas é melhor: o { $seat } tem { $by } a menos.
players-level = Menos casas é melhor: igualdade.
players-handicap = { $seat } precisa vencer por mais de { $handicap }.
players-fewer = Quanto menos, melhor: você ganha se não tiver nenhuma quando chegar a sua vez.
gauge-cells =
    { $count ->
        [1] casa jogável
       *[other] casas jogáveis
    }
# Before the number of cells left, for screen readers.
gauge-whose = { $seat }:{" "}

invitation = Primeira vez no Bug?
invitation-accept = Aprenda em 3 min
invitation-decline = Agora não
returning-review = Revisar sua última partida
returning-due =
    { $due ->
        [1] { $due } erro para resolver hoje
       *[other] { $due } erros para resolver hoje
    }
returning-puzzle = Problema de hoje

result = { $seat } ganhou
result-line = { $seat } ganhou.
result-in-line = Nesta variante, o { $seat } ganha.
result-resigned = { $other } desistiu.
result-you-resigned = Você desistiu.
result-reason =
    { $margin ->
        [0] { $seat } ganhou, sem casas jogáveis na hora de jogar.
        [1] { $seat } ganhou, sem casas jogáveis. { $other } ainda tem { $margin } casa.
       *[other] { $seat } ganhou, sem casas jogáveis. { $other } ainda tem { $margin } casas.
    }
result-points =
    { $margin ->
        [1] { $seat } faz { $margin } ponto.
       *[other] { $seat } faz { $margin } pontos.
    }
result-handicap =
    { $margin ->
        [1] { $other } ficou sem casas primeiro, mas { $margin } ponto não passa do handicap de { $handicap }.
       *[other] { $other } ficou sem casas primeiro, mas { $margin } pontos não passam do handicap de { $handicap }.
    }
result-you-win = Você ganhou!
result-you-lose = Você perdeu
result-chain = Maior cadeia: o { $seat } comeu { $count } insetos na jogada { $number }.
result-chains = Maiores cadeias: o { $seat } comeu { $count } insetos na jogada { $number }, e o { $other } o mesmo número na jogada { $then }.
result-closest =
    { $count ->
        [0] Mais perto de ganhar: depois da jogada { $number }, o { $seat } não tinha casas jogáveis, mas a jogada seguinte liberou algumas.
        [1] Mais perto de ganhar: depois da jogada { $number }, o { $seat } tinha { $count } casa jogável.
       *[other] Mais perto de ganhar: depois da jogada { $number }, o { $seat } tinha { $count } casas jogáveis.
    }
result-again = Revanche
result-again-as = Revanche com { $seat }
result-again-starts = Revanche: { $seat } começa
result-next = Próximo nível: { $level }
result-losses = { $count } derrotas seguidas contra { $level }: com um adversário mais fácil ou com dicas, pode ser mais divertido.
result-losses-clock = { $count } derrotas seguidas contra { $level }: com um adversário mais fácil, pode ser mais divertido.
result-easier = Mais fácil: { $level }
result-hints = Tentar com dicas
result-you-lost-by = Ver por que você perdeu
result-lost-by = Ver por que { $seat } perdeu
result-review = Revisar
result-go-on = Continuar jogando
resign-counts = O bot ganha, e a partida conta como derrota.
resign-people = { $other } desiste? Então o { $seat } ganha.
resign-you = Você desiste? Então { $seat } ganha.
resign-not = Continuar jogando

game-actions = Desfazer e percorrer
game-take-back = Recolher a pedra
game-swap = Trocar de lado
game-play-now = Jogar agora
game-stop = Parar
game-let-bot-play = Deixar o bot jogar
game-resume = Continuar daqui
game-back = Voltar à partida
game-first = Primeira jogada
game-before = Jogada anterior
game-after = Próxima jogada
game-last = Última jogada

turns = Jogadas
turns-none = Ainda não há jogadas.
# Before a turn, for screen readers: "Turn 3, Red: B1-B3".
turns-spoken = Jogada { $number }, { $seat }:{" "}
turns-spoken-variation = Variante, jogada { $number }, { $seat }:{" "}
turns-ate =
    { $count ->
        [1] comeu 1 inseto
       *[other] comeu { $count } insetos
    }
turns-blackened = , retirada do tabuleiro
turns-swap = troca de lado
turns-refused = Recusada:{" "}
turns-comment = Comentário
turns-promote = Tornar linha principal
turns-to-line = Sair da variante
turns-delete = Excluir a partir daqui

comment = Comentário
comment-turn = Sobre a jogada { $number }, { $turn }:
comment-game = Sobre a partida toda:
comment-save = Salvar
comment-unsaved = Ainda não salvo.
comment-continue = Continuar

desk = Escrever uma jogada
desk-turn = Uma jogada inteira do { $seat }
desk-submit = Enviar jogada

race = Casas jogáveis ao longo da partida
race-empty = Quantas casas jogáveis cada lado tem, jogada a jogada. Quem ficar sem nenhuma primeiro ganha.
race-spoken = Casas jogáveis ao longo da partida. Agora: { $first } { $firstCount }, { $second } { $secondCount }.

share = Compartilhar
share-link = Link
share-link-hint = Abre a partida inteira, na posição que está no tabuleiro. O endereço desta página é o mesmo link.
share-link-start = Ainda não há jogadas: o link abre o tabuleiro vazio com estas regras.
share-link-learn = Abre esta lição ou este problema.
share-link-task = Abre esta posição, sem suas tentativas.
share-copy-link = Copiar link
share-whole-hint = Abre a partida inteira com { $parts }, na posição que está no tabuleiro.
share-whole-long = Esta partida é longa demais para um link com { $parts }. Copie o registro.
share-short = Link curto
share-short-hint = Abre só esta linha, sem { $parts }. O endereço desta página é o mesmo link.
share-copy-short = Copiar link curto
share-beyond-variations = variantes
share-beyond-comments = comentários
share-beyond-names = nomes
share-beyond-result = resultado
share-qr = QR code para o celular
share-qr-what = QR code do link
share-pictures = Imagens
share-png = Tabuleiro em PNG
share-svg = Tabuleiro em SVG
share-gif = Partida em GIF
share-print = Imprimir diagramas
# After print-every: what stands below a diagram.
print-left = Abaixo de cada um, as casas jogáveis.
# Below a diagram: the cells left to each side.
print-cells = { $first } { $firstCount } · { $second } { $secondCount }
print-every =
    { $count ->
        [1] Um diagrama após cada jogada.
       *[other] Um diagrama a cada { $count } jogadas, e após a última.
    }
share-drawing = Desenhando a partida…
share-pictures-hint = O tabuleiro como você o vê agora, ou a partida toda jogada a jogada.
share-record = Registro
share-copy-record = Copiar registro
share-download = Baixar
share-open = Abrir uma partida
share-open-hint = Cole um registro, um link, uma lista de jogadas, o histórico de uma sala ou uma partida do Abstract Play. Sua partida atual é mantida.
share-open-text = Texto de uma partida
share-open-submit = Abrir
share-open-file = De um arquivo…
share-open-part = Abrir o que pôde ser lido
share-at = Linha { $line }, coluna { $column }:
share-coordinates = Coordenadas, se o texto não disser
share-coordinates-own = como agora no tabuleiro
share-rules-own = Regras e tabuleiro, se o texto não disser: os de agora ({ $rules }, { $board }).
share-read-as = Ler como { $system }
share-which-board = Esta partida cabe em vários tabuleiros. Em qual foi jogada?
share-open-on = Abrir em “{ $board }”
share-more = Mais formatos
share-abstract-play = Salvar para o Abstract Play
share-no-board = Esta página não consegue mostrar o tabuleiro dessa partida.

setup = Nova partida
setup-opponent = Adversário
setup-bots = Um bot
    .what = do fácil ao muito forte
setup-elsewhere = Um amigo a distância
    .what = por link ou ao vivo
setup-you = Você joga com
setup-more = Mais opções
    .what = Jogadores, quem começa, desenhar um tabuleiro
setup-rules = Regras: { $rules }
setup-rules-named = Regras: { $plain } ({ $rules })
setup-rules-what = Regra da torta, handicap, outras regras
setup-rules-plainly = { $plain } ({ $rules })
setup-rules-label = Regras
setup-rules-own = próprias
setup-agreed = Opções
setup-board = Tabuleiro
setup-other-boards = Mais tabuleiros
setup-editor = Desenhar um tabuleiro ou uma posição
setup-drawn = Como desenhado
setup-random = Aleatório
    .what = seis casas pretas aleatórias
setup-seed = Número
setup-reconstruction = A imagem original do Green Meadow se perdeu. Esta é uma reconstrução a partir do texto: seis linhas, as diagonais A a G, seis casas pretas.
setup-bot = Bot
setup-level = Qual bot?
setup-name = Nome (opcional)
setup-starts = Quem começa?
setup-starts-random = Sorteio
setup-starts-colour = { $seat } (começa)
setup-kept = Sua partida atual é mantida: você pode restaurá-la.
setup-start = Começar partida

# A rule set: its name, and what differs from the first one.
ruleset-genius = Genius
    .plain = Regras normais
    .what = As regras normais, as das lições: só o inseto que cresceu nesta jogada pode comer.
    .source = Genius Death Match “Bug”
ruleset-green-meadow = Green Meadow
    .plain = Regras normais, retirando casas antes
    .what = As regras normais, mas antes cada lado retira uma casa do tabuleiro, que já tem buracos.
    .source = Green Meadow Death Match
ruleset-ludii = Ludii
    .plain = Qualquer inseto pode comer, com pontos
    .what = Qualquer um dos seus insetos pode comer: você escolhe qual, um de cada vez. O vencedor ganha um ponto por casa jogável do perdedor; pode haver handicap.
    .source = o texto do Ludii
    .special = Qualquer um dos seus insetos pode comer, e o vencedor ganha pontos.
ruleset-iggc = iGGameCenter
    .plain = Qualquer inseto pode comer
    .what = Qualquer um dos seus insetos pode comer: você escolhe qual, um de cada vez. Não há pontos.
    .source = iGGameCenter
    .special = Qualquer um dos seus insetos pode comer.
ruleset-classic = Classic
    .plain = Todos os insetos comem ao mesmo tempo
    .what = Todos os seus insetos que puderem comer comem ao mesmo tempo, e depois cada um cresce. Um crescimento pode juntar seus insetos.
    .source = a página do autor, de 2017, como o Ai Ai a apresenta
    .special = Todos os seus insetos comem ao mesmo tempo, e um crescimento pode juntá-los.
ruleset-custom = Regras próprias
    .what = Escolha cada regra, a partir das regras escolhidas antes.
# A rule set's name, with what the players agreed on.
agreed-rules = { $rules }, com { $agreed }
agreed-handicap = um handicap de { $handicap }
agreed-pie = a regra da torta

switch-eaters = Quem come?
switch-eaters-active = Só o que cresceu
switch-eaters-chosen = Qualquer um dos seus insetos, um de cada vez
switch-eaters-all = Todos os seus insetos ao mesmo tempo
switch-merging = Um crescimento pode juntar seus insetos
    .rule = Um crescimento pode juntar seus insetos.
switch-pie = O segundo jogador pode trocar de lado depois da primeira jogada (regra da torta)
switch-setup = Casas que cada lado retira do tabuleiro antes de jogar
switch-margin = O vencedor ganha um ponto por casa jogável do perdedor
switch-handicap = pontos de handicap, que o jogador mais forte precisa superar
switch-stronger = Quem precisa marcar mais que isso?
switch-stronger-first = o primeiro jogador
switch-stronger-second = o segundo jogador

# The rules of the game on the board, where they differ from those that the page explains.
rules-eaters-active = Só o inseto que cresceu nesta jogada pode comer.
rules-eaters-chosen = Qualquer um dos seus insetos pode comer, um de cada vez.
rules-eaters-all = Todos os seus insetos comem ao mesmo tempo.
rules-setup =
    { $count ->
        [1] Antes de jogar, cada lado retira { $count } casa do tabuleiro.
       *[other] Antes de jogar, cada lado retira { $count } casas do tabuleiro.
    }
rules-margin = O vencedor ganha um ponto por casa jogável do perdedor.
rules-handicap-first = O primeiro jogador precisa marcar mais de { $handicap } para ganhar.
rules-handicap-second = O segundo jogador precisa marcar mais de { $handicap } para ganhar.
rules-pie = O segundo jogador pode trocar de lado depois da primeira jogada.
rules-agreed = Combinado para esta partida: { $agreed }
rules-played = Esta partida usa regras diferentes das de baixo: { $rules }. { $what }

rules = Bug em um minuto
rules-goal = Fique sem espaço. Se você não puder crescer quando chegar a sua vez, você ganha.
rules-step-grow = Crescer
    .what = Ponha uma pedra da sua cor: comece um novo inseto ou aumente um inseto em uma casa. Ela não pode tocar dois dos seus insetos: insetos da mesma cor nunca se juntam. Nenhum inseto pode ficar maior que o maior do tabuleiro, seja de quem for.
rules-step-eat = Comer
    .what = Se o inseto que cresceu toca insetos inimigos com exatamente a mesma forma, girada ou espelhada, ele come todos, e eles saem do tabuleiro.
rules-step-bonus = Bônus
    .what = Um inseto que comeu precisa crescer mais uma casa, e desta vez o limite não vale. Se ele então tocar gêmeos de novo, come outra vez. Se não tiver onde crescer, não pode comer.
rules-step-win = Ganhar
    .what = Não se pode passar a vez. Se chegar a sua vez e você não tiver casa onde crescer, você ganha. Não há empates.
rules-signs = O que o tabuleiro mostra
rules-sign-dot = você pode crescer aqui
rules-sign-ring = você pode crescer aqui, e seu inseto come
rules-sign-hollow = se você jogar aqui, o outro lado fica sem casas e por isso ganha na hora
rules-sign-plus = bônus: escolha uma
rules-sign-full = olhos de sono: este inseto está cheio; só pode crescer quando outro for maior
rules-sign-ate = ao lado de uma jogada: comeu dois insetos
rules-aids = Ajudas ao lado do tabuleiro
rules-credit = Bug é um jogo de Nick Bentley (2017).
rules-made-of = O Bug e todas as suas partes são software livre.
rules-licences = Licenças
rules-offline = Jogue offline: o jogo todo é um só arquivo, que abre com um duplo clique.
rules-download = Baixar para jogar offline

clock = Relógio
clock-none = Sem relógio
clock-preset = { $turn } s por jogada + { $minutes } min de reserva
clock-preset-meaning = Cada jogada gasta primeiro seus próprios segundos e depois os minutos que o jogador tem para a partida toda. O relógio começa com a primeira jogada.
clock-times =
    { $minutes ->
        [one] Cada jogada gasta primeiro seus próprios { $turn } segundos e depois o tempo do jogador: { $minutes } minuto para a partida toda. O relógio começa com a primeira jogada.
       *[other] Cada jogada gasta primeiro seus próprios { $turn } segundos e depois o tempo do jogador: { $minutes } minutos para a partida toda. O relógio começa com a primeira jogada.
    }
clock-no-hints = Entre duas pessoas, não há dicas nem Estudo até o fim da partida, a menos que você os permita nas configurações.
clock-hints = Contra um bot, você pode usar dicas e Estudo. Seu relógio continua correndo.
clock-own = Tempo personalizado
clock-number-turn = Segundos por jogada
clock-number-reserve = Minutos de reserva
clock-number-step = Blocos da reserva, em segundos
clock-limits = Um número de { $least } a { $most }
clock-end = Você perde por tempo
clock-end-soft = sem um bloco inteiro
clock-end-hard = após o último segundo
clock-sound = Som quando o tempo estiver acabando
clock-rests = Pausar o relógio enquanto você estiver fora
clock-spoken = { $reserve } de reserva, { $turn } para a jogada
clock-in-reserve = reserva
clock-lost = O tempo de { $other } acabou.
clock-you-lost = Seu tempo acabou.
clock-go-on = Seguir sem relógio
