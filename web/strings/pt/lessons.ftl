### As lições. $first é a cor de quem aprende, $second a outra.

lesson-number = Lição { $number } de { $of }
lesson-step = Passo { $step } de { $of }
lesson-next = Próximo
lesson-next-lesson = Próxima lição
lesson-open = Próxima lição pendente
lesson-leave = Voltar à minha partida
lesson-leave-invited = Voltar ao convite
lesson-show = Mostre-me
lesson-try = Tentar sozinho
lesson-done = feita
lesson-seen = percorrida com ajuda
lesson-answers = { $second } responde…
lesson-first-game = Jogue sua primeira partida
lesson-play = Jogar uma partida
lesson-strategy = Continuar com a estratégia
lesson-basics = As regras
lesson-ideas = Estratégia
lesson-end-rules = Agora você conhece todas as regras.
lesson-end = Fim das lições de estratégia.
lesson-end-all = Você fez todas as lições!
lesson-cells-left = Casas jogáveis: { $first } { $firstCount }, { $second } { $secondCount }

lesson-title-bug = Um inseto
lesson-step-bug-1 = Você é o { $first }. Ponha sua primeira pedra em qualquer lugar do tabuleiro.
    .right = Isso já é um inseto, de tamanho 1. Ele fica onde está: no Bug nada se move.
    .wrong = Ponha sua primeira pedra em qualquer lugar.
lesson-step-bug-2 = Pedras da mesma cor que ficam lado a lado formam um inseto. { $first } tem dois insetos aqui. Toque ou clique no maior.
    .right = Sim: três pedras, um inseto. O número nele é o seu tamanho.
    .wrong = Esse não. Toque ou clique no inseto { FORM($first, "adjective") } maior: o de três pedras.

lesson-title-growing = Crescer
lesson-step-growing-1 = Toda jogada começa com uma nova pedra. Aumente seu inseto: escolha uma casa ao lado dele.
    .right = Seu inseto agora tem tamanho 2.
    .wrong = Isso começa um segundo inseto, o que é permitido. Mas, aqui, aumente o primeiro.
lesson-step-growing-2 = O mesmo tabuleiro de novo. Desta vez comece um segundo inseto: escolha uma casa que não fique ao lado do primeiro.
    .right = Dois insetos de tamanho 1. Aumentar um ou começar outro: você escolhe a cada jogada.
    .wrong = Isso aumenta seu inseto. Aqui comece outro, longe dele.

lesson-title-merging = Nunca se juntam
lesson-step-merging-1 = Você tem dois insetos com uma casa entre eles. Tente essa casa, A2.
    .right = Não pode: ela fica ao lado de dois dos seus insetos, e insetos da mesma cor nunca se juntam.
    .wrong = É uma boa jogada, mas tente A2, a casa entre seus dois insetos.
lesson-step-merging-2 = Então cresça ao lado de só um deles.
    .right = Muito bem. Nas casas entre seus próprios insetos você não pode jogar. Lembre-se disso: vai render vitórias.
    .wrong = Isso começa um terceiro inseto. Aqui aumente um dos dois.

lesson-title-limit = O limite
lesson-step-limit-1 = Os maiores insetos do tabuleiro têm tamanho 3. Um deles é seu, em cima. Tente aumentá-lo.
    .right = Não pode: nenhum inseto pode ficar maior que o maior do tabuleiro, seja de quem for. Olhos de sono querem dizer que este inseto está cheio.
    .wrong = Isso é permitido. Mas tente aumentar o de 3.
lesson-step-limit-2 = Seu inseto pequeno, em C5, não está cheio. Aumente esse.
    .right = Ele pode crescer até o tamanho 3. Um inseto só pode ficar maior que todos os outros comendo.
    .wrong = Isso começa um novo inseto. Aumente o pequeno em C5.

lesson-title-twins = Gêmeos
lesson-step-twins-1 = Dois insetos da mesma forma são gêmeos, mesmo que um esteja girado. O seu é um cotovelo de três. Toque ou clique no gêmeo { FORM($second, "adjective") } dele.
    .right = O mesmo cotovelo, girado. O inseto { FORM($second, "adjective") } de três em linha tem o mesmo tamanho, mas não é gêmeo.
    .wrong = Esse não. Toque ou clique no inseto { FORM($second, "adjective") } com a forma do seu: um cotovelo de três.
lesson-step-twins-2 = Formas espelhadas também são gêmeas. Toque ou clique no gêmeo { FORM($second, "adjective") } do seu inseto de quatro.
    .right = Girada e espelhada, é a mesma forma. Só o contorno conta.
    .wrong = Esse não. Seu inseto tem três pedras em linha e mais uma na ponta; o gêmeo também.

lesson-title-eating = Comer
lesson-step-eating-1 = Quando você aumenta um inseto, ele come todos os gêmeos ao lado dele. Faça o seu crescer até o tamanho 2, ao lado do inseto { FORM($second, "adjective") }. Depois ele cresce mais uma vez, como bônus.
    .right = Comeu! E seu inseto agora tem tamanho 3: o limite não vale para o bônus.
    .wrong = Nada foi comido. Faça seu inseto crescer até o tamanho 2, para ser gêmeo do { FORM($second, "adjective") }.
