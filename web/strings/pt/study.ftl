### O estudo: revisão, análise, dicas, relatório.

study = Estudo
study-tab-review = Revisão
study-tab-analysis = Análise
study-tab-openings = Aberturas
study-tabs-keys = ← → mudam de aba. Fora daqui percorrem a partida.
study-close = Voltar à partida
study-to-puzzle = Voltar ao problema
study-to-exercise = Voltar ao exercício
study-chance = { $seat } { $chance }
study-won = { $seat } ganha: provado
study-won-in =
    { $turns ->
        [1] { $seat } ganha em { $turns } jogada: provado
       *[other] { $seat } ganha em { $turns } jogadas: provado
    }
study-line = Linha { $rank }: { $seat } { $turn }: { $what }
study-play-line = Jogar a linha até a jogada { $number }, { $seat } { $turn }
study-show-line = Mostrar a posição após a jogada { $number }, { $seat } { $turn }
study-previewing =
    { $count ->
        [1] Posição depois de { $count } jogada.
       *[other] Posição depois de { $count } jogadas.
    }

review-start = Revisar esta partida
review-again = Revisar de novo
review-none = Percorre a partida de trás para frente, acha as jogadas que a entregaram e mostra o que era melhor.
review-too-short = Ainda não há jogadas para revisar.
review-other = Abrir outra partida
review-running = Revisando…
review-progress = Revisando: { $done } de { $total } posições…
review-stopped = Parado: as jogadas anteriores não foram revisadas.
review-graph = Chance de ganhar, jogada a jogada
# A point of the graph: after which turn, and the chances of each side.
review-at-start = Começo
review-after-turn = Depois da jogada { $number }, { $seat }
review-after-mistake = Depois da jogada { $number }, { $seat }, um erro
review-after-blunder = Depois da jogada { $number }, { $seat }, um erro grave
review-point-none = { $after }: sem revisão
review-point-proven = { $after }: { $seat } ganha, provado
review-point = { $after }: { $first } { $firstChance }, { $second } { $secondChance }
review-mistake = , um erro
review-blunder = , um erro grave
review-marks = ? erro, ?? erro grave: os sinais explicados
review-marks-mistake = ?: um erro. A chance de ganhar caiu { $mistake } ou mais.
review-marks-blunder = ??: um erro grave. Caiu { $blunder } ou mais, ou uma vitória certa se perdeu.
review-marks-unsure = Um ? talvez seja ??: ali, uma das duas chances é só uma estimativa.
review-marks-proven = ●: está provado quem ganha.
review-marks-estimated = ○: é só uma estimativa de quem ganha. As linhas tracejadas marcam { $even }, e { $lined } para cada lado.
# $who is "you" when the player lost against a bot, else "seat".
review-losing =
    { $who ->
        [you] Você ainda podia ganhar na jogada { $number }: com { OR($better) } em vez de { $played }.
       *[seat] { $seat } ainda podia ganhar na jogada { $number }: com { OR($better) } em vez de { $played }.
    }
# The reader won: the reader's mistake, and the other side's that gave the win back.
review-regained = Você deixou escapar a vitória na jogada { $number } ({ $played }); o { $seat } a devolveu na jogada { $back }.
review-regained-lead = Você perdeu a vantagem na jogada { $number } ({ $played }); o { $seat } a devolveu na jogada { $back }.
review-proof =
    { $who ->
        [you] Está provado: era sua última chance, e todas as suas jogadas seguintes perdiam.
       *[seat] Está provado: era a última chance, e todas as jogadas seguintes do { $seat } perdiam.
    }
# The loser played no other turn after it.
review-proof-last =
    { $who ->
        [you] Está provado: era sua última chance.
       *[seat] Está provado: era a última chance do { $seat }.
    }
review-perhaps =
    { $who ->
        [you] Você provavelmente perdeu na jogada { $number }: { $better } em vez de { $played } tinha cerca de { $chance } de chance de ganhar.
       *[seat] { $seat } provavelmente perdeu na jogada { $number }: { $better } em vez de { $played } tinha cerca de { $chance } de chance de ganhar.
    }
review-estimate = Não está provado: é uma estimativa.
review-unclear = Nenhuma jogada sozinha entregou esta partida: ela foi perdida aos poucos.
review-steps =
    { $who ->
        [you] Você perdeu esta partida aos poucos, não por uma só jogada.
       *[seat] O { $seat } perdeu esta partida aos poucos, não por uma só jogada.
    }
