### Partidas com um amigo em outro lugar: convites, jogadas enviadas, o que o link de um amigo traz.

together = Jogar com um amigo
together-invitation = Convite
together-start = Nova partida
together-games =
    { $count ->
        [0] Partidas com amigos
        [1] Partidas com amigos: { $count } espera por você
       *[other] Partidas com amigos: { $count } esperam por você
    }
together-list = Partidas com amigos
together-none = Ainda não há partidas.
together-friend = seu amigo
    .start = Seu amigo
together-me = Eu

together-how = Sem conta, sem servidor. Por link, você envia um link ao seu amigo depois de cada jogada: ele contém a partida inteira, por isso vocês podem levar dias e usar qualquer aparelho. Ao vivo, os dois aparelhos se conectam um ao outro.
together-what = { $rules } · { $board }
# The same, and the time for a turn, which may be empty.
together-terms-all = Tabuleiro: { $board }. Regras: { $rules }. { $time }
together-terms-usual = Tabuleiro: { $board }. { $time }
together-terms = Regras e tabuleiro:
together-change = Mudar
together-name = Seu nome (opcional)
together-starts = Quem começa?
together-starts-me = Eu começo
together-starts-friend = Meu amigo começa
together-lots = Ao vivo, os dois aparelhos fazem o sorteio juntos. Por link, só o seu faz, e seu amigo não pode conferir.
together-lots-over = Com uma conexão nova, os dois aparelhos fazem o sorteio juntos. Sem ela, só o seu faz, e seu amigo não pode conferir.
together-days = Limite de tempo
together-days-none = Sem limite
together-clock = Relógio: { $minutes } min + { $turn } s por jogada
together-clock-what = A primeira jogada não gasta tempo. Depois, o relógio de um jogador corre desde que ele vê a jogada anterior até jogar. Por link, o aparelho do seu amigo mede o tempo dele.
together-clock-step = A reserva é usada em blocos de { $step } s.
together-days-what = Os dias são contados pelas datas dos links. Cada aparelho escreve as suas, por isso vocês precisam confiar um no outro.
together-days-some =
    { $days ->
        [1] { $days } dia
       *[other] { $days } dias
    }
together-begin = Jogar por link
together-begin-over = Jogar com { $friend }

together-invited = { $friend } convida você para uma partida de Bug.
together-learn-first = Aprender o jogo primeiro
together-invited-nobody = Você recebeu um convite para uma partida de Bug.
together-came = É uma partida entre { $first } e { $second }. { $turns ->
        [0] Ainda não há jogadas.
        [1] Já tem { $turns } jogada.
       *[other] Já tem { $turns } jogadas.
    }
together-came-who = Você é um dos dois, em outro aparelho? Então continue com o seu nome. Se não, só veja a partida.
together-days-agreed =
    { $days ->
        [1] Cada jogada pode levar { $days } dia.
       *[other] Cada jogada pode levar { $days } dias.
    }
together-join = Jogar como { $seat }
together-join-other = É minha própria partida: jogar com o { $seat }
together-join-as = Continuar como { $name }
together-who-you = Você começa.
together-who-friend = { $friend } começa.
together-who-played = { $friend } fez a primeira jogada.
together-look = Só ver
together-looking = Esta é uma cópia da partida até agora.
together-looking-later = As próximas jogadas não aparecem aqui.
together-looking-what = O que você testar aqui fica aqui.
together-looking-play = Jogar nesta partida
together-fair = Igual para os dois jogadores: até o fim da partida, o Bug não dá dicas nem mostra ameaças, previsão ou território.
together-next = { $friend } quer uma revanche, com os lados trocados.
together-next-other = { $friend } propõe outra partida.
together-next-no = Agora não
together-next-asked = Você pediu uma revanche a { $friend }.
together-other-asked = Você propôs outra partida a { $friend }.

together-your-turn = É a sua vez.
together-turn-on = Sua jogada continua.
together-first-turn = Faça sua primeira jogada. Depois, envie-a para { $friend }.
together-send-invitation = Envie o convite para { $friend }, que começa.
together-send-turn = Sua jogada está feita. Envie-a para { $friend }.
together-send-word = Envie para { $friend } ficar sabendo.
# After an answer to a wish for a takeback, on the reader's turn.
together-send-or-play = É a sua vez. Jogue e sua resposta vai junto, ou envie-a agora.
together-waiting = Aguardando { $friend }. Abra ou cole o link que voltar.
together-waiting-file = Aguardando { $friend }. Cole aqui o que voltar.
together-waiting-live = Aguardando { $friend }.
together-unsent = Você jogou, mas sua jogada ainda não foi enviada.
together-live = Voltar à partida
together-news-turn = { $friend } jogou: é a sua vez.
together-news-clock = Seu relógio está correndo.
together-news-other = Sua partida com { $friend } mudou.
together-news-begins = { $friend } está a postos: a partida começa.
together-days-a-turn =
    { $days ->
        [1] { $days } dia por jogada.
       *[other] { $days } dias por jogada.
    }