lesson-step-eating-2 = As casas de um inseto comido ficam vazias na hora. Coma de novo e ponha o bônus onde estava o inseto { FORM($second, "adjective") }.
    .right = Seu inseto se mudou para lá. Comer é obrigatório: se o inseto que cresceu pode comer, ele tem que comer.
    .wrong = Coma o inseto { FORM($second, "adjective") }, e escolha uma das casas dele para o bônus.

lesson-title-chains = Cadeias
lesson-step-chains-1 = Depois de um bônus, seu inseto tem outra forma. Se houver de novo um gêmeo ao lado, ele come outra vez. Ache a jogada que come dois insetos, um depois do outro.
    .right = Uma pedra, dois insetos comidos. Essas cadeias viram o jogo, e é fácil não as ver.
    .wrong = Ainda não há cadeia. Comece um novo inseto ao lado do inseto { FORM($second, "adjective") } de tamanho 1.

lesson-title-blocked = Sem espaço não se come
lesson-step-blocked-1 = Um inseto que come precisa poder crescer. Comece um inseto em A1, ao lado do gêmeo { FORM($second, "adjective") }, e observe.
    .right = Nada foi comido: seu novo inseto não tem espaço para crescer. Cada casa livre ao lado dele toca também outro inseto seu, e os dois se juntariam.
    .wrong = Isso é permitido. Mas veja o que acontece em A1.
lesson-step-blocked-2 = Agora há outro inseto { FORM($second, "adjective") } de tamanho 1. Coma um dos dois.
    .right = Havia espaço para o bônus, então deu certo.
    .wrong = Nada foi comido. Comece um inseto ao lado de um { FORM($second, "adjective") } onde ele tenha espaço para crescer.

lesson-title-several = Vários de uma vez
lesson-step-several-1 = Um inseto come todos os gêmeos ao lado dele e depois cresce uma vez. Coma os dois insetos { FORM($second, "plural") } em uma só jogada.
    .right = Dois comidos e um bônus.
    .wrong = Uma casa fica ao lado dos dois insetos { FORM($second, "plural") }. Comece seu inseto ali.

lesson-title-winning = Como ganhar
lesson-step-winning-1 = Você ganha se não puder crescer quando chegar a sua vez. Então gaste seu próprio espaço: uma das casas não deixa nenhuma outra para você, faça o { $second } o que fizer. Aponte para uma casa, ou experimente, para ver quantas sobram.
    .right = { $second } teve que jogar, e você ficou sem casas jogáveis: você ganhou!
    .wrong = Assim ainda vai sobrar uma casa quando chegar a sua vez. Veja o número ao lado do { $first }: ele precisa chegar a 0.

lesson-title-patience = Não coma cedo demais
lesson-step-patience-1 = Uma jogada aqui come; outra ganha. Comer abre espaço, e espaço é o que você não quer. Ache a jogada que ganha.
    .right = Você não tem casas jogáveis, e o { $second } tem muitas. Comer pode esperar; muitas vezes é melhor nunca comer.
    .wrong = Assim ainda vão sobrar casas quando chegar a sua vez, e a vitória escapa. Veja o número ao lado do { $first }.

lesson-title-duck = Presa fácil
lesson-step-duck-1 = Os maiores insetos não podem crescer, então mantêm sua forma, e o adversário tem tempo de copiá-la. O inseto { FORM($second, "adjective") } de três, em A3, é um dos maiores. Faça um gêmeo dele e coma-o.
    .right = O maior inseto do tabuleiro agora é seu, e o { $second } só pode comê-lo com um gêmeo bem ao lado. Dê aos seus insetos grandes formas difíceis de copiar.
    .wrong = Faça um gêmeo do inseto { FORM($second, "adjective") } de três, bem ao lado dele: ao seu inseto de dois, em cima, só falta uma pedra.

lesson-title-cells = Casas só suas
lesson-step-cells-1 = Só você pode preencher as casas marcadas, A1, C1 e C4: ali o { $second } juntaria seus insetos ou passaria do limite. As outras duas estão abertas para os dois. Quais é melhor preencher primeiro?
    .right = Ninguém pode tirar de você uma casa que só você pode preencher: ela pode esperar. Agora o { $second } tem que preencher as compartilhadas. Aqui, cada casa só sua ganha e cada compartilhada perde.
    .wrong = { $second } teria que preencher essa casa. Agora o { $second } tem menos jogadas, e ganha. Deixe as compartilhadas para o { $second }: preencha uma que só você pode preencher.
lesson-step-cells-2 = Suas próprias casas podem esperar, mas cada uma ainda custa a você uma jogada, e você quer ficar sem casas primeiro. Ache o crescimento que gasta mais casas suas, e nenhuma do { $second }.
    .right = De 7 casas para 1 em uma jogada: gasta seu espaço e nenhuma das três casas do { $second }. Agora o { $second } precisa preencher uma casa compartilhada, e isso também gasta uma sua.
    .wrong = Isso deixa para você mais casas do que o necessário. Aponte para cada casa, ou experimente, e veja o número do { $first }: qual casa o leva a 1?

lesson-title-counting = Conte as casas
lesson-step-counting-1 = Perto do fim, conte: quantas casas eu tenho, e quantas tem o { $second }? Você quer ficar sem casas primeiro. Uma jogada deixa você com 1 casa e o { $second } com 4. Ache-a.
    .right = Exato. Os números ao lado das cores resumem a partida toda: olhe os dois antes de cada jogada.
    .wrong = Conte de novo: com qual casa o { $first } fica só com 1, e o { $second } com 4?
