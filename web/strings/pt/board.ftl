### O tabuleiro: como se chamam suas casas, e a linha embaixo dele.

board-label = Tabuleiro: { $board }
board-label-drawn = Tabuleiro: desenhado à mão
board-drawn = Desenhado
board-sheet = Tabuleiro para desenhar
board-keys = As setas percorrem as casas, Enter joga ali, Backspace recolhe a última pedra.

board-name-hexhex2 = Mini
board-name-hexhex3 = Pequeno
    .what = rápido, o clássico
board-name-hexhex4 = Padrão
    .what = mais profundo
board-name-hexhex5 = Grande
board-size = Lado { $size }
board-limping = Alternado { $edges }
board-name-green-meadow = Green Meadow
    .what = com buracos
# One whose six black cells are random.
board-meadow = Green Meadow { $number }
board-cells = { $count ->
        [1] { $count } casa
       *[other] { $count } casas
    }

# The name of a cell, as a screen reader says it: "C3, empty, grows to size 3, eats 1".
cell-empty = vazia
cell-black = fora do tabuleiro
cell-stone = pedra { FORM($seat, "feminine") }
cell-bug = inseto { FORM($seat, "adjective") } de { $size }
cell-bug-full = inseto { FORM($seat, "adjective") } de { $size }, cheio
cell-eaten = sendo comido
cell-hungry = com fome, pode ser escolhido para comer
cell-picked = escolhido para comer
cell-feeds = alimenta o inseto em { $bug }
cell-does =
    { $kind ->
        [blacken] pode ser retirada do tabuleiro
        [spawn] começa um novo inseto
        [enlarge] cresce até o tamanho { $size }
        [join] junta insetos em um de { $size }
       *[bonus] bônus: cresce até o tamanho { $size }
    }
cell-eats = come { $count }
cell-gives-away = deixa o { $seat } ganhar
cell-would-merge = juntaria insetos
cell-too-large = passaria do tamanho do maior inseto
cell-not-touching = não toca o inseto que come
cell-starves = deixaria um inseto com fome

line-starts = { $seat } começa. Jogue onde quiser.
line-here-starts = Você é o { $seat } e começa. Jogue onde quiser.
line-you-start = Você é o { $seat } e começa. Ponha uma pedra em qualquer casa. Você ganha se não tiver nenhuma casa para jogar quando chegar a sua vez.
line-full = Seu inseto está quase dormindo porque está cheio: já é do tamanho do maior de todos e não pode crescer. Comece outro.
line-rings = Um anel com ponto: esta jogada come.
line-giveaways = Um anel sem ponto: depois, o { $seat } ganha na hora.
line-all-lose = Vez do { $mover }, mas toda casa perde: o { $seat } ganha na hora.
line-grow = Vez do { $seat }: escolha uma casa marcada.
line-blacken = Vez do { $seat }: escolha uma casa para retirar do tabuleiro.
line-blacken-more = Vez do { $seat }: escolha uma casa para retirar do tabuleiro. Faltam { $left } antes do primeiro inseto.
line-may-swap = Vez do { $seat }: escolha uma casa marcada ou troque de lado.
line-bonus = Bônus para o { $seat }: escolha onde o inseto cresce.
line-hungry = Bônus para o { $seat }: { $count } insetos podem comer, em { $bugs }. Escolha uma casa de bônus ou, antes, um inseto.
line-round = Bônus para o { $seat }: { $count } insetos comem juntos, em { $bugs }, e cada um cresce uma vez. Escolha uma casa de bônus ou, antes, um inseto.
line-picked = Bônus para o { $seat }: o inseto em { $bug } cresce em { OR($cells) }. Clique nele de novo para ver todas as casas de bônus.
line-picked-many = Bônus para o { $seat }: o inseto em { $bug } cresce em uma de { $count } casas. Clique nele de novo para ver todas as casas de bônus.
line-bot-thinks = { $seat } está pensando…
line-friend = Vez do { $seat }: seu amigo joga.
line-friend-named = Vez do { $seat }: { $friend } joga.
line-friend-over = Esta partida acabou.
line-bot-waits = { $seat }, o bot, está esperando.
line-review-start =
    { $of ->
        [1] O começo: segue { $of } jogada.
       *[other] O começo: seguem { $of } jogadas.
    }