review-costliest =
    { $who ->
        [you] A jogada { $number } foi a que mais custou a você: com { $played } a chance era de { $kept }; com { $better }, teria sido de { $best }.
       *[seat] A jogada { $number } foi a que mais custou ao { $seat }: com { $played } a chance era de { $kept }; com { $better }, teria sido de { $best }.
    }
review-next-costliest = Em seguida vem a jogada { $number }: { $best } → { $kept }.
review-since =
    { $who ->
        [you] Depois da jogada { $number }, a sua vitória está provada. O que veio antes é estimativa.
       *[seat] Depois da jogada { $number }, a vitória do { $seat } está provada. O que veio antes é estimativa.
    }
review-never =
    { $who ->
        [you] Você não tinha chance: com jogo perfeito, o { $winner } ganha desde o começo desta partida, e não cometeu erros. Está provado.
        [winner] O { $seat } não tinha chance: com jogo perfeito, você ganha desde o começo desta partida, e não cometeu erros. Está provado.
       *[seat] O { $seat } não tinha chance: com jogo perfeito, o { $winner } ganha desde o começo desta partida, e não cometeu erros. Está provado.
    }
review-from-start =
    { $who ->
        [you] O { $winner } podia ganhar desde o começo. Por isso, uma jogada sua só conta como erro se ele tiver errado antes.
        [winner] Você podia ganhar desde o começo.
       *[seat] O { $winner } podia ganhar desde o começo.
    }
review-open = A partida não acabou.
review-open-won =
    { $who ->
        [you] A partida não acabou, mas você ganha daqui contra qualquer defesa: está provado.
       *[seat] A partida não acabou, mas o { $seat } ganha daqui contra qualquer defesa: está provado.
    }
review-open-marked = Estas jogadas foram as que mais custaram até agora.
# The game ended by resignation or on time; whose position it was for the loser. $who as above.
review-short-won =
    { $who ->
        [you] Você estava ganhando: com jogo perfeito, teria vencido, e isso está provado.
       *[seat] O { $seat } estava ganhando: com jogo perfeito, teria vencido, e isso está provado.
    }
review-short-lost =
    { $who ->
        [you] Sua posição estava perdida: nenhuma jogada a salvaria, e isso está provado.
       *[seat] A posição do { $seat } estava perdida: nenhuma jogada a salvaria, e isso está provado.
    }
review-short-open =
    { $who ->
        [you] Sua posição ainda estava aberta: cerca de { $chance } de chance, segundo a estimativa.
       *[seat] A posição ainda estava aberta: o { $seat } tinha cerca de { $chance } de chance, segundo a estimativa.
    }
review-short-marked =
    { $count ->
        [1] Esta jogada foi a que mais custou.
       *[other] Estas jogadas foram as que mais custaram.
    }
review-flawless = Nenhuma jogada entregou muita coisa.
review-prey = { $size } em { $cell }
review-eats =
    { $who ->
        [you]
            { $bugCount ->
                [1] Depois disso, o { $seat } come seu inseto de { $bugs }.
               *[other] Depois disso, o { $seat } come seus insetos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [1] Depois disso, você come o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] Depois disso, você come os insetos { FORM($loser, "plural") } de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [1] Depois disso, o { $seat } come o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] Depois disso, o { $seat } come os insetos { FORM($loser, "plural") } de { $bugs }.
            }
    }
review-then-eats =
    { $who ->
        [you]
            { $bugCount ->
                [1] Depois disso, o { $seat } joga { $turn } e logo come seu inseto de { $bugs }.
               *[other] Depois disso, o { $seat } joga { $turn } e logo come seus insetos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [1] Depois disso, você joga { $turn } e logo come o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] Depois disso, você joga { $turn } e logo come os insetos { FORM($loser, "plural") } de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [1] Depois disso, o { $seat } joga { $turn } e logo come o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] Depois disso, o { $seat } joga { $turn } e logo come os insetos { FORM($loser, "plural") } de { $bugs }.
            }
    }
review-then =
    { $who ->
        [you] Depois disso, você joga { $turn }.
       *[seat] Depois disso, o { $seat } joga { $turn }.
    }
review-then-could =
    { $who ->
        [you]
            { $bugCount ->
                [1] Depois disso, o { $seat } joga { $turn }, ou poderia comer seu inseto de { $bugs }.
               *[other] Depois disso, o { $seat } joga { $turn }, ou poderia comer seus insetos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [1] Depois disso, você joga { $turn }, ou poderia comer o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] Depois disso, você joga { $turn }, ou poderia comer os insetos { FORM($loser, "plural") } de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [1] Depois disso, o { $seat } joga { $turn }, ou poderia comer o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] Depois disso, o { $seat } joga { $turn }, ou poderia comer os insetos { FORM($loser, "plural") } de { $bugs }.
            }
    }
