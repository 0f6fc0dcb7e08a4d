### A coleção de partidas.

library = Suas partidas
library-search = Buscar
library-filter = Filtrar e mais
library-result = Resultado
library-result-any = Qualquer
library-result-won = Vitórias
library-result-lost = Derrotas
library-result-open = Não terminadas
library-opponent = Adversário
library-played = Tipo
library-played-device = em um só aparelho
library-played-bot = contra um bot
library-played-bots = bot contra bot
library-played-link = com um amigo por link
library-played-live = ao vivo com um amigo
library-played-friend = com um amigo
library-played-record = importada
library-played-opened = de um link
library-rules = Regras
library-board = Tabuleiro
library-any = Qualquer
library-tag = Etiqueta
library-folder = Pasta
library-no-folder = Sem pasta
library-sort = Ordem
library-sort-newest = Mais recentes primeiro
library-sort-oldest = Mais antigas primeiro
library-sort-longest = Mais longas primeiro
library-sort-shortest = Mais curtas primeiro
library-sort-chain = Maior cadeia
library-sort-margin = Vitória mais clara
library-count =
    { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }
library-picked =
    { $count ->
        [1] { $count } partida selecionada
       *[other] { $count } partidas selecionadas
    }
library-pick = Selecionar { $game }
library-pick-all = Selecionar todas
library-pick-none = Limpar a seleção
library-save-picked = Salvar em um arquivo
library-delete-picked = Excluir
library-move = Mover
library-more = Mostrar mais
library-empty = Ainda não há partidas. Cada partida que você terminar ou deixar fica guardada aqui.
library-none = Nenhuma partida encontrada.
library-clear = Mostrar todas as partidas
library-study = Estudar
library-replay = Rever
library-actions = Mais
library-edit = Nome e pasta
library-delete = Excluir
library-name = Nome
library-save = Salvar
library-deleted =
    { $count ->
        [1] A partida foi excluída.
       *[other] { $count } partidas foram excluídas.
    }
library-undo = Desfazer
library-cannot-open = Esta partida não pode ser aberta.
library-cannot-show = Esta partida não pode ser mostrada.
library-cannot-list = A lista das suas partidas não pode ser mostrada. Você pode salvá-las em um arquivo.
library-unread =
    { $count ->
        [1] Uma partida salva não pode ser lida. Ela continua salva.
       *[other] { $count } partidas salvas não podem ser lidas. Elas continuam salvas.
    }
library-failed-blocked = Este navegador não guarda suas partidas: elas ficam aqui até você fechar a página. Salve-as em um arquivo.
library-failed-full = Não há espaço para mais partidas. Salve-as em um arquivo e depois exclua algumas.
library-failed-undeleted = O navegador não excluiu as partidas do armazenamento: elas voltam quando você recarregar a página.
library-failed-silent = O armazenamento do navegador não responde. Enquanto isso, só as partidas desta visita estão aqui, e elas se perdem quando você fecha a página.
library-may-vanish = O navegador não aceitou: ele pode apagar suas partidas se você ficar um tempo sem visitar a página. Salve-as de vez em quando em um arquivo ou instale a página como app.
library-not-persisted = O navegador pode apagar suas partidas quando faltar espaço.
library-persist = Pedir para guardá-las
library-persisted = Agora o navegador guarda suas partidas até você excluí-las.
library-wipes = O Safari apaga suas partidas se você ficar sete dias sem visitar a página. Salve-as de vez em quando em um arquivo, ou adicione a página à Tela de Início ou ao Dock: lá elas ficam.
library-review-all =
    { $count ->
        [1] Revisar uma partida
       *[other] Revisar { $count } partidas
    }
library-reviewing = Revisando a partida { $done } de { $total }
library-reviewing-games = Revisando suas partidas
library-summed =
    { $games ->
        [1] { $games } partida revisada.
       *[other] { $games } partidas revisadas.
    }
library-summed-mistakes =
    { $count ->
        [0] Você não cometeu nenhum erro.
        [1] Você cometeu { $count } erro.
       *[other] Você cometeu { $count } erros.
    }
