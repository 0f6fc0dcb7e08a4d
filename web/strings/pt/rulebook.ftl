### As regras completas.

rulebook-intro = Dá para jogar em todos estes tabuleiros: teste e veja o que as regras fazem.
rulebook-rules = As regras, uma a uma
rulebook-switches = O que outras regras mudam
rulebook-glossary = As palavras
gallery = Formas
gallery-intro = As { $count } formas de até seis casas, com seus nomes. O número pequeno diz quantas vezes insetos dessa forma foram comidos em { $games } partidas de dois bots ({ $bot }) no tabuleiro { $board }.
gallery-size =
    { $count ->
        [1] Uma casa
       *[other] { $count } casas
    }
gallery-shape =
    { $shape }: { $eaten ->
        [0] nunca comida
        [1] comida uma vez
       *[other] comida { $eaten } vezes
    }
rulebook-history = De onde vêm as regras
rulebook-history-intro = Nick Bentley publicou Bug em 2017. Cinco documentos descrevem o jogo, e eles discordam sobre quem pode comer e se insetos podem se juntar. Você pode jogar pelos cinco.
rulebook-source = Fonte: { $source }. Tabuleiros: { $boards }.
rulebook-solved = O que se sabe do tabuleiro pequeno
rulebook-solved-intro = O tabuleiro pequeno, de 19 casas, está resolvido. Com jogo perfeito dos dois lados:

rule-R1 = O tabuleiro
    .text = O Bug é jogado em hexágonos. Duas casas se tocam quando têm um lado em comum. Uma pedra fica na sua casa até ser comida; nada se move.
    .try = Um tabuleiro de sete casas. Jogue uma partida inteira nele.
rule-R2 = Insetos e gêmeos
    .text = Pedras da mesma cor ligadas entre si formam um inseto. O número de pedras é o tamanho dele. Dois insetos são gêmeos quando têm a mesma forma; girar e espelhar não faz diferença.
    .try = O cotovelo { FORM($first, "adjective") } em cima e o { FORM($second, "adjective") } embaixo são gêmeos. O inseto { FORM($second, "adjective") } de três em linha não tem gêmeo.
rule-R3 = A jogada
    .text = Você cresce uma vez. Se com isso puder comer, você come e cresce de novo, tantas vezes quantas puder. Uma jogada é escrita pelas suas casas: B1-B3 é um crescimento em B1, depois um bônus em B3.
    .try = C5 começa uma jogada de três casas.
rule-R4 = O crescimento
    .text = Você cresce em uma casa vazia. Se ela não toca nenhum dos seus insetos, você começa um novo; se toca exatamente um, você o aumenta. Uma casa que toca dois dos seus insetos os juntaria: ali você não pode jogar.
    .try = Tente A2, entre os dois insetos { FORM($first, "plural") }.
rule-R5 = O limite
    .text = Um crescimento não pode deixar um inseto maior do que era, antes da jogada, o maior inseto do tabuleiro, seja de quem for. Começar um novo inseto sempre respeita o limite.
    .try = O inseto de três, em cima, está cheio. Tente aumentá-lo, depois o pequeno.
rule-R6 = Comer
    .text = Se o inseto que cresceu toca gêmeos da outra cor, ele come todos de uma vez. Eles saem do tabuleiro.
    .try = Deixe o inseto { FORM($first, "adjective") } tão grande quanto o { FORM($second, "adjective") } ao lado.
rule-R7 = O bônus
    .text = Um inseto que comeu cresce uma pedra. Ele pode usar casas que acabaram de ficar vazias, e o limite não vale; mas juntar insetos continua proibido.
    .try = Coma, e mude-se para onde estava o inseto { FORM($second, "adjective") }.
rule-R8 = Sem espaço não se come
    .text = Se não há casa para o bônus, nada é comido, e os gêmeos ficam lado a lado.
    .try = { $first } em A1 toca seu gêmeo em A2, e não pode comê-lo.