review-out =
    { $who ->
        [you] Assim você fica sem casas jogáveis e ganha.
       *[seat] Assim o { $seat } fica sem casas jogáveis e ganha.
    }
review-still-out =
    { $who ->
        [you] Depois disso, você continua sem casas jogáveis e ganha.
       *[seat] Depois disso, o { $seat } continua sem casas jogáveis e ganha.
    }
review-see-refutation = O que ela permitiu
review-see-better = O que era melhor
review-finding =
    { $who ->
        [you] Sua jogada { $number }:{" "}
       *[seat] Jogada { $number }, { $seat }:{" "}
    }
review-cost = { $best } → { $kept }
review-cost-win =
    { $who ->
        [you] Você deixa escapar a vitória
       *[seat] { $seat } deixa escapar a vitória
    }
review-cost-last = última chance do { $seat }
review-side = { $seat } ganha
review-better = Melhor: { $turn }.
review-better-too =
    { $count ->
        [one] Melhor: { $turn } ({ $others } também ganha).
       *[other] Melhor: { $turn } ({ $others } também ganham).
    }
review-others = outras { $count }
review-better-of = Melhor: { $turn }, uma das { $count } jogadas que ganham.
review-slip-blocked = A pedra fica ao lado de um gêmeo, mas não sobra casa para comê-lo.
review-answer-sign =
    { $kind ->
        [one] = a resposta
        [cells] = a resposta, casa por casa
       *[turns] = as próximas jogadas, em ordem
    }
review-missed-twin =
    { $count ->
        [1] Havia um gêmeo para comer: { $shapes }.
       *[other] Havia gêmeos para comer: { $shapes }.
    }
review-missed-chain = A melhor jogada continua comendo: { $shapes }.
review-instead =
    { $who ->
        [you] você { $then } em vez de { $played }
       *[seat] { $seat } { $then } em vez de { $played }
    }
review-left =
    { $count ->
        [0] Casas jogáveis depois: { $cells }; { $tail }.
        [1] Casas jogáveis { $count } jogada depois: { $cells }; { $tail }.
       *[other] Casas jogáveis { $count } jogadas depois: { $cells }; { $tail }.
    }
review-left-tail =
    { $who ->
        [fewer] menos é melhor
        [you] isso é pior para você
       *[seat] isso é pior para o { $seat }
    }
review-line-end =
    { $who ->
        [you]
            { $count ->
                [1] { $count } jogada depois, você fica sem casas jogáveis e ganha.
               *[other] { $count } jogadas depois, você fica sem casas jogáveis e ganha.
            }
       *[seat]
            { $count ->
                [1] { $count } jogada depois, o { $seat } fica sem casas jogáveis e ganha.
               *[other] { $count } jogadas depois, o { $seat } fica sem casas jogáveis e ganha.
            }
    }
review-line-meal =
    { $who ->
        [you]
            { $bugCount ->
                [1] O { $seat } logo come seu inseto de { $bugs }.
               *[other] O { $seat } logo come seus insetos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [1] Você logo come o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] Você logo come os insetos { FORM($loser, "plural") } de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [1] O { $seat } logo come o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] O { $seat } logo come os insetos { FORM($loser, "plural") } de { $bugs }.
            }
    }
# A turn named beside another line.
review-better-turn = { $turn } (a melhor jogada)
review-line-spared =
    { $who ->
        [you]
            { $bugCount ->
                [1] Depois de { $first }, o { $seat } logo come seu inseto de { $bugs }; nesta variante, não.
               *[other] Depois de { $first }, o { $seat } logo come seus insetos de { $bugs }; nesta variante, não.
            }
        [eater]
            { $bugCount ->
                [1] Depois de { $first }, você logo come o inseto { FORM($loser, "adjective") } de { $bugs }; nesta variante, não.
               *[other] Depois de { $first }, você logo come os insetos { FORM($loser, "plural") } de { $bugs }; nesta variante, não.
            }
       *[seat]
            { $bugCount ->
                [1] Depois de { $first }, o { $seat } logo come o inseto { FORM($loser, "adjective") } de { $bugs }; nesta variante, não.
               *[other] Depois de { $first }, o { $seat } logo come os insetos { FORM($loser, "plural") } de { $bugs }; nesta variante, não.
            }
    }