library-files = Backup e arquivos
library-files-hint = Um arquivo contém todas as suas partidas, seus exercícios e seu progresso nas lições e nos problemas. Abra-o aqui para recuperá-los, ou abra partidas de outros lugares: registros, links ou arquivos do Abstract Play.
library-backup = Salvar tudo
library-read-file = Abrir arquivos
library-text = Cole uma ou várias partidas
library-read-text = Adicionar estas partidas
library-reading = Lendo partidas
library-stop = Parar
library-cancelled = Interrompido.
library-added =
    { $count ->
        [0] Nenhuma partida adicionada.
        [1] Uma partida adicionada.
       *[other] { $count } partidas adicionadas.
    }
library-unkept =
    { $count ->
        [1] Mais uma aparece só até você fechar esta página: este navegador não conseguiu guardá-la.
       *[other] Mais { $count } aparecem só até você fechar esta página: este navegador não conseguiu guardá-las.
    }
library-known =
    { $count ->
        [1] Uma já estava aqui.
       *[other] { $count } já estavam aqui.
    }
library-completed =
    { $count ->
        [1] Uma que já estava aqui foi completada com jogadas, comentários ou tempos.
       *[other] { $count } que já estavam aqui foram completadas com jogadas, comentários ou tempos.
    }
library-guessed =
    { $count ->
        [1] Uma cabe em vários tabuleiros: confira-a.
       *[other] { $count } cabem em vários tabuleiros: confira-as.
    }
library-fits = tabuleiro { OR($boards) }; lida como { $board }
library-refused =
    { $count ->
        [1] Uma não pôde ser lida:
       *[other] { $count } não puderam ser lidas:
    }
library-at = { $place }:
library-at-game = Partida { $number }
library-at-line = linha { $line }
library-others =
    { $count ->
        [1] Uma não é uma partida de Bug.
       *[other] { $count } não são partidas de Bug.
    }
library-exercises =
    { $count ->
        [1] Com elas veio um exercício.
       *[other] Com elas vieram { $count } exercícios.
    }
library-unsaved = Nada foi salvo.
library-lacks = Não foi possível ler algumas partidas ou exercícios salvos: eles não estão no arquivo.
library-broke-off = A leitura foi interrompida.
library-unlearned = Os exercícios e o progresso deste arquivo não foram lidos: uma parte da página não carregou. Verifique sua conexão e abra o arquivo de novo.
library-unread-learning = Esta versão não consegue ler todos os exercícios, ou não o progresso, deste arquivo: talvez ele seja de uma versão posterior. Eles ficaram de fora; o arquivo ainda os contém.
library-file-large = “{ $name }” tem mais de { $limit } MB e não foi aberto.
library-file-unreadable = Não foi possível abrir “{ $name }”.
library-file-empty = “{ $name }” não contém nenhuma partida.
library-spare =
    { $count ->
        [1] Mais um exercício ficou de fora: um arquivo pode trazer { $limit }.
       *[other] Mais { $count } exercícios ficaram de fora: um arquivo pode trazer { $limit }.
    }
library-save-abstract-play = Salvar para o Abstract Play
library-left-out =
    { $count ->
        [1] Uma partida fica de fora.
       *[other] { $count } partidas ficam de fora.
    }
library-own-board = Tabuleiro próprio
library-you = Você
library-colour = { $seat }
library-players = { $first } – { $second }
library-unfinished = Não terminada
library-no-winner = Sem vencedor
library-you-won = Você ganhou
library-you-lost = Você perdeu
library-won = { $name } ganhou
library-margin =
    { $margin ->
        [1] por uma casa
       *[other] por { $margin } casas
    }
library-ran-out =
    { $who ->
        [lost] { $name } ficou sem casas primeiro
       *[won] por ficar sem casas primeiro
    }
library-ending-handicap = pelo handicap
library-ending-time = por tempo
library-ending-resignation = por desistência
library-ending-abandonment = por abandono
library-ending-other = conforme o registro
library-turns =
    { $count ->
        [1] { $count } jogada
       *[other] { $count } jogadas
    }
library-mistakes =
    { $count ->
        [0] nenhum erro
        [1] { $count } erro
       *[other] { $count } erros
    }
library-accuracy = precisão { $percent }
library-reviewed = revisada
library-chain = cadeia de { $count }
library-long-chain = cadeia longa de { $count }