together-days-begin = Os dias contam depois que ambos jogarem.
together-clock-waits = O relógio começa quando { $friend } abrir o link.
together-left-days =
    { $days ->
        [1] Resta { $days } dia.
       *[other] Restam { $days } dias.
    }
together-left-hours =
    { $hours ->
        [0] Resta menos de uma hora.
        [1] Resta { $hours } hora.
       *[other] Restam { $hours } horas.
    }
together-left-none = O tempo para esta jogada acabou.
together-claim = Reivindicar vitória
together-share = Compartilhar…
together-copy = Copiar link
together-copied = Copiado. Envie para { $friend }.
together-comes-back = Quando um link voltar, abra-o ou cole-o aqui.
together-link = Link da sua partida
together-copy-line = Copiar o texto
together-file-how = Esta página é um arquivo e não tem link. Seu amigo abre o Bug, toca em “Nova partida”, “Um amigo a distância”, depois em “Partidas com amigos”, e cola este texto.
together-copy-text = Copiar com tabuleiro
together-watchers = A partida até agora
together-watch = Copiar um link para a partida até agora
together-watch-what = Para outros: a partida como está agora. As próximas jogadas precisam de um novo link. Eles podem testar jogadas, com dicas e análise, mas não jogar na sua partida.
together-mail = E-mail
together-qr = QR code
together-qr-what = A câmera do seu amigo lê este código, e a partida se abre.
together-qr-file = Seu amigo abre o Bug, toca em “Nova partida”, “Um amigo a distância”, depois em “Partidas com amigos”, e lê este código.
together-undo = Desfazer
together-paste = Colar o link
together-paste-any = Colar o link de um amigo
together-open = Abrir
together-more = Mais
together-no-letter = Não há link para uma partida neste texto.

together-game = Esta partida
together-ways = Outras formas de jogar
together-back = Voltar jogada
together-ask = Pedir para voltar { $turn }
together-asked = { $friend } pede para voltar a jogada { $turn }.
together-asked-both = { $friend } pede para voltar a jogada { $turn }. A sua, { $own }, também volta.
together-agree = Aceitar
together-refuse = Recusar
table-undo = Pedido para voltar a jogada
table-asked = { $seat } pede para voltar a jogada { $turn }. { $other }, você aceita?
together-you-asked = Você pediu para voltar a jogada { $turn }.
# After it, on the reader's turn.
together-wait-or-play = Se você continuar jogando, o pedido é retirado.
together-resign = Desistir
together-resign-sure = Sim, desistir
together-end-won-resigned = { $friend } desistiu. Você ganhou!
together-end-lost-resigned = Você desistiu. { $friend } ganhou.
together-end-won-time = { $friend } esgotou o tempo de uma jogada. Você ganhou!
together-end-lost-time = Você esgotou o tempo de uma jogada. { $friend } ganhou.
together-end-won-played = Você ganhou!
together-end-lost-played = { $friend } ganhou.
together-rematch = Revanche

together-note-older = Esse link é mais antigo que a sua partida: nada mudou.
together-note-same = Você já tem isso: nada mudou.
together-note-version = Este link continua a sua outra versão, que volta a ser a da partida. A anterior fica em “Partidas com amigos”.
together-own-link = Este é o seu próprio link: nada mudou. Envie-o para { $friend }.
together-note-claimed = Uma jogada veio antes da reivindicação por tempo: a partida continua.
together-note-crossed = Vocês dois agiram antes de ver o que o outro tinha feito. A partida continua como mostra o tabuleiro.
together-note-left = Você se desconectou. A partida continua por link.
together-answer-refused = { $friend } não aceitou voltar a jogada.
together-answer-agreed = { $friend } aceitou voltar a sua jogada.
together-answered-yes = Você aceitou voltar a jogada.
together-answered-no = Você não aceitou voltar a jogada.
together-clash-fork = Este link e a sua partida diferem a partir da jogada { $turn }: { $known } na sua partida, { $received } no link. Seja qual for a escolha, a sua partida fica em “Partidas com amigos”.
together-clash-time = O tempo da jogada { $turn }, { $known }, é diferente: { $here } na sua partida, { $there } no link. Seja qual for a escolha, a sua partida fica em “Partidas com amigos”.
together-clash-order = Este link e a sua partida têm as mesmas jogadas, mas, a partir da jogada { $turn }, os tempos ou a ordem dos pedidos e das respostas são diferentes. Seja qual for a escolha, a sua partida fica em “Partidas com amigos”.
together-clash-mine = Este link já tem uma jogada { $turn } sua, { $received }. Você não a fez neste aparelho. Seja qual for a escolha, a sua partida fica em “Partidas com amigos”.
together-clash-mine-word = Este link tem algo seu que este aparelho não conhece: uma desistência, um pedido para voltar uma jogada ou a resposta a um pedido. Seja qual for a escolha, a sua partida fica em “Partidas com amigos”.
together-clash-terms = Este link é desta partida, mas tem outro tabuleiro, outras regras ou outros tempos. Seja qual for a escolha, a sua partida fica em “Partidas com amigos”.
together-keep = Manter minha partida
together-take = Ficar com a do link
together-kept = A sua própria versão fica em “Partidas com amigos”.
together-kept-open = Abrir

