### Português (do Brasil). Palavras: bug = inseto, cell = casa, stone = pedra, turn = jogada, growth = crescimento (crescer),
### bonus growth = bônus, eat = comer, prey = presa, twin = gêmeo, size limit = limite, cells left = casas jogáveis, game = partida,
### puzzle = problema, hint = dica, review = revisão, threat = ameaça, outlook = previsão, territory = território, level = nível,
### record = registro. Tratamento: você. As cores têm mais uma forma: adjective «(um inseto) vermelho».

aids = Mostrar
aids-legend = O que é mostrado
aids-title = { $name } (tecla { $key })
aid-twins = Gêmeos
    .what = insetos com a mesma letra têm a mesma forma; ela fica preenchida se os dois lados a têm. Aponte para um inseto ou toque nele para ver seus gêmeos
aid-threats = Ameaças
    .what = quais insetos podem ser comidos na próxima jogada, de onde e quantas pedras ao todo; um escudo: nunca pode ser comido
aid-outlook = Previsão
    .what = o que o outro lado poderia comer depois de você jogar em uma casa, e como mudam as casas jogáveis
aid-territory = Território
    .what = as casas onde só um dos lados ainda pode crescer, e os insetos que ainda podem crescer
aid-marks = Desenhos
    .what = suas próprias setas e círculos
aids-line = { $aid }: { $words }
aids-setup = Nada para mostrar ainda: não há insetos.
aids-over = A partida acabou.

# Added to a cell's name, for screen readers.
cell-shape = forma { $shape }, sem gêmeo
cell-shape-twins = forma { $shape }, com gêmeo em { $twins }
cell-in-danger = em perigo: o { $seat } pode comê-lo a partir de { OR($cells) }
cell-safe = a salvo para sempre
cell-could-eat =
    { $count ->
        [1] { $seat } pode comer { $count } pedra daqui
       *[other] { $seat } pode comer { $count } pedras daqui
    }
cell-land-only = só o { $seat } pode crescer aqui
cell-land-both = os dois podem crescer aqui
cell-land-nobody = ninguém pode crescer aqui
cell-reply =
    { $count ->
        [1] depois o { $seat } poderia comer { $count } pedra
       *[other] depois o { $seat } poderia comer { $count } pedras
    }
cell-reply-none = depois o { $seat } não poderia comer nada
cell-mark-begun = um desenho começa aqui

twins-none = Ainda não há insetos.
twins-hint = Insetos com a mesma letra têm a mesma forma; ela fica preenchida se os dois lados a têm. Aponte para um inseto ou toque nele para ver seus gêmeos.
twins-all = Todas as formas
twins-kind = { $shape }: { $first } { $firstCount }, { $second } { $secondCount }
twins-both = Nos dois lados: { $shapes }.
twins-no-both = Nenhum inseto tem um gêmeo do outro lado.
twins-bug = Este inseto { FORM($seat, "adjective") } de { $size } não tem gêmeo.
twins-bug-twins = Este inseto { FORM($seat, "adjective") } de { $size } é gêmeo de { $twins }.
twins-bug-friends =
    { $count ->
        [1] Do mesmo lado, { $friends } tem a mesma forma.
       *[other] Do mesmo lado, { $friends } têm a mesma forma.
    }

threats-half = As ameaças voltam quando esta jogada estiver completa.
threats-now =
    { $most ->
        [1] { $seat } pode comer agora, a partir de { OR($cells) }: { $most } pedra.
       *[other] { $seat } pode comer agora, a partir de { OR($cells) }: até { $most } pedras.
    }
threats-later =
    { $most ->
        [1] { $seat } poderia comer se fosse a vez dele, a partir de { OR($cells) }: { $most } pedra.
       *[other] { $seat } poderia comer se fosse a vez dele, a partir de { OR($cells) }: até { $most } pedras.
    }
threats-none-now = Agora o { $seat } não pode comer nada.
threats-none-later = { $seat } não poderia comer nada se fosse a vez dele.
threats-safe = A salvo para sempre: { $bugs }.
threats-sign-danger = pode ser comido na próxima jogada
threats-sign-jaws = daqui
threats-sign-safe = nunca pode ser comido
threats-sign-step = ao apontar: as pedras da jogada, em ordem
threats-sign-eaten = o que é comido primeiro
threats-numbers = 1, 2, …: as pedras da jogada, em ordem; ×1: o que é comido primeiro.
# A turn that eats, cell by cell: "B1, then B3".
threats-line =
    { $count ->
        [1] { $seat } poderia jogar { $turn } e comer { $count } pedra.
       *[other] { $seat } poderia jogar { $turn } e comer { $count } pedras.
    }
threats-then = { $before }, depois { $cell }
threats-danger = { $seat } pode comê-lo a partir de { OR($cells) }.

outlook-hint = −1: se você jogar ali, o { $seat } pode comer depois 1 das suas pedras. Sem número: você perde na hora. Aponte ou toque para ver quais.
outlook-not-bad = Ser comido nem sempre é ruim: o outro lado pode ficar com mais casas jogáveis, e quem não tem nenhuma ganha.
outlook-none = Aparece antes das suas jogadas.
outlook-reply =
    { $most ->
        [1] { $seat } poderia então comer { $most } pedra, a partir de { OR($cells) }.
       *[other] { $seat } poderia então comer até { $most } pedras, a partir de { OR($cells) }.
    }
outlook-reply-none = { $seat } não poderia comer nada depois.
outlook-reply-wins = o { $seat } fica sem casas jogáveis e ganha.
outlook-with-bonus = Com o bônus em { $bonus }: { $reply }
outlook-sign-price = quantas pedras o outro lado poderia comer depois
outlook-sign-none = nada poderia ser comido depois
outlook-sign-danger = pedras que o outro lado poderia comer depois
outlook-sign-jaws = casa em que ele cresceria para comê-las

territory-cells =
    { $first ->
        [1] Só o { $firstSeat } pode crescer em { $first } casa, só o { $secondSeat } em { $second }, os dois em { $both }, ninguém em { $neither }.
       *[other] Só o { $firstSeat } pode crescer em { $first } casas, só o { $secondSeat } em { $second }, os dois em { $both }, ninguém em { $neither }.
    }
territory-bugs = O limite de tamanho é { $limit }. Insetos que ainda podem crescer (+): { $firstSeat } { $first }, { $secondSeat } { $second }.
territory-only = só o { $seat }
territory-both = os dois
territory-neither = ninguém

marks-all = Para desenhar, arraste de uma casa a outra (seta) ou toque em uma casa (círculo). Os desenhos ficam na posição em que foram feitos.
marks-mouse = O botão direito do mouse desenha a qualquer momento: arrastar faz uma seta, clicar faz um círculo. Shift, Alt ou os dois mudam a cor.
marks-clear = Apagar desenhos
marks-ink = Cor: { $name }
marks-ink-0 = verde
marks-ink-1 = laranja
marks-ink-2 = violeta
marks-ink-3 = preto
marks-arrow = uma seta de { $from } a { $to }
marks-ring = um círculo em { $cell }
marks-drawn = Desenhado: { $marks }.

shape-3a = barra
shape-3b = cotovelo
shape-3c = triângulo
shape-4a = barra
shape-4b = minhoca
shape-4c = onda
shape-4d = pistola
shape-4e = abelha
shape-4f = arco
shape-4g = hélice
named-shape = { $name } ({ $mark })
named-size = { $size } ({ $name })