review-line-safe =
    { $who ->
        [you]
            { $bugCount ->
                [1] Depois de { $first }, o { $seat } poderia comer seu inseto de { $bugs }; assim, não.
               *[other] Depois de { $first }, o { $seat } poderia comer seus insetos de { $bugs }; assim, não.
            }
        [eater]
            { $bugCount ->
                [1] Depois de { $first }, você poderia comer o inseto { FORM($loser, "adjective") } de { $bugs }; assim, não.
               *[other] Depois de { $first }, você poderia comer os insetos { FORM($loser, "plural") } de { $bugs }; assim, não.
            }
       *[seat]
            { $bugCount ->
                [1] Depois de { $first }, o { $seat } poderia comer o inseto { FORM($loser, "adjective") } de { $bugs }; assim, não.
               *[other] Depois de { $first }, o { $seat } poderia comer os insetos { FORM($loser, "plural") } de { $bugs }; assim, não.
            }
    }
review-threat =
    { $who ->
        [you]
            { $bugCount ->
                [1] O { $seat } então ameaça seu inseto de { $bugs }.
               *[other] O { $seat } então ameaça seus insetos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [1] Você então ameaça o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] Você então ameaça os insetos { FORM($loser, "plural") } de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [1] O { $seat } então ameaça o inseto { FORM($loser, "adjective") } de { $bugs }.
               *[other] O { $seat } então ameaça os insetos { FORM($loser, "plural") } de { $bugs }.
            }
    }
review-far-end =
    { $who ->
        [you]
            { $count ->
                [1] O motivo só aparece { $count } jogada depois, quando você ganha.
               *[other] O motivo só aparece { $count } jogadas depois, quando você ganha.
            }
       *[seat]
            { $count ->
                [1] O motivo só aparece { $count } jogada depois, quando o { $seat } ganha.
               *[other] O motivo só aparece { $count } jogadas depois, quando o { $seat } ganha.
            }
    }
review-far-proven =
    { $who ->
        [you] O motivo só aparece mais tarde, mas está provado: você ganha contra qualquer defesa.
       *[seat] O motivo só aparece mais tarde, mas está provado: o { $seat } ganha contra qualquer defesa.
    }
review-far-chance =
    { $who ->
        [you] O motivo só aparece mais tarde: segundo a estimativa, você tem uma chance de { $chance }.
       *[seat] O motivo só aparece mais tarde: segundo a estimativa, o { $seat } tem uma chance de { $chance }.
    }
review-line-both =
    { $who ->
        [you] Ninguém tem onde jogar e é a sua vez: você ganha.
       *[seat] Ninguém tem onde jogar e é a vez do { $seat }: o { $seat } ganha.
    }
review-line-over =
    { $who ->
        [you] Você não tem casas jogáveis e ganha.
       *[seat] O { $seat } não tem casas jogáveis e ganha.
    }
review-line-won =
    { $who ->
        [you] Você ganha: está provado.
       *[seat] O { $seat } ganha: está provado.
    }
review-line-chance =
    { $who ->
        [you] Esperado a partir daqui: você ganha com uma chance de { $chance }.
       *[seat] Esperado a partir daqui: o { $seat } ganha com uma chance de { $chance }.
    }
review-retry = Tentar daqui
# $name: the reader ("You"), the other player, or a colour; $accuracy: in percent.
review-sum =
    { $count ->
        [0] { $name }: nenhum erro
        [1] { $name }: { $count } erro
       *[other] { $name }: { $count } erros
    }
review-sum-accuracy = { $sum }, precisão { $accuracy }
review-mistakes = Erros
review-all =
    { $count ->
        [1] Ver { $count }
       *[other] Todos os { $count }
    }

analysis-engine = Motor
analysis-heat = Valores no tabuleiro
analysis-lines = Linhas
analysis-over = A partida acabou aqui.
analysis-off = O motor está desligado.
analysis-depth = { $count ->
        [1] { $count } posição
       *[other] { $count } posições
    }
analysis-depth-running = { $count ->
        [1] { $count } posição…
       *[other] { $count } posições…
    }
analysis-meaning = ✓2: o lado da vez ganha com certeza, em 2 jogadas suas. ✗2: perde com certeza. Outros números: a chance de ele ganhar.
analysis-perfect = Isso vale para o jogo perfeito: entre pessoas, tudo ainda está em aberto.
analysis-best = Melhores linhas
analysis-unknown = ainda não testada

openings-games =
    { $count ->
        [1] Uma das suas partidas continuou daqui.
       *[other] { $count } das suas partidas continuaram daqui.
    }
openings-won =
    { $who ->
        [first-it] O primeiro jogador a ganhou.
        [second-it] O segundo jogador a ganhou.
        [first] O primeiro jogador ganhou { $firstWon }.
        [second] O segundo jogador ganhou { $secondWon }.
       *[both] O primeiro jogador ganhou { $firstWon }, o segundo { $secondWon }.
    }