together-status-settle = duas versões
together-status-version = outra versão
together-status-send = para enviar
together-status-turn = sua vez
together-status-answer = pergunta para você
together-status-asked = aguarda resposta
together-status-waits = vez do amigo
together-status-invited = convite aberto
together-status-won = você ganhou
together-status-lost = você perdeu
together-entry = { $turns ->
        [0] ainda sem jogadas
        [1] { $turns } jogada
       *[other] { $turns } jogadas
    }
together-remove = Tirar da lista
together-remove-sure = Tirar a partida
together-removed = Partida com { $friend } removida.

# O que vai com o link. Quem lê é o seu amigo.
together-text-invitation = Vamos jogar Bug! Você começa.
together-text-turn = Nossa partida de Bug, jogada { $number }. { $me }: { $turn }. Sua vez!
together-text-back = Nossa partida de Bug: posso voltar a jogada { $turn }?
together-text-over = Nossa partida de Bug terminou.
together-text-resigned = Nossa partida de Bug: eu desisto. Você ganhou!
together-text-time = Nossa partida de Bug: acabou o tempo da sua jogada.
together-text-word = Nossa partida de Bug continua.
together-text-open = Abra este link:
together-text-paste = Cole esta linha no Bug, em “Nova partida”, “Um amigo a distância”, “Partidas com amigos”:
together-mail-subject = Bug: sua vez

notice-bad_letter = Não é possível ler este link de partida com um amigo.
notice-not_added = Não foi possível acrescentar isto à sua partida com um amigo.