rule-R9 = Comer é obrigatório
    .text = Se você pode comer, tem que comer, até não haver mais nada para comer.
    .try = C3 toca os dois insetos { FORM($second, "plural") }: come os dois e cresce uma vez.
rule-R10 = O fim
    .text = Se você não puder crescer quando chegar a sua vez, ganha na hora. Não se pode passar a vez.
    .try = Uma das casas não deixa nenhuma outra para o { $first }. Aí é a vez do { $second }, e depois o { $first } já ganhou.
rule-R11 = Sem empates
    .text = Liste os tamanhos de todos os insetos, o maior primeiro. Depois de cada jogada, o primeiro número que mudou é maior do que antes, ou um número foi acrescentado. Assim nenhuma posição se repete, e toda partida tem um vencedor.
    .try = Jogue daqui até o fim: não pode demorar.
rule-chosen = Qualquer inseto pode comer
    .text = No Ludii e no iGGameCenter qualquer um dos seus insetos pode comer, não só o que cresceu; você escolhe qual, um de cada vez.
    .try = Vez do { $second }. Cresça longe: mesmo assim, o inseto em C2 tem que comer.
rule-all = Todos comem ao mesmo tempo
    .text = Pelo texto mais antigo, todos os insetos que podem comer comem juntos, em rodadas, e cada um cresce uma vez.
    .try = { $first } em B4: dois insetos { FORM($first, "plural") } dividem a presa.
rule-merging = Juntar
    .text = Pelo texto mais antigo, um crescimento também pode juntar seus insetos, se o inseto formado não passar do limite.
    .try = Com as outras regras não se pode jogar em D1 nem em D2; aqui o { $first } pode juntar seus insetos.

solved-genius = Genius: só o inseto que cresceu pode comer
    .result = o segundo jogador ganha em 31 jogadas
solved-genius-merging = o mesmo, mas insetos podem se juntar
    .result = o primeiro jogador ganha em 28 jogadas, começando no meio de uma borda
solved-chosen = Ludii e iGGameCenter: qualquer inseto pode comer
    .result = o primeiro jogador ganha em 26 jogadas, começando no meio de uma borda
solved-all = todos os insetos comem ao mesmo tempo, possam se juntar ou não
    .result = o primeiro jogador ganha em 26 jogadas, começando no meio de uma borda

word-bug = inseto
    .meaning = pedras da mesma cor ligadas entre si
word-size = tamanho
    .meaning = quantas pedras um inseto tem; o número nele
word-twin = gêmeo
    .meaning = um inseto inimigo da mesma forma; pode estar girado ou espelhado
word-growth = crescimento
    .meaning = a pedra com que toda jogada começa
word-spawn = nascimento
    .meaning = um crescimento que começa um novo inseto
word-limit = limite
    .meaning = o tamanho do maior inseto: nenhum crescimento pode passar dele
word-full = cheio
    .meaning = um inseto no limite está cheio: não pode crescer. Tem olhos de sono
word-prey = presa
    .meaning = os gêmeos que um inseto come
word-bonus = bônus
    .meaning = a pedra que um inseto ganha depois de comer
word-chain = cadeia
    .meaning = uma jogada que come, cresce e come de novo
word-idle = gêmeos em paz
    .meaning = gêmeos lado a lado que não podem se comer porque nenhum deles pode crescer
word-cells-left = casas jogáveis
    .meaning = as casas onde um lado poderia crescer agora. Sem nenhuma quando chegar a sua vez, você ganha
word-margin = margem
    .meaning = quantas casas jogáveis restam a quem perde; em algumas regras, elas contam como pontos
word-hexhex = hexhex3
    .meaning = um hexágono com três casas em cada borda: o tabuleiro pequeno. hexhex4, hexhex5 e assim por diante são maiores
word-limping = alternado (limping)
    .meaning = um hexágono cujas bordas alternam entre dois comprimentos