openings-yours = Você ganhou { $won } e perdeu { $lost }.
openings-games-open =
    { $count ->
        [1] Uma das suas partidas continuou daqui. Não tem vencedor.
       *[other] { $count } das suas partidas continuaram daqui. Nenhuma tem vencedor.
    }
openings-ended =
    { $count ->
        [1] Uma das suas partidas terminou aqui.
       *[other] { $count } das suas partidas terminaram aqui.
    }
openings-counting = Contando as suas partidas: faltam { $count }.
openings-no-games = Nenhuma das suas partidas chegou a esta posição.
openings-none = Nenhuma das suas partidas chegou a esta posição, e nenhum livro de aberturas vai tão longe.
openings-from-yours = Das suas partidas
openings-from-book = Do livro
openings-over = As aberturas são do começo: volte para ver o que as suas partidas e o livro jogam ali.
openings-all = Mostrar as { $count } jogadas
openings-key = ✓2: ganha em 2 jogadas; ✗2: perde em 2
openings-row =
    { $count ->
        [0] { $turn }: em nenhuma das suas partidas.
        [1] { $turn }: em uma das suas partidas.
       *[other] { $turn }: em { $count } das suas partidas.
    }
openings-count =
    { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }
openings-symmetry = Posições giradas ou espelhadas contam como uma só: ×6 quer dizer seis jogadas assim.
openings-share = Cada número é a porcentagem dessas partidas ganhas pelo lado da vez.
openings-fairest =
    { $count ->
        [one] Com a regra da torta, { $turns } é a mais justa: é a mais próxima de 50.
       *[other] Com a regra da torta, { $turns } são as mais justas: são as mais próximas de 50.
    }
openings-lost = Se os dois jogassem com perfeição, o { $seat } perderia a partir daqui. Mas as pessoas erram: vale a pena tentar qualquer jogada. { $sign } resiste por mais tempo.
openings-none-fair = Com a regra da torta, o segundo jogador ganha depois de qualquer primeira jogada: está provado quem ganha, e ele pode trocar de lado.
openings-searched = Cada número é uma estimativa, a partir de até { $count } posições.
openings-of = Partidas
openings-of-all = Todas
openings-of-played = Jogadas aqui
openings-of-imported = Importadas
openings-champion = O que o bot mais forte acha

hints = Dicas e Estudo
hints-with-clock = Também enquanto duas pessoas jogam com relógio
hint-step-0 = Dica
hint-step-1 = Qual casa?
hint-step-2 = Por quê?
hint-step-3 = Ocultar a dica
hint-waiting = Procurando uma dica…
hint-retry = Sua vez: encontre uma jogada melhor.
hint-failed = Nenhuma dica foi encontrada aqui.
hint-bug = Dica: seu inseto em { $bug } deveria crescer.
hint-region = Dica: comece um novo inseto por aqui: { OR($cells) }.
hint-region-marked = Dica: comece um novo inseto na área marcada.
hint-turn = Tente { $turn }.
hint-because = { $turn } { $reasons }.
hint-then = Depois talvez
reason-wins = ganha na hora
reason-proven =
    { $count ->
        [0] ganha contra qualquer resposta do { $seat }
        [1] ganha com certeza, em { $count } jogada
       *[other] ganha com certeza, em { $count } jogadas
    }
reason-resists = resiste por mais tempo, pois todas as jogadas perdem
reason-eats =
    { $count ->
        [1] come { $count } pedra em { $bugs }
       *[other] come { $count } pedras em { $bugs }
    }
reason-saves =
    { $bugCount ->
        [1] salva seu inseto em { $bugs }
       *[other] salva seus insetos em { $bugs }
    }
reason-threatens = ameaça comer em { $bugs }
reason-leads = deixa { $count } casas jogáveis para você, menos que o { $seat } com { $theirs }
reason-leaves = deixa { $count } casas para você e { $theirs } para o { $seat }; menos é melhor

report = Relatório do tabuleiro
report-start = Fazer o relatório
report-download = Baixar em um só arquivo
report-what = Como é o jogo em um tabuleiro: quanto dura, quão complexo é, se o primeiro jogador tem vantagem, quais casas são boas para começar. Medido com partidas aleatórias, aqui no seu navegador, em até meio minuto.
report-games = Partidas aleatórias: { $games }…
report-stage-perft = Contando partidas possíveis…
report-stage-ladder = Duelos…
report-stage-sample = Partida de exemplo…
hint-anywhere = Dica: jogue onde quiser. Ainda não há nada para comer.