# Uma conexão direta entre dois aparelhos.
direct = Conexão direta
direct-start = Jogar ao vivo
direct-where = Jogar ao vivo funciona quando vocês estão na mesma rede. De mais longe, talvez não: nesse caso, joguem por link.
direct-join = Entrar
direct-goes-on = { $friend } convida você a continuar a partida.
direct-join-server = Entrar e perguntar também
direct-join-without = Entrar sem ele
direct-server = O aparelho do seu amigo pergunta o endereço dele ao servidor STUN { $server }. Se o seu também perguntar, os dois podem se encontrar através de roteadores. O servidor vê seus endereços de rede, mas nada da partida.
direct-is-asked = Vocês jogam ao vivo: os dois aparelhos se conectam um ao outro, sem servidor no meio; cada um fica sabendo o endereço de rede do outro. Um convite é para um amigo só.
direct-who = Os dois aparelhos vão sortear quem começa.
direct-you-start = Você joga com o { $seat } e começa.
direct-you-play = Você joga com o { $seat }. { $friend } começa.
direct-is-handed = A resposta está agora na sua outra aba com o Bug. A partida começa lá; você pode fechar esta aba.
direct-is-preparing = Um momento…
direct-is-inviting = Envie este convite ao seu amigo e deixe esta página aberta. Depois insira a resposta que voltar.
direct-inviting-what = Os dois aparelhos se conectam um ao outro, e cada um fica sabendo o endereço de rede do outro.
direct-step-send = 1. Envie este convite ao seu amigo
direct-step-enter = 2. Seu amigo entra e envia uma resposta: insira-a aqui
direct-step-answer = Último passo: devolva esta resposta
direct-is-answering = Deixe esta página aberta. A partida começa quando seu amigo inserir a resposta.
direct-is-connecting = Conectando…
direct-is-open = Conectado.
direct-distance = Conectado. Atraso: { $lag } ms.
direct-lot-drawn = Os dois aparelhos fizeram o sorteio.
direct-lot-alone = Só o aparelho que convidou fez o sorteio: sem https, nenhum navegador pode conferir isso.
direct-lot-none = O aparelho do seu amigo escolheu quem começa: não fez o sorteio que o convite anunciava.
direct-first-me = Você começa.
direct-first-friend = { $friend } começa.
direct-is-returning = A conexão foi interrompida. Conectando de novo…
direct-page-left = { $friend } fechou ou recarregou a página. Conectando de novo…
direct-is-lost = A conexão caiu. A partida é mantida: convide de novo ou continue por link.
direct-is-elsewhere = Esta partida está sendo jogada ao vivo em outra aba deste navegador. Você pode jogar em qualquer uma.
direct-lost-guest = A conexão caiu. A partida é mantida. Responda ao novo convite do seu amigo, convide de novo ou continue por link.
direct-left = { $friend } saiu da conexão. A partida é mantida: convide de novo ou continue por link.
direct-lost-clock = Seu relógio continua correndo, e sua jogada será enviada depois.
direct-lost-wait = Só o aparelho de { $friend } sabe o tempo restante; enquanto isso, ninguém pode reivindicar a vitória.
direct-lost-turn = Sua jogada será enviada assim que houver conexão.
direct-lost-end = { $friend } ainda não sabe que a partida acabou: convide de novo ou continue por link.
direct-lost-over = A conexão terminou. Convide de novo para jogar outra partida ao vivo.
direct-invitation-over = Seu convite terminou quando a página foi recarregada. Convide de novo ou continue por link.
direct-is-failed = Os dois aparelhos não se alcançam: não têm uma rede em comum, ou seu amigo fechou a página que deu esta resposta.
direct-failed-guest = Não há conexão: outro aparelho usou o convite, seu amigo não inseriu a resposta a tempo, ou os dois aparelhos não têm uma rede em comum. Peça a ele um novo convite ou um link.
direct-failed-alone = Este navegador não dá nenhum endereço em que outro aparelho possa alcançá-lo: não há rede, ou uma configuração não permite.
direct-failed-stun = Os dois aparelhos não se alcançam, nem com esse servidor.
direct-no-code = Isto não é um convite nem uma resposta completa. Talvez uma parte tenha sido cortada ou alterada no caminho: copie tudo.
direct-letter = Este é o link de uma partida, não uma resposta.
direct-letter-open = Abrir a partida
direct-other-answer = Esta resposta é de outro convite. Envie ao seu amigo o convite acima e insira a resposta a ele.
direct-own-code = Este é o seu próprio convite. Envie-o ao seu amigo e insira a resposta que voltar.
direct-late-answer = Nenhum convite aberto espera esta resposta. Convide seu amigo de novo.
direct-dropped-size = A conexão foi encerrada: o aparelho do seu amigo enviou dados demais de uma vez. Sua partida é mantida.
direct-dropped-rate = A conexão foi encerrada: o aparelho do seu amigo enviou mensagens demais. Sua partida é mantida.
direct-dropped-form = A conexão foi encerrada: o aparelho do seu amigo enviou algo que não faz parte da partida. Sua partida é mantida.
direct-dropped-lots = A conexão foi encerrada: o aparelho do seu amigo não fez o sorteio como tinha prometido. Sua partida é mantida.
direct-leave = Desconectar
direct-leave-open = Desconectar e abrir
direct-ends-other = Sua conexão com { $friend } está aberta. “Jogar ao vivo” a encerra e cria outra.
direct-cancel = Cancelar
direct-by-link = Continuar por link
direct-back = Voltar ao tabuleiro
direct-again = Convidar de novo
direct-show = Mostrar o link
direct-other = Outra forma
direct-offer-link = Convite para enviar
direct-answer-link = Resposta para enviar
direct-copy-answer = Copiar resposta
direct-enter = Resposta do seu amigo
direct-file-answer = Seu amigo insere este texto em “Resposta do seu amigo”.
direct-connect = Conectar
camera-scan = Ler com a câmera
camera-asks = Seu navegador pergunta se a página pode usar a câmera. A imagem fica neste aparelho.
camera-look = Coloque o QR code do seu amigo diante da câmera.
camera-refused = Esta página não pode usar a câmera. Cole o código ou permita a câmera para esta página nas configurações do navegador.
camera-none = Nenhuma câmera está disponível. Cole o código.
direct-say = Dizer…
direct-stun = Endereço de um servidor STUN
direct-stun-what = Através de um roteador, pode funcionar com um servidor STUN. Ele fica sabendo seus endereços de rede, mas nada da partida. Escolha um em que você confia.
direct-stun-try = Tentar com ele
direct-two-tabs = Jogar os dois lados em duas abas
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-oops = Ops!
phrase-thanks = Valeu!
phrase-one-moment = Um momento, por favor.
phrase-not-now = Agora não, valeu.
phrase-bye = Tchau!
