### Os próprios erros, como exercícios.

learn-page-mistakes = Seus erros
learn-mistakes = Seus erros
    .what = Posições ganhas que você perdeu em partidas e problemas. Cada uma volta até você dominá-la.
mistakes-count =
    { $due ->
        [0] Nada para hoje
       *[other] { $due } para hoje
    }
mistakes-solve = Aprender com seus erros
mistakes-ahead = Praticar mesmo assim
mistakes-all = Ver todos
mistakes-none = Jogue contra um bot ou um amigo e depois revise a partida. Uma vitória perdida vira exercício se estiver provada e se poucas jogadas ganhavam. Os problemas que você errar também vêm para cá.
mistakes-found =
    { $count ->
        [1] Um exercício desta partida.
       *[other] { $count } exercícios desta partida.
    }
mistakes-missing-unclear = Nenhum exercício desta partida: onde você deixou escapar uma vitória, tantas outras jogadas ganhavam que seria fácil demais.
mistakes-missing-unproven = Nenhum exercício desta partida: não está provado que seus erros deixaram escapar uma vitória.
mistakes-failed = Este navegador não guarda seus exercícios: eles ficam aqui até você fechar a página.
mistake-cannot-show = Este exercício não pode ser mostrado.
mistake-refused = Este exercício não pode ser mostrado: esta versão do Bug não aceita a posição ou a solução dele. Ele volta uma semana mais tarde.
mistakes-unread =
    { $count ->
        [1] Um exercício salvo não pode ser lido. Ele continua salvo.
       *[other] { $count } exercícios salvos não podem ser lidos. Eles continuam salvos.
    }
mistake-of-game = Da sua partida contra { $name }, { $ago }
mistake-of-puzzle = { $puzzle }, errado { $ago }
mistake-friend = um amigo
mistake-task = Vez do { $seat }. Encontre uma jogada que ganhe.
mistake-few =
    { $count ->
        [1] De { $turns } possibilidades, só { $count } ganha.
       *[other] De { $turns } possibilidades, só { $count } ganham.
    }
mistake-ways =
    { $count ->
        [1] Uma jogada ganha. Todas as outras perdem.
       *[other] Há { $count } jogadas que ganham. Todas as outras perdem.
    }
mistake-ways-known =
    { $count ->
        [1] Está provado que uma jogada ganha. Pode haver outras.
       *[other] Está provado que { $count } jogadas ganham. Pode haver outras.
    }
mistake-solved = Certo: esta jogada ganha.
mistake-solved-hints = Certo: esta jogada ganha. Você usou dicas.
mistake-played = Naquele momento você jogou { $turn }. Depois disso, o { $seat } ganha: { $line }.
mistake-played-end = Naquele momento você jogou { $turn }, e o { $seat } ganhou na hora.
mistake-tried = Daquela vez você tentou { $turn }. Depois disso, o { $seat } ganha: { $line }.
mistake-tried-only = Daquela vez você tentou { $turn }.
mistake-line = { $seat } ganha assim:
mistake-also = { $seat } também ganha com { $turn }, por exemplo:
mistake-due = para agora
mistake-comes = volta { $when }
mistake-returns = Este exercício volta { $when }.
mistake-next = Próximo erro
mistake-show = Ver a solução
mistake-more = Mais
mistake-retire = Já sei
mistake-put-off = Adiar uma semana
mistake-remove = Remover
mistake-restart = Recomeçar
mistakes-away = Dominados e removidos: { $count }
mistake-is-known = dominado
mistake-is-removed = removido
mistake-did-remove = O exercício foi removido.
mistake-did-retire = Você já sabe: ele não volta.
mistake-did-restart = Ele recomeça e é para agora.
mistake-did-postpone = Ele volta uma semana mais tarde.
