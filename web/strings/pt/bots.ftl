### Bots: seus nomes, o que pensam, os duelos, os bots do próprio jogador.

level-larva = Larva
level-nymph = Ninfa
level-aphid = Pulgão
level-ant = Formiga
level-ladybird = Joaninha
level-moth = Mariposa
level-beetle = Besouro
level-cricket = Grilo
level-hornet = Marimbondo
level-dragonfly = Libélula
level-mantis = Louva-a-deus
level-antlion = Formiga-leão
level-queen = Rainha
bot-character = { $level } ({ $character })
opponent-nature = { $level } ({ $band }, nível { $number } de { $of }): { $what }.
opponent-strength = { $level }: nível { $number } de { $of }
band-easy = Fácil
band-medium = Médio
band-strong = Forte
opponent-first = Bom primeiro adversário
opponent-now = Agora joga em torno de { $strength }; a Larva tem 0.
character-none = Sem preferência
character-patient = Paciente
    .what = entre jogadas quase iguais, come tarde
character-hungry = Faminto
    .what = entre jogadas quase iguais, come cedo
character-builder = Construtor
    .what = entre jogadas quase iguais, faz insetos grandes
setup-character = Estilo
overlooks-blind = não vê que os insetos podem comer duas vezes em uma jogada, mantêm a forma quando girados e precisam de espaço para comer, nem que comer libera casas
overlooks-dim = não vê que os insetos podem comer duas vezes em uma jogada, mantêm a forma quando girados e precisam de espaço para comer
overlooks-narrow = não vê que os insetos podem comer duas vezes em uma jogada e mantêm a forma quando girados
overlooks-stiff = não vê que os insetos mantêm a forma quando girados
overlooks-brief = não vê que os insetos podem comer duas vezes em uma jogada
overlooks-planner = olha no máximo { $nodes } posições por jogada
overlooks-prover = olha no máximo { $nodes } posições por jogada e calcula vitórias certas quando só restam 12 casas vazias
overlooks-champion = olha no máximo { $nodes } posições por jogada e calcula vitórias certas
level-companion = Companheiro
    .what = do seu nível, erros humanos

thoughts = O que o { $seat } pensa
thoughts-chance = { $seat } calcula { $chance } de chance de ganhar: { $words }.
chance-won = vitória quase certa
chance-clearly-ahead = clara vantagem
chance-ahead = vantagem
chance-a-little-ahead = ligeira vantagem
chance-even = equilíbrio
chance-a-little-behind = ligeira desvantagem
chance-behind = desvantagem
chance-clearly-behind = clara desvantagem
chance-lost = derrota quase certa
thoughts-win = { $seat } ganha contra qualquer defesa: provado.
thoughts-loss = { $seat } perde contra um jogo perfeito: provado.
sure-wavering = Ainda em dúvida.
sure-fairly = Quase certo da jogada.
sure-settled = Certo da jogada.
thoughts-first = { $seat } segue a primeira impressão.
thoughts-none = Nada ainda…
thoughts-progress = Busca do { $seat }
thoughts-line = O plano dele:
thoughts-turn = { $number }. { $seat }: { $turn }. Mostrar no tabuleiro
bots-pause = Pausar
bots-go-on = Continuar
bots-one-turn = Uma jogada
bots-controls = Bots contra bots

bots-pace = Velocidade dos bots
bots-pace-instant = Instantânea
bots-pace-quick = Rápida
bots-pace-normal = Normal
bots-pace-slow = Lenta
bots-thoughts = Mostrar o que os bots pensam
bots-ponder = Os bots também pensam na sua vez

own-bots = Seus bots
own-bots-open = Seus bots…
own-bots-yours = Bots adicionados
own-bots-what = Escreva seu próprio adversário em Python: jogue contra ele ou faça-o jogar um duelo contra outros bots. Ele não alcança esta página, suas partidas nem a rede.
own-bots-play = Jogar contra { $bot }
own-bots-add = Adicionar um bot
own-bots-file = De um arquivo .py ou um wheel…
own-bots-text = Colar o código
own-bots-text-hint = Cole o código do seu bot. O exemplo já funciona; o nome é o que vem depois de # na primeira linha.
own-bots-add-text = Adicionar este bot
own-bots-copy = Copiar o modelo
own-bots-package = Do índice de pacotes do Python
own-bots-package-hint = Só esta opção usa a rede: ela baixa o pacote e suas dependências. Tudo fica neste navegador.
own-bots-package-name = Nome do pacote
own-bots-fetch = Baixar e adicionar
own-bots-seconds = Tempo por jogada
own-bots-second = { $seconds } s
own-bots-remove = Remover { $bot }
own-bots-removed = { $bot } foi removido.
own-bots-replaced = Um { $bot } anterior deu lugar a este.
own-bots-changed = { $bot } foi alterado em outra aba, por isso não foi removido. A lista agora tem o código mais recente.
own-bots-unread =
    { $count ->
        [1] Um bot salvo não pode ser lido. Ele continua salvo.
       *[other] { $count } bots salvos não podem ser lidos. Eles continuam salvos.
    }
own-bots-code = Código
own-bots-copy-code = Copiar o código
own-bots-safe = Esta página foi aberta com ?safe: seus bots não rodam. Você pode removê-los.
own-bots-adding = Testando { $bot }…
own-bots-added = { $bot } está pronto: escolha-o como adversário.
own-bots-added-unsaved = { $bot } está pronto, mas este navegador não consegue salvá-lo: ele some quando a página for recarregada.
own-bots-not-added = { $bot } não foi adicionado.
own-bots-failed = { $bot }, o bot do { $seat }, parou.
own-bots-take-over = Jogar com o { $seat }
own-bots-other = Deixar outro bot jogar…
own-bots-trace = Para o autor