line-review = Jogada { $turn } de { $of }.
line-step = Passo { $turn } de { $of }.
line-undone = Desfeita. Jogue outra jogada.
line-may-play = Vez do { $seat }: escolha uma casa para tentar outra jogada.
line-variation = Uma variante a partir da jogada { $number }: vez do { $seat }.
line-variation-turn = Uma variante a partir da jogada { $number }: jogada { $turn } de { $of }.
line-watching =
    { $count ->
        [1] { $seat } tem { $count } casa jogável, que está marcada. Quanto menos, melhor.
       *[other] { $seat } tem { $count } casas jogáveis, que estão marcadas. Quanto menos, melhor.
    }
line-waking = Carregando as regras. Você já pode jogar.
line-tap-again = Toque de novo para jogar.
line-gives-away = Assim o { $seat } fica sem casas jogáveis e ganha.

blocked-other_eater = Essa casa alimenta outro inseto. Todas as casas de bônus aparecem de novo.
blocked-bot_turn = É a vez do bot.
blocked-friend_turn = É a vez do seu amigo.
blocked-look_only = Esta não é a posição atual da partida. Volte à partida ou abra “Estudo” para testar jogadas.
blocked-no_aids = Em uma partida com um amigo, o Bug só mostra o que está no tabuleiro até o fim da partida.
blocked-ask_takeback = Esta jogada já foi enviada. Em “Mais” você pode pedir para voltá-la.
blocked-one_moment = Um momento…
blocked-not_agreed = Espere seu amigo aceitar.
blocked-not_drawn = Primeiro, os dois aparelhos sorteiam quem começa.
blocked-link = Um momento: abrindo a partida do link.
blocked-letter = Um momento: abrindo o link.
blocked-invited = O link espera sua resposta.
blocked-over = A partida terminou.
blocked-timed = Enquanto duas pessoas jogam com relógio, o Estudo fica fechado. Você pode permiti-lo nas configurações.
blocked-still_loading = Certo. A jogada será feita assim que as regras carregarem.

# What a legal cell would do: its growth, who then eats, and the bonus cells that follow.
does-blacken = Retira esta casa do tabuleiro
does-spawn = Começa um novo inseto
does-enlarge = Seu inseto cresce até o tamanho { $size }
does-join = Junta seus insetos em um de { $size }
does-bonus = Bônus: cresce até o tamanho { $size }
does-bonus-for = Bônus: o inseto em { $bug } cresce até o tamanho { $size }
does = { $does }.
does-eats = { $does } e { $eats }; { $bonus }.
does-then-eats = { $does } e depois { $eats }; { $bonus }.
does-other-eats = { $does }. O inseto em { $bug } { $eats }; { $bonus }.
does-some-can-eat = { $does }. Em seguida podem comer: { $bugs }; { $bonus }.
does-some-eat-together = { $does }. Em seguida comem juntos: { $bugs }; { $bonus }.
eater-it = ele
eater-at = o inseto em { $bug }
eats-none = cresce
eats = come { $prey }
bonus-cell = depois, um bônus em { $cell }
bonus-cells = depois escolha uma casa de bônus: { OR($cells) }
bonus-cells-many = depois escolha uma de { $count } casas de bônus
# Bugs by their sizes: "2 bugs of 1 and 1 bug of 3".
bugs-of =
    { $count ->
        [1] um inseto de { $size }
       *[other] { $count } insetos de { $size }
    }
more-bugs-of =
    { $count ->
        [1] mais um inseto de { $size }
       *[other] mais { $count } insetos de { $size }
    }

# Why a cell may not be played.
refusal-not-a-cell = { $cell } não é uma casa deste tabuleiro.
refusal-not-a-cell-unnamed = Isso não é uma casa deste tabuleiro.
refusal-occupied = { $cell } está ocupada por um inseto { FORM($seat, "adjective") } de { $size }.
refusal-occupied-by-any = { $cell } está ocupada.
refusal-black = { $cell } está fora do tabuleiro.
refusal-would-merge =
    { $count ->
        [2] { $cell } toca dois dos seus insetos, em { $bugs }. Insetos da mesma cor nunca se juntam.
       *[other] { $cell } toca { $count } dos seus insetos, em { $bugs }. Insetos da mesma cor nunca se juntam.
    }
refusal-would-merge-bonus =
    { $count ->
        [2] { $cell } toca dois dos seus insetos, em { $bugs }. Um bônus nunca junta insetos.
       *[other] { $cell } toca { $count } dos seus insetos, em { $bugs }. Um bônus nunca junta insetos.
    }
refusal-too-large = Com { $cell } o inseto em { $bugs } cresceria até o tamanho { $size }. Nenhum inseto pode ficar maior que o maior do tabuleiro, que é de { $limit }.
refusal-too-large-joined = { $cell } juntaria seus insetos em { $bugs } em um de { $size }. Nenhum inseto pode ficar maior que o maior do tabuleiro, que é de { $limit }.
refusal-must-eat = A jogada não acabou: ela come { $prey }. Acrescente uma casa de bônus: { OR($bonus) }.
refusal-must-grow = A jogada não acabou. Acrescente uma casa de bônus: { OR($bonus) }.
refusal-nothing-to-eat = Não há mais nada para comer: a jogada termina aqui.
refusal-not-touching = { $cell } não toca o inseto que come, em { $bugs }. Só ele recebe o bônus.
refusal-not-touching-many = { $cell } não toca nenhum dos insetos que comem, em { $bugs }. Só eles recebem o bônus.
refusal-starves = { $cell } deixaria o inseto em { $bugs } sem casa de bônus.
refusal-over = A partida acabou.
refusal-empty-turn = Uma jogada precisa de pelo menos uma casa.
refusal-no-swap = Você não pode trocar de lado agora.

# What was played last, as a screen reader says it.
played = { $seat } jogou { $turn }.
played-and-ate = { $seat } jogou { $turn } e comeu { $prey }.
# Said after it in a first game.
meal-why = O inseto dele tocou um inseto da mesma forma. O bônus foi para { $bonus }.
played-blackened = { $seat } retirou { $cell } do tabuleiro.
played-swapped = { $seat } trocou de lado: a pedra agora é { FORM($seat, "feminine") }.

editor = Desenhar um tabuleiro ou uma posição
editor-paint = Pintar casas
editor-ink-cell = Casa
editor-ink-black = Casa preta
editor-ink-stone = Pedra { FORM($seat, "feminine") }
editor-mover = De quem é a vez?
editor-setup = Casas que ambos retiram primeiro, ao todo
editor-help = Arraste para pintar muitas casas, ou segure Shift e use as setas. Pintar o mesmo de novo limpa a casa. As casas não precisam se tocar. O tabuleiro marca onde o jogador da vez pode crescer.
editor-widen = Mais espaço
editor-place = Linha { $row }, posição { $place }
editor-mark-none = nenhuma casa
editor-mark-black = casa preta
editor-clear-stones = Remover as pedras
editor-clear-all = Limpar tudo
editor-leave = Voltar à partida
editor-play = Jogar esta posição
editor-study = Estudar esta posição
editor-legal =
    { $count ->
        [1] { $seat } tem { $count } casa jogável.
       *[other] { $seat } tem { $count } casas jogáveis.
    }
editor-legal-eats =
    { $count ->
        [1] { $seat } tem { $count } casa jogável, e come em { $eating }.
       *[other] { $seat } tem { $count } casas jogáveis, e come em { $eating } delas.
    }
editor-legal-eats-all =
    { $count ->
        [1] { $seat } tem { $count } casa jogável, e come ali.
       *[other] { $seat } tem { $count } casas jogáveis, e come em todas.
    }
editor-blacken =
    { $count ->
        [1] { $seat } pode retirar { $count } casa do tabuleiro, faltando { $left } antes do primeiro inseto.
       *[other] { $seat } pode retirar { $count } casas do tabuleiro, faltando { $left } antes do primeiro inseto.
    }
editor-over = { $seat } já ganhou: não tem casas jogáveis.