# What a bot did wrong; $place is one of the next two, or nothing.
place-line = { $file }, linha { $line }:{" "}
place-file = { $file }:{" "}
fault-syntax = { $place }não é Python válido: { $detail }.
fault-import = { $place }{ $detail }. Um bot só pode importar do seu arquivo, do seu wheel e da biblioteca do Python.
fault-no_think = { $place }não tem uma função `think(position, limit)`.
fault-no_thought = { $place }think() não gerou nenhum pensamento.
fault-endless = { $place }nenhum pensamento chegou a tempo; será um laço infinito?
fault-memory = { $place }precisa de mais memória do que pode ter.
fault-killed = { $place }não respondeu nem parou quando solicitado, então foi encerrado.
fault-died = { $place }o Python caiu ao rodá-lo, talvez por falta de memória.
fault-flood = { $place }mandou mensagens demais, ou longas demais, então foi encerrado.
fault-safe = { $place }não roda, porque esta página foi aberta com ?safe. Abra-a sem ?safe para ele jogar.
fault-no_room = { $place }o worker dele não iniciou, ou os arquivos dele não carregaram.
fault-install = { $place }não pôde ser baixado: { $detail }
fault-cheat = { $place }mandou algo que não é uma jogada.
fault-gone = { $place }não está mais neste aparelho.
fault-unread = { $place }está salvo, mas não pode ser lido. Adicione-o de novo.
fault-too_long = { $place }é grande demais: o limite é de { $detail } MB.
fault-crash = { $place }{ $detail }
fault-not_a_wheel =
    { $place }não pôde ser descompactado: { $detail ->
        [encrypted] está criptografado.
        [method] o método de compressão dele é incomum.
        [damaged] ele foi salvo com danos. Adicione o bot de novo.
        [slow] demora demais.
        [name] um dos arquivos dele não tem nome.
       *[other] { $detail }
    }
fault-wheel_bytes = { $place }os wheels dele ocupam mais de { $detail } MB descompactados.
fault-wheel_files = { $place }os wheels dele contêm mais de { $detail } arquivos.
fault-native = { $place }precisa do módulo nativo { $detail }, que não roda em navegadores.
fault-not_a_thought = { $place }think() gerou { $detail }, que não é nem um pensamento nem uma jogada.
fault-bad_numbers = { $place }value e nodes devem ser números, não { $detail }.
fault-bad_proven = { $place }proven deve ser None, "win" ou "loss", não { $detail }.
fault-bad_line = { $place }line deve ser uma tupla de jogadas, não { $detail }.
fault-illegal = { $place }fez uma jogada ilegal. { $why }

match = Duelo
match-what = Pares de partidas a partir de aberturas aleatórias; em cada par, cada bot joga uma vez de cada lado. As regras e o tabuleiro são os da sua partida: { $rules }, tabuleiro { $board }. Sua partida continua enquanto isso.
match-first = Primeiro bot
match-second = Segundo bot
match-pairs = Número de partidas
match-games = { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }
match-start = Começar o duelo
match-stop = Parar o duelo
match-go-on = Continuar o duelo
match-forget = Apagar o placar
match-forgotten = O placar foi apagado.
match-replaced = O placar de { $first } contra { $second } deu lugar a este duelo.
match-table = Regras e tabuleiro deste duelo: { $rules }, tabuleiro { $board }.
match-unsaved = Este navegador não consegue salvar o placar: ele some quando a página for recarregada.
match-of = { $first } contra { $second }:
match-stands =
    { $played ->
        [1] { $wins } de { $played } partida ganha.
       *[other] { $wins } de { $played } partidas ganhas.
    }
match-stands-running =
    { $played ->
        [1] { $wins } de { $played } partida ganha, faltando { $left }…
       *[other] { $wins } de { $played } partidas ganhas, faltando { $left }…
    }
match-stands-stopped =
    { $played ->
        [1] { $wins } de { $played } partida ganha; duelo parado.
       *[other] { $wins } de { $played } partidas ganhas; duelo parado.
    }
# Won, and where the share probably is: the 95% interval.
match-score = { $share } de vitórias. Em muitas partidas, provavelmente entre { $low } e { $high }.
match-mistakes =
    { $count ->
        [1] Uma partida foi perdida por um erro.
       *[other] { $count } partidas foram perdidas por erros. O primeiro:
    }

bench = Qual é a velocidade aqui?
bench-what = Mede o mesmo que python3 -m bug_engine bench: partidas aleatórias, jogadas contadas por perft, posições que a busca do bot mais forte avalia. Cada razão compara com um trecho fixo de Python; assim dá para comparar máquinas. Leva cerca de um minuto; deixe esta página na frente.
bench-measure = Medir
bench-running = Medindo…
bench-figure = Medida
bench-figure-baseline = Um trecho fixo de Python
bench-figure-playouts = Partidas aleatórias, tabuleiro { $board }
bench-figure-perft = Jogadas contadas, tabuleiro { $board }
bench-figure-search = Posições avaliadas, tabuleiro { $board }
bench-figure-signature = Assinatura da busca
bench-rate = Por segundo
bench-ratio = Razão
bench-text = As medidas como texto
bench-together =
    { $workers ->
        [1] { $name }, { $workers } worker
       *[other] { $name }, { $workers } workers ao mesmo tempo
    }
